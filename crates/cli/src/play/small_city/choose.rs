//! Narrows all legal actions to one: by a heading, then by cells or numbers.

use kernel::Seat;
use smallcity::{Action, Cell, Cells, Price, SmallCity, Spot, State};
use words::Words;

use super::say::Label;

/// A person's choice so far.
#[derive(Debug, Default)]
pub(super) struct Choice {
    /// The remaining actions after each step, the narrowest last; empty at the start.
    trail: Vec<Vec<Action>>,
}

impl Choice {
    /// The remaining actions, if a choice has begun.
    pub(super) fn left(&self) -> Option<&[Action]> {
        self.trail.last().map(Vec::as_slice)
    }

    /// The single remaining action, which waits for confirmation.
    pub(super) fn ready(&self) -> Option<Action> {
        self.left().and_then(|left| (left.len() == 1).then(|| left[0]))
    }

    /// Narrows the choice.
    pub(super) fn narrow(&mut self, to: Vec<Action>) {
        if self.left() != Some(&to) {
            self.trail.push(to);
        }
    }

    /// Starts over.
    pub(super) fn clear(&mut self) {
        self.trail.clear();
    }

    /// Takes the last step back; false if there was none.
    pub(super) fn back(&mut self) -> bool {
        self.trail.pop().is_some()
    }
}

/// Actions that a person first chooses as a group: builds of one tile, moves of one citizen.
#[derive(Debug)]
pub(super) struct Heading {
    /// What a person may type instead of its number.
    pub(super) words: Vec<String>,
    /// As the menu shows it.
    pub(super) label: String,
    /// The cell of the heading: that of an upgraded tile, or of a moving citizen.
    pub(super) from: Option<Spot>,
    /// The actions.
    pub(super) actions: Vec<Action>,
}

