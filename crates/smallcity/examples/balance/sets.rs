//! The sets of modules to play, with their options.

use smallcity::Setup;
use smallcity::parts::City;

/// Cities sit at a table of two with the next one of their list.
const CITIES: [City; 8] = City::ALL;

/// A set of modules, a column of the tables.
#[derive(Clone)]
pub(crate) struct Set {
    /// Its name in tables.
    pub(crate) name: String,
    /// The modules.
    pub(crate) modules: &'static [&'static str],
    /// Options, for any number of seats.
    pub(crate) options: Vec<(&'static str, String)>,
    /// Whether the advanced game is played.
    pub(crate) advanced: bool,
    /// Only boroughs of this city count; the others have the cities after it.
    pub(crate) city: Option<City>,
}

/// All modules that go with forests.
const ALL_FOREST: &[&str] = &[
    "police",
    "traders",
    "forest",
    "cards",
    "buildings",
    "promises",
    "special",
    "historic",
    "roads",
];
/// All modules that go with cities.
const ALL_CITIES: &[&str] =
    &["police", "traders", "cities", "cards", "buildings", "promises", "special", "roads"];
const PROMISES: &[&str] = &["police", "traders", "buildings", "promises"];
const SPECIAL: &[&str] = &["police", "traders", "buildings", "promises", "special"];

impl Set {
    fn new(name: &str, modules: &'static [&'static str]) -> Set {
        let name = name.to_owned();
        Set { name, modules, options: vec![], advanced: false, city: None }
    }

    /// The base game.
    pub(crate) fn base() -> Set {
        Set::new("base", &[])
    }

    fn with(mut self, key: &'static str, value: &str) -> Set {
        self.options.push((key, value.to_owned()));
        self
    }

    fn advanced(mut self) -> Set {
        self.advanced = true;
        self
    }

    fn city(city: City) -> Set {
        Set { city: Some(city), ..Set::new(city.name(), &["cities"]) }
    }

    /// The set-up of game number `index` at a table of this many seats: each seat has the city of
    /// the set equally often.
    pub(crate) fn setup(&self, seats: u8, index: u64) -> Setup {
        let mut setup = Setup::new(seats).with(self.modules);
        setup.advanced = self.advanced;
        for (key, value) in &self.options {
            setup.options.insert((*key).to_owned(), value.clone());
        }
        if let Some(city) = self.city {
            let mut list: Vec<&str> = (0..seats)
                .map(|seat| CITIES[(city as usize + usize::from(seat)) % 8].name())
                .collect();
            list.rotate_right((index % u64::from(seats)) as usize);
            setup.options.insert("cities".to_owned(), list.join(","));
        }
        setup
    }
}

/// Every module, alone where it can be, and the two largest sets.
pub(crate) fn modules() -> Vec<Set> {
    vec![
        Set::new("police", &["police"]),
        Set::new("traders", &["traders"]),
        Set::new("forest", &["forest"]),
        Set::new("forest, expert", &["forest"]).with("forest_side", "expert"),
        Set::new("cards", &["cards"]),
        Set::new("buildings", &["buildings"]),
        Set::new("promises", PROMISES),
        Set::new("special", SPECIAL).advanced(),
        Set::new("Colosseum", &["forest", "historic"]),
        Set::new("Neuschwanstein", &["forest", "historic"]).with("historic", "neuschwanstein"),
        Set::new("roads", &["roads"]),
        Set::new("all with forest", ALL_FOREST).advanced(),
        Set::new("all with cities", ALL_CITIES).advanced(),
    ]
}

/// Every city.
pub(crate) fn cities() -> Vec<Set> {
    CITIES.into_iter().map(Set::city).collect()
}
