//! Where the secrets of tables and the randomness of bots come from.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use crate::token;

/// Where the secrets of tables and the randomness of bots come from: by default the operating system.
/// Tokens, links and invitations always come from there.
#[derive(Clone, Default)]
pub struct Entropy(Option<Arc<Repeatable>>);

/// Random bytes that are the same in each run.
struct Repeatable {
    text: String,
    /// How often each purpose asked.
    asked: Mutex<HashMap<String, u64>>,
}

impl Entropy {
    /// The same deals and the same bots in each run, for tests. Anyone who knows the text knows all
    /// draws to come, so no server for people may use this.
    pub fn repeatable(text: &str) -> Entropy {
        Entropy(Some(Arc::new(Repeatable { text: text.to_owned(), asked: Mutex::default() })))
    }

    /// Random bytes, at most 32. A repeatable source derives them from the purpose, and from how often
    /// that purpose asked.
    pub(crate) fn bytes<const COUNT: usize>(&self, purpose: &str) -> [u8; COUNT] {
        match &self.0 {
            None => token::random(),
            Some(repeatable) => {
                let bytes = repeatable.next(purpose);
                std::array::from_fn(|index| bytes[index])
            }
        }
    }

    /// A random number below `bound`, for names and the like: almost uniform.
    pub(crate) fn below(&self, purpose: &str, bound: usize) -> usize {
        (u64::from_le_bytes(self.bytes(purpose)) % bound as u64) as usize
    }
}

impl Repeatable {
    fn next(&self, purpose: &str) -> [u8; 32] {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let count = asked.entry(purpose.to_owned()).or_default();
        *count += 1;
        Sha256::digest(format!("{}\n{purpose}\n{count}", self.text)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::Entropy;

    #[test]
    fn a_text_repeats_its_numbers_and_the_system_does_not() {
        let drawn = |entropy: &Entropy| ["a", "b", "a"].map(|purpose| entropy.bytes::<32>(purpose));
        let [first, other, second] = drawn(&Entropy::repeatable("one"));
        assert_eq!(drawn(&Entropy::repeatable("one")), [first, other, second]);
        assert!(first != other && first != second && other != second);
        assert_ne!(drawn(&Entropy::repeatable("two"))[0], first);
        assert_ne!(drawn(&Entropy::default()), drawn(&Entropy::default()));
    }
}