/// What the actions of a heading have in common.
#[derive(PartialEq)]
enum Key {
    Build(smallcity::Kind),
    Enlarge(Cell),
    Upgrade(Cell),
    Move(Spot),
    Council(u8, u8),
    Hall,
    Mayor,
    Victim,
    Grave,
    Deed(&'static str),
    Alone(Action),
}

fn key(action: &Action) -> Key {
    match *action {
        Action::Build(build) => Key::Build(build.kind),
        Action::Enlarge { park, .. } => Key::Enlarge(park),
        Action::Upgrade { tile, .. } => Key::Upgrade(tile),
        Action::Move { from, .. } => Key::Move(from),
        Action::Council { disc, row, .. } => Key::Council(row, disc + 1),
        Action::Hall(_) => Key::Hall,
        Action::Mayor(_) => Key::Mayor,
        Action::Victim(_) => Key::Victim,
        Action::Grave(_) => Key::Grave,
        Action::Module(deed) if !deed.cells().is_empty() => Key::Deed(deed.name()),
        other => Key::Alone(other),
    }
}

/// Where an action puts something; `None` if it has no place.
pub(super) fn places(action: &Action, seat: Seat) -> Option<(Seat, Cells)> {
    let own = |cells: Cells| Some((seat, cells));
    match *action {
        Action::Build(build) => own(build.cells),
        Action::Enlarge { cells, .. } | Action::Hall(cells) | Action::Mayor(cells) => own(cells),
        Action::Upgrade { cell, .. } | Action::Victim(cell) | Action::Grave(cell) => {
            own(Cells::of(cell))
        }
        Action::Move { to, .. } => Some((to.seat, Cells::of(to.cell))),
        Action::Module(deed) => own(deed.cells()).filter(|(_, cells)| !cells.is_empty()),
        _ => None,
    }
}

/// The menu of the legal actions, in their order. What ends a step comes last; taking back the last
/// step of a plan has its own word.
pub(super) fn headings(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    legal: &[Action],
    words: &Words,
) -> Vec<Heading> {
    let mut grouped: Vec<(Key, Vec<Action>)> = Vec::new();
    for action in legal.iter().filter(|action| **action != Action::Undo) {
        let key = key(action);
        match grouped.iter_mut().rev().find(|(known, _)| *known == key) {
            Some((_, actions)) => actions.push(*action),
            None => grouped.push((key, vec![*action])),
        }
    }
    let heading =
        |(key, actions): (Key, Vec<Action>)| heading(game, state, seat, &key, actions, words);
    grouped.into_iter().map(heading).collect()
}

fn heading(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    key: &Key,
    actions: Vec<Action>,
    told: &Words,
) -> Heading {
    let rules = game.rules();
    let borough = game.planned(state, seat);
    let label = |label: Label| told.tell("menu", &label);
    let code_on = |cell: Cell| {
        let tile = borough.tiles.on(cell);
        tile.map_or_else(String::new, |(_, kind, _)| rules.tile(kind).code.clone())
    };
    let (label, words, from) = match *key {
        Key::Build(kind) => {
            let offers = game.offers(state, seat);
            let code = &rules.tile(kind).code;
            let offer = offers.into_iter().find(|offer| offer.tile == *code);
            // The offers omit start tiles, which are free.
            let free = || vec![Price::Money(0).into()];
            let price = offer.map_or_else(free, |offer| offer.price);
            let places = options(&actions, seat).len();
            let label = label(Label::Build { tile: code.clone(), price, places });
            let (name, on_map) = (told.tell("tile", code), game.map_code(kind));
            let words = [code.as_str(), &name, on_map.trim_end()];
            (label, words.map(str::to_lowercase).to_vec(), None)
        }
        Key::Enlarge(park) => {
            let label = label(Label::Enlarge { tile: code_on(park), on: park.to_string() });
            (label, vec!["enlarge".to_owned()], Some(Spot { seat, cell: park }))
        }
        Key::Upgrade(tile) => {
            let label = label(Label::Upgrade { tile: code_on(tile), on: tile.to_string() });
            (label, vec!["upgrade".to_owned()], Some(Spot { seat, cell: tile }))
        }
        Key::Move(from) => {
            let tile = state.borough(from.seat).tiles.on(from.cell);
            let tile = tile.map(|(_, kind, _)| rules.tile(kind).code.clone());
            let (on, places) = (spot_word(seat, from), options(&actions, seat).len());
            let label = label(Label::Move { tile, on, places });
            (label, vec!["move".to_owned()], Some(from))
        }
        Key::Council(row, column) => {
            let brings = game.council_effect(row, column);
            let label = label(Label::Council { row, column, brings });
            (label, vec![format!("{row}.{column}"), format!("{row},{column}")], None)
        }
        Key::Hall => (label(Label::Hall), vec!["hall".to_owned()], None),
        Key::Mayor => (label(Label::Mayor), vec!["mayor".to_owned()], None),
        Key::Victim => (label(Label::Victim), vec!["victim".to_owned()], None),
        Key::Grave => (label(Label::Grave), vec!["grave".to_owned()], None),
        Key::Deed(deed) => (label(Label::Deed { deed }), vec![deed.to_owned()], None),
        Key::Alone(action) => alone(game, state, seat, &action, told),
    };
    Heading { words, label, from, actions }
}

/// An action in a few words; for a promise or a platform also its conditions.
pub(super) fn told_action(
    game: &SmallCity,
    told: &Words,
    state: &State,
    seat: Seat,
    action: &Action,
) -> String {
    let (rules, choice) = (game.rules(), game.action_doc(state, seat, action));
    let pledge = match *action {
        Action::Keep(card) => Some(rules.promise(card)),
        Action::Platform(number) => Some(&rules.platforms[usize::from(number)]),
        _ => None,
    };
    let conditions = pledge.map_or(&[][..], |pledge| &pledge.conditions);
    let conditions: Vec<_> = conditions.iter().map(|part| game.asked_doc(part)).collect();
    if conditions.is_empty() {
        return told.tell("choice", &choice);
    }
    told.tell("menu", &Label::Pledge { choice, conditions })
}

fn alone(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    action: &Action,
    told: &Words,
) -> (String, Vec<String>, Option<Spot>) {
    let label = told_action(game, told, state, seat, action);
    let rules = game.rules();
    let (label, words): (String, Vec<String>) = match *action {
        Action::Grow => {
            let (money, points) =
                (rules.numbers.zone_growth_cost, rules.numbers.zone_growth_points);
            (told.tell("menu", &Label::Grow { money, points }), vec!["grow".to_owned()])
        }
        Action::Commit => {
            let words = vec!["commit".to_owned(), "done".to_owned()];
            (told.tell("menu", &Label::Commit), words)
        }
        Action::Reopen => (label, vec!["reopen".to_owned()]),
        Action::End => {
            let words = ["end", "done", "pass"].map(str::to_owned).to_vec();
            (told.tell("menu", &Label::End), words)
        }
        Action::Take { card, choice } => {
            let rule = &rules.cards[usize::from(card)];
            let letter = rule.letter.to_ascii_lowercase();
            let choice = rule.choices.get(usize::from(choice));
            let word = choice.map_or_else(|| letter.to_string(), |word| format!("{letter} {word}"));
            (label, vec![word])
        }
        Action::Sell(material) => (label, vec![format!("sell {}", material.name())]),
        Action::Trade(material) => (label, vec![format!("trade {}", material.name())]),
        Action::Discard(material) => {
            (label, vec![format!("discard {}", material.name()), material.name().to_owned()])
        }
        Action::Buy(dollars) => (label, vec![format!("buy {dollars}")]),
        Action::Platform(number) => {
            let platform = &rules.platforms[usize::from(number)].key;
            (label, vec![told.tell("platform", platform).to_lowercase()])
        }
        _ => (label, vec![]),
    };
    (label, words, None)
}

/// A spot in typed form: `c4`, or `2:c4` in the borough of player 2.
pub(super) fn spot_word(own: Seat, spot: Spot) -> String {
    if spot.seat == own {
        spot.cell.to_string()
    } else {
        format!("{}:{}", spot.seat.index() + 1, spot.cell)
    }
}

/// One way to narrow a choice further.
#[derive(Debug)]
pub(super) struct Way {
    /// The cells, if they distinguish the ways.
    pub(super) at: Option<(Seat, Cells)>,
    /// The actions that remain then.
    pub(super) actions: Vec<Action>,
}

/// The ways to narrow a choice: first by place, in reading order, then by other differences.
pub(super) fn options(actions: &[Action], seat: Seat) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for action in actions {
        let at = places(action, seat);
        match ways.iter_mut().rev().take(4).find(|way| at.is_some() && way.at == at) {
            Some(way) => way.actions.push(*action),
            None => ways.push(Way { at, actions: vec![*action] }),
        }
    }
    if let [only] = ways.as_slice()
        && only.actions.len() > 1
    {
        return only
            .actions
            .iter()
            .map(|&action| Way { at: None, actions: vec![action] })
            .collect();
    }
    ways.sort_by_key(|way| way.at.map(|(host, cells)| (host != seat, host, cells.first(), cells)));
    ways
}

