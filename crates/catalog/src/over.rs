//! The face for any game.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use analysis::{Review, Reviewer};
use kernel::{
    ConstantsDoc, Fault, Hints, Input, Level, Notation, Observer, OptionInfo, Puzzles, Rng,
};
use record::{Record, RecordError, Recorder, begin, replay};
use schemars::{Schema, SchemaGenerator};
use search::{Compiled, Deal, Player};
use serde_json::{Value, json};

use crate::compile::compiled;
use crate::playing::Playing;
use crate::position::options_of;
use crate::puzzles::{Puzzler, agreement_of, read};
use crate::shared::Shared;
use crate::{
    Agreement, Contest, ContestRequest, Draw, Face, Moment, Played, PuzzleChoice, PuzzleDoc,
    Refusal, Replayed, Seated, Shown, Table,
};

/// A game with its components.
pub(crate) struct Over<G: Notation + Hints> {
    library: G::Library,
    players: &'static Compiled<G>,
    /// The rules of tables in play.
    shared: Shared<G>,
    /// Its puzzles, one a line.
    lines: &'static str,
    puzzles: OnceLock<Vec<PuzzleDoc>>,
}

impl<G: Puzzles> Over<G> {
    /// The face of a game with these players and puzzles, one a line.
    pub(crate) fn new(players: &'static Compiled<G>, lines: &'static str) -> Over<G> {
        let (shared, puzzles) = (Shared::default(), OnceLock::new());
        Over { library: G::library(), players, shared, lines, puzzles }
    }

    fn puzzler(&self, agreement: Agreement) -> Result<Puzzler<'_, G>, Refusal> {
        let game = self.compiled(&agreement)?;
        Ok(Puzzler { game, agreement, players: self.players })
    }

    /// The game of an agreement.
    fn compiled(&self, agreement: &Agreement) -> Result<G, Refusal> {
        let rules = agreement.rules.unwrap_or(G::RULES);
        let options = agreement.options.iter();
        Ok(compiled::<G>(rules, agreement.players, options, &self.library)?.0)
    }
}

