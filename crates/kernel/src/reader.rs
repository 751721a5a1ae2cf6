//! Reads owners' TOML files.

use std::cell::{RefCell, RefMut};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{DataFault, DataFaults};

/// A cursor over a TOML file: a value with its place and its rule. The value may be missing.
///
/// Reading goes on after a fault, so an owner sees all faults of a file at once. A getter reports a bad
/// value, its place, its rule and what is allowed, and answers `None`. Getters that begin with
/// `as_` report nothing.
///
/// # Examples
/// ```
/// use kernel::Reader;
///
/// let text = "name = 'mine'\nspeed = 12\ncolor = 'red'";
/// let read = Reader::read(text, Some("CAR-1"), |file| {
///     file.only(&["name", "speed"]);
///     let speed = file.get("speed").under("CAR-2").int(Some((1, 9)));
///     Some((file.name("car")?.to_owned(), speed?))
/// });
/// let faults: Vec<String> = read.unwrap_err().0.iter().map(ToString::to_string).collect();
/// assert_eq!(
///     faults,
///     ["color: there is no such key; use one of name, speed", "speed: is 12; use 1 to 9"]
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    value: Option<&'a Spanned<DeValue<'a>>>,
    place: String,
    rule: Option<&'static str>,
    faults: &'a RefCell<DataFaults>,
}

impl<'a> Reader<'a> {
    /// Reads a whole file with `read`, which may answer `None` only after a fault. `rule` is that of
    /// all places for which `read` names no other.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read<T>(
        text: &str,
        rule: Option<&'static str>,
        read: impl FnOnce(&Reader<'_>) -> Option<T>,
    ) -> Result<T, DataFaults> {
        let table = DeTable::parse(text)
            .map_err(|error| DataFault::syntax(text, error.span(), error.message()))?;
        let file = Spanned::new(table.span(), DeValue::Table(table.into_inner()));
        let faults = RefCell::default();
        let reader =
            Reader { text, value: Some(&file), place: String::new(), rule, faults: &faults };
        let read = read(&reader);
        let faults = faults.take();
        read.filter(|_| faults.0.is_empty()).ok_or(faults)
    }

