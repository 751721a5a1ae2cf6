//! Bad input (section 7): every refusal, provoked in positions of real games, has its stable code,
//! names its rule and its cause, and leaves the state unchanged.

use kernel::{Fault, Game, Input as KernelInput, Notation, RefusalDoc, Seat};
use simplicity::{
    Action, Chance, Entry, Face, Ground, Illegal, Input, Simplicity, Slot, Space, State, Step,
    Strip, Team, Tile,
};
use words::{Language, Words};

use crate::shared::{self, game};

type Options = &'static [(&'static str, &'static str)];
/// An input that must be refused, and a word that the sentence must contain.
type Provoked = (Input, Vec<String>);

/// Plays random games at a table and compares the refusal of each input from `provoke` with its
/// code, its rule and the word in the sentence, in the first dozen positions where `provoke` finds
/// one.
fn refused(
    code: &str,
    rule: &str,
    (players, options): (u8, Options),
    provoke: impl Fn(&Simplicity, &State) -> Option<Provoked>,
) {
    let game = game(players, options);
    let positions = (0..5_000).flat_map(|seed| shared::states(&game, seed));
    let served = positions.filter_map(|state| provoke(&game, &state).map(|found| (state, found)));
    let mut provoked = 0;
    for (state, (input, named)) in served.take(12) {
        let mut after = state;
        let refusal = game.apply(&mut after, &input).expect_err(code);
        assert_eq!(after, state, "refused, {input:?} changes nothing");
        assert_eq!(game.check(&state, &input).as_ref(), Err(&refusal));
        assert_eq!((refusal.code(), refusal.rule()), (code, Some(rule)), "{input:?}: {refusal}");
        // The word may begin the sentence.
        let sentence = told(&refusal).to_lowercase();
        for what in named {
            assert!(sentence.contains(&what.to_lowercase()), "{sentence:?} does not name {what}");
        }
        provoked += 1;
    }
    assert!(provoked > 0, "no position serves to provoke {code}");
}

/// The sentence of a refusal.
fn told(refusal: &Illegal) -> String {
    let words = Words::new(Language::english().of_game(Simplicity::NAME));
    words.tell("refusal", &RefusalDoc::of(refusal))
}

/// The name of a team for people: its emblem.
fn named(team: Team) -> String {
    ["Star", "Moon", "Wave", "Heart", "Lightning", "Tulip"][team.index()].to_owned()
}

/// Like [`refused`], where the team to act takes a tile.
fn refused_take(
    code: &str,
    rule: &str,
    table: (u8, Options),
    provoke: impl Fn(&ToTake<'_>) -> Option<(Slot, Space, Vec<String>)>,
) {
    refused(code, rule, table, |game, state| {
        let turn = ToTake::of(game, state)?;
        let (slot, space, named) = provoke(&turn)?;
        Some((turn.take(slot, space), named))
    });
}

/// A position in which a team is to take a tile, examined by SIM-3.4 and SIM-3.5 alone.
struct ToTake<'a> {
    game: &'a Simplicity,
    state: &'a State,
    team: Team,
}

