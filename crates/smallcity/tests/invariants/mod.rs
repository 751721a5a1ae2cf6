//! Section 21 of the rules, invariants 4 to 13, and invariants 1 to 4 and 8 of the expansion, over
//! random games in set-ups that cover every triple of modules, seats and choices. Law 8 covers
//! invariants 1 to 3.

mod pieces;
mod play;

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Game, Input, InputOf, Observer, Seat, Turn};
use smallcity::{Action, Borough, Cells, Event, Kind, SmallCity, State, TileRule};
use testkit::Walk;

use crate::subject::sets::holding;
use crate::subject::{harsh, lavish, varied};

/// How often a check found a case to look at, or what is broken.
type Found = Result<usize, String>;
type Check = fn(&Walk<SmallCity>) -> Found;

/// The checks, with the number of cases that each must find in all games together.
const CHECKS: &[(&str, usize, Check)] = &[
    ("pieces are conserved in varied games", 50_000, pieces::pieces_are_conserved_in_varied_games),
    (
        "no two things share a cell and every tile has a legal shape in the zone",
        50_000,
        pieces::no_two_things_share_a_cell_and_every_tile_has_a_legal_shape_in_the_zone,
    ),
    ("everybody is on a space of their own", 20_000, pieces::everybody_is_on_a_space_of_their_own),
    (
        "every tile met its criterion when it was placed",
        3_000,
        pieces::every_tile_met_its_criterion_when_it_was_placed,
    ),
    (
        "no home and factory are ever in each others influence area",
        1_000,
        pieces::no_home_and_factory_are_ever_in_each_others_influence_area,
    ),
    (
        "a plan uses at most its points and grows the zone at most once",
        2_000,
        play::a_plan_uses_at_most_its_points_and_grows_the_zone_at_most_once,
    ),
    ("a tile rises at most one level a round", 200, play::a_tile_rises_at_most_one_level_a_round),
    (
        "what a reveal builds was planned as it stands",
        1_000,
        play::what_a_reveal_builds_was_planned_as_it_stands,
    ),
    (
        "tourists are only with neighbours in commerce factories and museums",
        1_000,
        play::tourists_are_only_with_neighbours_in_commerce_factories_and_museums,
    ),
    (
        "no more is stored than there is room for",
        2_000,
        play::no_more_is_stored_than_there_is_room_for,
    ),
    ("votes and money are never negative", 10_000, play::votes_and_money_are_never_negative),
    (
        "pollution falls only through row 5 of the council",
        100,
        play::pollution_falls_only_through_row_5_of_the_council,
    ),
    (
        "nobody moves to a space that was occupied when the step began",
        2_000,
        play::nobody_moves_to_a_space_that_was_occupied_when_the_step_began,
    ),
    (
        "a plan fails at the reveal only for stock or in a cascade",
        20,
        play::a_plan_fails_at_the_reveal_only_for_stock_or_in_a_cascade,
    ),
    ("commits commute", 200, play::commits_commute),
    ("no view shows the plan of another seat", 1_000, play::no_view_shows_the_plan_of_another_seat),
    ("a game has eight rounds of eight phases", 90, play::a_game_has_eight_rounds_of_eight_phases),
    (
        "forest never grows and gives at most its cells in wood",
        50,
        play::forest_never_grows_and_gives_at_most_its_cells_in_wood,
    ),
    ("a castle has forest around it", 2, pieces::a_castle_has_forest_around_it),
    ("a garden has at most one statue", 50, pieces::a_garden_has_at_most_one_statue),
    (
        "officers are on the board with their station",
        500,
        pieces::officers_are_on_the_board_with_their_station,
    ),
    (
        "roads lie between tiles and turn at roundabouts",
        300,
        pieces::roads_lie_between_tiles_and_turn_at_roundabouts,
    ),
    (
        "riots are as large as their round and spare whom officers cover",
        100,
        play::riots_are_as_large_as_their_round_and_spare_whom_officers_cover,
    ),
];

/// Random games of a number of seats, in every set-up of those that cover every triple: as it is,
/// with scarce resources and with plenty.
fn games(players: u8) -> impl Iterator<Item = Walk<SmallCity>> {
    let kinds = [|setup| setup, harsh, lavish];
    let all = holding(3).into_iter().filter(move |setup| setup.players == players);
    let all = all.flat_map(move |setup| kinds.map(|kind| kind(setup.clone())));
    (0..).zip(all).step_by(testkit::often(2, 1)).map(|(seed, setup)| {
        let game = SmallCity::new(&setup).unwrap_or_else(|bad| panic!("{bad}"));
        Walk::play(game, seed, 20_000, varied)
    })
}

/// The results of the games of a number of seats.
#[derive(Default)]
struct Report {
    /// By check, the number of cases.
    found: Vec<usize>,
    /// What is broken: the first game of each check.
    broken: BTreeMap<&'static str, String>,
    /// The names of the events.
    events: BTreeSet<String>,
}

