//! Materials and amounts of them.

use schemars::JsonSchema;
use serde::Serialize;

/// How many materials there are.
pub const MATERIALS: usize = 3;

/// A material, from the cheapest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SmallCityMaterial")]
pub enum Material {
    /// Made by level 1.
    Wood,
    /// Made by level 2.
    Stone,
    /// Made by level 3.
    Metal,
}

impl Material {
    /// Every material, from the cheapest.
    pub const ALL: [Material; MATERIALS] = [Material::Wood, Material::Stone, Material::Metal];

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["wood", "stone", "metal"][self as usize]
    }

    /// The material of a name.
    pub fn named(name: &str) -> Option<Material> {
        Material::ALL.into_iter().find(|material| material.name() == name)
    }
}

/// An amount of a material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityAmount")]
pub struct Amount {
    /// The material.
    pub material: Material,
    /// How many pieces, never 0.
    pub count: u8,
}

impl Amount {
    /// The amounts of wood, stone and metal, without zeros.
    pub fn list(counts: [u8; MATERIALS]) -> Vec<Amount> {
        let all = Material::ALL.into_iter().zip(counts);
        let all = all.map(|(material, count)| Amount { material, count });
        all.filter(|amount| amount.count > 0).collect()
    }
}
