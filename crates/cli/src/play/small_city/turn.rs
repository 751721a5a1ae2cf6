//! One person's turn: what each command does.

use std::path::PathBuf;

use anyhow::Result;
use kernel::{Game, Input, Observer, Seat};
use smallcity::constants::Stack;
use smallcity::{Action, Pay, Spot, Stakes};

use super::choose::{
    Heading, Way, elsewhere, headings, matching, options, spot_word, told_action, typed,
};
use super::say::Say;
use super::screen;
use super::session::Session;
use crate::play::table::{Flow, Outcome, Session as _};
use crate::text::{columns, pad, width};

/// The most ways in a numbered list.
const MOST_WAYS: usize = 40;
/// The most lines in a list of places.
const MOST_ROWS: usize = 6;

/// Words that are commands at any time.
const WORDS: &[&str] = &[
    "?", "h", "help", "signs", "map", "board", "redraw", "menu", "m", "see", "others", "tiles",
    "why", "about", "plan", "promises", "cards", "council", "forecast", "hint", "log", "rule",
    "rules", "reopen", "done", "end", "commit",
];

/// Whether a line is a command, and so not a file name.
pub(super) fn is_command(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    WORDS.contains(&word.as_str()) || word.bytes().all(|letter| letter.is_ascii_digit())
}

/// What is left of a choice after some words.
enum Narrowed {
    /// These.
    To(Vec<Action>),
    /// Nothing, and why.
    Refused(String),
    /// The words are neither numbers nor cells of it.
    Unknown,
}

impl Session {
    /// Shows the screen and obeys commands until the person has acted.
    pub(super) fn take_turn(&mut self, seat: Seat) -> Result<Flow> {
        self.table.autosave()?;
        let Some(seat) = self.hand_over(seat)? else { return Ok(Flow::Leave) };
        self.begin(seat);
        self.show_screen(seat)?;
        loop {
            let prompt = self.prompt(seat);
            let line = match self.early.take() {
                Some(line) => {
                    self.table.console.show(&format!("{prompt}{line}"))?;
                    Some(line)
                }
                None => self.table.console.ask(&prompt)?,
            };
            let Some(line) = line else {
                self.hide()?;
                self.table.keeper.say_input_ended(&mut self.table.console)?;
                return Ok(Flow::Leave);
            };
            match self.obey(seat, &line)? {
                Outcome::Choosing => {}
                Outcome::Acted => return Ok(Flow::On),
                Outcome::Leaving => return Ok(Flow::Leave),
            }
        }
    }

    /// If there is only one thing to decide, its choice begins at once.
    fn begin(&mut self, seat: Seat) {
        self.choice.clear();
        let menu = self.menu(seat);
        if let [only] = menu.as_slice()
            && only.actions.len() > 1
        {
            self.choice.narrow(only.actions.clone());
        }
    }

    pub(super) fn menu(&self, seat: Seat) -> Vec<Heading> {
        let (game, state) = (self.table.game(), self.table.state());
        let mut legal = Vec::new();
        game.legal(state, seat, &mut legal);
        let view = game.view(state, Observer::Seat(seat));
        headings(game, &view.state, seat, &legal, &self.words())
    }

    fn show_screen(&mut self, seat: Seat) -> Result<()> {
        let ways = self.choice.left().map(|left| options(left, seat)).unwrap_or_default();
        let whole = self.whole(seat, &ways);
        self.table.console.show(&format!("\n{whole}\n"))?;
        self.show_menu(seat)
    }

    /// The question, and the possible answers.
    fn show_menu(&mut self, seat: Seat) -> Result<()> {
        if !self.at_start(seat) {
            return self.show_ways(seat);
        }
        let call = self.call(seat);
        self.table.console.say(&call)?;
        if self.choice.left().is_some() {
            return self.show_ways(seat);
        }
        let mut entries: Vec<String> = self
            .menu(seat)
            .iter()
            .enumerate()
            .map(|(index, heading)| format!("{:>2} {}", index + 1, heading.label))
            .collect();
        if self.can_reopen(seat) {
            entries.push(format!("{:>2} {}", entries.len() + 1, self.text(&Say::Leave)));
        }
        self.table.console.show(&in_columns(&entries))
    }