impl Report {
    fn of(players: u8) -> Report {
        let mut report = Report { found: vec![0; CHECKS.len()], ..Report::default() };
        for walk in games(players) {
            assert_eq!(walk.game.turn(&walk.states[walk.inputs.len()]), Turn::Over);
            for ((name, _, check), found) in CHECKS.iter().zip(&mut report.found) {
                match check(&walk) {
                    Ok(count) => *found += count,
                    Err(why) => {
                        report.broken.entry(name).or_insert_with(|| place(&walk, &why));
                    }
                }
            }
            let pairs = walk.states.iter().zip(&walk.states[1..]).zip(&walk.inputs);
            for ((before, after), input) in pairs {
                let events = Change { game: &walk.game, before, input, after }.events();
                report.events.extend(events.iter().map(name_of));
            }
        }
        report
    }
}

/// The name of an event.
fn name_of(event: &Event) -> String {
    format!("{event:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// What is broken, and in which game.
fn place(walk: &Walk<SmallCity>, why: &str) -> String {
    let setup = walk.game.setup();
    format!(
        "{why}\n    {} seats, modules {:?}, advanced {}, constants {}, seed {}",
        setup.players,
        setup.modules,
        setup.advanced,
        setup.constants.name(),
        walk.seed
    )
}

#[test]
fn the_invariants_hold_in_random_games() {
    let reports: Vec<Report> = std::thread::scope(|scope| {
        let halves = [[1, 4], [2, 3]].map(|players| scope.spawn(move || players.map(Report::of)));
        halves.into_iter().flat_map(|half| half.join().expect("no game panics")).collect()
    });
    let broken: Vec<String> = reports
        .iter()
        .flat_map(|report| &report.broken)
        .map(|(name, why)| format!("{name}: {why}"))
        .collect();
    assert!(broken.is_empty(), "\n{}", broken.join("\n"));
    for (number, (name, least, _)) in CHECKS.iter().enumerate() {
        let found: usize = reports.iter().map(|report| report.found[number]).sum();
        assert!(found >= *least, "{name}: only {found} cases were looked at");
    }
    // The games contain the events that the rules are about.
    let told: BTreeSet<&str> =
        reports.iter().flat_map(|report| &report.events).map(String::as_str).collect();
    let missing: Vec<_> = EVENTS.iter().filter(|name| !told.contains(**name)).collect();
    assert!(missing.is_empty(), "no event reports {missing:?}, only of {told:?}");
}

/// Every state of a game.
fn states(walk: &Walk<SmallCity>, check: impl Fn(&SmallCity, &State) -> Found) -> Found {
    walk.states.iter().map(|state| check(&walk.game, state)).sum()
}

/// A step of a game.
struct Change<'a> {
    game: &'a SmallCity,
    before: &'a State,
    input: &'a InputOf<SmallCity>,
    after: &'a State,
}

impl Change<'_> {
    /// The events that a spectator gets.
    fn events(&self) -> Vec<Event> {
        let mut events = vec![];
        self.game.events(self.before, self.input, self.after, Observer::Spectator, &mut events);
        events
    }

    /// Whether plans were revealed.
    fn reveals(&self) -> bool {
        let commit = matches!(self.input, Input::Act { action: Action::Commit, .. });
        commit
            && self.game.step(self.before) == "p2.plan"
            && self.game.step(self.after) != "p2.plan"
    }
}

/// Every input of a game.
fn changes(walk: &Walk<SmallCity>, check: impl Fn(&Change<'_>) -> Found) -> Found {
    let pairs = walk.states.iter().zip(&walk.states[1..]).zip(&walk.inputs);
    pairs
        .map(|((before, after), input)| check(&Change { game: &walk.game, before, input, after }))
        .sum()
}

/// A whole game.
fn whole(walk: &Walk<SmallCity>, check: impl Fn(&Walk<SmallCity>) -> Found) -> Found {
    check(walk)
}

/// Fails with a sentence unless the condition holds.
fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn seats(game: &SmallCity) -> impl DoubleEndedIterator<Item = Seat> {
    Seat::first(game.seats())
}

fn rule(game: &SmallCity, kind: Kind) -> &TileRule {
    game.rules().tile(kind)
}

/// The events that must occur in some game.
const EVENTS: &[&str] = &[
    "Arrived",
    "Bought",
    "Built",
    "CardBoxed",
    "CemeteryGrown",
    "Charged",
    "Cleaned",
    "CouncilMove",
    "Died",
    "Discarded",
    "Earned",
    "Eliminated",
    "Enlarged",
    "Entered",
    "Failed",
    "Idle",
    "Manned",
    "Moved",
    "Newcomers",
    "Platform",
    "Polluted",
    "Produced",
    "PromiseJudged",
    "Saved",
    "Soiled",
    "Sold",
    "Stored",
    "Supplied",
    "Traded",
    "Upgraded",
    "Voted",
    "WentHome",
    "ZoneGrown",
];

/// The tiles of a borough.
fn tiles(borough: &Borough) -> Vec<(Kind, Cells)> {
    borough.tiles.iter().map(|(_, kind, cells)| (kind, cells)).collect()
}
