//! A table set up directly, played by entries in the form of records.

use kernel::{Fault, Game, Input, InputOf, Notation, Observer, Rng, Seat, Turn};

use super::{A, cells, game_in};
use crate::action::Action;
use crate::draft::Draft;
use crate::entry::Entry;
use crate::event::Event;
use crate::game::SmallCity;
use crate::modules::cities::data::City;
use crate::outlook::plan_step;
use crate::pieces::{Kind, Person};
use crate::state::State;
use crate::steps::turn;

/// A game and its state.
pub(super) struct Table {
    pub game: SmallCity,
    pub state: State,
}

impl Table {
    /// One seat in a city with tiles, City Hall among them, and $20; nobody is in City Hall.
    pub(super) fn of(city: City, modules: &[&str], tiles: &[(&str, &str)]) -> Table {
        let mut table = Table::with(&[city], modules);
        table.put_all(A, tiles);
        table
    }

    /// Seats in cities, with $20 and nobody in City Hall.
    pub(super) fn with(cities: &[City], modules: &[&str]) -> Table {
        let game = game_in(cities, modules);
        let mut state = game.start();
        for borough in &mut state.boroughs[..cities.len()] {
            borough.money = 20;
            borough.aside[0] += std::mem::take(&mut borough.hall[0]);
        }
        Table { game, state }
    }

    pub(super) fn kind(&self, code: &str) -> Kind {
        self.game.rules().kind_named(code).expect("the tile exists")
    }

    /// Puts a tile onto a map.
    pub(super) fn put(&mut self, seat: Seat, code: &str, at: &str) {
        let kind = self.kind(code);
        self.game.put(&mut self.state, seat, kind, cells(at));
    }

    /// Puts tiles onto a map.
    pub(super) fn put_all(&mut self, seat: Seat, tiles: &[(&str, &str)]) {
        for (code, at) in tiles {
            self.put(seat, code, at);
        }
    }

    /// Citizens come from the Career Center to City Hall.
    pub(super) fn hall(&mut self, seat: Seat, count: u8) {
        let borough = self.state.borough_mut(seat);
        borough.aside[0] -= count;
        borough.hall[0] += count;
    }

    /// Citizens come from the Career Center onto cells.
    pub(super) fn seat(&mut self, at: &str) {
        let game = &self.game;
        game.seat_person(&mut self.state.boroughs[0], Person::CITIZEN, cells(at));
    }

    pub(super) fn go(&mut self, anchor: &str) {
        self.game.go_to(&mut self.state, anchor);
    }

    /// The cells with own citizens.
    pub(super) fn citizens(&self) -> String {
        self.state.boroughs[0].people[0].to_string()
    }

    /// The input that an entry names; checks that it is written as it is read.
    fn read(&self, text: &str) -> InputOf<SmallCity> {
        let entry: Entry = serde_json::from_str(text).expect("an entry");
        self.game.input(&entry).expect("an input")
    }

    /// Whether an entry names no possible input, legal or not.
    pub(super) fn names_nothing(&self, text: &str) -> bool {
        let entry: Entry = serde_json::from_str(text).expect("an entry");
        self.game.input(&entry).is_err()
    }

    /// Plays a listed entry; returns the events for its seat.
    #[track_caller]
    pub(super) fn play(&mut self, text: &str) -> Vec<Event> {
        let input = self.read(text);
        let Input::Act { seat, action } = input else { panic!("{text} is luck") };
        let mut legal = vec![];
        self.game.legal(&self.state, seat, &mut legal);
        assert!(legal.contains(&action), "{text} is not listed");
        let before = self.state;
        self.game.apply(&mut self.state, &input).unwrap_or_else(|why| panic!("{text}: {why}"));
        let mut told = vec![];
        self.game.events(&before, &input, &self.state, Observer::Seat(seat), &mut told);
        told
    }

    /// Code and rule of the refusal of an entry, which is not listed either.
    #[track_caller]
    pub(super) fn refused(&self, text: &str) -> String {
        let input = self.read(text);
        let Input::Act { seat, action } = input else { panic!("{text} is luck") };
        let mut legal = vec![];
        self.game.legal(&self.state, seat, &mut legal);
        assert!(!legal.contains(&action), "{text} is listed");
        let why = self.game.check(&self.state, &input).expect_err("it is refused");
        format!("{} {}", why.code(), why.rule().unwrap_or_default())
    }

    /// The entries that a seat may play, without their seat, that contain `wanted`.
    pub(super) fn legal(&self, seat: Seat, wanted: &str) -> Vec<String> {
        let mut legal = vec![];
        self.game.legal(&self.state, seat, &mut legal);
        let entries = legal.into_iter().map(|action| {
            let text = serde_json::to_string(&self.game.entry(&Input::Act { seat, action }));
            let text = text.expect("entries are documents");
            assert_eq!(self.read(&text), Input::Act { seat, action }, "{text}");
            text.replace(&format!("{{\"seat\":{},", seat.index()), "{")
        });
        entries.filter(|entry| entry.contains(wanted)).collect()
    }
}

/// Plays random games in which every input is judged, with plans as random play makes them, and
/// with imagined worlds whose plans may be committed; `look` gets every state.
pub(super) fn play_at_random(cities: &[City], modules: &[&str], mut look: impl FnMut(&Table)) {
    for seed in 0..6 {
        let mut table = Table::with(cities, modules);
        table.state = table.game.start();
        let rng = &mut Rng::seed(seed);
        while table.game.turn(&table.state) != Turn::Over {
            look(&table);
            let input = random_input(&table, rng);
            table.game.apply(&mut table.state, &input).unwrap_or_else(|why| {
                panic!("{input:?} of seed {seed}: {why}");
            });
        }
    }
}

fn random_input(table: &Table, rng: &mut Rng) -> InputOf<SmallCity> {
    let Table { game, state } = table;
    let seat = match game.turn(state) {
        Turn::Chance => {
            let mut outcomes = vec![];
            game.outcomes(state, &mut outcomes);
            return Input::Chance(*rng.pick_weighted(&outcomes).expect("luck can decide"));
        }
        Turn::Seat(seat) => seat,
        Turn::Together(seats) => seats.iter().next().expect("a seat is to act"),
        Turn::Over => unreachable!("the game is not over"),
    };
    let mut actions = vec![];
    if game.step(state) != "p2.plan" {
        game.legal(state, seat, &mut actions);
        return Input::Act { seat, action: *rng.pick(&actions).expect("a seat can act") };
    }
    for who in Observer::all(game.seats()) {
        let world = game.imagine(&game.view(state, who), rng);
        assert_eq!(turn(game.rules(), &world), turn(game.rules(), state));
        for other in world.committed.iter() {
            let draft = Draft::of(game.rules(), &world, other);
            assert_eq!(draft.judge_commit(game.rules()), Ok(()), "{who:?} imagines {other:?}");
        }
    }
    let action = plan_step(game.rules(), state, seat, &mut actions, rng).expect("a step");
    let mut legal = vec![];
    game.legal(state, seat, &mut legal);
    assert!(legal.contains(&action), "{action:?} is not listed");
    let commits = legal.contains(&Action::Commit);
    let judged = game.check(state, &Input::Act { seat, action: Action::Commit }).is_ok();
    assert_eq!(commits, judged, "a commit is listed exactly if it is legal");
    Input::Act { seat, action }
}
