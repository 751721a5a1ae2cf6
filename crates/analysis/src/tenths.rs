//! Exact decimals.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

/// A number in tenths, so that sums are exact. In JSON it is a number with one decimal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub i32);

impl Tenths {
    /// The tenths nearest to a number.
    pub fn of(number: f64) -> Tenths {
        Tenths((10.0 * number).round() as i32)
    }

    pub(crate) fn all(numbers: &[f64]) -> Vec<Tenths> {
        numbers.iter().copied().map(Tenths::of).collect()
    }

    /// The number.
    pub fn number(self) -> f64 {
        f64::from(self.0) / 10.0
    }

    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub(crate) const fn is_zero(&self) -> bool {
        self.0 == 0
    }
}

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 % 10 == 0 {
            serializer.serialize_i32(self.0 / 10)
        } else {
            serializer.serialize_f64(self.number())
        }
    }
}

impl JsonSchema for Tenths {
    fn schema_name() -> Cow<'static, str> {
        "Tenths".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number" })
    }

    fn inline_schema() -> bool {
        true
    }
}