impl<'a> ToTake<'a> {
    fn of(game: &'a Simplicity, state: &'a State) -> Option<ToTake<'a>> {
        let Step::Take { place, .. } = game.step(state) else { return None };
        Some(ToTake { game, state, team: state.order[usize::from(place)]? })
    }

    fn take(&self, slot: Slot, space: Space) -> Input {
        take(self.game, self.team, slot, space)
    }

    /// The slots whose tile is neither taken nor blocked (SIM-3.4).
    fn slots(&self) -> Vec<Slot> {
        let free = |slot: &Slot| {
            self.state.offer[slot.index()].is_some() && self.state.blocked != Some(*slot)
        };
        Slot::ALL.into_iter().filter(free).collect()
    }

    /// All spaces of the city with what is printed on them.
    fn spaces(&self) -> impl Iterator<Item = (Space, Ground)> {
        let all = (0..7).flat_map(|column| (0..7).map(move |row| Space::new(column, row)));
        all.filter_map(|space| Some((space, self.game.ground(self.state, space)?)))
    }

    /// The spaces without a tile and without a printed building (SIM-3.5).
    fn open(&self) -> impl Iterator<Item = (Space, Ground)> {
        self.spaces().filter(|(space, _)| self.state.city.tile(*space).is_none())
    }

    /// The open spaces with a symbol of a slot, or any open one for slot 7 (SIM-3.5).
    fn fitting(&self, slot: Slot) -> Vec<Space> {
        let symbols = self.game.components().symbols(self.state.face.expect("a face is up"), slot);
        let fits = |ground| match ground {
            Ground::Symbol(symbol) => slot == Slot::LAST || symbols.contains(&symbol),
            Ground::Blank => slot == Slot::LAST,
            Ground::Printed(_) => false,
        };
        self.open().filter(|(_, ground)| fits(*ground)).map(|(space, _)| space).collect()
    }

    /// An available slot before the last whose tile fits somewhere, or nowhere.
    fn slot_that_fits(&self, somewhere: bool) -> Option<Slot> {
        let mut slots = self.slots().into_iter().filter(|&slot| slot != Slot::LAST);
        slots.find(|&slot| self.fitting(slot).is_empty() != somewhere)
    }

    fn blank(&self) -> Option<Space> {
        self.open().find(|(_, ground)| *ground == Ground::Blank).map(|(space, _)| space)
    }

    fn printed(&self) -> Option<Space> {
        let mut spaces = self.spaces();
        spaces.find(|(_, ground)| matches!(ground, Ground::Printed(_))).map(|(space, _)| space)
    }

    fn occupied(&self) -> Option<Space> {
        self.spaces().map(|(space, _)| space).find(|&at| self.state.city.owner(at).is_some())
    }

    /// An open space with a symbol that is not the slot's.
    fn other_symbol(&self, slot: Slot) -> Option<Space> {
        let fitting = self.fitting(slot);
        let is_other = |(space, ground): &(Space, Ground)| {
            matches!(ground, Ground::Symbol(_)) && !fitting.contains(space)
        };
        self.open().find(is_other).map(|(space, _)| space)
    }

    /// Whether no available tile fits anywhere (SIM-3.7).
    fn nothing_fits(&self) -> bool {
        self.slots().iter().all(|&slot| self.fitting(slot).is_empty())
    }
}

fn take(game: &Simplicity, team: Team, slot: Slot, space: Space) -> Input {
    KernelInput::Act { seat: game.owner(team), action: Action::Take { team, slot, space } }
}

fn block(game: &Simplicity, team: Team, slot: Slot) -> Input {
    KernelInput::Act { seat: game.owner(team), action: Action::Block { team, slot } }
}

fn somewhere() -> Space {
    Space::new(2, 3)
}

const FOUR: (u8, Options) = (4, &[]);
const FIVE: (u8, Options) = (5, &[]);
const SIX: (u8, Options) = (6, &[]);

// The slot

#[test]
fn a_slot_that_is_taken() {
    refused_take("slot_taken", "SIM-3.4", FOUR, |turn| {
        let slot = turn.state.pawns[turn.state.order[0]?.index()]?;
        let space = *turn.fitting(slot).first()?;
        (turn.state.order[0]? != turn.team).then(|| (slot, space, vec![format!("slot {slot}")]))
    });
}

#[test]
fn a_slot_that_is_blocked() {
    refused_take("slot_blocked", "SIM-3.2", FIVE, |turn| {
        let slot = turn.state.blocked?;
        Some((slot, *turn.fitting(slot).first()?, vec![format!("slot {slot}")]))
    });
}

// The space

#[test]
fn a_space_with_a_printed_building() {
    refused_take("printed_building", "SIM-3.5", FOUR, |turn| {
        let space = turn.printed()?;
        Some((turn.slot_that_fits(true)?, space, vec![space.to_string()]))
    });
    refused_take("printed_building", "SIM-3.5", FIVE, |turn| {
        let space = turn.printed()?;
        turn.slots().contains(&Slot::LAST).then(|| (Slot::LAST, space, vec![space.to_string()]))
    });
}

