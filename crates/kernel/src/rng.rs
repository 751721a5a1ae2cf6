//! A frozen generator with exact small ranges.
//!
//! Seeds are part of our promise (the same seed gives byte-identical records), so neither the generator
//! nor the mapping to a range may ever change; a test pins both. The generator is xoshiro256++ of
//! `rand_xoshiro`, whose authors keep it value-stable. The mapping is ours, because libraries reserve
//! the right to change theirs.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// A fast generator for simulations, searches and tests. Do not use it for the draws of a real table:
/// from some of its numbers anybody can compute the others.
///
/// # Examples
/// ```
/// let mut rng = kernel::Rng::seed(1);
/// let die = rng.below(6) + 1;
/// assert!((1..=6).contains(&die));
/// // The same seed gives the same numbers forever, on every machine.
/// assert_eq!(kernel::Rng::seed(1).below(6) + 1, die);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rng(Xoshiro256PlusPlus);

impl Rng {
    /// The generator of a seed.
    pub fn seed(seed: u64) -> Rng {
        Rng(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Generator number `index` of a seed. The streams are independent, so game 17 is the same game on
    /// any thread.
    pub fn stream(seed: u64, index: u64) -> Rng {
        // Two rounds of seeding keep (seed, index) and (seed + 1, index - 1) apart.
        let base = Rng::seed(seed).next_u64();
        Rng::seed(base.wrapping_add(index.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
    }

    /// 64 random bits.
    #[inline(always)]
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform number below `bound`, exactly (multiplication with rejection, Lemire 2019).
    ///
    /// # Panics
    /// If `bound` is 0, in debug builds; otherwise the result is then 0.
    #[inline(always)]
    pub fn below(&mut self, bound: u32) -> u32 {
        let bits = (self.next_u64() >> 32) as u32;
        self.below_from(bits, bound)
    }

    /// Like [`Rng::below`], but starts from 32 bits that the caller has drawn: two ranges for one
    /// [`Rng::next_u64`].
    #[inline(always)]
    pub fn below_from(&mut self, bits: u32, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        let product = u64::from(bits) * u64::from(bound);
        if (product as u32) >= bound {
            return (product >> 32) as u32;
        }
        let (number, rng) = self.clone().below_slow(product, bound);
        *self = rng;
        number
    }

    /// One uniform number below each bound, exactly and independently, from one draw (batched
    /// multiplication with rejection, Brackett-Rozinsky and Lemire 2024).
    ///
    /// The product of the bounds must be at most 2^56 and none may be 0; debug builds panic otherwise.
    #[inline(always)]
    pub fn below_each<const COUNT: usize>(&mut self, bounds: [u32; COUNT]) -> [u32; COUNT] {
        let (numbers, rest) = split(self.next_u64(), bounds);
        // A rest no smaller than the product of the bounds is never rejected.
        if rest >> 56 != 0 {
            return numbers;
        }
        let (numbers, rng) = self.clone().below_each_slow(numbers, rest, bounds);
        *self = rng;
        numbers
    }

    /// The rare rest of [`Rng::below_each`]. By value, so that the generator can stay in registers.
    #[cold]
    #[inline(never)]
    fn below_each_slow<const COUNT: usize>(
        mut self,
        mut numbers: [u32; COUNT],
        mut rest: u64,
        bounds: [u32; COUNT],
    ) -> ([u32; COUNT], Rng) {
        let product: u128 = bounds.iter().map(|&bound| u128::from(bound)).product();
        debug_assert!(product > 0 && product <= 1 << 56, "the bounds are too large together");
        let product = product.max(1) as u64;
        let threshold = product.wrapping_neg() % product;
        while rest < threshold {
            (numbers, rest) = split(self.next_u64(), bounds);
        }
        (numbers, self)
    }

    /// The rare rest of [`Rng::below_from`].
    #[cold]
    #[inline(never)]
    fn below_slow(mut self, mut product: u64, bound: u32) -> (u32, Rng) {
        let threshold = bound.wrapping_neg() % bound.max(1);
        while (product as u32) < threshold {
            product = (self.next_u64() >> 32) * u64::from(bound);
        }
        ((product >> 32) as u32, self)
    }

    /// One of `items`, uniformly; `None` if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// One of weighted `items`; `None` if the weights sum to 0.
    pub fn pick_weighted<'a, T>(&mut self, items: &'a [(T, u32)]) -> Option<&'a T> {
        let total = items.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.below(total);
        for (item, weight) in items {
            if left < *weight {
                return Some(item);
            }
            left -= weight;
        }
        None
    }
}

/// `bits` as a number below each bound, and the remaining bits.
#[inline(always)]
fn split<const COUNT: usize>(bits: u64, bounds: [u32; COUNT]) -> ([u32; COUNT], u64) {
    let mut rest = bits;
    let numbers = bounds.map(|bound| {
        let product = u128::from(rest) * u128::from(bound);
        rest = product as u64;
        (product >> 64) as u32
    });
    (numbers, rest)
}

#[cfg(test)]
mod tests {
    use super::Rng;

    /// Computed from the published recurrences of `SplitMix64` (seeding) and xoshiro256++ in
    /// another language: a change here would change every seeded game.
    #[test]
    fn the_generator_is_frozen() {
        let mut rng = Rng::seed(1);
        let first = [0xCFC5_D07F_6F03_C29B, 0xBF42_4132_963F_E08D, 0x19A3_7D57_57AA_F520];
        assert_eq!([rng.next_u64(), rng.next_u64(), rng.next_u64()], first);

        let mut rng = Rng::seed(1);
        assert_eq!([2, 7, 49, 1000].map(|bound| rng.below(bound)), [1, 5, 4, 746]);
        assert_eq!(Rng::seed(1).below_each([36, 35, 7]), [29, 7, 4]);
        assert_eq!(Rng::stream(1, 5).next_u64(), 0x8E53_92A9_FD94_3863);
    }

    #[test]
    fn a_batch_of_ranges_is_uniform() {
        let mut rng = Rng::seed(5);
        let mut counts = [[0u32; 3]; 2];
        for _ in 0..60_000 {
            let [first, second] = rng.below_each([2, 3]);
            counts[first as usize][second as usize] += 1;
        }
        assert!(counts.iter().flatten().all(|&count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn a_stream_depends_only_on_seed_and_index() {
        let first = |seed, index| Rng::stream(seed, index).next_u64();
        assert_eq!(first(1, 0), first(1, 0));
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 1), first(2, 0));
    }

    #[test]
    fn ranges_are_uniform() {
        let mut rng = Rng::seed(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // 5 standard deviations of a binomial(60000, 1/6) are 456.
        assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 456), "{counts:?}");
    }

    #[test]
    fn a_range_rejects_biased_numbers() {
        // 2^32 mod 3 = 1: the product of 0 bits leaves 0, which is below the threshold 1.
        let mut rng = Rng::seed(1);
        let mut same = Rng::seed(1);
        let drawn = rng.below_from(0, 3);
        assert_eq!(drawn, same.below(3), "0 bits must be rejected and drawn again");
    }

    /// A generator that was stored in the middle of its numbers goes on with the next ones.
    #[test]
    fn a_stored_generator_goes_on() {
        let mut rng = Rng::seed(1);
        rng.next_u64();
        let stored = serde_json::to_string(&rng).expect("it is four numbers");
        let mut again: Rng = serde_json::from_str(&stored).expect("it was stored a line above");
        assert_eq!(again.next_u64(), 0xBF42_4132_963F_E08D);
    }

    #[test]
    fn weights_decide() {
        let mut rng = Rng::seed(3);
        assert_eq!(rng.pick_weighted(&[("a", 0), ("b", 5)]), Some(&"b"));
        assert_eq!(rng.pick_weighted(&[("a", 0)]), None);
        assert_eq!(rng.pick::<u8>(&[]), None);
    }
}
