//! Faults that no single key is to blame for.

use kernel::DataFaults;

use super::{Constants, Stock, TileKind};
use crate::modules::data as modules;
use crate::pieces::MOST_TILES;

/// The most citizens that a seat can have.
const MOST_CITIZENS: i32 = 30;
/// The most pieces that all Warehouses of a seat can store.
const MOST_STORED: i32 = 200;

/// Checks the constants together, and lets cells and spaces of tiles follow their shapes.
pub(super) fn check(constants: &mut Constants, faults: &mut DataFaults) {
    fit_tiles(constants, faults);
    let int = |key| constants.int(key);
    let (start, most) = (int("zone_start"), int("zone_max"));
    if most < start {
        let problem = format!("is {most}; the zone starts at {start} (zone_start), use no less");
        faults.add("zone_order", "zone_max", problem, "SC-2.3");
    }
    let (hall, room) = (int("start_citizens_city_hall"), int("city_hall_capacity"));
    if hall > room {
        let problem = format!("is {hall}; City Hall holds {room} (city_hall_capacity)");
        faults.add("hall_too_small", "start_citizens_city_hall", problem, "SC-3.5");
    }
    let citizens = hall + int("start_citizens_career") + int("citizen_reserve");
    if citizens > MOST_CITIZENS {
        let problem = format!(
            "{citizens} citizens a seat, with start_citizens_city_hall and citizen_reserve; use \
             at most {MOST_CITIZENS}"
        );
        faults.add("too_many_citizens", "start_citizens_career", problem, "SC-3.5");
    }
    let stores = constants.tiles.iter().filter(|tile| tile.kind == TileKind::Warehouse);
    let stores: i32 = stores
        .map(|tile| match tile.stock {
            Stock::Common(count) | Stock::PerSeat(count) => count.into(),
            Stock::PerOtherSeat => 3,
        })
        .sum();
    let each = int("warehouse_capacity");
    if stores * each > MOST_STORED {
        let problem = format!(
            "{stores} Warehouses of {each} pieces (warehouse_capacity); use at most {MOST_STORED} \
             pieces together"
        );
        faults.add("too_much_room", "tile_warehouse.stock", problem, "SC-9.7");
    }
    let (polluted, end) = (int("start_pollution"), int("pollution_elimination"));
    if polluted >= end {
        let problem = format!("is {polluted}; a seat leaves at {end} (pollution_elimination)");
        faults.add("start_polluted", "start_pollution", problem, "SC-3.7");
    }
    let rounds = int("rounds");
    // Every point may build a tile, and so may every column of every disc; City Hall stands already.
    let built = rounds * int("build_points");
    let most = built + int("council_discs") * int("council_columns") + 1;
    if most > MOST_TILES as i32 {
        let problem = format!(
            "{built} points of all rounds (rounds) with the council allow {most} tiles in a \
             borough; use at most {MOST_TILES}"
        );
        faults.add("too_many_tiles", "build_points", problem, "SC-5.3");
    }
    for check in modules::SHEETS.iter().filter_map(|sheet| sheet.check) {
        check(constants, faults);
    }
}

/// Cells follow the shapes, spaces the cells (SC-2.13); reports tiles that cannot be.
fn fit_tiles(constants: &mut Constants, faults: &mut DataFaults) {
    let room = constants.int("city_hall_capacity") as u8;
    let zone = constants.int("zone_start");
    for tile in &mut constants.tiles {
        let Some(set) = constants.shapes.iter().find(|set| set.name == tile.shapes) else {
            continue;
        };
        let cells = set.cells();
        let place = format!("{}.shape", tile.key);
        let has_room = matches!(tile.kind, TileKind::Museum | TileKind::University);
        if tile.kind.grows() && cells != tile.level {
            let problem = format!(
                "{} has shapes of {cells} cells; {} needs {}",
                set.name, tile.name, tile.level
            );
            faults.add("shape_size", place, problem, tile.rule);
            continue;
        }
        if has_room && cells < tile.spaces {
            let problem = format!(
                "{} has shapes of {cells} cells; {} needs {} for its people",
                set.name, tile.name, tile.spaces
            );
            faults.add("shape_size", place, problem, tile.rule);
            continue;
        }
        let fits = |shape: &super::Cells| {
            shape.iter().all(|cell| i32::from(cell.0) < zone && i32::from(cell.1) < zone)
        };
        if tile.kind == TileKind::CityHall && !set.shapes.iter().any(fits) {
            let problem = format!("no shape of {} fits into the first zone of {zone}", set.name);
            faults.add("hall_room", place, problem, tile.rule);
        }
        tile.cells = cells;
        match tile.kind {
            TileKind::CityHall => tile.spaces = room,
            TileKind::Police | TileKind::Fire => tile.spaces = cells,
            _ => {}
        }
    }
}