    /// Whether the person has chosen nothing yet; if there is only one thing to decide, its choice
    /// begins at once.
    pub(super) fn at_start(&self, seat: Seat) -> bool {
        self.choice.left().is_none_or(|left| {
            let menu = self.menu(seat);
            matches!(menu.as_slice(), [only] if only.actions == left && left.len() > 1)
        })
    }

    /// Shows the ways that are left of a choice.
    fn show_ways(&mut self, seat: Seat) -> Result<()> {
        let Some(left) = self.choice.left() else { return Ok(()) };
        if let [only] = left {
            let only = *only;
            let lines = self.preview(seat, &only);
            self.table.say_all(&lines)?;
            return self.warn_of_promise(&[only]);
        }
        let aim = (!self.at_start(seat)).then(|| self.aim(seat, left));
        let ways = options(left, seat);
        let entries: Vec<String> = ways
            .iter()
            .take(MOST_WAYS)
            .enumerate()
            .map(|(index, way)| format!("{:>2} {}", index + 1, self.way_words(seat, &ways, way)))
            .collect();
        // More lines would push the map out of sight; people can type the cells of a place.
        let by_cells = ways.iter().all(|way| way.at.is_some());
        let most = if by_cells { MOST_ROWS * columns_of(&entries) } else { MOST_WAYS };
        let shown = entries.len().min(most);
        let more = ways.len() - shown;
        if let Some(aim) = aim {
            self.table.console.say(&aim)?;
        }
        self.table.console.show(&in_columns(&entries[..shown]))?;
        if more > 0 {
            self.say(&Say::MoreWays { count: more })?;
        }
        let left = self.choice.left().unwrap_or_default().to_vec();
        self.warn_of_promise(&left)
    }

    /// Explains a promise if a council move can be paid by one (SC-12.3).
    fn warn_of_promise(&mut self, left: &[Action]) -> Result<()> {
        let by_promise = left.iter().find_map(|action| match action {
            Action::Council { disc, pay: Pay::Promise, .. } => Some(usize::from(*disc)),
            _ => None,
        });
        let Some(disc) = by_promise else { return Ok(()) };
        let numbers = &self.table.game().rules().numbers;
        let Some(&stack) = numbers.council_price_promise.get(disc) else { return Ok(()) };
        let stack = usize::from(stack);
        let Stakes { reward, penalty, .. } = self.table.game().rules().stakes[stack];
        let stack = Stack::ALL[stack].name().to_owned();
        self.say(&Say::ByPromise { stack, reward, penalty })
    }