/// Cells that a person has typed, and whose borough they are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    /// Whose borough.
    pub(super) seat: Seat,
    /// The cells.
    pub(super) cells: Cells,
}

/// Reads cells such as `c4 c5`, `c4,c5`, `c4:e5` or `2:c4`; `None` if the words are something else.
pub(super) fn typed(words: &[&str], own: Seat) -> Option<Typed> {
    let mut typed = Typed { seat: own, cells: Cells::NONE };
    // People may type a border as the terminal writes it, `d6|d7`.
    for word in words.iter().flat_map(|word| word.split('|')) {
        let number = word.split_once(':').and_then(|(number, cells)| {
            let number: usize = number.parse().ok().filter(|number| (1..=4).contains(number))?;
            Some((Seat::new(number - 1), cells))
        });
        let (seat, cells) = number.unwrap_or((typed.seat, word));
        typed.seat = seat;
        typed.cells |= stretch(cells)?;
    }
    (!typed.cells.is_empty()).then_some(typed)
}

/// A cell, or all cells between two corners, as the rules write them: `c4:e5`.
fn stretch(text: &str) -> Option<Cells> {
    let Some((one, other)) = text.split_once(':') else { return Cells::parse(text) };
    let (one, other) = (Cell::parse(one)?, Cell::parse(other)?);
    let between = |one: usize, other: usize| one.min(other)..=one.max(other);
    let mut cells = Cells::NONE;
    for row in between(one.row(), other.row()) {
        for column in between(one.column(), other.column()) {
            cells |= Cells::of(Cell::at(column, row)?);
        }
    }
    Some(cells)
}

