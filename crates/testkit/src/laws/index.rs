//! Finds values in lists of thousands without comparing each with each.
//!
//! Equal values must print equally, as derived `Debug` and `PartialEq` guarantee. The index compares
//! values that print equally.

use std::collections::HashMap;
use std::fmt::{self, Debug, Write};
use std::hash::{DefaultHasher, Hasher};

/// A list indexed by what its entries print as.
pub(super) struct Index<'a, T> {
    items: &'a [T],
    by_print: HashMap<u64, Vec<usize>>,
}

impl<'a, T: Debug + PartialEq> Index<'a, T> {
    pub(super) fn new(items: &'a [T]) -> Index<'a, T> {
        let mut by_print: HashMap<u64, Vec<usize>> = HashMap::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            by_print.entry(print(item)).or_default().push(at);
        }
        Index { items, by_print }
    }

    /// Whether `item` is in the list.
    pub(super) fn contains(&self, item: &T) -> bool {
        self.by_print
            .get(&print(item))
            .is_some_and(|at| at.iter().any(|&at| self.items[at] == *item))
    }

    /// The first entry that repeats an earlier one.
    pub(super) fn twice(&self) -> Option<&'a T> {
        let again = |at: &[usize]| {
            let mut later = (1..at.len()).filter(|&number| {
                at[..number].iter().any(|&before| self.items[before] == self.items[at[number]])
            });
            later.next().map(|number| at[number])
        };
        self.by_print.values().filter_map(|at| again(at)).min().map(|at| &self.items[at])
    }
}

/// A hash of what a value prints as, without storing the text.
fn print(item: &impl Debug) -> u64 {
    struct Print(DefaultHasher);
    impl Write for Print {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut print = Print(DefaultHasher::new());
    // Writing to a hash cannot fail; if a `Debug` fails, it fails equally for equal values.
    let _ = write!(print, "{item:?}");
    print.0.finish()
}

#[cfg(test)]
mod tests {
    use super::Index;

    #[test]
    fn an_index_finds_values_and_duplicates() {
        let items = [3, 1, 4, 1, 5, 3];
        let index = Index::new(&items);
        assert!(index.contains(&4) && !index.contains(&2));
        assert_eq!(index.twice(), Some(&1));
        assert_eq!(Index::new(&items[..3]).twice(), None);
    }

    /// NaNs print equally and are not equal.
    #[test]
    fn values_that_print_equally_are_compared() {
        let items = [f64::NAN, f64::NAN];
        assert_eq!(Index::new(&items).twice(), None);
        assert!(!Index::new(&items).contains(&f64::NAN));
    }
}
