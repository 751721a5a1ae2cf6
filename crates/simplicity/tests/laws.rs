//! Simplicity keeps every law, with every number of players, every option and custom components.

use std::collections::BTreeSet;

use kernel::{Game, Input, InputOf, Observer, Rng, Seat};
use search::make_player;
use simplicity::{
    Action, COLUMNS, Chance, Face, Ground, Library, Order, ROWS, Setup, Simplicity, Slot, Space,
    State, Step, Strip, Team, Tile,
};
use testkit::{Subject, Sum, check_all, legal, same_game};

use crate::shared;

/// Every value of `tie_break`, `stuck` and `order`, and every pair of them.
const REST: [[&str; 3]; 4] = [
    ["final_pawns", "no_tile_fits", "random"],
    ["final_pawns", "per_tile", "fixed"],
    ["last_round_order", "no_tile_fits", "fixed"],
    ["last_round_order", "per_tile", "random"],
];

/// Simplicity with the components of a name.
struct With<const OWN: bool>;

impl<const OWN: bool> Subject for With<OWN> {
    type Game = Simplicity;

    /// Every number of players with every pair of values of any two options.
    fn setups() -> Vec<Setup> {
        let components = if OWN { "own" } else { "standard" };
        let mut setups = vec![];
        for players in 2..=6 {
            for demolition in ["by_players", "always", "never"] {
                for first_face in ["random", "a", "b"] {
                    for [tie_break, stuck, order] in REST {
                        setups.push(shared::setup(
                            players,
                            &[
                                ("components", components),
                                ("demolition", demolition),
                                ("first_face", first_face),
                                ("tie_break", tie_break),
                                ("stuck", stuck),
                                ("order", order),
                            ],
                        ));
                    }
                }
            }
        }
        setups
    }

    fn library() -> Library {
        shared::library()
    }

    /// The log has the list of a fixed order.
    fn as_written(setup: &Setup) -> Setup {
        let mut setup = setup.clone();
        if let Order::Fixed(list) = &mut setup.order {
            list.clear();
        }
        setup
    }

    /// Every draw, including strips that no set has; every team, including teams that do not play,
    /// blocking and building everywhere, also outside the city, by its owner's seat; and by every
    /// other seat, at the table or not, at least somewhere.
    fn all_inputs(game: &Simplicity) -> Vec<InputOf<Simplicity>> {
        let mut inputs = vec![];
        inputs.extend(Strip::ALL.map(|strip| Input::Chance(Chance::Strip(strip))));
        inputs.extend(Face::ALL.map(|face| Input::Chance(Chance::Face(face))));
        inputs.extend(Team::ALL.map(|team| Input::Chance(Chance::Pawn(team))));
        inputs.extend(Tile::ALL.map(|tile| Input::Chance(Chance::Tile(tile))));
        for (team, slot) in pairs(Team::ALL, Slot::ALL) {
            for seat in Seat::first(Seat::MAX) {
                inputs.push(Input::Act { seat, action: Action::Block { team, slot } });
                let space = Space::new(slot.index(), seat.index() % ROWS);
                let action = Action::Take { team, slot, space };
                inputs.extend((seat != game.owner(team)).then_some(Input::Act { seat, action }));
            }
            let seat = game.owner(team);
            inputs.extend(pairs(0..COLUMNS, 0..ROWS).map(|(column, row)| {
                let space = Space::new(column, row);
                Input::Act { seat, action: Action::Take { team, slot, space } }
            }));
        }
        inputs
    }

    /// Simplicity has no secrets.
    fn redeal(_: &Simplicity, state: &State, _: Observer, _: &mut Rng) -> State {
        *state
    }

    fn conserved(game: &Simplicity, state: &State) -> Vec<Sum> {
        let mut sums = tiles(game, state);
        sums.extend(discs(game, state));
        sums.extend(tokens(game, state));
        sums.extend(pawns(game, state));
        sums
    }

    /// One input a step: the strips, the face, the pawns, and in each of five rounds the tiles, the
    /// block and a turn of each team.
    fn bound(game: &Simplicity) -> usize {
        let teams = game.team_count();
        let round = Slot::COUNT + usize::from(game.demolition()) + teams;
        game.columns() + 1 + teams + 5 * round
    }
}

fn pairs<A: Copy, B>(
    ones: impl IntoIterator<Item = A>,
    others: impl IntoIterator<Item = B> + Clone,
) -> impl Iterator<Item = (A, B)> {
    ones.into_iter().flat_map(move |one| others.clone().into_iter().map(move |other| (one, other)))
}

/// How many rounds are over.
fn rounds_over(game: &Simplicity, state: &State) -> i64 {
    match game.step(state) {
        Step::Over => 5,
        step => step.round().map_or(0, |round| i64::from(round) - 1),
    }
}

/// How many teams have taken a tile in this round.
fn taken(game: &Simplicity, state: &State) -> usize {
    match game.step(state) {
        Step::Take { place, .. } => usize::from(place),
        _ => 0,
    }
}

