//! What a session keeps, and what all its parts use: names, words, sentences.

use std::io::IsTerminal;

use kernel::{Game, InputOf, Observer, Seat};
use smallcity::{SmallCity, State, View};
use words::Words;

use super::choose::Choice;
use super::say::Say;
use crate::play::look::{QUIET, paint};
use crate::play::seats::{LONGEST_NAME, Sitter};
use crate::play::table::Table;

/// How many sentences recap a loaded game.
const REMINDER: usize = 8;

/// A game between the people at this terminal and bots.
pub(super) struct Session {
    /// The part that every game has.
    pub(super) table: Table<SmallCity>,
    /// Whether the screen can be cleared.
    pub(super) clears: bool,
    /// The story, as everyone may know it.
    pub(super) story: Vec<String>,
    /// By seat, how many sentences of the story it has had time to read.
    pub(super) read: Vec<usize>,
    /// How many sentences of the story the screen has shown since it was cleared.
    pub(super) shown: usize,
    /// How many lines of unread news are on the screen.
    pub(super) fresh: usize,
    /// A line that a person typed while news waited for a reader.
    pub(super) early: Option<String>,
    /// The player whose secretly drawn promise is on the screen.
    pub(super) drawn: Option<Seat>,
    /// Who sits at the keyboard.
    pub(super) present: Option<Seat>,
    /// The player who was asked back to change a commit.
    pub(super) asked: Option<Seat>,
    /// By seat, whether it has seen the introduction.
    pub(super) introduced: Vec<bool>,
    /// The choice so far of the person at the keyboard.
    pub(super) choice: Choice,
}

impl Session {
    /// A session at a table.
    pub(super) fn new(table: Table<SmallCity>) -> Session {
        let clears = std::io::stdout().is_terminal();
        table.keeper.clears(clears && table.is_shared());
        Session {
            read: vec![0; table.seats.len()],
            // People who continue a game know it.
            introduced: vec![!table.recorder.log().is_empty(); table.seats.len()],
            table,
            clears,
            story: Vec::new(),
            shown: 0,
            fresh: 0,
            early: None,
            drawn: None,
            present: None,
            asked: None,
            choice: Choice::default(),
        }
    }

    /// Recalls the story of a loaded game.
    pub(super) fn remember(&mut self) {
        let game = self.table.game();
        let mut state = game.start();
        let mut story = Vec::new();
        for input in self.table.inputs() {
            let before = state;
            game.apply_unchecked(&mut state, &input);
            story.extend(self.sentences(&before, &input, &state, self.public()));
        }
        self.read = vec![story.len().saturating_sub(REMINDER); self.table.seats.len()];
        self.story = story;
    }

    /// The observer that knows what all people at the keyboard may know.
    pub(super) fn public(&self) -> Observer {
        match self.table.people().as_slice() {
            [only] => Observer::Seat(*only),
            _ => Observer::Spectator,
        }
    }

    /// The events in sentences, as `who` may know them.
    pub(super) fn sentences(
        &self,
        before: &State,
        input: &InputOf<SmallCity>,
        after: &State,
        who: Observer,
    ) -> Vec<String> {
        let game = self.table.game();
        let mut events = Vec::new();
        game.events(before, input, after, who, &mut events);
        let words = self.words();
        let quiet = |event: &&smallcity::Event| !matches!(event, smallcity::Event::Planned { .. });
        let told = events.iter().filter(quiet).map(|event| {
            let indent =
                if matches!(event, smallcity::Event::RoundBegins { .. }) { "" } else { "  " };
            let rule = paint(QUIET, event.rule());
            format!("{indent}{} {rule}", words.tell("event", event))
        });
        told.collect()
    }

    /// The player's name, unique at the table.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.name_within(seat, LONGEST_NAME)
    }

    /// The name within this many columns; numbers distinguish players with the same name.
    pub(super) fn name_within(&self, seat: Seat, most: usize) -> String {
        let name = self.bare(seat);
        if !self.shares_name(seat) {
            return cut(&name, most);
        }
        format!("{} {}", cut(&name, most - 2), seat.index() + 1)
    }

    /// The name as given.
    pub(super) fn bare(&self, seat: Seat) -> String {
        self.table.seats[seat.index()].shown(&self.table.console.words)
    }

    pub(super) fn shares_name(&self, seat: Seat) -> bool {
        let same = |other: &Seat| self.bare(*other) == self.bare(seat);
        Seat::first(self.table.seats.len()).filter(same).count() > 1
    }

    /// The seats that a number from 1 or a name may mean.
    pub(super) fn named(&self, text: &str) -> Vec<Seat> {
        let number = text.parse::<usize>().ok();
        let is_meant = |seat: &Seat| match number {
            Some(number) => number == seat.index() + 1,
            None => {
                [self.name(*seat), self.bare(*seat)].iter().any(|name| name.to_lowercase() == text)
            }
        };
        Seat::first(self.table.seats.len()).filter(is_meant).collect()
    }

    /// The name with the number of the player, within this many columns.
    pub(super) fn numbered(&self, seat: Seat, most: usize) -> String {
        if self.shares_name(seat) {
            return self.name_within(seat, most);
        }
        format!("{} {}", seat.index() + 1, self.name_within(seat, most - 2))
    }

    pub(super) fn view(&self, seat: Seat) -> View {
        self.table.game().view(self.table.state(), Observer::Seat(seat))
    }

    /// Words for the person who plays alone here, or for all who share the terminal.
    pub(super) fn words(&self) -> Words {
        let alone = self.table.seats.iter().position(Sitter::is_alone);
        let names = Seat::first(self.table.seats.len()).map(|seat| self.name(seat));
        self.table.console.words.clone().to(alone).seated(names)
    }

    /// A sentence of the terminal.
    pub(super) fn text(&self, say: &Say) -> String {
        self.words().tell("small-city", say)
    }

    /// Says a sentence of the terminal.
    pub(super) fn say(&mut self, say: &Say) -> anyhow::Result<()> {
        let text = self.text(say);
        self.table.console.say(&text)
    }
}

/// A text within this many columns.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['~']).collect()
}
