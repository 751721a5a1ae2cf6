//! The sets of components that a set-up can name.

use std::sync::Arc;

use kernel::{BadData, DataFault};

use super::set::{Components, bad};

/// The components that a set-up can name.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<Components>>);

impl Library {
    /// The library with only the printed game's standard components.
    ///
    /// # Panics
    /// Never: a test checks the built-in file.
    pub fn standard() -> Library {
        let standard = Components::from_toml(include_str!("../../data/standard.toml"));
        Library(vec![Arc::new(standard.expect("the built-in components are sound"))])
    }

    /// Adds a set from the text of a data file, replacing one of the same name.
    ///
    /// # Errors
    /// Every fault of the file at once.
    pub fn add(&mut self, text: &str) -> Result<&Arc<Components>, BadData> {
        let components = Components::from_toml(text)?;
        let same = self.get(&components.name).is_some_and(|known| **known == components);
        if components.name == "standard" && !same {
            let problem = "\"standard\" is the name of the built-in set; choose another, because \
                           records name it";
            let fault = DataFault::new("reserved_name", "name", problem, "SIM-2.4");
            return Err(bad(fault.into()));
        }
        self.0.retain(|set| set.name != components.name);
        self.0.push(Arc::new(components));
        Ok(&self.0[self.0.len() - 1])
    }

    /// The set with a name.
    pub fn get(&self, name: &str) -> Option<&Arc<Components>> {
        self.0.iter().find(|set| set.name == name)
    }

    /// The names of all sets.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|set| set.name.as_str())
    }
}