impl<G: Puzzles> Face for Over<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionInfo] {
        G::OPTIONS
    }

    fn sets(&self) -> Vec<String> {
        G::sets(&self.library)
    }

    fn constants(&self) -> ConstantsDoc {
        G::constants(&self.library)
    }

    fn rules(&self) -> &'static [&'static str] {
        G::RULE_IDS
    }

    fn source(&self, rule: &str) -> &'static str {
        let mut sources = G::SOURCES.iter().copied().flatten();
        sources.find(|source| source.rules.contains(&rule)).map_or("", |source| source.letters)
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn open(&self, agreement: &Agreement) -> Result<Box<dyn Table>, Refusal> {
        let players = self.players;
        Ok(Box::new(Playing::<G>::begin(agreement, &self.library, &self.shared, players)?))
    }

    fn schemas(&self, generator: &mut SchemaGenerator) -> Vec<(String, Schema)> {
        let name = type_name(G::NAME);
        let named = |(part, schema)| (format!("{name}{part}"), schema);
        G::schemas(generator).into_iter().map(named).collect()
    }

    fn load(&mut self, text: &str) -> Result<(String, String), Refusal> {
        let loaded = G::load(&mut self.library, text)?;
        // components of the same name may have been replaced
        self.shared = Shared::default();
        Ok(loaded)
    }

    fn contest(&self, request: &ContestRequest) -> Result<Box<dyn Contest>, Refusal> {
        let options = request.options.iter().map(|(key, value)| (key, value));
        let (game, doc) = compiled::<G>(G::RULES, request.players, options, &self.library)?;
        let mut faults: Vec<Box<dyn Fault>> = Vec::new();
        for bot in &request.bots {
            faults.extend(self.players.make(bot).err().map(|bad| Box::new(bad) as _));
        }
        if !faults.is_empty() {
            return Err(Refusal { faults, is_bad_request: true });
        }
        let (bots, library) = (request.bots.clone(), self.library.clone());
        Ok(Box::new(BotContest { game, doc, bots, library, players: self.players }))
    }

    fn replay(&self, text: &str, number: usize) -> Result<Replayed, RecordError> {
        let record = Record::<G>::from_json(text, number)?;
        let (game, state) = replay(&record, number, &self.library)?;
        Ok(Replayed {
            entries: record.log.len(),
            standings: game.standings(&state),
            rating: game.rating(&state),
            result: record.result.and_then(|result| serde_json::to_value(result).ok()),
            seats: record.seats,
            luck: record.luck,
        })
    }

    fn review(
        &self,
        text: &str,
        number: usize,
        worlds: Option<u32>,
    ) -> Result<Box<dyn Reviewer>, RecordError> {
        let record = Record::<G>::from_json(text, number)?;
        let mut replay = record.open(number, &self.library)?;
        let mut inputs = Vec::with_capacity(record.log.len());
        while let Some(input) = replay.next_entry().transpose()? {
            inputs.push(input);
        }
        let game = replay.finish()?.0;
        let start = record.start.as_ref().and_then(|text| begin(&game, text).ok());
        let review = Review::new(game, start, &inputs);
        Ok(match worlds {
            Some(worlds) => Box::new(review.with_worlds(worlds)),
            None => Box::new(review),
        })
    }

    fn puzzles(&self) -> &[PuzzleDoc] {
        self.puzzles.get_or_init(|| read(self.lines).expect("the program has sound puzzles"))
    }

    fn find_puzzle(&self, seed: u64, index: u64) -> Result<Option<(PuzzleDoc, bool)>, Refusal> {
        let Some(table) = G::TABLES.get(index as usize % G::TABLES.len().max(1)) else {
            return Ok(None);
        };
        let options = table.options.iter().map(|(key, value)| (key.to_string(), value.to_string()));
        let agreement = Agreement {
            players: table.players,
            options: options.collect(),
            ..Agreement::default()
        };
        let found = self.puzzler(agreement)?.find(table.level, (seed, index));
        Ok(found.map(|puzzle| (puzzle, table.special)))
    }

    fn prove_puzzle(&self, puzzle: &PuzzleDoc) -> Result<(), Refusal> {
        self.puzzler(agreement_of(puzzle)?)?.prove(puzzle)
    }

    fn puzzle_choices(&self, puzzle: &PuzzleDoc) -> Result<Vec<PuzzleChoice>, Refusal> {
        self.puzzler(agreement_of(puzzle)?)?.choices(puzzle)
    }

    fn draws(&self, text: &str, number: usize) -> Result<Vec<Draw>, RecordError> {
        let record = Record::<G>::from_json(text, number)?;
        let mut replay = record.open(number, &self.library)?;
        let mut all = Vec::new();
        loop {
            let mut outcomes = Vec::new();
            replay.game().outcomes(replay.state(), &mut outcomes);
            let Some(input) = replay.next_entry().transpose()? else { break };
            if let Input::Chance(chance) = input {
                let came = outcomes.iter().position(|(outcome, _)| *outcome == chance);
                all.push(Draw {
                    entry: replay.at(),
                    drawn: came.expect("an outcome that is accepted is listed"),
                    weights: outcomes.into_iter().map(|(_, weight)| weight).collect(),
                });
            }
        }
        replay.finish()?;
        Ok(all)
    }

    fn position(
        &self,
        agreement: &Agreement,
        text: &str,
        rng: &mut Rng,
    ) -> Result<String, Refusal> {
        let game = self.compiled(agreement)?;
        let state = game.position(text, rng)?;
        Ok(game.position_text(&state).unwrap_or_default())
    }

    fn count(&self, agreement: &Agreement, text: &str) -> Result<Value, Refusal> {
        Ok(crate::playing::json(self.compiled(agreement)?.count_doc(text)?))
    }

    fn moment(
        &self,
        text: &str,
        number: usize,
        at: Option<usize>,
    ) -> Result<Option<Moment>, RecordError> {
        let record = Record::<G>::from_json(text, number)?;
        let mut replay = record.open(number, &self.library)?;
        let (at, mut draws) = (at.unwrap_or(record.log.len()), 0);
        while replay.at() < at.min(record.log.len()) {
            let input = replay.next_entry().transpose()?;
            draws += u64::from(matches!(input, Some(Input::Chance(_))));
        }
        // Says what is wrong if the log is shorter.
        replay.to(at)?;
        let (game, players) = (replay.game(), replay.game().seats() as u8);
        Ok(game.position_text(replay.state()).map(|start| Moment {
            game: G::NAME,
            agreement: Agreement {
                rules: Some(record.rules),
                players,
                options: options_of::<G>(&record.setup, players),
                start: Some(start),
            },
            draws,
            luck: record.luck.clone(),
        }))
    }

    fn show(&self, text: &str, number: usize, at: Option<usize>) -> Result<Shown, RecordError> {
        let record = Record::<G>::from_json(text, number)?;
        let mut replay = record.open(number, &self.library)?;
        replay.to(at.unwrap_or(record.log.len()))?;
        let view = replay.game().view(replay.state(), Observer::Spectator);
        let lines = replay.game().text(&view);
        let lines = lines.iter().map(|line| serde_json::to_value(line).unwrap_or_default());
        Ok(Shown {
            lines: lines.collect(),
            view: serde_json::to_value(replay.game().view_doc(&view)).unwrap_or_default(),
        })
    }
}

