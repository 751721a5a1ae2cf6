//! The course of a game: sections 2 to 4 and the refusals of section 7.

use std::collections::{BTreeMap, BTreeSet};

use super::city::{City, Space, Square};
use super::gain::{Gain, gain};
use super::score::{Score, Standing, score, standings};
use super::setup::{FirstFace, Order, Setup, Stuck, TYPES};

/// Everything that happens, chance events included: the entries of a record, with the same names.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Input {
    /// The name of the next strip to the right.
    Strip(String),
    /// `a` or `b`.
    Face(char),
    /// The team whose pawn is drawn next.
    Pawn(usize),
    /// The type of the tile drawn for the next slot.
    Tile(char),
    Block {
        team: usize,
        slot: usize,
    },
    Take {
        team: usize,
        slot: usize,
        square: Square,
    },
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Next {
    Strip,
    Face,
    Pawn,
    Tile { slot: usize },
    Block { team: usize },
    Take { team: usize },
    Over,
}

/// A game in progress.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Game {
    pub(crate) setup: Setup,
    /// Names of the strips laid so far.
    pub(crate) strips: Vec<String>,
    pub(crate) city: City,
    /// The face that is up.
    pub(crate) face: Option<char>,
    /// This round's turn order, first team first.
    pub(crate) order: Vec<usize>,
    /// The slot of each team's pawn: this round's once the team has built, else the last one's.
    pub(crate) pawns: BTreeMap<usize, usize>,
    /// The tiles in the bag.
    pub(crate) bag: Vec<char>,
    /// This round's tiles by slot, the taken and the blocked ones too.
    pub(crate) tiles: BTreeMap<usize, char>,
    pub(crate) taken: BTreeSet<usize>,
    pub(crate) blocked: Option<usize>,
    /// How many teams have built in this round.
    pub(crate) turns: usize,
    /// Tokens of each team.
    pub(crate) tokens: Vec<u32>,
    /// 1 to 5.
    pub(crate) round: usize,
}

impl Game {
    /// A game before its first strip (section 2).
    pub(crate) fn new(setup: Setup) -> Game {
        let mut bag = Vec::new();
        for &(tile, count) in &setup.components.tiles {
            for _ in 0..count {
                bag.push(tile);
            }
        }
        Game {
            strips: Vec::new(),
            city: City::new(),
            face: None,
            order: Vec::new(),
            pawns: BTreeMap::new(),
            bag,
            tiles: BTreeMap::new(),
            taken: BTreeSet::new(),
            blocked: None,
            turns: 0,
            tokens: vec![0; setup.teams()],
            round: 1,
            setup,
        }
    }

    /// What happens next: the set-up in the order of a record, then rounds (SIM-3.1 to SIM-3.3).
    pub(crate) fn next(&self) -> Next {
        if self.strips.len() < self.setup.ordinary_strips() + 1 {
            Next::Strip
        } else if self.face.is_none() {
            Next::Face
        } else if self.order.len() < self.setup.teams() {
            Next::Pawn
        } else if self.round == 5 && self.turns == self.setup.teams() {
            Next::Over
        } else if self.tiles.len() < 7 {
            Next::Tile { slot: self.tiles.len() + 1 }
        } else if self.setup.demolition() && self.blocked.is_none() {
            Next::Block { team: *self.order.last().unwrap() }
        } else {
            Next::Take { team: self.order[self.turns] }
        }
    }

    // Chance

    /// The possible draws, with weights whose ratios are the probabilities; empty when a team is to
    /// act or the game is over.
    pub(crate) fn outcomes(&self) -> Vec<(Input, u32)> {
        match self.next() {
            Next::Strip => self.strip_outcomes(),
            Next::Face => self.face_outcomes(),
            Next::Pawn => self.pawn_outcomes(),
            Next::Tile { .. } => self.tile_outcomes(),
            Next::Block { .. } | Next::Take { .. } | Next::Over => Vec::new(),
        }
    }

    /// SIM-2.3: the special strip is equally likely in every remaining place, and the remaining
    /// ordinary strips are equally likely among each other.
    fn strip_outcomes(&self) -> Vec<(Input, u32)> {
        let places = self.setup.ordinary_strips() + 1 - self.strips.len();
        let special = &self.setup.components.special.name;
        let mut ordinary = Vec::new();
        for strip in &self.setup.components.ordinary {
            if !self.strips.contains(&strip.name) {
                ordinary.push(strip.name.clone());
            }
        }
        if self.strips.contains(special) {
            return ordinary.into_iter().map(|name| (Input::Strip(name), 1)).collect();
        }
        if places == 1 {
            return vec![(Input::Strip(special.clone()), 1)];
        }
        // The special one: 1 / places. Each ordinary one: (places - 1) / places / their number.
        // Both multiplied by places and by their number:
        let special_weight = ordinary.len() as u32;
        let ordinary_weight = (places - 1) as u32;
        let mut outcomes = Vec::new();
        for name in ordinary {
            outcomes.push((Input::Strip(name), ordinary_weight));
        }
        outcomes.push((Input::Strip(special.clone()), special_weight));
        outcomes
    }

