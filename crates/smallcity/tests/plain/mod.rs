//! Plain readings of the rules and of a state, with which tests compare documents and events.

use kernel::{Game, Seat};
use serde::Serialize;
use smallcity::documents::PriceDoc;
use smallcity::{Borough, Cell, Person, SmallCity};
use words::{Language, Words};

/// A document in English, in a field of this name.
pub(crate) fn tell(field: &str, document: &impl Serialize) -> String {
    Words::new(Language::english().of_game("small-city")).tell(field, document)
}

/// The ways to pay: `$2`, `2 wood or 1 wood and 1 stone`.
pub(crate) fn tell_price(ways: &[PriceDoc]) -> String {
    ways.iter().map(|way| tell("price", way)).collect::<Vec<_>>().join(" or ")
}

/// Sections 1.3 and 2: code, colour, price without any card and rule of every tile.
pub(crate) const TILES: [(&str, &str, &str, &str); 27] = [
    ("R1", "green", "$1", "SC-6.1"),
    ("R2", "green", "$2", "SC-6.1"),
    ("R3", "green", "$3", "SC-6.1"),
    ("R4", "green", "$4", "SC-6.1"),
    ("R5", "green", "$5", "SC-6.1"),
    ("C1", "blue", "$2", "SC-6.2"),
    ("C2", "blue", "$4", "SC-6.2"),
    ("C3", "blue", "$6", "SC-6.2"),
    ("C4", "blue", "$8", "SC-6.2"),
    ("F1", "yellow", "$2", "SC-6.3"),
    ("F2", "yellow", "$4", "SC-6.3"),
    ("F3", "yellow", "$6", "SC-6.3"),
    ("Ref", "yellow", "$2", "SC-6.4"),
    ("Har", "yellow", "$3", "SC-6.5"),
    ("War", "yellow", "$1", "SC-6.6"),
    ("Pk1", "light_green", "$1", "SC-6.7"),
    ("Pk2", "light_green", "$2", "SC-6.7"),
    ("Pk3", "light_green", "$3", "SC-6.7"),
    ("Sch", "red", "1 wood", "SC-6.8"),
    ("Lib", "red", "2 wood", "SC-6.8"),
    ("Mus", "red", "1 wood and 1 stone", "SC-6.8"),
    ("Met", "red", "2 stone", "SC-6.8"),
    ("Cli", "red", "2 stone", "SC-6.8"),
    ("Uni", "red", "1 stone and 1 metal", "SC-6.8"),
    ("Pol", "grey", "$2", "SC-6.9"),
    ("Fir", "grey", "$3", "SC-6.9"),
    ("Hall", "white", "free", "SC-3.5"),
];

/// The same of the tiles that modules bring.
const MORE: [(&str, &str, &str, &str); 4] = [
    ("Sta", "light_green", "$1", "SP-BLD-2"),
    ("Pal", "purple", "$2", "SP-BLD-6"),
    ("Col", "red", "exactly 2 stone", "SP-REA-2"),
    ("Neu", "red", "exactly 2 stone", "SP-REA-2"),
];

/// The same of the tiles of a table.
pub(crate) fn tiles_of(
    game: &SmallCity,
) -> Vec<(&'static str, &'static str, &'static str, &'static str)> {
    let more = MORE.into_iter().filter(|tile| game.rules().kind_named(tile.0).is_some());
    TILES.into_iter().chain(more).collect()
}

/// All cells, row by row.
pub(crate) fn cells_of_map() -> impl Iterator<Item = Cell> {
    (0..10).flat_map(|row| (0..10).filter_map(move |column| Cell::at(column, row)))
}

/// The person on a cell.
pub(crate) struct Somebody {
    pub(crate) owner: Seat,
    pub(crate) person: Person,
    pub(crate) idle: bool,
}

/// The person on a cell of a seat's borough: its own, or a citizen of another seat.
pub(crate) fn somebody(
    game: &SmallCity,
    borough: &Borough,
    host: Seat,
    cell: Cell,
) -> Option<Somebody> {
    let mut own = game.rules().persons();
    if let Some(person) = own.find(|person| borough.people[person.index()].contains(cell)) {
        return Some(Somebody { owner: host, person, idle: borough.idle.contains(cell) });
    }
    let owner =
        Seat::first(game.seats()).find(|guest| borough.guests[guest.index()] == Some(cell))?;
    let idle = borough.idle_guests.contains(owner);
    Some(Somebody { owner, person: Person::CITIZEN, idle })
}

/// SC-9.7: how much can be stored, in Warehouses and in the spaces of City Hall that people leave
/// free.
pub(crate) fn room_for_materials(game: &SmallCity, borough: &Borough) -> i32 {
    let number = |key: &str| game.setup().constants.int(key);
    let codes = borough.tiles.iter().map(|(_, kind, _)| &*game.rules().tile(kind).code);
    let warehouses = codes.filter(|code| *code == "War").count() as i32;
    let people: u8 = borough.hall.iter().sum();
    let in_hall = number("city_hall_capacity") - i32::from(people);
    warehouses * number("warehouse_capacity") + in_hall.max(0)
}
