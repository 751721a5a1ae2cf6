//! The class `Game`.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use pyo3::exceptions::{PyAttributeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use search::REGISTRY;
use words::Words;

use crate::faults::{bad_setup, bad_setup_of, bad_setup_text, to_python};
use crate::live::AnyPlayer;
use crate::made::{Agreed, AnyGame, NoGame, make};
use crate::state::State;

/// The rules of one set-up. Immutable; threads may share it.
#[pyclass(module = "citywright", frozen)]
#[derive(Clone)]
pub(crate) struct Game(pub(crate) Arc<dyn AnyGame>);

impl Game {
    fn made(py: Python<'_>, agreed: &Agreed) -> PyResult<Game> {
        match make(agreed) {
            Ok(game) => Ok(Game(game)),
            Err(NoGame::Name(text)) => Err(bad_setup_text(py, "unknown_game", &text)),
            Err(NoGame::Refused(refusal)) => Err(bad_setup(py, &refusal)),
        }
    }

    /// A registered player; refuses one that is not.
    pub(crate) fn player(&self, py: Python<'_>, spec: &str) -> PyResult<Box<dyn AnyPlayer>> {
        self.0.player(spec).map_err(|bad| bad_setup_of(py, &[&bad]))
    }
}

/// A value of an option, as people write it.
fn option_text(key: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = value.extract::<String>() {
        return Ok(text);
    }
    if let Ok(is_on) = value.extract::<bool>() {
        return Ok(if is_on { "yes" } else { "no" }.to_owned());
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(number.to_string());
    }
    let Ok(values) = value.try_iter() else {
        let text =
            format!("option {key}: give a text, a whole number, True, False or a list of them");
        return Err(PyTypeError::new_err(text));
    };
    let texts: Vec<String> =
        values.map(|value| option_text(key, &value?)).collect::<PyResult<_>>()?;
    Ok(if texts.is_empty() { "none".to_owned() } else { texts.join(",") })
}