    /// SIM-2.6 and the option `first_face`.
    fn face_outcomes(&self) -> Vec<(Input, u32)> {
        match self.setup.first_face {
            FirstFace::Random => vec![(Input::Face('a'), 1), (Input::Face('b'), 1)],
            FirstFace::A => vec![(Input::Face('a'), 1)],
            FirstFace::B => vec![(Input::Face('b'), 1)],
        }
    }

    /// SIM-2.8 and the option `order`.
    fn pawn_outcomes(&self) -> Vec<(Input, u32)> {
        match &self.setup.order {
            Order::Fixed(list) => vec![(Input::Pawn(list[self.order.len()]), 1)],
            Order::Random => {
                let mut outcomes = Vec::new();
                for team in 0..self.setup.teams() {
                    if !self.order.contains(&team) {
                        outcomes.push((Input::Pawn(team), 1));
                    }
                }
                outcomes
            }
        }
    }

    /// SIM-2.7, SIM-4.2: a tile out of the bag, in round 1 a building.
    fn tile_outcomes(&self) -> Vec<(Input, u32)> {
        let mut outcomes = Vec::new();
        for tile in TYPES {
            let count = self.bag.iter().filter(|&&other| other == tile).count() as u32;
            if count > 0 && !(self.round == 1 && tile == 'P') {
                outcomes.push((Input::Tile(tile), count));
            }
        }
        outcomes
    }

    // Legal actions

    /// SIM-3.2: the slots that may be blocked now.
    pub(crate) fn legal_blocks(&self) -> Vec<usize> {
        match self.next() {
            Next::Block { .. } => (1..=7).collect(),
            _ => Vec::new(),
        }
    }

    /// SIM-3.5, SIM-3.6, SIM-3.7: all (slot, space) that the team to act may choose, slot by slot
    /// and then column by column.
    pub(crate) fn legal(&self) -> Vec<(usize, Square)> {
        let mut legal = Vec::new();
        if let Next::Take { .. } = self.next() {
            for slot in self.available() {
                for square in self.legal_spaces(slot) {
                    legal.push((slot, square));
                }
            }
        }
        legal
    }

    /// SIM-3.4: the slots whose tile is neither taken nor blocked.
    pub(crate) fn available(&self) -> Vec<usize> {
        let free = |slot: &usize| !self.taken.contains(slot) && self.blocked != Some(*slot);
        (1..=7).filter(free).collect()
    }

    /// SIM-3.5: whether the tile of a slot fits on a space.
    pub(crate) fn fits(&self, slot: usize, square: Square) -> bool {
        if !self.city.open(square) {
            return false;
        }
        if slot == 7 {
            return true;
        }
        match self.city.space(square) {
            Some(Space::Symbol(symbol)) => self.symbols(slot).contains(&symbol),
            _ => false,
        }
    }

    /// The symbols of a slot on the current face (SIM-2.5, SIM-2.6).
    fn symbols(&self, slot: usize) -> &[char] {
        match self.face {
            Some('a') => &self.setup.components.face_a[slot - 1],
            Some('b') => &self.setup.components.face_b[slot - 1],
            _ => panic!("no face is up before one is drawn"),
        }
    }

    /// All spaces on which the tile of a slot fits (SIM-3.5).
    pub(crate) fn fitting_spaces(&self, slot: usize) -> Vec<Square> {
        let squares = self.city.squares();
        squares.into_iter().filter(|&square| self.fits(slot, square)).collect()
    }

    /// SIM-3.7: whether no available tile fits anywhere.
    pub(crate) fn no_tile_fits(&self) -> bool {
        self.available().iter().all(|&slot| self.fitting_spaces(slot).is_empty())
    }

    /// The legal spaces for an available slot: those that fit (SIM-3.5); any open one for a tile
    /// that fits nowhere, if no other tile fits (SIM-3.6, SIM-3.7) or the option `stuck` considers
    /// each tile separately.
    fn legal_spaces(&self, slot: usize) -> Vec<Square> {
        let fitting = self.fitting_spaces(slot);
        if !fitting.is_empty() {
            return fitting;
        }
        let free = match self.setup.stuck {
            Stuck::NoTileFits => self.no_tile_fits(),
            Stuck::PerTile => true,
        };
        if free { self.city.open_spaces() } else { Vec::new() }
    }

    // Inputs

