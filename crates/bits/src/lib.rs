//! Bit tricks that differ between processors, chosen at run time.
//!
//! The builds that people download target any x86-64, which has neither a population count nor a way to
//! find the n-th set bit; modern processors have both. [`dispatch`] compiles a piece of [`Work`] twice,
//! plainly and for AVX2 and BMI2, and runs the copy that the current processor supports. Nobody needs
//! compiler flags. The feature `portable` always runs the plain copy, so tests and measurements can
//! reach it on a modern processor.
//! # Examples
//! ```
//! use bits::{Machine, Work, dispatch};
//!
//! struct ThirdBit(u64);
//! impl Work for ThirdBit {
//!     type Output = u64;
//!     fn run<M: Machine>(self, machine: M) -> u64 {
//!         machine.nth_bit(self.0, 2)
//!     }
//! }
//! assert_eq!(dispatch(ThirdBit(0b1011_0010)), 0b0010_0000);
//! ```

mod nth;

pub use nth::nth_of_7;

/// A kind of processor.
pub trait Machine: Copy {
    /// The `n`-th set bit of `mask` alone, counting from the lowest as 0; 0 if there is none. `n` must
    /// be below 64.
    fn nth_bit(self, mask: u64, n: u32) -> u64;
}

/// Any processor.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Machine for Portable {
    #[inline(always)]
    fn nth_bit(self, mask: u64, n: u32) -> u64 {
        nth::nth_bit(mask, n)
    }
}

/// An x86-64 processor with AVX2, BMI2 and a population count. A value of this type proves it.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy, Debug)]
pub struct Modern(pulp::x86::V3);

#[cfg(target_arch = "x86_64")]
impl Modern {
    /// The proof, if this processor qualifies.
    pub fn detect() -> Option<Modern> {
        pulp::x86::V3::try_new().map(Modern)
    }
}

#[cfg(target_arch = "x86_64")]
impl Machine for Modern {
    #[inline(always)]
    #[allow(unsafe_code)]
    fn nth_bit(self, mask: u64, n: u32) -> u64 {
        // SAFETY: a `Modern` exists only after detection found BMI2.
        unsafe { std::arch::x86_64::_pdep_u64(1u64.wrapping_shl(n), mask) }
    }
}

/// Whether [`dispatch`] runs the modern copy here.
pub fn is_modern() -> bool {
    #[cfg(all(target_arch = "x86_64", not(feature = "portable")))]
    return Modern::detect().is_some();
    #[cfg(not(all(target_arch = "x86_64", not(feature = "portable"))))]
    return false;
}

/// Work that is worth compiling for several processors. `run` and everything hot that it calls must be
/// `#[inline(always)]`, or the compiler builds it for the plain processor anyway.
pub trait Work {
    /// The result.
    type Output;

    /// Does the work.
    fn run<M: Machine>(self, machine: M) -> Self::Output;
}

/// Runs `work`, compiled for this processor.
#[inline]
pub fn dispatch<W: Work>(work: W) -> W::Output {
    #[cfg(all(target_arch = "x86_64", not(feature = "portable")))]
    if let Some(modern) = Modern::detect() {
        return pulp::Simd::vectorize(modern.0, Task { work, modern });
    }
    work.run(Portable)
}

#[cfg(all(target_arch = "x86_64", not(feature = "portable")))]
struct Task<W> {
    work: W,
    modern: Modern,
}

#[cfg(all(target_arch = "x86_64", not(feature = "portable")))]
impl<W: Work> pulp::NullaryFnOnce for Task<W> {
    type Output = W::Output;

    #[inline(always)]
    fn call(self) -> W::Output {
        self.work.run(self.modern)
    }
}
