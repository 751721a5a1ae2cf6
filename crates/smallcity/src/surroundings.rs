//! What a tile needs around it (section 6), judged for all its places at once.

use std::cell::OnceCell;
use std::iter;

use arrayvec::ArrayVec;

use crate::facets::Facet;
use crate::illegal::{Illegal, Why};
use crate::map::Cells;
use crate::pieces::{Code, Landmark, MOST_LANDMARKS, MOST_TILES, Need, TileRule};
use crate::rules::Rules;
use crate::state::Borough;

/// What stands in a borough, arranged for needs. It is small: bots build one for every step they try.
#[derive(Clone, Debug)]
pub(crate) struct Surroundings<'a> {
    rules: &'a Rules,
    borough: &'a Borough,
    /// The numbers of the tiles that are public buildings.
    publics: Numbers,
    /// The numbers of those that are homes.
    homes: Numbers,
    /// What is printed on the land.
    landmarks: ArrayVec<Landmark, MOST_LANDMARKS>,
    residences: Cells,
    factories: Cells,
    refineries: Cells,
    harbors: Cells,
    /// The area asked for first, with its name: it is worked out once.
    area: OnceCell<(&'static str, Cells)>,
}

/// Numbers of tiles.
#[derive(Clone, Copy, Debug, Default)]
struct Numbers(u64);

const _: () = assert!(MOST_TILES <= u64::BITS as usize, "each tile has its bit");

impl Numbers {
    fn add(&mut self, number: usize) {
        self.0 |= 1 << number;
    }

    #[inline]
    fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        iter::from_fn(move || {
            let lowest = left.trailing_zeros() as usize;
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }
}

impl<'a> Surroundings<'a> {
    /// The surroundings in a borough.
    #[inline]
    pub(crate) fn of(rules: &'a Rules, borough: &'a Borough) -> Surroundings<'a> {
        let mut around = Surroundings {
            rules,
            borough,
            publics: Numbers::default(),
            homes: Numbers::default(),
            landmarks: rules.landmarks(borough).collect(),
            residences: Cells::NONE,
            factories: Cells::NONE,
            refineries: Cells::NONE,
            harbors: Cells::NONE,
            area: OnceCell::new(),
        };
        for landmark in around.landmarks.iter().filter(|landmark| landmark.keeps_factories_away) {
            around.residences |= landmark.cells;
        }
        for (number, kind, cells) in borough.tiles.iter() {
            let rule = rules.tile(kind);
            if rule.is(Facet::Public) {
                around.publics.add(number);
            }
            if rule.is(Facet::Residence) {
                around.homes.add(number);
                around.residences |= cells;
            }
            if rule.is(Facet::Factory) {
                around.factories |= cells;
            }
            if rule.is(Facet::Refinery) {
                around.refineries |= cells;
            }
            if rule.is(Facet::Harbor) {
                around.harbors |= cells;
            }
        }
        around
    }