struct BotContest<G: Notation + Hints> {
    game: G,
    doc: G::SetupDoc,
    bots: Vec<String>,
    library: G::Library,
    players: &'static Compiled<G>,
}

impl<G: Notation + Hints> Contest for BotContest<G> {
    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn bots_of(&self, index: u64) -> Vec<usize> {
        let seats = self.game.seats() as u64;
        // Every seat has a place in the list of names; the list rotates by one from game to game.
        let place = |seat| ((seat + index) % seats) as usize;
        (0..seats).map(|seat| place(seat) % self.bots.len()).collect()
    }

    fn head(&self) -> Value {
        json!({"game": G::NAME, "rules": G::RULES, "setup": self.doc})
    }

    fn play_seated(&self, game: &Seated<'_>, record: Option<&mut String>) -> Played {
        let names: Vec<&String> = game.bots.iter().map(|&bot| &self.bots[bot]).collect();
        let make = |name: &&String| self.players.make(name).expect("every bot was made before");
        let mut players: Vec<Box<dyn Player<G>>> = names.iter().map(make).collect();
        let mut players: Vec<&mut dyn Player<G>> =
            players.iter_mut().map(|player| &mut **player as _).collect();
        let mut deal = Deal::again(&self.game, game.seed, game.deal, game.index);
        let state = match record {
            None => self.players.play(&mut deal, &mut players, &mut |_| {}),
            Some(line) => {
                let names = names.into_iter().cloned().collect();
                let recorder = Recorder::<G>::new(self.doc.clone(), names, &self.library);
                let mut recorder = recorder.expect("the contest's own set-up was compiled before");
                let state = self.players.play(&mut deal, &mut players, &mut |input| {
                    recorder.push_unchecked(input);
                });
                line.push_str(&recorder.record().to_json());
                line.push('\n');
                state
            }
        };
        let standings = self.game.standings(&state).expect("the game was played to its end");
        Played { standings }
    }
}

/// The game's name as types spell it: `small-city` is `SmallCity`.
fn type_name(game: &str) -> String {
    let words = game.split('-').map(|word| word[..1].to_ascii_uppercase() + &word[1..]);
    words.collect()
}
