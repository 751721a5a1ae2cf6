//! Counts of materials and of promises.

use schemars::JsonSchema;
use serde::Serialize;

use crate::cards::STACKS;
use crate::material::MATERIALS;

/// Wood, stone and metal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityMaterials")]
pub struct MaterialsDoc {
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Metal.
    pub metal: u8,
}

impl From<[u8; MATERIALS]> for MaterialsDoc {
    fn from([wood, stone, metal]: [u8; MATERIALS]) -> MaterialsDoc {
        MaterialsDoc { wood, stone, metal }
    }
}

/// Numbers of promises by difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityStacks")]
pub struct StacksDoc {
    /// Easy ones.
    pub easy: u8,
    /// Medium ones.
    pub medium: u8,
    /// Difficult ones.
    pub difficult: u8,
    /// Special ones (SC-16.1).
    pub special: u8,
}

impl From<[u8; STACKS]> for StacksDoc {
    fn from([easy, medium, difficult, special]: [u8; STACKS]) -> StacksDoc {
        StacksDoc { easy, medium, difficult, special }
    }
}
