//! The sets of constants that a table can play with.

use std::sync::Arc;

use kernel::BadData;

use super::set::Constants;

/// The constants that a set-up can name.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<Constants>>);

impl Library {
    /// The library of the standard constants alone.
    pub fn standard() -> Library {
        Library(vec![Arc::new(Constants::standard())])
    }

    /// Adds a set from the text of an owner's file; one of the same name is replaced.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn add(&mut self, text: &str) -> Result<&Arc<Constants>, BadData> {
        let constants = Constants::from_toml(text)?;
        self.0.retain(|set| set.name() != constants.name());
        self.0.push(Arc::new(constants));
        Ok(&self.0[self.0.len() - 1])
    }

    /// The set with a name.
    pub fn get(&self, name: &str) -> Option<&Arc<Constants>> {
        self.0.iter().find(|set| set.name() == name)
    }

    /// All sets, the standard one first unless it has been replaced.
    pub fn sets(&self) -> impl Iterator<Item = &Constants> {
        self.0.iter().map(|set| &**set)
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|set| set.name())
    }
}
