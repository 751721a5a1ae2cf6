//! What criteria look for around a tile (section 6), gathered once for all its places.

use crate::illegal::{Code, Illegal, refuse};
use crate::map::Cells;
use crate::rules::{Class, Rules, TileRule};
use crate::state::{Borough, MOST_TILES};

/// What stands in a borough, as criteria ask.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings {
    publics: [Cells; MOST_TILES],
    public_count: usize,
    homes: [(Cells, u8); MOST_TILES],
    home_count: usize,
    factories: Cells,
    refineries: Cells,
    harbors: Cells,
}

impl Surroundings {
    /// Those of a borough.
    #[inline]
    pub(crate) fn of(rules: &Rules, borough: &Borough) -> Surroundings {
        let mut around = Surroundings {
            publics: [Cells::NONE; MOST_TILES],
            public_count: 0,
            homes: [(Cells::NONE, 0); MOST_TILES],
            home_count: 0,
            factories: Cells::NONE,
            refineries: Cells::NONE,
            harbors: Cells::NONE,
        };
        for (_, kind, cells) in borough.tiles.iter() {
            let rule = rules.tile(kind);
            if rule.public {
                around.publics[around.public_count] = cells;
                around.public_count += 1;
            }
            match rule.class {
                Class::Residence => {
                    around.homes[around.home_count] = (cells, rule.level);
                    around.home_count += 1;
                }
                Class::Factory => around.factories |= cells,
                Class::Refinery => around.refineries |= cells,
                Class::Harbor => around.harbors |= cells,
                _ => {}
            }
        }
        around
    }

    /// How many public buildings an influence area meets (SC-2.7).
    #[inline]
    pub(crate) fn publics(&self, halo: Cells) -> usize {
        self.publics[..self.public_count].iter().filter(|cells| cells.meets(halo)).count()
    }

    /// The cells that have at least one, two, ... five public buildings near.
    pub(crate) fn near_publics(&self) -> [Cells; 5] {
        let mut near = [Cells::NONE; 5];
        for cells in &self.publics[..self.public_count] {
            let halo = cells.halo();
            for level in (1..near.len()).rev() {
                near[level] |= near[level - 1] & halo;
            }
            near[0] |= halo;
        }
        near
    }

    /// The sum of the levels of the homes that an influence area meets (SC-6.2).
    #[inline]
    pub(crate) fn home_levels(&self, halo: Cells) -> usize {
        let homes = self.homes[..self.home_count].iter();
        homes.filter(|(cells, _)| cells.meets(halo)).map(|(_, level)| usize::from(*level)).sum()
    }
}

/// No criterion.
#[expect(clippy::unnecessary_wraps)]
pub(crate) fn anywhere(_: &Surroundings, _: &TileRule, _: Cells, _: Cells) -> Result<(), Illegal> {
    Ok(())
}

/// SC-6.1.
#[inline]
pub(crate) fn residence(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
) -> Result<(), Illegal> {
    let (has, needs) = (around.publics(halo) as u8, rule.level);
    if has < needs {
        refuse!("SC-6.1", FewPublics { tile: Code::of(rule), cells, has, needs });
    }
    Ok(())
}

/// SC-6.2.
#[inline]
pub(crate) fn commerce(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
) -> Result<(), Illegal> {
    let (has, needs) = (around.home_levels(halo) as u8, rule.level);
    if has < needs {
        refuse!("SC-6.2", FewHomes { tile: Code::of(rule), cells, has, needs });
    }
    Ok(())
}

/// SC-6.3.
#[inline]
pub(crate) fn factory(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
) -> Result<(), Illegal> {
    if rule.level >= 2 && !around.refineries.meets(halo) {
        refuse!("SC-6.3", NoRefinery { tile: Code::of(rule), cells });
    }
    if rule.level >= 3 && !around.harbors.meets(halo) {
        refuse!("SC-6.3", NoHarbor { tile: Code::of(rule), cells });
    }
    Ok(())
}

/// What needs an own Factory in its influence area.
#[inline]
fn near_factory(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
    id: &'static str,
) -> Result<(), Illegal> {
    if !around.factories.meets(halo) {
        refuse!(id, NoFactory { tile: Code::of(rule), cells });
    }
    Ok(())
}

/// SC-6.4.
#[inline]
pub(crate) fn refinery(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
) -> Result<(), Illegal> {
    near_factory(around, rule, cells, halo, "SC-6.4")
}

/// SC-6.6.
#[inline]
pub(crate) fn warehouse(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
) -> Result<(), Illegal> {
    near_factory(around, rule, cells, halo, "SC-6.6")
}

/// SC-6.5.
#[inline]
pub(crate) fn harbor(
    around: &Surroundings,
    rule: &TileRule,
    cells: Cells,
    halo: Cells,
) -> Result<(), Illegal> {
    if !cells.meets(Cells::PERIMETER) {
        refuse!("SC-6.5", NotOnEdge { tile: Code::of(rule), cells });
    }
    near_factory(around, rule, cells, halo, "SC-6.5")
}
