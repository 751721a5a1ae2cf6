//! Upper confidence bounds: which choice to try next, given the results so far.

/// The exploration weight: how much to prefer a rarely tried choice, in standard deviations of the
/// results.
const CURIOSITY: f64 = 0.6;

/// The upper bound of a choice that brought `total` in `visits` visits, out of the `offered` times that
/// it was legal; `deviation` is that of all results.
pub(super) fn bound(total: f64, visits: u32, offered: u32, deviation: f64) -> f64 {
    let count = f64::from(visits);
    let unsure = (log(offered) / count).sqrt();
    total / count + CURIOSITY * deviation * unsure
}

/// The running mean and spread of results.
#[derive(Debug, Default)]
pub(super) struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    pub(super) fn add(&mut self, value: f64) {
        self.count += 1.0;
        let from = value - self.mean;
        self.mean += from / self.count;
        self.squares += from * (value - self.mean);
    }

    pub(super) fn deviation(&self) -> f64 {
        if self.count < 2.0 { 1.0 } else { (self.squares / self.count).sqrt().max(0.1) }
    }
}

/// The logarithm of a number to the base 2, linear between powers of two and so the same on every
/// machine.
fn log(number: u32) -> f64 {
    let whole = number.max(1).ilog2();
    f64::from(whole) + f64::from(number.max(1)) / f64::from(1u32 << whole) - 1.0
}