    /// A way to narrow a choice, in a list: how it differs from the others.
    fn way_words(&self, seat: Seat, ways: &[Way], way: &Way) -> String {
        let state = self.view(seat).state;
        let game = self.table.game();
        let Some(first) = way.actions.first() else { return String::new() };
        match (way.at, first) {
            (Some((host, cells)), Action::Move { to, .. }) => {
                let spot = spot_word(seat, *to);
                let tile = cells.first().and_then(|cell| state.borough(host).tiles.on(cell));
                tile.map_or(spot.clone(), |(_, kind, _)| {
                    format!("{} {spot}", game.rules().tile(kind).code)
                })
            }
            (Some((host, cells)), _) if ways.iter().all(|way| way.at.is_some()) => {
                let place = match cells.first() {
                    Some(cell) if cells.len() == 1 => spot_word(seat, Spot { seat: host, cell }),
                    _ => cells.to_string(),
                };
                let land = game.surcharges(&state, seat, first);
                match land.iter().map(|part| part.money).sum::<u16>() {
                    0 => place,
                    dollars => format!("{place} +${dollars}"),
                }
            }
            _ => told_action(game, &self.words(), &state, seat, first),
        }
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Result<Outcome> {
        let line = line.trim().to_lowercase();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
        let rest = rest.trim();
        let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
        match word {
            "reopen" if rest.is_empty() && self.can_reopen(seat) => {
                return self.act(seat, Action::Reopen);
            }
            "reopen" => {
                self.asked = self.ask_back(seat, rest)?;
                return Ok(self.asked.map_or(Outcome::Choosing, |_| Outcome::Acted));
            }
            "done" | "end" | "commit" | "back" if self.can_reopen(seat) => {
                return Ok(Outcome::Acted);
            }
            "back" => {
                let how = self.text(&Say::NobodyElse);
                return self.refuse(seat, &how);
            }
            "" | "y" | "yes" => return self.confirm_choice(seat),
            "u" | "undo" | "n" | "no" => return self.take_back(seat),
            "?" | "h" | "help" => {
                self.introduce()?;
                let help = self.help();
                self.table.console.show(&help)?;
            }
            "signs" => {
                let signs = self.signs();
                self.table.console.show(&signs)?;
            }
            "map" | "board" | "redraw" => self.show_screen(seat)?,
            "menu" | "m" => self.show_menu(seat)?,
            "see" | "others" => self.see(seat, rest)?,
            "tiles" => {
                let tiles = self.tiles(seat);
                self.table.console.show(&tiles)?;
            }
            "why" | "about" => return self.explain(seat, rest),
            "plan" => self.table.say_all(&self.plan(seat))?,
            "promises" => self.table.say_all(&self.promises(seat))?,
            "cards" => self.table.say_all(&self.cards(seat))?,
            "council" => {
                let board = self.council_board(seat);
                self.table.console.show(&board)?;
            }
            "forecast" => self.table.say_all(&self.forecasts(seat))?,
            "hint" => self.hint(seat)?,
            "log" => self.show_log(rest)?,
            "rule" | "rules" => {
                let lines = self.rules(some(rest).as_deref());
                self.table.say_all(&lines)?;
            }
            "save" => {
                self.table.keeper.save(&mut self.table.console, some(rest).map(PathBuf::from))?;
            }
            "q" | "quit" | "exit" => {
                self.hide()?;
                self.table.keeper.offer_save(&mut self.table.console)?;
                return Ok(Outcome::Leaving);
            }
            _ => return self.choose(seat, &line),
        }
        Ok(Outcome::Choosing)
    }

    /// Chooses by a number, cells, or the words of a heading.
    fn choose(&mut self, seat: Seat, line: &str) -> Result<Outcome> {
        let words: Vec<&str> = line.split([' ', '\t']).filter(|word| !word.is_empty()).collect();
        let menu = self.menu(seat);
        if self.can_reopen(seat) && line == (menu.len() + 1).to_string() {
            return Ok(Outcome::Acted);
        }
        let found = find(&menu, seat, line, &words);
        if let Some(left) = self.choice.left().filter(|left| left.len() > 1) {
            let there = |(heading, rest): &(usize, Vec<&str>)| {
                let fits = self.narrowed(seat, &menu[*heading].actions, rest);
                words.len() > 1 && matches!(fits, Narrowed::To(_))
            };
            match self.narrowed(seat, left, &words) {
                Narrowed::To(fits) => {
                    self.choice.narrow(fits);
                    return self.chosen(seat);
                }
                // A single cell belongs to this choice; a whole line may start another.
                Narrowed::Refused(why) if !found.as_ref().is_some_and(there) => {
                    return self.refuse(seat, &why);
                }
                Narrowed::Refused(_) | Narrowed::Unknown => {}
            }
        }
        let Some((heading, rest)) = found else {
            return self.not_found(seat, line, &words);
        };
        let actions = &menu[heading].actions;
        let fits = match self.narrowed(seat, actions, &rest) {
            _ if rest.is_empty() => actions.clone(),
            Narrowed::To(fits) => fits,
            Narrowed::Refused(why) => return self.refuse(seat, &why),
            Narrowed::Unknown => {
                let why = self.text(&Say::NoPlace { typed: rest.join(" ") });
                return self.refuse(seat, &why);
            }
        };
        self.choice.clear();
        self.choice.narrow(actions.clone());
        self.choice.narrow(fits);
        self.chosen(seat)
    }

    /// Refuses a line and says why. The line has no effect, and an action that is no longer on the
    /// screen no longer waits for confirmation.
    fn refuse(&mut self, seat: Seat, why: &str) -> Result<Outcome> {
        if self.choice.ready().is_some() {
            self.begin(seat);
        }
        why.lines().try_for_each(|line| self.table.console.say(line))?;
        Ok(Outcome::Choosing)
    }

    /// What a number, cells or words leave of a choice.
    fn narrowed(&self, seat: Seat, left: &[Action], words: &[&str]) -> Narrowed {
        if let [word] = words {
            if let Ok(number) = word.parse::<usize>() {
                let ways = options(left, seat);
                let way = number.checked_sub(1).and_then(|index| ways.get(index));
                let problem = self.text(&Say::NoWay { number, last: ways.len() });
                return way
                    .map_or(Narrowed::Refused(problem), |way| Narrowed::To(way.actions.clone()));
            }
            // For a council move: who pays how.
            let pays = |action: &&Action| matches!(action, Action::Council { pay, .. } if pay.name().starts_with(word));
            let paid: Vec<Action> = left.iter().filter(pays).copied().collect();
            if !paid.is_empty() {
                return Narrowed::To(paid);
            }
        }
        let Some(cells) = typed(words, seat) else { return Narrowed::Unknown };
        let fits = matching(left, seat, cells);
        if !fits.is_empty() {
            return Narrowed::To(fits);
        }
        let tried = left.first().and_then(|action| elsewhere(action, cells));
        let why = tried.and_then(|action| self.why(seat, &action));
        let why = why.unwrap_or_else(|| self.text(&Say::NotThere));
        let upgrade = match left.first() {
            Some(Action::Build(build)) => self.upgrade_instead(seat, build.kind, cells.cells),
            _ => vec![],
        };
        Narrowed::Refused([vec![why], upgrade].concat().join("\n"))
    }

    /// After a choice: shows what is left, or acts if nothing is left to ask.
    fn chosen(&mut self, seat: Seat) -> Result<Outcome> {
        if self.choice.ready().is_some() {
            // Taking back needs no confirmation.
            if !self.table.confirm || self.choice.ready() == Some(Action::Reopen) {
                return self.confirm_choice(seat);
            }
            self.show_ways(seat)?;
            return Ok(Outcome::Choosing);
        }
        let left = self.choice.left().unwrap_or_default();
        let ways = options(left, seat);
        let hosts: Vec<Seat> = ways.iter().filter_map(|way| way.at).map(|(host, _)| host).collect();
        if hosts.contains(&seat) {
            let game = self.table.game();
            let view = self.view(seat);
            let borough = game.planned(&view.state, seat);
            let lines = screen::map(game, seat, &borough, &ways, self.guests(), screen::gutter())
                .join("\n");
            self.table.console.show(&format!("\n{lines}"))?;
        }
        let mut abroad: Vec<Seat> = hosts.into_iter().filter(|host| *host != seat).collect();
        abroad.dedup();
        for host in abroad {
            let map = self.other(seat, host, &ways);
            self.table.console.show(&map)?;
        }
        self.show_ways(seat)?;
        Ok(Outcome::Choosing)
    }

    fn not_found(&mut self, seat: Seat, line: &str, words: &[&str]) -> Result<Outcome> {
        let why = self.why_not_found(seat, line, words);
        let (first, others) = why.split_first().expect("there is a reason");
        self.refuse(seat, first)?;
        self.table.say_all(others)?;
        Ok(Outcome::Choosing)
    }

    fn confirm_choice(&mut self, seat: Seat) -> Result<Outcome> {
        let Some(action) = self.choice.ready() else {
            self.show_menu(seat)?;
            return Ok(Outcome::Choosing);
        };
        self.act(seat, action)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Outcome> {
        self.apply(&Input::Act { seat, action })?;
        Ok(Outcome::Acted)
    }

    /// Takes back a choice, or else the last step of a plan.
    fn take_back(&mut self, seat: Seat) -> Result<Outcome> {
        if !self.at_start(seat) && self.choice.back() {
            self.say(&Say::TakenBack)?;
            self.show_menu(seat)?;
            return Ok(Outcome::Choosing);
        }
        if self.can_reopen(seat) {
            return self.act(seat, Action::Reopen);
        }
        if self.why(seat, &Action::Undo).is_some() {
            self.say(&Say::NothingToTakeBack)?;
            return Ok(Outcome::Choosing);
        }
        let last = self.plan(seat).into_iter().rev().nth(1).unwrap_or_default();
        self.say(&Say::StepTakenBack { step: last.trim_start().to_owned() })?;
        self.act(seat, Action::Undo)
    }
}

/// The heading that the words name, and the remaining words.
fn find<'w>(
    menu: &[Heading],
    seat: Seat,
    line: &str,
    words: &[&'w str],
) -> Option<(usize, Vec<&'w str>)> {
    let (first, rest) = words.split_first()?;
    if let Some(index) =
        menu.iter().position(|heading| heading.words.iter().any(|word| word == line))
    {
        return Some((index, vec![]));
    }
    if let Ok(number) = first.parse::<usize>() {
        return (1..=menu.len()).contains(&number).then(|| (number - 1, rest.to_vec()));
    }
    // `move c4`, `upgrade c4`, `c4`: only headings that start from that cell.
    let names_cell = heading_cells(menu, first);
    let (cell, after) = match rest.split_first() {
        Some((cell, after)) if names_cell => (*cell, after),
        _ => (*first, rest),
    };
    if let Some(at) = typed(&[cell], seat)
        && let Some(from) = at.cells.first()
    {
        let spot = Spot { seat: at.seat, cell: from };
        let found = menu.iter().position(|heading| heading.from == Some(spot));
        if let Some(index) = found {
            return Some((index, after.to_vec()));
        }
        if names_cell {
            return None;
        }
    }
    // The longest name that starts the words: `fire station c4 c5 c6`.
    (1..=words.len()).rev().find_map(|count| {
        let name = words[..count].join(" ");
        let is_meant = |heading: &Heading| heading.words.contains(&name);
        Some((menu.iter().position(is_meant)?, words[count..].to_vec()))
    })
}

/// Whether the headings of a word stand for cells.
fn heading_cells(menu: &[Heading], word: &str) -> bool {
    menu.iter()
        .any(|heading| heading.from.is_some() && heading.words.iter().any(|known| known == word))
}

fn widest(entries: &[String]) -> usize {
    entries.iter().map(|entry| width(entry)).max().unwrap_or(0) + 2
}

/// How many columns of entries fit.
fn columns_of(entries: &[String]) -> usize {
    (columns() / widest(entries)).clamp(1, 6)
}

/// Entries in as many columns as fit, read downwards.
fn in_columns(entries: &[String]) -> String {
    let widest = widest(entries);
    let columns = columns_of(entries).min(entries.len().max(1));
    let rows = entries.len().div_ceil(columns);
    let line = |row: usize| {
        let parts = (0..columns).filter_map(|column| entries.get(column * rows + row));
        parts.map(|entry| pad(entry, widest)).collect::<String>().trim_end().to_owned()
    };
    let lines: Vec<String> = (0..rows).map(line).collect();
    // An entry wider than the screen wraps.
    let lines: Vec<String> =
        lines.iter().map(|line| crate::text::wrap(line, crate::text::columns())).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::in_columns;

    #[test]
    fn entries_fill_columns_downwards() {
        let entries: Vec<String> =
            (1..=5).map(|number| format!("{number} {}", "x".repeat(30))).collect();
        let shown = in_columns(&entries);
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].contains("1 x") && lines[0].contains("4 x"), "{shown}");
    }
}
