//! Verifiable luck.
//!
//! A table has a secret of 256 bits that is fixed before the first draw. Everybody sees its SHA-256
//! hash, the commitment, at once, and the secret itself only when the game is over. Every draw
//! follows from the secret and its number alone, so anyone with a finished record can derive all
//! draws again.
//!
//! The scheme is frozen under the name [`SCHEME`]: neither the cipher nor the mapping to an index
//! may ever change, because old records are checked by it. Draw `n`, counted from 0, is made so:
//!
//! 1. `ChaCha20` (RFC 8439: 32-bit block counter from 0, 96-bit nonce) with the secret as its key;
//!    the nonce is `n` as a 64-bit little-endian number, then four bytes of zero. Its stream is read
//!    as 64-bit little-endian numbers.
//! 2. `total` is the sum of the weights of the outcomes. The first number below the largest
//!    multiple of `total` that is at most 2^64 is taken modulo `total`: exactly uniform.
//! 3. Outcomes have, in their stable order, as many of the numbers below `total` as they weigh.
//!
//! # Examples
//! ```
//! use luck::Secret;
//!
//! let secret = Secret::new([7; 32]); // a table's comes from the operating system
//! let shown_at_the_start = secret.commitment();
//! // Draw 0: one of three outcomes, the second twice as likely.
//! let drawn = secret.draw(0, &[1, 2, 1]);
//!
//! // Anybody, when the game is over:
//! let revealed = Secret::from_hex(&secret.to_hex()).expect("64 digits");
//! assert_eq!(revealed.commitment(), shown_at_the_start);
//! assert_eq!(revealed.draw(0, &[1, 2, 1]), drawn);
//! ```

#![forbid(unsafe_code)]

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

/// The name of the scheme in records.
pub const SCHEME: &str = "chacha20/1";

/// The source of all luck of a table. It reveals every draw to come, so `Debug` prints none of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which must come from the operating system's generator.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret that [`Secret::to_hex`] wrote; `None` for anything else.
    pub fn from_hex(hex: &str) -> Option<Secret> {
        Some(Secret(HEXLOWER.decode(hex.as_bytes()).ok()?.try_into().ok()?))
    }

    /// Its bytes, for the store alone.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Its 64 digits, to publish once the game is over.
    pub fn to_hex(&self) -> String {
        HEXLOWER.encode(&self.0)
    }

    /// The commitment, published before the first draw: its SHA-256 hash in 64 digits.
    pub fn commitment(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(self.0))
    }

    /// Draw `number`, from 0: the index of the outcome among `weights`.
    ///
    /// # Panics
    /// If all weights are 0.
    pub fn draw(&self, number: u64, weights: &[u32]) -> usize {
        let total: u64 = weights.iter().map(|&weight| u64::from(weight)).sum();
        assert!(total > 0, "there is an outcome to draw");
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&number.to_le_bytes());
        let mut stream = ChaCha20::new(&self.0.into(), &nonce.into());
        let mut left = uniform(total, || {
            let mut bytes = [0; 8];
            stream.apply_keystream(&mut bytes);
            u64::from_le_bytes(bytes)
        });
        let mut index = 0;
        while left >= u64::from(weights[index]) {
            left -= u64::from(weights[index]);
            index += 1;
        }
        index
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A number below `total`, exactly uniform if `next` is.
fn uniform(total: u64, mut next: impl FnMut() -> u64) -> u64 {
    // 2^64 mod total: as many of the largest numbers would favour some remainders.
    let excess = (u64::MAX % total + 1) % total;
    loop {
        let number = next();
        if number <= u64::MAX - excess {
            return number % total;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Secret, uniform};

    /// Secret `00 01 .. 1f`. Another program in another language computed the hash and draws from
    /// the description above.
    const SECRET: Secret = {
        let mut bytes = [0; 32];
        let mut index = 0;
        while index < 32 {
            bytes[index] = index as u8;
            index += 1;
        }
        Secret::new(bytes)
    };

    #[test]
    fn the_scheme_is_frozen() {
        assert_eq!(
            SECRET.commitment(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        let drawn = [2, 7, 49, 1000]
            .map(|total| [0, 1, 2, 1 << 33].map(|number| SECRET.draw(number, &vec![1; total])));
        assert_eq!(drawn, [[1, 0, 0, 0], [2, 3, 2, 2], [30, 38, 16, 2], [593, 424, 880, 604]]);
    }

    #[test]
    fn an_outcome_has_its_weight() {
        for number in 0..500 {
            let plain = SECRET.draw(number, &[1; 6]);
            let expected = [0, 0, 0, 2, 2, 3][plain];
            assert_eq!(SECRET.draw(number, &[3, 0, 2, 1]), expected, "draw {number}");
        }
    }

    #[test]
    fn draws_are_uniform() {
        let mut counts = [0u32; 6];
        for number in 0..60_000 {
            counts[SECRET.draw(number, &[1; 6])] += 1;
        }
        // 5 standard deviations of a binomial(60000, 1/6) are 456.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn biased_numbers_are_drawn_again() {
        // 2^64 mod 3 = 1: only the largest number is one too many.
        let mut numbers = [u64::MAX, 5].into_iter();
        assert_eq!(uniform(3, || numbers.next().unwrap()), 2);
        let mut numbers = [u64::MAX].into_iter();
        assert_eq!(uniform(4, || numbers.next().unwrap()), 3);
    }

    #[test]
    fn a_secret_is_written_and_never_printed() {
        assert_eq!(Secret::from_hex(&SECRET.to_hex()), Some(SECRET));
        assert_eq!(Secret::from_hex("00"), None);
        assert_eq!(format!("{SECRET:?}"), "Secret(..)");
    }
}
