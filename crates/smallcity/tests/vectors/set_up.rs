//! Positions set up directly, and inputs in the notation of people: shared by the vectors and the
//! refusals.

use kernel::{Fault, Game, Input, InputOf, Seat, Turn};
use smallcity::{Action, Build, Cell, Cells, Kind, Person, Setup, SmallCity, Spot, State};

/// A table with its position.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: SmallCity,
    pub(crate) state: State,
}

/// The cells of a list of cells and rectangles, such as `c3:e4,f3`.
#[track_caller]
pub(crate) fn cells(text: &str) -> Cells {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    parts.fold(Cells::NONE, |all, part| all | rectangle(part))
}

#[track_caller]
fn rectangle(text: &str) -> Cells {
    let (from, to) = text.split_once(':').unwrap_or((text, text));
    let (from, to) = (cell(from), cell(to));
    let rows = from.row()..=to.row();
    let all = rows.flat_map(|row| (from.column()..=to.column()).map(move |column| (column, row)));
    all.filter_map(|(column, row)| Cell::at(column, row)).collect()
}

#[track_caller]
pub(crate) fn cell(text: &str) -> Cell {
    Cell::parse(text).unwrap_or_else(|| panic!("{text:?} is no cell"))
}

/// A cell of a seat's borough.
#[track_caller]
pub(crate) fn spot(seat: usize, at: &str) -> Spot {
    Spot { seat: Seat::new(seat), cell: cell(at) }
}

impl Table {
    /// A table of the base game before its first input.
    pub(crate) fn new(seats: u8) -> Table {
        Table::of(&Setup::new(seats))
    }

    /// A table with modules.
    pub(crate) fn with(seats: u8, modules: &[&str]) -> Table {
        Table::of(&Setup::new(seats).with(modules))
    }

    /// A table of a set-up, nobody with money.
    pub(crate) fn of(setup: &Setup) -> Table {
        let game = SmallCity::new(setup).expect("the set-up is sound");
        let mut state = game.start();
        for borough in &mut state.boroughs {
            borough.money = 0;
        }
        Table { game, state }
    }

    /// The kind of tile with this code.
    #[track_caller]
    pub(crate) fn kind(&self, code: &str) -> Kind {
        self.game.rules().kind_named(code).unwrap_or_else(|| panic!("{code:?} is no kind of tile"))
    }

    /// The kind of people of a name.
    pub(crate) fn person(&self, name: &str) -> Person {
        self.game.rules().person_named(name).expect("the name is known")
    }

    /// Puts tiles, each written like `R2 f4,f5`.
    #[track_caller]
    pub(crate) fn put(&mut self, seat: usize, tiles: &[&str]) {
        for tile in tiles {
            let (code, at) = tile.split_once(' ').expect("a tile has a kind and cells");
            let (kind, at) = (self.kind(code), cells(at));
            assert_eq!(at.len(), usize::from(self.game.rules().tile(kind).size), "{tile}");
            self.game.put(&mut self.state, Seat::new(seat), kind, at);
        }
    }

    /// Puts citizens of the Career Center on cells.
    pub(crate) fn people(&mut self, seat: usize, at: &str) {
        self.game.seat_person(&mut self.state.boroughs[seat], Person::CITIZEN, cells(at));
    }

    /// Puts a citizen of `owner` as a tourist into another borough.
    pub(crate) fn tourist(&mut self, host: usize, owner: usize, at: &str) {
        self.state.boroughs[owner].aside[0] -= 1;
        self.state.boroughs[host].guests[owner] = Some(cell(at));
    }

    /// Changes how many citizens are in City Hall, at the cost of the Career Center.
    pub(crate) fn hall(&mut self, seat: usize, count: u8) {
        let borough = &mut self.state.boroughs[seat];
        borough.aside[0] = borough.aside[0] + borough.hall[0] - count;
        borough.hall[0] = count;
    }

    /// Gives a seat materials from the supply.
    pub(crate) fn store(&mut self, seat: usize, store: [u8; 3]) {
        for (material, count) in store.into_iter().enumerate() {
            self.state.supply[material] -= count;
            self.state.boroughs[seat].store[material] += count;
        }
    }

    /// Gives a seat the action card of a letter.
    #[track_caller]
    pub(crate) fn card(&mut self, seat: usize, letter: char) {
        let card = self.card_number(letter);
        self.state.boroughs[seat].card = Some(card);
    }

    /// Lays action cards face up, the first on the first position of the circle.
    pub(crate) fn face_up(&mut self, letters: &str) {
        for (position, letter) in letters.chars().enumerate() {
            self.state.circle.seen[position] = Some(self.card_number(letter));
        }
        let circle = &mut self.state.circle;
        let count = letters.len() as u8;
        (circle.pointer, circle.shown, circle.turned) = (0, count, count);
    }

    /// Puts special people from beside the borough on cells.
    pub(crate) fn special(&mut self, seat: usize, name: &str, at: &str) {
        let person = self.person(name);
        self.game.seat_person(&mut self.state.boroughs[seat], person, cells(at));
    }

    /// Lays Roads and Roundabouts without checking whether they may lie there.
    pub(crate) fn lay(&mut self, seat: usize, roads: &str, roundabouts: &str) {
        let lines = &mut self.state.boroughs[seat].modules.roads.lines;
        for text in roads.split_whitespace() {
            let (first, other) = text.split_once('|').expect("two cells");
            let side = if cell(first).row() == cell(other).row() {
                &mut lines.right
            } else {
                &mut lines.below
            };
            *side |= cells(first);
        }
        lines.points |= cells(roundabouts);
    }

