//! Compares the fast engine with the naive reference, which was written from the rules alone, on
//! every position of many random games: what happens next, what is legal and how likely, what is
//! refused and by which rule, scores, gains and results.
//!
//! `CITYWRIGHT_FULL=1` compares a million positions, as `make full` does.

use kernel::{Fault, Game, Input as KernelInput, Rng, Seat, Turn};
use simplicity::{
    Action, Chance, Face, Input, Library, Setup, SetupDoc, Simplicity, Slot, Space, State, Step,
    Strip, Team, Tile,
};
use testkit::often;

use crate::bridge;
use crate::reference::{self, Demolition, FirstFace, Next, Order, Stuck, TieBreak};

/// The same game, played by both.
struct Pair {
    game: Simplicity,
    state: State,
    naive: reference::Game,
    rng: Rng,
}

impl Pair {
    fn new(setup: &Setup, naive: &reference::Setup, rng: Rng) -> Pair {
        let game = Simplicity::new(setup).expect("the set-up is sound");
        let state = game.start();
        Pair { game, state, naive: reference::Game::new(naive.clone()), rng }
    }

    /// Compares, then goes one step further; false at the end.
    fn step(&mut self) -> bool {
        let input = match self.game.turn(&self.state) {
            Turn::Over => {
                self.compare_end();
                return false;
            }
            Turn::Chance => self.compare_luck(),
            Turn::Seat(seat) => {
                self.compare_scores();
                if self.game.blocker(&self.state).is_some() {
                    self.compare_blocks(seat)
                } else {
                    self.compare_takes(seat)
                }
            }
            Turn::Together(_) => panic!("Simplicity has no common turns"),
        };
        self.compare_refusal();
        self.naive
            .apply(&bridge::input(&self.game, &input))
            .expect("the reference accepts what is legal");
        self.game.apply(&mut self.state, &input).expect("the engine accepts what it lists");
        true
    }

    fn compare_luck(&mut self) -> Input {
        let mut draws = Vec::new();
        self.game.outcomes(&self.state, &mut draws);
        let naive = self.naive.outcomes();
        assert_eq!(draws.len(), naive.len(), "outcomes of {:?}", self.naive.next());
        let sum: u32 = draws.iter().map(|(_, weight)| weight).sum();
        let naive_sum: u32 = naive.iter().map(|(_, weight)| weight).sum();
        for &(chance, weight) in &draws {
            let input = bridge::input(&self.game, &KernelInput::Chance(chance));
            let (_, naive_weight) =
                naive.iter().find(|(other, _)| *other == input).expect("the reference lists it");
            assert_eq!(weight * naive_sum, naive_weight * sum, "the chance of {input:?}");
        }
        KernelInput::Chance(*self.rng.pick_weighted(&draws).expect("luck has an outcome"))
    }

    fn compare_blocks(&mut self, seat: Seat) -> Input {
        let Next::Block { team } = self.naive.next() else {
            panic!("the reference wants {:?}", self.naive.next())
        };
        let mut legal = Vec::new();
        self.game.legal(&self.state, seat, &mut legal);
        let slots: Vec<usize> = legal.iter().map(|action| action.slot().index() + 1).collect();
        assert_eq!(slots, self.naive.legal_blocks());
        assert!(legal.iter().all(|action| action.team().index() == team));
        let action = *self.rng.pick(&legal).expect("a team can act");
        KernelInput::Act { seat, action }
    }

    fn compare_takes(&mut self, seat: Seat) -> Input {
        let Next::Take { team } = self.naive.next() else {
            panic!("the reference wants {:?}", self.naive.next())
        };
        let mut legal = Vec::new();
        self.game.legal(&self.state, seat, &mut legal);
        let listed: Vec<(usize, reference::Square)> = legal
            .iter()
            .map(|&action| match action {
                Action::Take { team: builder, slot, space } if builder.index() == team => {
                    (slot.index() + 1, (space.column(), space.row()))
                }
                _ => panic!("{action:?} is no build of team {team}"),
            })
            .collect();
        assert_eq!(listed, self.naive.legal());
        let action = *self.rng.pick(&legal).expect("a team can act");
        self.compare_gain(action);
        KernelInput::Act { seat, action }
    }

    /// The gain of one candidate, for every team.
    fn compare_gain(&self, action: Action) {
        let Action::Take { slot, space, .. } = action else { return };
        for team in self.game.teams() {
            let sum = self.game.sum(&self.state, action, team);
            let square = (space.column(), space.row());
            let naive = self.naive.gain(slot.index() + 1, square, team.index());
            let split = (naive.links, naive.neighbourhoods, naive.parks);
            let ours = [sum.links, sum.neighbourhoods, sum.parks].map(i32::from);
            assert_eq!((ours[0], ours[1], ours[2]), split, "{action:?} for {team:?}");
        }
    }

    fn compare_scores(&self) {
        let scores = self.game.scores(&self.state);
        for (team, naive) in self.naive.scores().into_iter().enumerate() {
            let ours = scores[team];
            let [residential, commercial, office, civic] = ours.neighbourhoods.map(u32::from);
            let split = [ours.links, ours.parks, ours.tokens, ours.total()].map(u32::from);
            assert_eq!(split, [naive.links, naive.parks, naive.tokens, naive.total]);
            assert_eq!(
                [residential, commercial, office, civic],
                [naive.residential, naive.commercial, naive.office, naive.civic]
            );
        }
    }

