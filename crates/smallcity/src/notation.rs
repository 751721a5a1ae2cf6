//! Small City as records write it: [`kernel::Notation`].

use std::ops::RangeInclusive;

use kernel::{
    BadData, BadPosition, ConstantDoc, ConstantSetDoc, ConstantsDoc, Game, Input, InputOf,
    Notation, OptionInfo, Rng, Seat, Source,
};

use crate::action::Chance;
use crate::constants::{Constant, Constants, Library};
use crate::entry::{Entry, PlayerDoc, ResultDoc};
use crate::game::SmallCity;
use crate::hooks::At;
use crate::illegal::Illegal;
use crate::modules::data::Tolls;
use crate::rule_ids::{ALL_SOURCES, RULE_IDS};
use crate::score::{Office, office, score, tolls};
use crate::setup::{BadSetup, OPTIONS, Setup, SetupDoc};
use crate::state::State;
use crate::text::Line;
use crate::view::View;

impl Notation for SmallCity {
    const NAME: &'static str = "small-city";
    const TITLE: &'static str = "Small City";
    const RULE_IDS: &'static [&'static str] = RULE_IDS;
    const SOURCES: &'static [&'static [Source]] = &ALL_SOURCES;
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const RULES: u32 = crate::revision::RULES;
    const OPTIONS: &'static [OptionInfo] = OPTIONS;

    type Library = Library;
    type SetupDoc = SetupDoc;
    type Entry = Entry;
    type ResultDoc = ResultDoc;
    type Line = Line;

    fn library() -> Library {
        Library::standard()
    }

    fn sets(library: &Library) -> Vec<String> {
        library.names().map(str::to_owned).collect()
    }

    fn constants(library: &Library) -> ConstantsDoc {
        let doc = |row: &Constant| ConstantDoc {
            key: row.key.clone(),
            value: row.value.to_string(),
            provenance: row.provenance.letter(),
            rule: row.rule,
        };
        let mut sets = library.sets();
        let Some(standard) = sets.next() else { return ConstantsDoc::default() };
        let own = ConstantSetDoc { name: standard.name().to_owned(), differs: vec![] };
        let set = |set: &Constants| {
            let same = |row: &&Constant| {
                standard.get(&row.key).is_some_and(|known| known.value == row.value)
            };
            let differs = set.rows().iter().filter(|row| !same(row)).map(doc).collect();
            ConstantSetDoc { name: set.name().to_owned(), differs }
        };
        let constants = standard.rows().iter().map(doc).collect();
        ConstantsDoc { constants, sets: [own].into_iter().chain(sets.map(set)).collect() }
    }

    fn load(library: &mut Library, text: &str) -> Result<(String, String), BadData> {
        let set = library.add(text)?;
        Ok(("constants".to_owned(), set.name().to_owned()))
    }

    fn default_setup(players: u8) -> SetupDoc {
        SetupDoc::new(players)
    }

    fn set_option(doc: &mut SetupDoc, key: &str, value: &str) -> Result<(), BadSetup> {
        doc.set(key, value)
    }

    fn setup_from(doc: &SetupDoc, rules: u32, library: &Library) -> Result<Setup, BadSetup> {
        doc.setup(rules, library)
    }

    fn setup_doc(setup: &Setup) -> SetupDoc {
        setup.doc()
    }

    fn input(&self, entry: &Entry) -> Result<InputOf<SmallCity>, Illegal> {
        Ok(match entry {
            Entry::Host { host } => Input::Chance(Chance::Host(*host)),
            Entry::Promise { promise } => Input::Chance(Chance::Promise(self.promise(promise)?)),
            Entry::Card { card } => Input::Chance(Chance::Card(self.card(card)?)),
            Entry::Boxed { boxed } => Input::Chance(Chance::Boxed(self.card(boxed)?)),
            Entry::Luck(entry) => Input::Chance(Chance::Module(
                entry.luck(|name| crate::entry::unknown("board", name))?,
            )),
            entry => {
                let (seat, action) = self.act(entry)?;
                Input::Act { seat, action }
            }
        })
    }

    fn entry(&self, input: &InputOf<SmallCity>) -> Entry {
        let rules = self.rules();
        let letter = |card: &u8| rules.cards[usize::from(*card)].letter.to_string();
        match input {
            Input::Chance(Chance::Host(host)) => Entry::Host { host: *host },
            Input::Chance(Chance::Promise(card)) => {
                Entry::Promise { promise: rules.promise(*card).key.clone() }
            }
            Input::Chance(Chance::Card(card)) => Entry::Card { card: letter(card) },
            Input::Chance(Chance::Boxed(card)) => Entry::Boxed { boxed: letter(card) },
            Input::Chance(Chance::Module(luck)) => Entry::Luck(luck.entry()),
            Input::Act { seat, action } => self.act_entry(*seat, action),
        }
    }

    fn text(&self, view: &View) -> Vec<Line> {
        crate::text::text(self, view)
    }

    fn position_text(&self, state: &State) -> Option<String> {
        Some(crate::written::print(self, state))
    }

    fn position(&self, text: &str, rng: &mut Rng) -> Result<State, BadPosition> {
        crate::written::read(self, text, rng)
    }

    fn rating(&self, state: &State) -> Option<&'static str> {
        office(self.rules(), state).map(Office::name)
    }

    fn result(&self, state: &State) -> Option<ResultDoc> {
        let standings = self.standings(state)?;
        let player = |(seat, place): (Seat, &kernel::Place)| {
            let parts = score(self.rules(), state, seat);
            let out = state.borough(seat).out;
            PlayerDoc {
                votes: parts.votes,
                promises: parts.promises,
                special: parts.special,
                platform: parts.platform,
                pollution: parts.pollution,
                tolls: Tolls::of(tolls(At { rules: self.rules(), state, seat })),
                score: place.score,
                rank: place.rank,
                out: (out > 0).then_some(out),
            }
        };
        let players = Seat::first(self.seats()).zip(&standings.0).map(player).collect();
        Some(ResultDoc { rounds: state.round, players })
    }
}
