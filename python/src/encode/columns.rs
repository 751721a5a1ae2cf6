//! Named columns of an array, and how they are written.

/// Columns that belong together: their name, how many, what they say.
pub(crate) type Columns = (&'static str, usize, &'static str);

/// How many columns these are.
pub(super) const fn width(columns: &[Columns]) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < columns.len() {
        sum += columns[at].1;
        at += 1;
    }
    sum
}

/// Writes columns one after the other.
pub(super) struct Put<'a> {
    out: &'a mut [i16],
    at: usize,
}

impl<'a> Put<'a> {
    pub(super) fn new(out: &'a mut [i16]) -> Put<'a> {
        Put { out, at: 0 }
    }

    /// How many columns are written.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn one(&mut self, number: impl TryInto<i16>) {
        self.out[self.at] = number.try_into().unwrap_or(i16::MAX);
        self.at += 1;
    }

    pub(super) fn all<N: TryInto<i16>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        numbers.into_iter().for_each(|number| self.one(number));
    }

    pub(super) fn or_none<N: TryInto<i16>>(&mut self, number: Option<N>) {
        match number {
            Some(number) => self.one(number),
            None => self.one(-1),
        }
    }
}