    fn compare_end(&self) {
        self.compare_scores();
        assert_eq!(self.naive.next(), Next::Over);
        let ours = self.game.standings(&self.state).expect("the game is over").0;
        let naive = self.naive.standings().expect("the game is over");
        let ours: Vec<_> =
            ours.iter().map(|place| (place.score as u32, usize::from(place.rank))).collect();
        let naive: Vec<_> = naive.iter().map(|standing| (standing.score, standing.rank)).collect();
        assert_eq!(ours, naive);
        let ranks: std::collections::BTreeSet<_> = ours.iter().map(|(_, rank)| rank).collect();
        assert_eq!(ranks.len(), ours.len(), "no tie is left (SIM-5.6)");
    }

    /// Any input at all; most must be refused.
    fn compare_refusal(&mut self) {
        let input = self.any_input();
        let naive = self.naive.refusal(&bridge::input(&self.game, &input));
        let before = self.state;
        let ours = self.game.apply(&mut self.state, &input);
        match (&ours, naive) {
            (Ok(()), None) => self.state = before,
            (Err(refusal), Some(rule)) => {
                assert_eq!(self.state, before, "a refusal changes nothing");
                if section_7_names_a_rule(&self.game, &before, &input) {
                    assert_eq!(refusal.rule(), Some(rule), "{input:?} at {:?}", self.naive.next());
                }
            }
            _ => panic!("{input:?}: the engine says {ours:?}, the reference {naive:?}"),
        }
    }

    fn any_input(&mut self) -> Input {
        let team = Team::new(self.rng.below(self.game.team_count() as u32) as usize);
        let team = match self.rng.below(3) {
            0 => team,
            _ => self.game.team_to_act(&self.state).unwrap_or(team),
        };
        let slot = Slot::new(self.rng.below(7) as usize);
        let space = Space::new(self.rng.below(7) as usize, self.rng.below(7) as usize);
        let act = |action| KernelInput::Act { seat: self.game.owner(team), action };
        match self.rng.below(12) {
            0 => KernelInput::Chance(Chance::Strip(Strip::new(self.rng.below(7) as usize))),
            1 => KernelInput::Chance(Chance::Face(Face::ALL[self.rng.below(2) as usize])),
            2 => KernelInput::Chance(Chance::Pawn(team)),
            3 => KernelInput::Chance(Chance::Tile(Tile::ALL[self.rng.below(5) as usize])),
            4 => act(Action::Block { team, slot }),
            _ => act(Action::Take { team, slot, space }),
        }
    }
}

/// Section 7 says which rule refuses an input of the team to act, of the expected kind, and one out
/// of turn; for a space outside the city and for other inputs at the wrong time it is silent.
fn section_7_names_a_rule(game: &Simplicity, state: &State, input: &Input) -> bool {
    let KernelInput::Act { action, .. } = input else { return false };
    let outside = matches!(action, Action::Take { space, .. } if space.column() >= game.columns());
    let due = matches!(
        (game.step(state), action),
        (Step::Take { .. }, Action::Take { .. }) | (Step::Block { .. }, Action::Block { .. })
    );
    due && !outside
}

/// The set-ups of both for a number of players: the defaults, then every other value of an option.
fn setups(players: u8) -> Vec<(Setup, reference::Setup)> {
    let standard = reference::Setup::default_for(usize::from(players));
    let reversed: Vec<usize> = (0..standard.teams()).rev().collect();
    let order: Vec<String> = reversed.iter().map(usize::to_string).collect();
    let mut all = vec![(vec![], standard.clone())];
    let mut vary = |option: (&'static str, &str), naive: reference::Setup| {
        all.push((vec![(option.0, option.1.to_owned())], naive));
    };
    let of = || standard.clone();
    vary(("demolition", "always"), reference::Setup { demolition: Demolition::Always, ..of() });
    vary(("demolition", "never"), reference::Setup { demolition: Demolition::Never, ..of() });
    vary(("first_face", "a"), reference::Setup { first_face: FirstFace::A, ..of() });
    vary(("first_face", "b"), reference::Setup { first_face: FirstFace::B, ..of() });
    vary(("stuck", "per_tile"), reference::Setup { stuck: Stuck::PerTile, ..of() });
    vary(
        ("tie_break", "last_round_order"),
        reference::Setup { tie_break: TieBreak::LastRoundOrder, ..of() },
    );
    vary(("order", &order.join(",")), reference::Setup { order: Order::Fixed(reversed), ..of() });
    all.into_iter()
        .map(|(options, naive)| {
            let mut doc = SetupDoc::new(players);
            for (key, value) in options {
                doc.set(key, &value).expect("the option is known");
            }
            (doc.resolve(&Library::standard()).expect("the components are known"), naive)
        })
        .collect()
}

/// Plays games over all set-ups in turn until enough positions are compared.
fn compare(players: u8) {
    let positions = often(20_000, 200_000);
    let setups = setups(players);
    let mut compared = 0;
    for (index, (setup, naive)) in setups.iter().cycle().enumerate() {
        let mut pair = Pair::new(setup, naive, Rng::stream(u64::from(players), index as u64));
        compared += 1;
        while pair.step() {
            compared += 1;
        }
        if compared >= positions && index >= setups.len() {
            return;
        }
    }
}

#[test]
fn two_players_agree_with_the_reference() {
    compare(2);
}

#[test]
fn three_players_agree_with_the_reference() {
    compare(3);
}

#[test]
fn four_players_agree_with_the_reference() {
    compare(4);
}

#[test]
fn five_players_agree_with_the_reference() {
    compare(5);
}

#[test]
fn six_players_agree_with_the_reference() {
    compare(6);
}