/// The actions that cover all typed cells; if some cover nothing else, only those.
pub(super) fn matching(actions: &[Action], seat: Seat, typed: Typed) -> Vec<Action> {
    let covers = |action: &&Action| {
        places(action, seat)
            .is_some_and(|(host, cells)| host == typed.seat && typed.cells.within(cells))
    };
    let exact = |action: &Action| places(action, seat) == Some((typed.seat, typed.cells));
    let covering: Vec<Action> = actions.iter().filter(covers).copied().collect();
    if covering.iter().any(exact) {
        return covering.into_iter().filter(exact).collect();
    }
    covering
}

/// The same action at the typed cells, to learn why the rules refuse it.
pub(super) fn elsewhere(action: &Action, typed: Typed) -> Option<Action> {
    let first = typed.cells.first()?;
    Some(match *action {
        Action::Build(build) => Action::Build(smallcity::Build { cells: typed.cells, ..build }),
        Action::Enlarge { park, .. } => Action::Enlarge { park, cells: typed.cells },
        Action::Upgrade { tile, .. } => Action::Upgrade { tile, cell: first },
        Action::Move { from, drive, .. } => {
            Action::Move { from, to: Spot { seat: typed.seat, cell: first }, drive }
        }
        Action::Hall(_) => Action::Hall(typed.cells),
        Action::Mayor(_) => Action::Mayor(typed.cells),
        Action::Grave(_) => Action::Grave(first),
        Action::Victim(_) => Action::Victim(first),
        Action::Module(deed) => Action::Module(deed.elsewhere(typed.cells)?),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use smallcity::{Action, Cells};

    use super::{Choice, matching, typed};

    const OWN: Seat = Seat::new(0);

    fn cells(text: &str) -> Cells {
        Cells::parse(text).unwrap()
    }

    #[test]
    fn cells_are_read_as_people_type_them() {
        let read =
            |words: &[&str]| typed(words, OWN).map(|typed| (typed.seat.index(), typed.cells));
        assert_eq!(read(&["c4", "c5"]), Some((0, cells("c4 c5"))));
        assert_eq!(read(&["c4,c5"]), Some((0, cells("c4 c5"))));
        assert_eq!(read(&["2:c4"]), Some((1, cells("c4"))));
        assert_eq!(read(&["c3:e4"]), Some((0, cells("c3 d3 e3 c4 d4 e4"))));
        assert_eq!(read(&["e4:c3"]), read(&["c3:e4"]));
        assert_eq!(read(&["2:a1:a2"]), Some((1, cells("a1 a2"))));
        for wrong in
            [&["k1"][..], &["9:c4"], &["c4:"], &["c4:k1"], &["2:3"], &["3"], &["help"], &[]]
        {
            assert_eq!(read(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_cell_narrows_and_all_cells_decide() {
        let halls = ["a1 b1", "b1 c1", "b1 b2"].map(|text| Action::Mayor(cells(text)));
        let at = |words: &[&str]| matching(&halls, OWN, typed(words, OWN).unwrap());
        assert_eq!(at(&["b1"]).len(), 3);
        assert_eq!(at(&["c1"]), [halls[1]]);
        assert_eq!(at(&["b2", "b1"]), [halls[2]]);
        assert_eq!(at(&["a1", "c1"]), []);
    }

    #[test]
    fn a_choice_is_taken_back_step_by_step() {
        let mut choice = Choice::default();
        assert!(!choice.back() && choice.ready().is_none());
        choice.narrow(vec![Action::End, Action::Commit]);
        choice.narrow(vec![Action::End]);
        assert_eq!(choice.ready(), Some(Action::End));
        assert!(choice.back() && choice.ready().is_none());
        assert_eq!(choice.left().map(<[Action]>::len), Some(2));
    }
}