    /// The cells of each public building.
    #[inline]
    fn public_cells(&self) -> impl Iterator<Item = Cells> + '_ {
        let printed = self.landmarks.iter().filter(|landmark| landmark.culture);
        let built = self.publics.iter().map(|number| self.borough.tiles.tile(number).1);
        built.chain(printed.map(|landmark| landmark.cells))
    }

    /// How many public buildings an influence area meets (SC-2.7).
    #[inline]
    pub(crate) fn publics(&self, halo: Cells) -> usize {
        self.public_cells().filter(|cells| cells.meets(halo)).count()
    }

    /// The cells that have at least one, two, ... five public buildings near.
    pub(crate) fn near_publics(&self) -> [Cells; 5] {
        let mut near = [Cells::NONE; 5];
        for cells in self.public_cells() {
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
        let built = self.homes.iter().filter_map(|number| {
            let (kind, cells) = self.borough.tiles.tile(number);
            cells.meets(halo).then(|| self.rules.tile(kind).level)
        });
        let printed = self.landmarks.iter().filter(|landmark| landmark.cells.meets(halo));
        built.chain(printed.map(|landmark| landmark.homes)).map(usize::from).sum()
    }

    /// The cells of an area.
    fn area(&self, name: &'static str) -> Cells {
        let found = || {
            let area = self.rules.hooks.areas.iter().find(|area| area.source.0 == name);
            area.map_or(Cells::NONE, |area| (area.cells)(self.rules, self.borough))
        };
        let (known, cells) = *self.area.get_or_init(|| (name, found()));
        if known == name { cells } else { found() }
    }

    /// The cells of a land.
    fn land(&self, name: &str) -> Cells {
        let found = self.rules.land(self.borough).find(|land| land.name == name);
        found.map_or(Cells::NONE, |land| land.cells)
    }

    /// How many cells of a land are in the influence area of some cells, without the cells themselves.
    pub(crate) fn land_near(&self, name: &str, cells: Cells, halo: Cells) -> usize {
        (self.land(name) & halo).without(cells).len()
    }

    /// Whether any cells of the map might meet a need.
    pub(crate) fn meet_anywhere(&self, need: &Need) -> bool {
        match *need {
            Need::Land { source, count, .. } => self.land(source).len() >= usize::from(count),
            Need::Beside { source, .. } => !self.area(source).is_empty(),
            _ => self.meet(need, Cells::ALL, Cells::ALL),
        }
    }

    /// Whether cells with this influence area meet a need.
    #[inline]
    pub(crate) fn meet(&self, need: &Need, cells: Cells, halo: Cells) -> bool {
        match need {
            Need::Publics { count, .. } => self.publics(halo) >= usize::from(*count),
            Need::HomeLevels { count, .. } => self.home_levels(halo) >= usize::from(*count),
            Need::NoFactory { .. } => !self.factories.meets(halo),
            Need::NoResidence { .. } => !self.residences.meets(halo),
            Need::Refinery { .. } => self.refineries.meets(halo),
            Need::Harbor { .. } => self.harbors.meets(halo),
            Need::Factory { .. } => self.factories.meets(halo),
            Need::Edge { .. } => cells.meets(Cells::PERIMETER),
            Need::Beside { source, .. } => cells.beside().meets(self.area(source)),
            Need::Land { source, count, .. } => {
                self.land_near(source, cells, halo) >= usize::from(*count)
            }
        }
    }

    /// What a need keeps a tile apart from, if it does; other needs want something instead.
    #[inline]
    pub(crate) const fn apart(&self, need: &Need) -> Option<Cells> {
        match need {
            Need::NoFactory { .. } => Some(self.factories),
            Need::NoResidence { .. } => Some(self.residences),
            _ => None,
        }
    }

    /// Judges whether cells meet all needs of a tile; needs that keep it apart come before the others.
    pub(crate) fn judge(&self, tile: &TileRule, cells: Cells) -> Result<(), Illegal> {
        let halo = cells.halo();
        let unmet = tile.needs.iter().filter(|need| !self.meet(need, cells, halo));
        match unmet.min_by_key(|need| self.apart(need).is_none()) {
            Some(need) => Err(self.lacks(need, tile, cells, halo)),
            None => Ok(()),
        }
    }

    /// Why cells with this influence area do not meet a need of a tile.
    #[cold]
    fn lacks(&self, need: &Need, tile: &TileRule, cells: Cells, halo: Cells) -> Illegal {
        let tile = Code::of(tile);
        let (rule, why) = match *need {
            Need::Publics { count: needs, rule } => {
                let has = self.publics(halo) as u8;
                (rule, Why::FewPublics { tile, cells, has, needs })
            }
            Need::HomeLevels { count: needs, rule } => {
                let has = self.home_levels(halo) as u8;
                (rule, Why::FewHomes { tile, cells, has, needs })
            }
            Need::NoFactory { rule } => {
                (rule, Why::HomeAndFactory { tile, cells: halo & self.factories })
            }
            Need::NoResidence { rule } => {
                (rule, Why::HomeAndFactory { tile, cells: halo & self.residences })
            }
            Need::Refinery { rule } => (rule, Why::NoRefinery { tile, cells }),
            Need::Harbor { rule } => (rule, Why::NoHarbor { tile, cells }),
            Need::Factory { rule } => (rule, Why::NoFactory { tile, cells }),
            Need::Edge { rule } => (rule, Why::NotOnEdge { tile, cells }),
            Need::Beside { source, code, rule } => {
                (rule, Why::NothingBeside { tile, cells, source, code })
            }
            Need::Land { source, count: needs, code, rule } => {
                let has = self.land_near(source, cells, halo) as u8;
                (rule, Why::FewLand { tile, cells, source, has, needs, code })
            }
        };
        Illegal::new(rule, why)
    }
}
