//! The sets of data that a set-up can name.

use std::sync::Arc;

use crate::{BadData, DataFault, Reader};

/// A set of data that owners can replace by a TOML file of their own, such as the components of a game.
pub trait DataSet: Sized + PartialEq {
    /// What such files contain, such as `components`.
    const HOLDS: &'static str;
    /// The code of an error about such a file, see [`Fault::code`](crate::Fault::code).
    const CODE: &'static str;
    /// The rule of all places for which [`DataSet::read`] names no other.
    const RULE: Option<&'static str>;

    /// The built-in set; its name is `standard`.
    fn standard() -> Self;

    /// The name that set-ups use.
    fn name(&self) -> &str;

    /// Reads a file; `None` only after a fault.
    fn read(file: &Reader<'_>) -> Option<Self>;

    /// Reads the text of a file and checks it whole.
    ///
    /// # Errors
    /// Every fault of the file at once.
    fn parse(text: &str) -> Result<Self, BadData> {
        let bad = |faults| BadData { holds: Self::HOLDS, code: Self::CODE, faults };
        Reader::read(text, Self::RULE, Self::read).map_err(bad)
    }
}

/// The sets that a set-up can name.
#[derive(Clone, Debug)]
pub struct Library<T>(Vec<Arc<T>>);

impl<T: DataSet> Library<T> {
    /// The library with only the built-in set.
    pub fn standard() -> Library<T> {
        Library(vec![Arc::new(T::standard())])
    }

    /// Adds a set from the text of an owner's file, replacing one of the same name.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn add(&mut self, text: &str) -> Result<&Arc<T>, BadData> {
        let set = T::parse(text)?;
        let same = self.get(set.name()).is_some_and(|known| **known == set);
        if set.name() == "standard" && !same {
            let faults = DataFault::reserved_name(T::RULE).into();
            return Err(BadData { holds: T::HOLDS, code: T::CODE, faults });
        }
        self.0.retain(|known| known.name() != set.name());
        self.0.push(Arc::new(set));
        Ok(&self.0[self.0.len() - 1])
    }

    /// The set with a name.
    pub fn get(&self, name: &str) -> Option<&Arc<T>> {
        self.0.iter().find(|set| set.name() == name)
    }

    /// All sets, the built-in one first.
    pub fn sets(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|set| &**set)
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|set| set.name())
    }
}