    /// The same value, shown to people under another place.
    #[must_use]
    pub fn at(&self, place: impl Into<String>) -> Reader<'a> {
        Reader { place: place.into(), ..self.clone() }
    }

    /// The same value under another rule, which its parts inherit.
    #[must_use]
    pub fn under(&self, rule: &'static str) -> Reader<'a> {
        Reader { rule: Some(rule), ..self.clone() }
    }

    /// Where the value is in the file, such as `tile_c1.price` or `sizes, entry 2`.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// All faults so far, for checks of several values together.
    ///
    /// # Panics
    /// If another borrow of them is alive.
    pub fn faults(&self) -> RefMut<'a, DataFaults> {
        self.faults.borrow_mut()
    }

    /// Reports a fault at this place.
    pub fn fault(&self, code: &'static str, problem: impl Into<String>) {
        self.faults().add(code, &*self.place, problem, self.rule);
    }

    /// Reports that the value cannot be used, with advice. Always answers `None`.
    pub fn refuse<T>(&self, code: &'static str, advice: impl AsRef<str>) -> Option<T> {
        let is = match self.value {
            None => "missing".to_owned(),
            Some(value) if value.get_ref().is_table() => "a table".to_owned(),
            Some(value) => {
                let told = self.text.get(value.span()).unwrap_or_default();
                told.lines().map(str::trim).collect::<Vec<_>>().join(" ")
            }
        };
        self.fault(code, format!("is {is}; {}", advice.as_ref()));
        None
    }

    /// Reports a missing value or one of the wrong type. Always answers `None`.
    pub fn wrong<T>(&self, wanted: impl AsRef<str>) -> Option<T> {
        let code = if self.value.is_some() { "wrong_type" } else { "missing" };
        self.refuse(code, format!("write {}", wanted.as_ref()))
    }

    /// Reports a value other than the only one that the game can play with. Always answers `None`.
    pub fn fixed<T>(&self, only: impl std::fmt::Display) -> Option<T> {
        self.refuse("fixed", format!("it is fixed: the engine plays with {only} only"))
    }

    /// Itself, unless the value is missing.
    pub fn given(self) -> Option<Reader<'a>> {
        self.value.is_some().then_some(self)
    }

    /// A field of a table; missing if there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> Reader<'a> {
        self.field(key, self.value.and_then(|table| table.get_ref().get(key)))
    }

    fn field(&self, key: &str, value: Option<&'a Spanned<DeValue<'a>>>) -> Reader<'a> {
        let dot = if self.place.is_empty() { "" } else { "." };
        Reader { value, ..self.at(format!("{}{dot}{key}", self.place)) }
    }

    /// The text, if the value is one.
    pub fn as_text(&self) -> Option<&'a str> {
        self.value?.get_ref().as_str()
    }

    /// The text; reports any other value.
    pub fn text(&self) -> Option<&'a str> {
        self.as_text().or_else(|| self.wrong("a text in quotes"))
    }

    /// `true` or `false`, if the value is one of them.
    pub fn as_flag(&self) -> Option<bool> {
        self.value?.get_ref().as_bool()
    }

    /// The whole number, if the value is one; a larger one than fits becomes the largest.
    pub fn as_int(&self) -> Option<i32> {
        let number = self.value?.get_ref().as_integer()?;
        let most = if number.as_str().starts_with('-') { i64::MIN } else { i64::MAX };
        let number = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(most);
        Some(number.clamp(i32::MIN.into(), i32::MAX.into()) as i32)
    }

    /// A whole number within limits, both included; reports any other value. Equal limits mean that it
    /// is fixed.
    pub fn int(&self, limits: Option<(i32, i32)>) -> Option<i32> {
        let number = self.as_int().or_else(|| self.wrong("a whole number without quotes"))?;
        match limits {
            Some((least, most)) if !(least..=most).contains(&number) => {
                if least == most {
                    return self.fixed(least);
                }
                self.refuse("out_of_range", format!("use {least} to {most}"))
            }
            _ => Some(number),
        }
    }

    /// The entries of a list.
    pub fn as_list(&self) -> Option<Vec<Reader<'a>>> {
        let list = self.value?.get_ref().as_array()?;
        let place = |index: usize| format!("{}, entry {}", self.place, index + 1);
        let entry = |(index, value)| Reader { value: Some(value), ..self.at(place(index)) };
        Some(list.iter().enumerate().map(entry).collect())
    }

    /// What `read` makes of each entry of a list that has from `fewest` to `most`. It reads all
    /// entries before it answers, unless they are too many. `wanted` names the list: `a list of numbers`.
    pub fn list<T>(
        &self,
        wanted: &str,
        (fewest, most): (usize, usize),
        read: impl FnMut(&Reader<'a>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let entries = self.as_list().or_else(|| self.wrong(wanted))?;
        let fits = (fewest..=most).contains(&entries.len());
        if !fits {
            let most = if fewest == most { String::new() } else { format!(" to {most}") };
            let problem = format!("has {} entries; write {fewest}{most}", entries.len());
            self.fault("wrong_length", problem);
        }
        if entries.len() > most {
            return None;
        }
        let read: Vec<Option<T>> = entries.iter().map(read).collect();
        read.into_iter().collect::<Option<Vec<T>>>().filter(|_| fits)
    }

    /// The fields of a table in file order, each with its key.
    pub fn as_table(&self) -> Option<Vec<(&'a str, Reader<'a>)>> {
        let mut fields: Vec<_> = self.value?.get_ref().as_table()?.iter().collect();
        fields.sort_unstable_by_key(|(key, _)| key.span().start);
        let fields = fields.into_iter().map(|(key, value)| {
            let key: &'a str = key.get_ref();
            (key, self.field(key, Some(value)))
        });
        Some(fields.collect())
    }

    /// Reports all fields other than these, or a value that is no table.
    pub fn only(&self, known: &[&str]) {
        match self.as_table() {
            Some(fields) => {
                let others = fields.iter().filter(|(key, _)| !known.contains(key));
                others.for_each(|(key, field)| field.unknown(key, known));
            }
            None if self.value.is_some() => {
                self.wrong::<()>(format!("a table with {}", known.join(", ")));
            }
            None => {}
        }
    }

    /// Reports a key that is not among `known`, with the one that it resembles.
    pub fn unknown(&self, key: &str, known: &[&str]) {
        let near = known.iter().filter_map(|&known| {
            let distance = strsim::damerau_levenshtein(key, known);
            let near = distance <= (known.len() / 3).max(1) && distance < known.len();
            near.then_some((distance, known))
        });
        let advice = match near.min() {
            Some((_, near)) => format!("did you mean {near}?"),
            _ if known.len() == 1 => format!("only {} is", known[0]),
            _ if known.len() < 8 => format!("use one of {}", known.join(", ")),
            _ => "remove it".to_owned(),
        };
        self.fault("unknown_key", format!("there is no such key; {advice}"));
    }

    /// A text that is one of `known`.
    pub fn one_of(&self, code: &'static str, known: &[impl AsRef<str>]) -> Option<&'a str> {
        let text = self.text()?;
        let known: Vec<&str> = known.iter().map(AsRef::as_ref).collect();
        if known.contains(&text) {
            return Some(text);
        }
        self.refuse(code, format!("use one of {}", known.join(", ")))
    }

    /// The field `name` of a table, which records name: any text that is not blank. `of` says whose
    /// name it is.
    pub fn name(&self, of: &str) -> Option<&'a str> {
        let name = self.get("name");
        let text = if name.value.is_some() { name.text()? } else { "" };
        if !text.trim().is_empty() {
            return Some(text);
        }
        let problem = format!("needs a name, because records name it: name = \"my {of}\"");
        name.fault("no_name", format!("the {of} {problem}"));
        None
    }
}