    /// The id of the rule that refuses an input (section 7); `None` if it is legal.
    pub(crate) fn refusal(&self, input: &Input) -> Option<&'static str> {
        match *input {
            Input::Strip(_) => self.unless_possible(input, "SIM-2.3"),
            Input::Face(_) => self.unless_possible(input, "SIM-2.6"),
            Input::Pawn(_) => self.unless_possible(input, "SIM-2.8"),
            Input::Tile(_) if self.round == 1 => self.unless_possible(input, "SIM-2.7"),
            Input::Tile(_) => self.unless_possible(input, "SIM-4.2"),
            Input::Block { team, slot } => self.block_refusal(team, slot),
            Input::Take { team, slot, square } => self.take_refusal(team, slot, square),
        }
    }

    fn unless_possible(&self, input: &Input, rule: &'static str) -> Option<&'static str> {
        let possible = self.outcomes().iter().any(|(outcome, _)| outcome == input);
        if possible { None } else { Some(rule) }
    }

    /// SIM-3.2, SIM-3.3.
    fn block_refusal(&self, team: usize, slot: usize) -> Option<&'static str> {
        if self.next() != (Next::Block { team }) {
            return Some("SIM-3.3");
        }
        if !(1..=7).contains(&slot) {
            return Some("SIM-3.2");
        }
        None
    }

    /// SIM-3.2 to SIM-3.6 in the order of section 7: first the team, then the slot, then the space.
    fn take_refusal(&self, team: usize, slot: usize, square: Square) -> Option<&'static str> {
        if self.next() != (Next::Take { team }) {
            return Some("SIM-3.3");
        }
        if self.blocked == Some(slot) {
            return Some("SIM-3.2");
        }
        if !self.available().contains(&slot) {
            return Some("SIM-3.4");
        }
        if !self.city.open(square) {
            return Some("SIM-3.5");
        }
        if self.legal_spaces(slot).contains(&square) {
            return None;
        }
        if self.city.space(square) == Some(Space::Blank) {
            return Some("SIM-3.5");
        }
        if self.fitting_spaces(slot).is_empty() { Some("SIM-3.6") } else { Some("SIM-3.5") }
    }

    /// Applies an input, or names the rule that refuses it and changes nothing (section 7).
    pub(crate) fn apply(&mut self, input: &Input) -> Result<(), &'static str> {
        if let Some(rule) = self.refusal(input) {
            return Err(rule);
        }
        match *input {
            Input::Strip(ref name) => self.lay_strip(name),
            Input::Face(face) => self.face = Some(face),
            Input::Pawn(team) => self.place_pawn(team),
            Input::Tile(tile) => self.draw_tile(tile),
            Input::Block { slot, .. } => self.blocked = Some(slot),
            Input::Take { team, slot, square } => self.take(team, slot, square),
        }
        Ok(())
    }

    /// SIM-2.3.
    fn lay_strip(&mut self, name: &str) {
        let components = &self.setup.components;
        for strip in components.ordinary.iter().chain([&components.special]) {
            if strip.name == name {
                self.city.columns.push(strip.spaces.clone());
            }
        }
        self.strips.push(name.to_string());
    }

    /// SIM-2.8, SIM-2.9.
    fn place_pawn(&mut self, team: usize) {
        self.order.push(team);
        self.pawns.insert(team, self.order.len());
        if self.order.len() == self.setup.teams() {
            self.tokens[team] += 1;
        }
    }

    /// SIM-2.7, SIM-4.2: the tile goes from the bag to the next slot; after the last one the lowest
    /// pawn takes its token (in round 1 it has it already: SIM-2.9).
    fn draw_tile(&mut self, tile: char) {
        let drawn = self.bag.iter().position(|&other| other == tile).unwrap();
        self.bag.remove(drawn);
        self.tiles.insert(self.tiles.len() + 1, tile);
        if self.tiles.len() == 7 && self.round > 1 {
            let lowest = *self.order.last().unwrap();
            self.tokens[lowest] += 1;
        }
    }

    /// SIM-3.4.
    fn take(&mut self, team: usize, slot: usize, square: Square) {
        self.taken.insert(slot);
        self.pawns.insert(team, slot);
        self.city.built.insert(square, (self.tiles[&slot], team));
        self.turns += 1;
        if self.turns == self.setup.teams() {
            self.end_round();
        }
    }

    /// SIM-4.1, SIM-4.2.
    fn end_round(&mut self) {
        self.tiles.clear();
        self.taken.clear();
        self.blocked = None;
        self.face = if self.face == Some('a') { Some('b') } else { Some('a') };
        if self.round < 5 {
            self.round += 1;
            self.turns = 0;
            self.order.sort_by_key(|team| self.pawns[team]);
        }
    }

    // Points

    /// Section 5: the score of every team, at any moment.
    pub(crate) fn scores(&self) -> Vec<Score> {
        let teams = 0..self.setup.teams();
        teams.map(|team| score(&self.city, team, self.tokens[team])).collect()
    }

    /// SIM-5.5, SIM-5.6: scores and ranks of the players; `None` until the game is over.
    pub(crate) fn standings(&self) -> Option<Vec<Standing>> {
        if self.next() != Next::Over {
            return None;
        }
        let totals: Vec<u32> = self.scores().iter().map(|score| score.total).collect();
        let pawns: Vec<usize> = (0..self.setup.teams()).map(|team| self.pawns[&team]).collect();
        Some(standings(&self.setup, &totals, &pawns, &self.order))
    }

    /// What `team` gains when the team to act takes the tile of `slot` and builds it on `square`.
    pub(crate) fn gain(&self, slot: usize, square: Square, team: usize) -> Gain {
        let Next::Take { team: builder } = self.next() else {
            panic!("nobody is to build now");
        };
        gain(&self.city, builder, self.tiles[&slot], square, team)
    }
}
