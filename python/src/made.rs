//! A game of any kind with its set-up, without its type.

use std::any::Any;
use std::sync::Arc;

use catalog::{Contest, ContestRequest, Face, Refusal, compiled};
use kernel::{Level, Notation};
use pyo3::prelude::*;
use record::{Record, RecordError};
use search::BadPlayer;
use serde_json::Value;
use simplicity::Simplicity;
use smallcity::SmallCity;

use crate::codes::Coded;
use crate::live::{AnyPlayer, AnyState, Live};

/// The newest revision of each game's rules, by name.
pub(crate) fn revisions() -> [(&'static str, u32); 2] {
    [(Simplicity::NAME, Simplicity::RULES), (SmallCity::NAME, SmallCity::RULES)]
}

/// Everything needed to make a game again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Agreed {
    pub(crate) name: String,
    pub(crate) players: u8,
    pub(crate) rules: Option<u32>,
    /// The texts of data files.
    pub(crate) data: Vec<String>,
    pub(crate) options: Vec<(String, String)>,
}

/// Why a game cannot be made.
pub(crate) enum NoGame {
    /// There is no game of this name; the text lists all.
    Name(String),
    /// The set-up or its data.
    Refused(Refusal),
}

/// Compiles the rules of a game.
pub(crate) fn make(agreed: &Agreed) -> Result<Arc<dyn AnyGame>, NoGame> {
    let face = catalog::game(&agreed.name).map_err(NoGame::Name)?;
    match &*agreed.name {
        Simplicity::NAME => Made::<Simplicity>::compiled(agreed, face),
        SmallCity::NAME => Made::<SmallCity>::compiled(agreed, face),
        _ => Err(NoGame::Name(format!("{} is not in this package", face.title()))),
    }
}

/// A game without its type.
pub(crate) trait AnyGame: Send + Sync {
    fn agreed(&self) -> &Agreed;
    fn as_any(&self) -> &dyn Any;
    fn seats(&self) -> usize;
    fn teams(&self) -> usize;
    fn revision(&self) -> u32;
    fn num_actions(&self) -> Option<usize>;
    fn levels(&self) -> &'static [Level];
    /// The `setup` of its records.
    fn setup(&self) -> Value;
    fn tables(&self) -> Value;
    fn rule_ids(&self) -> &'static [&'static str];
    fn is_same(&self, other: &dyn AnyGame) -> bool;
    /// A registered player, which knows nothing yet.
    fn player(&self, spec: &str) -> Result<Box<dyn AnyPlayer>, BadPlayer>;
    fn contest(&self, bots: Vec<String>) -> Result<Box<dyn Contest>, Refusal>;
    fn start(self: Arc<Self>) -> Box<dyn AnyState>;
    /// The position after the last entry of a record of this set-up.
    fn replay(self: Arc<Self>, text: &str, number: usize) -> PyResult<Box<dyn AnyState>>;
    fn of_bytes(self: Arc<Self>, bytes: &[u8]) -> Option<Box<dyn AnyState>>;
    /// Its rules, if it is Simplicity.
    fn simplicity(&self) -> Option<Arc<Simplicity>>;
}

/// A game with its type.
pub(crate) struct Made<G: Coded> {
    agreed: Agreed,
    /// The options as given and those that data files select.
    options: Vec<(String, String)>,
    pub(crate) game: Arc<G>,
    pub(crate) rules: u32,
    doc: G::SetupDoc,
    library: G::Library,
    face: Arc<dyn Face>,
}

impl<G: Coded> Made<G> {
    fn compiled(agreed: &Agreed, mut face: Box<dyn Face>) -> Result<Arc<dyn AnyGame>, NoGame> {
        let mut library = G::library();
        let mut options = Vec::new();
        for text in &agreed.data {
            options.push(face.load(text).map_err(NoGame::Refused)?);
            G::load(&mut library, text).map_err(|bad| NoGame::Refused(bad.into()))?;
        }
        options.extend(agreed.options.iter().cloned());
        let rules = agreed.rules.unwrap_or(G::RULES);
        let pairs = options.iter().map(|(key, value)| (key, value));
        let (game, doc) =
            compiled::<G>(rules, agreed.players, pairs, &library).map_err(NoGame::Refused)?;
        let (agreed, game) = (agreed.clone(), Arc::new(game));
        Ok(Arc::new(Made { agreed, options, game, rules, doc, library, face: face.into() }))
    }
}

impl<G: Coded> Made<G> {
    /// The same game, for a position that owns its rules.
    pub(crate) fn again(&self) -> Arc<Made<G>> {
        Arc::new(Made {
            agreed: self.agreed.clone(),
            options: self.options.clone(),
            game: Arc::clone(&self.game),
            rules: self.rules,
            doc: self.doc.clone(),
            library: self.library.clone(),
            face: Arc::clone(&self.face),
        })
    }
}

impl<G: Coded> AnyGame for Made<G> {
    fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn teams(&self) -> usize {
        self.game.teams()
    }

    fn revision(&self) -> u32 {
        self.rules
    }

    fn num_actions(&self) -> Option<usize> {
        self.game.num_actions()
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn setup(&self) -> Value {
        serde_json::to_value(&self.doc).unwrap_or_default()
    }

    fn tables(&self) -> Value {
        serde_json::to_value(self.game.tables_doc()).unwrap_or_default()
    }

    fn rule_ids(&self) -> &'static [&'static str] {
        G::RULE_IDS
    }

    fn is_same(&self, other: &dyn AnyGame) -> bool {
        other.as_any().downcast_ref::<Made<G>>().is_some_and(|other| {
            self.rules == other.rules && self.game.setup() == other.game.setup()
        })
    }

    fn player(&self, spec: &str) -> Result<Box<dyn AnyPlayer>, BadPlayer> {
        Ok(Box::new(G::BOTS.make(spec)?))
    }

    fn contest(&self, bots: Vec<String>) -> Result<Box<dyn Contest>, Refusal> {
        let players = self.agreed.players;
        self.face.contest(&ContestRequest { players, options: self.options.clone(), bots })
    }

    fn start(self: Arc<Self>) -> Box<dyn AnyState> {
        let state = self.game.start();
        Box::new(Live { made: self, state, history: Some(Vec::new()) })
    }

    fn replay(self: Arc<Self>, text: &str, number: usize) -> PyResult<Box<dyn AnyState>> {
        let bad = |error: RecordError| crate::faults::bad_record(&error);
        let record = Record::<G>::from_json(text, number).map_err(bad)?;
        let mut replay = record.open(number, &self.library).map_err(bad)?;
        if record.rules != self.rules || replay.game().setup() != self.game.setup() {
            let text = format!(
                "record {number} is of another set-up than this game: replay it by a Game with its set-up"
            );
            return Err(pyo3::exceptions::PyValueError::new_err(text));
        }
        let mut history = Vec::with_capacity(record.log.len());
        while let Some(input) = replay.next_entry() {
            history.push(input.map_err(bad)?);
        }
        let state = replay.finish().map_err(bad)?.1;
        // Without the position in which it began, its inputs would tell another game.
        let history = record.start.is_none().then_some(history);
        Ok(Box::new(Live { made: self, state, history }))
    }

    fn of_bytes(self: Arc<Self>, bytes: &[u8]) -> Option<Box<dyn AnyState>> {
        let state = self.game.of_bytes(bytes)?;
        Some(Box::new(Live { made: self, state, history: None }))
    }

    fn simplicity(&self) -> Option<Arc<Simplicity>> {
        let game: Arc<dyn Any + Send + Sync> = Arc::clone(&self.game) as _;
        game.downcast().ok()
    }
}