#[test]
fn a_space_with_a_tile() {
    refused_take("occupied", "SIM-3.5", (2, &[]), |turn| {
        let space = turn.occupied()?;
        Some((turn.slot_that_fits(true)?, space, vec![space.to_string()]))
    });
    refused_take("occupied", "SIM-3.5", (3, &[]), |turn| {
        let space = turn.occupied()?;
        turn.slots().contains(&Slot::LAST).then(|| (Slot::LAST, space, vec![space.to_string()]))
    });
}

/// SIM-3.7 allows every open space, but no other.
#[test]
fn a_space_that_is_not_open_when_no_tile_fits() {
    for (code, space) in [
        ("printed_building", (|turn| turn.printed()) as fn(&ToTake<'_>) -> Option<Space>),
        ("occupied", |turn| turn.occupied()),
    ] {
        refused_take(code, "SIM-3.5", SIX, |turn| {
            let space = space(turn).filter(|_| turn.nothing_fits())?;
            Some((*turn.slots().first()?, space, vec![space.to_string()]))
        });
    }
}

#[test]
fn a_wrong_symbol() {
    for table in [FOUR, FIVE, SIX, (6, &[("stuck", "per_tile")])] {
        refused_take("wrong_symbol", "SIM-3.5", table, |turn| {
            let slot = turn.slot_that_fits(true)?;
            let space = turn.other_symbol(slot)?;
            Some((slot, space, vec![space.to_string(), format!("slot {slot}")]))
        });
    }
}

/// A wrong symbol names SIM-3.6 when the chosen slot has no legal space while another tile fits.
#[test]
fn a_tile_that_fits_nowhere_while_another_fits() {
    for table in [FOUR, FIVE, SIX] {
        refused_take("another_fits", "SIM-3.6", table, |turn| {
            let slot = turn.slot_that_fits(false).filter(|_| !turn.nothing_fits())?;
            Some((slot, turn.other_symbol(slot)?, vec![format!("slot {slot}")]))
        });
    }
}

#[test]
fn the_blank_space_from_slots_1_to_6() {
    for table in [FOUR, (6, &[("stuck", "per_tile")] as Options)] {
        refused_take("blank_space", "SIM-3.5", table, |turn| {
            let (slot, space) = (turn.slot_that_fits(true)?, turn.blank()?);
            Some((slot, space, vec![space.to_string(), "slot 7".into()]))
        });
    }
    // The same for a tile that fits nowhere, as long as another fits.
    refused_take("blank_space", "SIM-3.5", SIX, |turn| {
        let slot = turn.slot_that_fits(false).filter(|_| !turn.nothing_fits())?;
        let space = turn.blank()?;
        Some((slot, space, vec![space.to_string(), "slot 7".into()]))
    });
}

#[test]
fn a_space_outside_the_city() {
    refused_take("outside", "SIM-2.3", FOUR, |turn| {
        let space = Space::new(5, 0);
        Some((*turn.slots().first()?, space, vec!["f1".into()]))
    });
}

/// Similar inputs that are legal, to show that the refusals above are not too strict.
#[test]
fn legal_inputs_are_not_refused() {
    let legal = |(players, options): (u8, Options),
                 find: &dyn Fn(&ToTake<'_>) -> Option<(Slot, Space)>| {
        let game = game(players, options);
        let states = (0..5_000).flat_map(|seed| shared::states(&game, seed));
        let found = states.filter_map(|state| {
            let (slot, space) = find(&ToTake::of(&game, &state)?)?;
            Some((state, slot, space))
        });
        let mut tried = 0;
        for (state, slot, space) in found.take(12) {
            let team = game.team_to_act(&state).expect("a team is to act");
            assert_eq!(game.check(&state, &take(&game, team, slot, space)), Ok(()));
            tried += 1;
        }
        assert!(tried > 0, "no position serves");
    };
    // Slot 7 on any open space, the blank one too (SIM-3.5).
    let last = |turn: &ToTake<'_>| turn.slots().contains(&Slot::LAST).then_some(Slot::LAST);
    legal(FOUR, &|turn| Some((last(turn)?, turn.blank()?)));
    legal(FOUR, &|turn| Some((last(turn)?, turn.open().next()?.0)));
    // Any tile on any open space, the blank one too, when none fits (SIM-3.7).
    let stuck = |turn: &ToTake<'_>| turn.slot_that_fits(false).filter(|_| turn.nothing_fits());
    legal(SIX, &|turn| Some((stuck(turn)?, turn.blank()?)));
    legal(FIVE, &|turn| Some((stuck(turn)?, turn.open().last()?.0)));
    // With the option, a tile that fits nowhere, whatever else fits.
    let fits_nowhere =
        |turn: &ToTake<'_>| turn.slot_that_fits(false).filter(|_| !turn.nothing_fits());
    let per_tile = (6, &[("stuck", "per_tile")] as Options);
    legal(per_tile, &|turn| Some((fits_nowhere(turn)?, turn.blank()?)));
    legal(per_tile, &|turn| Some((fits_nowhere(turn)?, turn.open().next()?.0)));
}

// Who and when

#[test]
fn out_of_turn() {
    // Another team takes, or blocks; the other team of the player takes (SIM-3.3).
    refused("out_of_turn", "SIM-3.3", FOUR, |game, state| {
        let turn = ToTake::of(game, state)?;
        let other = game.teams().find(|&team| team != turn.team)?;
        let (slot, space) = (turn.slot_that_fits(true)?, turn.open().next()?.0);
        Some((take(game, other, slot, space), vec![named(other)]))
    });
    refused("out_of_turn", "SIM-3.3", (2, &[]), |game, state| {
        let turn = ToTake::of(game, state)?;
        let mut teams = game.teams_of(game.owner(turn.team));
        let other = teams.find(|&team| team != turn.team)?;
        let (slot, space) = (turn.slot_that_fits(true)?, turn.open().next()?.0);
        Some((take(game, other, slot, space), vec![named(other)]))
    });
    refused("out_of_turn", "SIM-3.3", FIVE, |game, state| {
        let Step::Block { .. } = game.step(state) else { return None };
        let first = state.order[0]?;
        Some((block(game, first, Slot::new(3)), vec![named(first)]))
    });
}

#[test]
fn a_team_of_another_seat() {
    for (seat, players) in [(1, 2), (0, 4), (7, 4), (6, 6)] {
        let seat = Seat::new(seat);
        refused("not_your_team", "SIM-2.2", (players, &[]), |game, state| {
            let turn = ToTake::of(game, state)?;
            let (team, slot) = (turn.team, turn.slot_that_fits(true)?);
            let space = *turn.fitting(slot).first()?;
            let action = Action::Take { team, slot, space };
            (game.owner(team) != seat)
                .then(|| (KernelInput::Act { seat, action }, vec![named(team)]))
        });
    }
}

#[test]
fn a_team_that_does_not_play() {
    refused("no_such_team", "SIM-2.2", FIVE, |game, state| {
        let turn = ToTake::of(game, state)?;
        let slot = turn.slot_that_fits(true)?;
        Some((take(game, Team::new(5), slot, turn.open().next()?.0), vec![named(Team::new(5))]))
    });
    refused("no_such_team", "SIM-2.2", FOUR, |game, state| {
        let Step::Pawn { .. } = game.step(state) else { return None };
        Some((KernelInput::Chance(Chance::Pawn(Team::new(4))), vec![named(Team::new(4))]))
    });
}

#[test]
fn taking_before_blocking() {
    refused("block_first", "SIM-3.2", FOUR, |game, state| {
        let last = game.blocker(state)?;
        Some((take(game, last, Slot::LAST, somewhere()), vec!["blocked".into()]))
    });
}

#[test]
fn blocking_when_a_tile_is_to_be_taken() {
    for table in [FOUR, SIX] {
        refused("no_block_now", "SIM-3.2", table, |game, state| {
            let turn = ToTake::of(game, state)?;
            Some((block(game, turn.team, Slot::new(2)), vec!["blocked".into()]))
        });
    }
}

#[test]
fn acting_before_a_pending_draw() {
    for (rule, due, is_due) in DRAWS {
        refused("luck_is_due", rule, FOUR, |game, state| {
            is_due(game.step(state)).then(|| {
                (take(game, Team::new(0), Slot::new(0), somewhere()), vec![(*due).to_owned()])
            })
        });
    }
}

#[test]
fn anything_after_the_end() {
    let over = |game: &Simplicity, state: &State| game.step(state) == Step::Over;
    let named = || vec!["five rounds".to_owned()];
    refused("game_over", "SIM-3.1", FOUR, |game, state| {
        let last = state.order[3]?;
        over(game, state).then(|| (take(game, last, Slot::LAST, somewhere()), named()))
    });
    refused("game_over", "SIM-3.1", FOUR, |game, state| {
        over(game, state).then(|| (KernelInput::Chance(Chance::Tile(Tile::Office)), named()))
    });
}

// Chance

type IsDue = fn(Step) -> bool;

/// Pending draws: the rule that requires each, its name in a sentence, and its steps.
const DRAWS: &[(&str, &str, IsDue)] = &[
    ("SIM-2.3", "a strip", |step| matches!(step, Step::Strip { .. })),
    ("SIM-2.6", "the first face", |step| step == Step::Face),
    ("SIM-2.8", "a pawn", |step| matches!(step, Step::Pawn { .. })),
    ("SIM-2.7", "a tile", |step| matches!(step, Step::Tile { round: 0, .. })),
    ("SIM-4.2", "a tile", |step| matches!(step, Step::Tile { round: 1.., .. })),
];

/// Like [`refused`], for a draw in steps of a kind.
fn refused_draw(
    code: &str,
    rule: &str,
    table: (u8, Options),
    provoke: impl Fn(&Simplicity, &State, Step) -> Option<(Chance, String)>,
) {
    refused(code, rule, table, |game, state| {
        let (chance, named) = provoke(game, state, game.step(state))?;
        Some((KernelInput::Chance(chance), vec![named]))
    });
}

#[test]
fn a_draw_of_the_wrong_kind() {
    let draws = [
        Chance::Strip(Strip::new(0)),
        Chance::Face(Face::A),
        Chance::Pawn(Team::new(0)),
        Chance::Tile(Tile::Civic),
        Chance::Tile(Tile::Civic),
    ];
    for (index, (rule, due, is_due)) in DRAWS.iter().enumerate() {
        let others = draws
            .iter()
            .filter(|draw| std::mem::discriminant(*draw) != std::mem::discriminant(&draws[index]));
        for draw in others {
            refused_draw("wrong_draw", rule, FOUR, |_, _, step| {
                is_due(step).then(|| (*draw, (*due).to_owned()))
            });
        }
    }
}

#[test]
fn a_draw_while_a_team_is_to_act() {
    for is_turn in [(|step| matches!(step, Step::Take { .. })) as fn(Step) -> bool, |step| {
        matches!(step, Step::Block { .. })
    }] {
        refused_draw("luck_not_due", "SIM-3.3", FOUR, |_, _, step| {
            is_turn(step).then(|| (Chance::Tile(Tile::Office), "team".into()))
        });
    }
}

#[test]
fn a_strip_that_cannot_be_laid() {
    refused_draw("unknown_strip", "SIM-2.4", SIX, |_, _, step| {
        let strip = Chance::Strip(Strip::new(7));
        matches!(step, Step::Strip { .. }).then(|| (strip, "no strip".into()))
    });
    refused_draw("strip_laid", "SIM-2.3", FOUR, |game, state, step| {
        let (Step::Strip { .. }, Some(strip)) = (step, state.columns[0]) else { return None };
        Some((Chance::Strip(strip), format!("“{}”", game.components().strip(strip)?.name)))
    });
    refused_draw("special_missing", "SIM-2.3", FOUR, |game, state, step| {
        let special = game.components().special();
        let unlaid = |strip: Strip| !state.columns.contains(&Some(strip));
        let mut strips = game.components().strips().map(|(strip, _)| strip);
        let ordinary = strips.find(|&strip| strip != special && unlaid(strip))?;
        (step == Step::Strip { column: 4 } && unlaid(special))
            .then(|| (Chance::Strip(ordinary), "special".into()))
    });
}

#[test]
fn a_face_that_the_set_up_excludes() {
    let face = |step, face| (step == Step::Face).then_some(Chance::Face(face));
    refused_draw("wrong_face", "SIM-2.6", (4, &[("first_face", "a")]), |_, _, step| {
        Some((face(step, Face::B)?, "face a".into()))
    });
    refused_draw("wrong_face", "SIM-2.6", (4, &[("first_face", "b")]), |_, _, step| {
        Some((face(step, Face::A)?, "face b".into()))
    });
}

#[test]
fn a_pawn_that_cannot_be_placed() {
    refused_draw("pawn_placed", "SIM-2.8", FOUR, |_, state, step| {
        let (Step::Pawn { .. }, Some(team)) = (step, state.order[0]) else { return None };
        Some((Chance::Pawn(team), named(team)))
    });
    refused_draw("wrong_pawn", "SIM-2.8", (4, &[("order", "2,0,3,1")]), |_, _, step| {
        // The second is team 0.
        (step == Step::Pawn { place: 1 }).then(|| (Chance::Pawn(Team::new(3)), named(Team::new(0))))
    });
}

#[test]
fn a_tile_that_cannot_be_drawn() {
    refused_draw("park_in_round_1", "SIM-2.7", FOUR, |_, _, step| {
        matches!(step, Step::Tile { round: 0, .. })
            .then(|| (Chance::Tile(Tile::Park), "park".into()))
    });
    refused_draw("not_in_bag", "SIM-2.1", FOUR, |_, state, step| {
        let gone = Tile::ALL.into_iter().find(|tile| state.bag[tile.index()] == 0)?;
        matches!(step, Step::Tile { round: 1.., .. })
            .then(|| (Chance::Tile(gone), gone.name().into()))
    });
}

// Entries of a record

#[test]
fn entries_that_are_not_inputs() {
    let game = game(4, &[]);
    let none = Entry::default;
    let (team, slot, space) = (Some(Team::new(0)), Some(Slot::new(0)), Some(somewhere()));
    for entry in [
        none(),
        Entry { team, ..none() },
        Entry { block: slot, ..none() },
        Entry { take: slot, build: space, ..none() },
        Entry { team, take: slot, ..none() },
        Entry { team, build: space, ..none() },
        Entry { team, block: slot, build: space, ..none() },
        Entry { team, block: slot, take: slot, build: space, ..none() },
        Entry { face: Some(Face::A), pawn: team, ..none() },
        Entry { strip: Some("1".into()), face: Some(Face::A), ..none() },
        Entry { tile: Some(Tile::Park), team, ..none() },
        Entry { strip: Some("1".into()), team, block: slot, ..none() },
    ] {
        let refusal = game.input(&entry).expect_err("no input");
        assert_eq!((refusal.code(), refusal.rule()), ("no_input", None), "{entry:?}");
        assert!(told(&refusal).contains("{team, take, build}"), "{refusal}");
    }
    let refusal = game.input(&Entry { strip: Some("8".into()), ..none() }).expect_err("no strip");
    assert_eq!((refusal.code(), refusal.rule()), ("unknown_strip", Some("SIM-2.4")));
    assert!(told(&refusal).contains('8'), "{refusal}");
}

/// These tests provoke every code that the source file names.
#[test]
fn every_refusal_is_provoked() {
    let source = include_str!("../src/illegal.rs");
    let facts = source.lines().filter(|line| line.trim_start().starts_with("Illegal::"));
    let codes: Vec<&str> = facts
        .filter_map(|line| line.split_once("=> (\"")?.1.split_once('"'))
        .map(|(code, _)| code)
        .collect();
    assert!(codes.len() > 20, "{codes:?}");
    let here = include_str!("refusals.rs");
    let provoked = |code: &&str| here.contains(&format!("(\"{code}\""));
    let forgotten: Vec<_> = codes.into_iter().filter(|code| !provoked(code)).collect();
    assert_eq!(forgotten, [""; 0]);
}
