//! What a tile counts as. A tile may be several things at once: every question that the rules ask of
//! a tile is whether it has a facet.

/// What a tile counts as: what it is, what it does once it stands, its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Facet {
    /// A home (SC-6.1).
    Residence,
    /// A shop (SC-6.2).
    Commerce,
    /// A factory (SC-6.3).
    Factory,
    /// Refinery (SC-6.4).
    Refinery,
    /// Harbor (SC-6.5).
    Harbor,
    /// Warehouse (SC-6.6).
    Warehouse,
    /// Park (SC-6.7).
    Park,
    /// A cultural building (SC-6.8).
    Cultural,
    /// A service with staff (SC-6.9).
    Service,
    /// City Hall (SC-3.5).
    CityHall,
    /// A public building (SC-2.7).
    Public,
    /// Its people earn (SC-9.3).
    Museum,
    /// Its people vote (SC-10.2).
    University,
    /// Cancels a death (SC-11.5).
    Clinic,
    /// Earns from tourists and keeps their pollution off (SC-9.5, SC-11.1).
    Police,
    /// Relieves (SC-11.3).
    Fire,
    /// The colour of homes (SC-2.6).
    Green,
    /// Of shops.
    Blue,
    /// Of factories and what serves them.
    Yellow,
    /// Of Parks.
    LightGreen,
    /// Of culture.
    Red,
    /// Of City Hall.
    White,
    /// Of police and fire.
    Grey,
    /// Of what modules add.
    Purple,
}

impl Facet {
    /// Every facet; colours last.
    pub const ALL: [Facet; 24] = [
        Facet::Residence,
        Facet::Commerce,
        Facet::Factory,
        Facet::Refinery,
        Facet::Harbor,
        Facet::Warehouse,
        Facet::Park,
        Facet::Cultural,
        Facet::Service,
        Facet::CityHall,
        Facet::Public,
        Facet::Museum,
        Facet::University,
        Facet::Clinic,
        Facet::Police,
        Facet::Fire,
        Facet::Green,
        Facet::Blue,
        Facet::Yellow,
        Facet::LightGreen,
        Facet::Red,
        Facet::White,
        Facet::Grey,
        Facet::Purple,
    ];

    /// Its name in data files and documents.
    pub const fn name(self) -> &'static str {
        match self {
            Facet::Residence => "residence",
            Facet::Commerce => "commerce",
            Facet::Factory => "factory",
            Facet::Refinery => "refinery",
            Facet::Harbor => "harbor",
            Facet::Warehouse => "warehouse",
            Facet::Park => "park",
            Facet::Cultural => "cultural",
            Facet::Service => "service",
            Facet::CityHall => "city_hall",
            Facet::Public => "public",
            Facet::Museum => "museum",
            Facet::University => "university",
            Facet::Clinic => "clinic",
            Facet::Police => "police",
            Facet::Fire => "fire",
            Facet::Green => "green",
            Facet::Blue => "blue",
            Facet::Yellow => "yellow",
            Facet::LightGreen => "light_green",
            Facet::Red => "red",
            Facet::White => "white",
            Facet::Grey => "grey",
            Facet::Purple => "purple",
        }
    }

    /// The facet of a name.
    pub(crate) fn named(name: &str) -> Option<Facet> {
        Facet::ALL.into_iter().find(|facet| facet.name() == name)
    }

    /// Whether it is a colour, which decides who may move where (SC-8.4).
    const fn is_colour(self) -> bool {
        self as u8 >= Facet::Green as u8
    }
}

/// A set of facets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Facets(u32);

impl Facets {
    /// All colours.
    const COLOURS: Facets = Facets(u32::MAX << Facet::Green as u8);

    /// Some facets.
    pub const fn of(facets: &[Facet]) -> Facets {
        let (mut set, mut at) = (0, 0);
        while at < facets.len() {
            set |= 1 << facets[at] as u8;
            at += 1;
        }
        Facets(set)
    }

    /// Whether a facet is among them.
    #[inline]
    pub const fn has(self, facet: Facet) -> bool {
        self.0 >> facet as u8 & 1 == 1
    }

    /// Whether two sets have a colour in common (SC-8.4).
    #[inline]
    pub const fn share_colour(self, other: Facets) -> bool {
        self.0 & other.0 & Facets::COLOURS.0 != 0
    }

    /// The colours among them.
    pub fn colours(self) -> impl Iterator<Item = Facet> {
        Facet::ALL.into_iter().filter(move |facet| facet.is_colour() && self.has(*facet))
    }
}

#[cfg(test)]
mod tests {
    use super::{Facet, Facets};

    #[test]
    fn every_name_names_its_facet() {
        for facet in Facet::ALL {
            assert_eq!(Facet::named(facet.name()), Some(facet));
        }
        assert_eq!(Facet::named("green house"), None);
    }

    #[test]
    fn a_set_has_its_elements() {
        let set = Facets::of(&[Facet::Park, Facet::Cultural, Facet::LightGreen, Facet::Red]);
        let had: Vec<Facet> = Facet::ALL.into_iter().filter(|facet| set.has(*facet)).collect();
        assert_eq!(had, [Facet::Park, Facet::Cultural, Facet::LightGreen, Facet::Red]);
        assert_eq!(set.colours().collect::<Vec<_>>(), [Facet::LightGreen, Facet::Red]);
        assert!(set.share_colour(Facets::of(&[Facet::Red])));
        assert!(!set.share_colour(Facets::of(&[Facet::Park, Facet::Grey])));
    }
}
