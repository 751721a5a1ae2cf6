//! The n-th set bit, on any processor.

/// In each byte, 1.
const ONES: u64 = 0x0101_0101_0101_0101;
/// In each byte, the highest bit.
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// `NTH[byte << 3 | n]` is the position of the `n`-th set bit of `byte`; 7 if there is none.
static NTH: [u8; 2048] = {
    let mut table = [7; 2048];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                table[byte << 3 | n] = place as u8;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The position (0 to 6) of the `n`-th set bit of a 7-bit mask, counting from the lowest as 0; 7 if
/// there is none.
#[inline(always)]
pub fn nth_of_7(mask: u32, n: u32) -> usize {
    usize::from(NTH[((mask & 127) << 3 | n & 7) as usize])
}

/// See [`crate::Machine::nth_bit`].
#[inline(always)]
pub(crate) fn nth_bit(mask: u64, n: u32) -> u64 {
    let pairs = mask - (mask >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    // Byte i holds how many bits are set in bytes 0 to i: at most 64, so bit 7 is free.
    let sums = bytes.wrapping_mul(ONES);
    if u64::from(n) >= sums >> 56 {
        return 0;
    }
    // Bit 7 of byte i stays set where sums[i] <= n: those bytes end before the n-th bit.
    let passed = (((u64::from(n) * ONES) | HIGHS) - sums) & HIGHS;
    let shift = ((passed >> 7).wrapping_mul(ONES) >> 56) * 8;
    let before = (sums << 8) >> shift & 0xFF;
    let byte = mask >> shift & 0xFF;
    let place = NTH[(byte << 3 | (u64::from(n) - before) & 7) as usize];
    1 << (shift + u64::from(place))
}

#[cfg(test)]
mod tests {
    use super::{nth_bit, nth_of_7};
    use crate::{Machine, Work, dispatch};

    /// The reference: counts bit by bit.
    fn by_counting(mask: u64, n: u32) -> u64 {
        (0..64).map(|place| 1 << place).filter(|bit| mask & bit != 0).nth(n as usize).unwrap_or(0)
    }

    struct Nth(u64, u32);
    impl Work for Nth {
        type Output = u64;
        fn run<M: Machine>(self, machine: M) -> u64 {
            machine.nth_bit(self.0, self.1)
        }
    }

    #[test]
    fn both_machines_agree_with_counting() {
        let mut mask = 0x9E37_79B9_7F4A_7C15_u64;
        for round in 0..2_000 {
            // Some dense, some sparse, some empty, some full.
            mask = mask.wrapping_mul(0xD129_42F0_2A5F_1B6D).rotate_left(17) ^ round;
            for mask in [mask, mask & mask >> 9 & mask << 3, 0, u64::MAX, 1 << (round % 64)] {
                for n in [0, 1, 2, 7, 31, 62, 63, (round % 64) as u32] {
                    assert_eq!(nth_bit(mask, n), by_counting(mask, n), "{mask:x} {n}");
                    assert_eq!(dispatch(Nth(mask, n)), by_counting(mask, n), "{mask:x} {n}");
                }
            }
        }
    }

    #[test]
    fn the_table_of_seven_bits_is_whole() {
        for mask in 0..128 {
            for n in 0..7 {
                let bit = by_counting(u64::from(mask), n);
                let place = if bit == 0 { 7 } else { bit.trailing_zeros() as usize };
                assert_eq!(nth_of_7(mask, n), place, "{mask:b} {n}");
            }
        }
    }
}