/// The texts of one data file or of several.
fn data_texts(data: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
    let Some(data) = data else { return Ok(Vec::new()) };
    let paths = match data.extract::<PathBuf>() {
        Ok(path) => vec![path],
        Err(_) => data.extract::<Vec<PathBuf>>()?,
    };
    paths.iter().map(|path| Ok(fs::read_to_string(path)?)).collect()
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name="simplicity", players=4, *, rules=None, data=None, **options))]
    fn new(
        py: Python<'_>,
        name: &str,
        players: u8,
        rules: Option<u32>,
        data: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Game> {
        let mut pairs = Vec::new();
        for (key, value) in options.into_iter().flatten() {
            let key: String = key.extract()?;
            let value = option_text(&key, &value)?;
            pairs.push((key, value));
        }
        let (name, data) = (name.to_owned(), data_texts(data)?);
        Game::made(py, &Agreed { name, players, rules, data, options: pairs })
    }

    /// Its name: "simplicity" or "small-city".
    #[getter]
    fn name(&self) -> &str {
        &self.0.agreed().name
    }

    /// How many seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// How many teams; a seat of Simplicity has two in games of 2 and 3.
    #[getter]
    fn teams(&self) -> usize {
        self.0.teams()
    }

    /// The set-up as records write it.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.setup())
    }

    /// The revision of the rules.
    #[getter]
    fn revision(&self) -> u32 {
        self.0.revision()
    }

    /// The names of the bots that tables offer, weakest first.
    #[getter]
    fn levels(&self) -> Vec<&'static str> {
        self.0.levels().iter().map(|level| level.name).collect()
    }

    /// Every registered player with its parameters.
    #[getter]
    #[allow(clippy::unused_self)] // Python reads it from a game
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let players = REGISTRY.iter().map(|info| {
            let parameters = info.parameters.iter().map(|it| {
                serde_json::json!({
                    "name": it.name, "about": it.about, "default": it.default, "most": it.most
                })
            });
            let parameters: Vec<_> = parameters.collect();
            serde_json::json!({"name": info.name, "about": info.about, "parameters": parameters})
        });
        to_python(py, &players.collect())
    }

    /// The constant data of a game: the pieces in the box, the numbers.
    fn tables<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.0.tables())
    }

    /// A short text of a rule, such as `SIM-3.5`.
    fn explain(&self, rule_id: &str) -> PyResult<String> {
        if !self.0.rule_ids().contains(&rule_id) {
            let name = self.name();
            let text = format!("{name} has no rule {rule_id:?}; `citywright rules` lists them");
            return Err(PyValueError::new_err(text));
        }
        Ok(Words::english_of(self.name()).tell("rule", &rule_id))
    }

    /// The parts of the arrays, by name (see `citywright.layout`).
    #[getter]
    fn layout<'py>(slf: &Bound<'py, Game>) -> PyResult<Bound<'py, PyAny>> {
        if slf.get().0.num_actions().is_none() {
            return Err(PyAttributeError::new_err("Small City has lists: use list_layout"));
        }
        slf.py().import("citywright.layout")?.call_method1("of", (slf,))
    }

    /// The columns of the arrays of Small City, by name (see `citywright.layout`).
    #[getter]
    fn list_layout<'py>(slf: &Bound<'py, Game>) -> PyResult<Bound<'py, PyAny>> {
        if slf.get().0.num_actions().is_some() {
            return Err(PyAttributeError::new_err("Simplicity has one table: use layout"));
        }
        slf.py().import("citywright.layout")?.call_method1("of_lists", (slf,))
    }

    /// How many numbers the table of actions has; None where an action is its place in `State.legal`.
    #[getter]
    fn num_actions(&self) -> Option<usize> {
        self.0.num_actions()
    }

    /// A game before its first draw.
    fn start(&self) -> State {
        State { game: self.clone(), live: Arc::clone(&self.0).start() }
    }

    /// The end of every record in a text of JSON Lines, checked by the rules.
    fn replay(&self, text: &str) -> PyResult<Vec<State>> {
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let states = lines.map(|(at, line)| {
            let live = Arc::clone(&self.0).replay(line, at + 1)?;
            Ok(State { game: self.clone(), live })
        });
        states.collect()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Game>().is_ok_and(|other| self.0.is_same(&*other.get().0))
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        (self.name(), self.revision(), self.0.setup().to_string()).hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let agreed = self.0.agreed().clone();
        let again = py.import("citywright._citywright")?.getattr("_game")?;
        let rules = self.revision();
        (again, (agreed.name, agreed.players, rules, agreed.data, agreed.options)).into_pyobject(py)
    }

    fn __repr__(&self) -> String {
        let agreed = self.0.agreed();
        let options = agreed.options.iter().map(|(key, value)| format!(", {key}={value:?}"));
        let options: String = options.collect();
        format!("Game({:?}, {}{options})", agreed.name, agreed.players)
    }
}

/// The game of a pickle.
#[pyfunction(name = "_game")]
#[allow(clippy::needless_pass_by_value)] // arguments of Python are extracted by value
pub(crate) fn game_of(
    py: Python<'_>,
    name: String,
    players: u8,
    rules: u32,
    data: Vec<String>,
    options: Vec<(String, String)>,
) -> PyResult<Game> {
    Game::made(py, &Agreed { name, players, rules: Some(rules), data, options })
}

/// The state of a pickle that has a record.
#[pyfunction(name = "_state_of_record")]
pub(crate) fn state_of_record(game: &Bound<'_, Game>, record: &str) -> PyResult<State> {
    let game = game.get().clone();
    let live = Arc::clone(&game.0).replay(record, 1)?;
    Ok(State { game, live })
}

/// The version of the package.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Refuses the bytes of a state that another version wrote.
pub(crate) fn same_version(version: &str) -> PyResult<()> {
    if version == VERSION {
        return Ok(());
    }
    Err(PyValueError::new_err(format!(
        "this state has no history and was pickled by citywright {version}; version {VERSION} reads only \
         its own: pickle states with a history"
    )))
}

/// The state of a pickle that has none.
#[pyfunction(name = "_state_of_bytes")]
pub(crate) fn state_of_bytes(
    game: &Bound<'_, Game>,
    version: &str,
    bytes: &[u8],
) -> PyResult<State> {
    let game = game.get().clone();
    same_version(version)?;
    let live = Arc::clone(&game.0).of_bytes(bytes);
    let live =
        live.ok_or_else(|| PyValueError::new_err("these bytes are no state of this game"))?;
    Ok(State { game, live })
}
