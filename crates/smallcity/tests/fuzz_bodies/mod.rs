//! What the fuzz target `small_city` does with its bytes. It is ordinary code, so an ordinary test
//! can run its seeds.

#![allow(unreachable_pub)]

use kernel::{Game, Input, InputOf, Notation, Observer, Seat};
use smallcity::parts::{Lay, Riot};
use smallcity::{
    Action, Border, Build, Cell, Cells, Chance, Deed, Kind, Material, Pay, Setup, SmallCity, Spot,
    State,
};

/// The bytes choose a set-up and then inputs, sensible or not. Judging never panics; an input is
/// accepted exactly if it is listed; a refusal changes nothing; every applied input survives
/// writing and reading, and every view can be made.
pub fn apply(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let Ok(game) = SmallCity::new(&bytes.setup()) else { return };
    let mut state = game.start();
    while let Some(kind) = bytes.next() {
        let listed = listed(&game, &state);
        // Most inputs are listed ones; otherwise few games would get far.
        let input = if kind < 200 && !listed.is_empty() {
            listed[bytes.below(listed.len())]
        } else {
            bytes.input(&game)
        };
        judge(&game, &mut state, &input, listed.contains(&input));
    }
    for who in Observer::all(game.seats()) {
        assert!(!game.text(&game.view(&state, who)).is_empty());
    }
}

/// Every input that the rules list now.
fn listed(game: &SmallCity, state: &State) -> Vec<InputOf<SmallCity>> {
    let mut draws = vec![];
    game.outcomes(state, &mut draws);
    let mut inputs: Vec<_> = draws.into_iter().map(|(draw, _)| Input::Chance(draw)).collect();
    for seat in Seat::first(game.seats()) {
        let mut legal = vec![];
        game.legal(state, seat, &mut legal);
        inputs.extend(legal.into_iter().map(|action| Input::Act { seat, action }));
    }
    inputs
}

fn judge(game: &SmallCity, state: &mut State, input: &InputOf<SmallCity>, is_listed: bool) {
    let before = *state;
    let verdict = game.check(state, input);
    assert_eq!(verdict.is_ok(), is_listed, "{input:?}: {verdict:?}");
    assert_eq!(game.apply(state, input), verdict, "{input:?}");
    if verdict.is_ok() {
        let entry = game.entry(input);
        assert_eq!(game.input(&entry).as_ref(), Ok(input), "{entry:?}");
    } else {
        assert_eq!(*state, before, "refusing {input:?} changed the state");
    }
}

/// The bytes left.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    /// A number below `bound`, from two bytes.
    fn below(&mut self, bound: usize) -> usize {
        let number = u16::from_le_bytes([self.next().unwrap_or(0), self.next().unwrap_or(0)]);
        usize::from(number) % bound.max(1)
    }

    fn setup(&mut self) -> Setup {
        let modules: [&[&str]; 6] = [
            &[],
            &["traders"],
            &["forest"],
            &["traders", "forest", "cards"],
            &["forest", "historic"],
            &["police", "traders"],
        ];
        let modules = modules[self.below(modules.len())];
        let mut setup = Setup::new(self.below(6) as u8).with(modules);
        setup.advanced = self.below(2) == 1;
        setup
    }

    fn cell(&mut self) -> Cell {
        Cell::at(self.below(10), self.below(10)).expect("a cell of the map")
    }

    fn cells(&mut self) -> Cells {
        (0..self.below(6)).map(|_| self.cell()).collect()
    }

    fn kind(&mut self, game: &SmallCity) -> Kind {
        let kinds: Vec<Kind> = game.rules().kinds().collect();
        kinds[self.below(kinds.len())]
    }

    fn spot(&mut self) -> Spot {
        Spot { seat: Seat::new(self.below(Seat::MAX)), cell: self.cell() }
    }

    /// Any input; most are illegal.
    fn input(&mut self, game: &SmallCity) -> InputOf<SmallCity> {
        let material = Material::ALL[self.below(3)];
        let person = game.rules().persons().nth(self.below(3));
        let action = match self.below(25) {
            0 => Action::Keep(self.below(50) as u8),
            1 => Action::Hall(self.cells()),
            2 => Action::Mayor(self.cells()),
            3 => Action::Take { card: self.below(20) as u8, choice: self.below(3) as u8 },
            4..=8 => Action::Build(Build {
                kind: self.kind(game),
                cells: self.cells(),
                pay: [self.below(3) as u8, self.below(3) as u8, self.below(3) as u8],
                enter: person.filter(|_| self.below(2) == 1),
            }),
            9 => Action::Enlarge { park: self.cell(), cells: self.cells() },
            10 => Action::Upgrade { tile: self.cell(), cell: self.cell() },
            11 => [Action::Grow, Action::Undo, Action::Commit, Action::Reopen, Action::End]
                [self.below(5)],
            12 | 13 => {
                Action::Move { from: self.spot(), to: self.spot(), drive: self.below(2) > 0 }
            }
            14 => match person {
                Some(person) => Action::Home { cell: self.cell(), person },
                None => Action::End,
            },
            15 => Action::Sell(material),
            16 => Action::Buy(self.below(7) as u8),
            17 => Action::Trade(material),
            18 => Action::Discard(material),
            19 => Action::Victim(self.cell()),
            20 => Action::Grave(self.cell()),
            21 => Action::Module(Deed::Police(match person {
                Some(person) => Riot::Hall(person),
                None => Riot::On(self.cell()),
            })),
            22 => Action::Module(Deed::Roads(Lay::Roundabout(self.cell()))),
            23 => {
                let cell = self.cell();
                let cells = [
                    Cell::at(cell.column() + 1, cell.row()),
                    Cell::at(cell.column(), cell.row() + 1),
                ];
                let other = cells[self.below(2)];
                match other.and_then(|other| Border::between(cell, other)) {
                    Some(border) => Action::Module(Deed::Roads(Lay::Road(border))),
                    None => Action::Undo,
                }
            }
            _ => Action::Council {
                disc: self.below(7) as u8,
                row: self.below(8) as u8,
                pay: Pay::ALL[self.below(3)],
            },
        };
        let seat = Seat::new(self.below(Seat::MAX));
        match self.below(8) {
            0 => Input::Chance(Chance::Card(self.below(12) as u8)),
            1 => Input::Chance(Chance::Promise(self.below(40) as u8)),
            2 => Input::Chance(Chance::Host(seat)),
            3 => Input::Chance(Chance::Boxed(self.below(12) as u8)),
            _ => Input::Act { seat, action },
        }
    }
}