    /// The number of the action card of a letter.
    #[track_caller]
    pub(crate) fn card_number(&self, letter: char) -> u8 {
        let cards = &self.game.rules().cards;
        let at = cards.iter().position(|card| card.letter == letter).expect("there is that card");
        at as u8
    }

    /// Makes a step the current one.
    pub(crate) fn go_to(&mut self, anchor: &str) {
        self.game.go_to(&mut self.state, anchor);
    }

    /// The current step.
    pub(crate) fn step(&self) -> &'static str {
        self.game.step(&self.state)
    }

    /// The seat that is to act, if it is a single one.
    pub(crate) fn seat_to_act(&self) -> Option<usize> {
        match self.game.turn(&self.state) {
            Turn::Seat(seat) => Some(seat.index()),
            _ => None,
        }
    }

    /// What a seat may do.
    pub(crate) fn legal(&self, seat: usize) -> Vec<Action> {
        testkit::legal(&self.game, &self.state, Seat::new(seat))
    }

    /// Performs an action that must be legal and listed.
    #[track_caller]
    pub(crate) fn act(&mut self, seat: usize, action: Action) {
        assert!(self.legal(seat).contains(&action), "{action:?} is not listed");
        let refusal = self.game.apply(&mut self.state, &act(seat, action)).err();
        assert!(refusal.is_none(), "{action:?}: {refusal:?}");
    }

    /// Lets chance decide.
    #[track_caller]
    pub(crate) fn draw_first(&mut self) {
        let (chance, _) = testkit::outcomes(&self.game, &self.state)[0];
        self.game.apply(&mut self.state, &Input::Chance(chance)).expect("it can be drawn");
    }

    /// Code and rule of a refusal, which changes nothing and is not listed; `None` if it is legal.
    #[track_caller]
    pub(crate) fn refusal(&self, seat: usize, action: Action) -> Option<(&'static str, String)> {
        let listed = self.legal(seat).contains(&action);
        let refusal = refusal(&self.game, &self.state, &act(seat, action));
        assert_eq!(listed, refusal.is_none(), "{action:?} is listed exactly if it is legal");
        refusal
    }

    /// Asserts that an action is refused with this code and rule.
    #[track_caller]
    pub(crate) fn refused(&self, seat: usize, action: Action, code: &str, rule: &str) {
        let refusal = self.refusal(seat, action);
        let is = refusal.as_ref().map(|(code, rule)| (*code, rule.as_str()));
        assert_eq!(is, Some((code, rule)), "{action:?}");
    }

    /// Every seat commits its plan.
    #[track_caller]
    pub(crate) fn commit_all(&mut self) {
        assert_eq!(self.step(), "p2.plan");
        for seat in 0..self.game.seats() {
            self.act(seat, Action::Commit);
        }
    }

    /// A step of a plan as people write it: `R2 f4,f5`, `Lib g4:g5 for ws` with the letters of the
    /// materials that pay, `grow`, `park a7 + b7`, `up f4 + f5`. A citizen that must move into an
    /// R1 does.
    #[track_caller]
    pub(crate) fn plan_step(&self, seat: usize, text: &str) -> Action {
        if text == "grow" {
            return Action::Grow;
        }
        let (word, rest) = text.split_once(' ').expect("a step is a word and cells");
        if let Some((old, new)) = rest.split_once(" + ") {
            let first = self.state.boroughs[seat].tiles.on(cell(old));
            let first = first.and_then(|(_, _, cells)| cells.first()).unwrap_or(cell(old));
            return match word {
                "park" => Action::Enlarge { park: first, cells: cells(new) },
                "up" => Action::Upgrade { tile: first, cell: cell(new) },
                _ => panic!("{text:?} is no step of a plan"),
            };
        }
        let (at, pay) = rest.split_once(" for ").unwrap_or((rest, ""));
        let kind = self.kind(word);
        let pay = ['w', 's', 'm'].map(|letter| pay.matches(letter).count() as u8);
        let homes = self.state.plans[seat]
            .builds()
            .filter(|step| matches!(step, Action::Build(build) if build.enter.is_some()));
        let waiting = usize::from(self.state.boroughs[seat].hall[0]) > homes.count();
        let enter = (word == "R1" && waiting).then_some(Person::CITIZEN);
        Action::Build(Build { kind, cells: cells(at), pay, enter })
    }

    /// Adds a step to a plan.
    #[track_caller]
    pub(crate) fn plan(&mut self, seat: usize, text: &str) {
        self.act(seat, self.plan_step(seat, text));
    }

    /// The code of the tile on a cell and its cells.
    pub(crate) fn tile_on(&self, seat: usize, at: &str) -> Option<(String, Cells)> {
        let tile = self.state.boroughs[seat].tiles.on(cell(at));
        tile.map(|(_, kind, cells)| (self.game.rules().tile(kind).code.clone(), cells))
    }
}

/// The input of a seat.
pub(crate) fn act(seat: usize, action: Action) -> InputOf<SmallCity> {
    Input::Act { seat: Seat::new(seat), action }
}

/// Code and rule of the refusal of an input, which changes nothing; `None` if it is legal.
#[track_caller]
pub(crate) fn refusal(
    game: &SmallCity,
    state: &State,
    input: &InputOf<SmallCity>,
) -> Option<(&'static str, String)> {
    let checked = game.check(state, input);
    let mut after = *state;
    let applied = game.apply(&mut after, input);
    assert_eq!(applied, checked, "{input:?} is judged and applied alike");
    let refusal = checked.err()?;
    assert_eq!(after, *state, "refused, {input:?} changes nothing");
    let rule = refusal.rule().unwrap_or_default();
    if !rule.is_empty() {
        assert!(refusal.to_string().ends_with(&format!(" ({rule})")), "{refusal}");
    }
    Some((refusal.code(), rule.to_owned()))
}