fn sum(what: &'static str, counted: impl TryInto<i64>, due: impl TryInto<i64>) -> Sum {
    let number = |number: Option<i64>| number.expect("a small number");
    Sum { what, counted: number(counted.try_into().ok()), due: number(due.try_into().ok()) }
}

/// SIM-2.1, SIM-4.1: every tile is in the bag, in the offer, built or discarded. No counter has the
/// discards, but a round draws seven tiles and builds one per team, which gives their number.
fn tiles(game: &Simplicity, state: &State) -> Vec<Sum> {
    let box_of_tiles = game.components().tiles();
    let printed = |wanted: Tile| {
        let columns = state.columns.into_iter().flatten();
        let pieces = columns.filter_map(|strip| game.components().strip(strip));
        let grounds = pieces.flat_map(|piece| piece.spaces);
        grounds.filter(|ground| *ground == Ground::Printed(wanted)).count() as i64
    };
    let built = |tile: Tile| i64::from(state.city.tiles[tile.index()].len()) - printed(tile);
    let offered = |tile: Tile| state.offer.iter().filter(|slot| **slot == Some(tile)).count();
    let seen = |tile: Tile| i64::from(state.bag[tile.index()]) + offered(tile) as i64 + built(tile);
    let discarded = rounds_over(game, state) * (Slot::COUNT - game.team_count()) as i64;
    let too_many = |tile: &Tile| seen(*tile) > i64::from(box_of_tiles[tile.index()]);
    let stacked = Tile::ALL.map(|tile| state.city.tiles[tile.index()].len()).iter().sum::<u32>();
    vec![
        sum(
            "tiles",
            Tile::ALL.map(seen).iter().sum::<i64>() + discarded,
            box_of_tiles.iter().map(|count| i64::from(*count)).sum::<i64>(),
        ),
        sum("types with tiles from nowhere", Tile::ALL.iter().filter(|t| too_many(t)).count(), 0),
        sum("spaces built on", state.city.built().len(), stacked),
        sum("discs under which a tile lies", state.city.owned().len(), {
            Tile::ALL.map(built).iter().sum::<i64>()
        }),
    ]
}

/// SIM-3.4: a team lays a disc each turn, five in a game, never two on one space.
fn discs(game: &Simplicity, state: &State) -> Vec<Sum> {
    let this_round = &state.order[..taken(game, state)];
    let laid = |team: &Team| state.city.discs[team.index()].len();
    let turns =
        |team: &Team| rounds_over(game, state) + i64::from(this_round.contains(&Some(*team)));
    let mut sums: Vec<Sum> =
        Team::ALL[..game.team_count()].iter().map(|t| sum("discs", laid(t), turns(t))).collect();
    sums.push(sum("spaces with a disc", state.city.owned().len(), {
        Team::ALL.iter().map(laid).sum::<u32>()
    }));
    sums
}

/// SIM-2.9, SIM-4.2: one token after the last pawn is placed, and one after each of rounds 1 to 4.
fn tokens(game: &Simplicity, state: &State) -> Vec<Sum> {
    let given: i64 = state.tokens.iter().map(|count| i64::from(*count)).sum();
    let due = match game.step(state) {
        Step::Strip { .. } | Step::Face | Step::Pawn { .. } => 0,
        Step::Over => 5,
        _ => 1 + rounds_over(game, state),
    };
    vec![sum("tokens", given, due)]
}

/// SIM-3.4: no two pawns move into one slot, though one may enter a slot where another, still to
/// move, has been since the last round. SIM-2.8, SIM-4.2: every team has one place in the order.
fn pawns(game: &Simplicity, state: &State) -> Vec<Sum> {
    let (moved, waiting) = state.order.split_at(taken(game, state));
    let slots = |teams: &[Option<Team>]| {
        let pawns = teams.iter().flatten().filter_map(|team| state.pawns[team.index()]);
        pawns.collect::<BTreeSet<Slot>>().len()
    };
    let in_order: BTreeSet<Team> = state.order.into_iter().flatten().collect();
    let standing = state.pawns.iter().flatten().count();
    vec![
        sum("slots with a pawn", slots(moved) + slots(waiting), standing),
        sum("teams in the order", in_order.len(), standing),
    ]
}

#[test]
fn it_keeps_the_laws() {
    check_all::<With<false>>(1, 1);
}

#[test]
fn it_keeps_the_laws_with_own_components() {
    check_all::<With<true>>(1, 2);
}

/// Law 10 for players.
#[test]
fn the_same_seed_and_players_give_the_same_game() {
    for players in 2..=6 {
        let setup = shared::setup(players, &[]);
        for spec in ["random", "random-move", "greedy", "greedy:noise=30"] {
            let new_bot = || {
                let mut player = make_player::<Simplicity>(spec).expect("the player is known");
                move |game: &Simplicity, state: &State, seat, rng: &mut kernel::Rng| {
                    let actions = legal(game, state, seat);
                    let view = game.view(state, Observer::Seat(seat));
                    Some(actions[player.choose(game, &view, seat, &actions, rng)])
                }
            };
            for seed in 0..5 {
                same_game(&setup, seed, 100, new_bot)
                    .unwrap_or_else(|why| panic!("{spec}, {players} players: {why}"));
            }
        }
    }
}
