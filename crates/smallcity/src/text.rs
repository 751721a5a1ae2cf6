//! A view as people read it.

use kernel::{Observer, Seat, Turn};

use crate::documents::{PeopleDoc, PlanDoc, PromiseDoc, SeatDoc, ViewDoc, counted, player};
use crate::game::SmallCity;
use crate::map::{Cell, Cells, SIZE};
use crate::material::{MATERIALS, Material};
use crate::planned::StepDoc;
use crate::state::{Borough, State};
use crate::view::View;

/// What the phases are called, from the set-up to the end.
const PHASES: [&str; 10] = [
    "set-up",
    "special actions",
    "build",
    "move citizens",
    "income",
    "vote",
    "pollution",
    "City Council",
    "the Mayor's next visit",
    "the end",
];

impl SmallCity {
    /// What a phase is called, from 0 for the set-up to 9 for the end.
    pub fn phase_name(phase: u8) -> &'static str {
        PHASES[usize::from(phase).min(PHASES.len() - 1)]
    }

    /// The three characters of a cell on a map: what stands there and who.
    ///
    /// `R3` a tile, `@@` the Mayor, `++` the cemetery, ` .` empty, ` f` land with that letter,
    /// nothing outside the zone. Behind that `*` an own citizen, another letter for people of
    /// another kind, a number a tourist of that player, `!` somebody idle, `_` a free space.
    pub fn map_cell(&self, borough: &Borough, cell: Cell) -> [char; 3] {
        let here = self.ground(borough, cell);
        [here[0], here[1], self.person_mark(borough, cell)]
    }

    fn ground(&self, borough: &Borough, cell: Cell) -> [char; 2] {
        if let Some((_, kind, _)) = borough.tiles.on(cell) {
            let code: Vec<char> = self.map_code(kind).chars().collect();
            return [code[0], code[1]];
        }
        if borough.mayor.contains(cell) {
            return ['@', '@'];
        }
        if borough.cemetery.contains(cell) {
            return ['+', '+'];
        }
        let land = self.land(borough).into_iter().find(|land| land.cells.contains(cell));
        match land {
            Some(land) => [' ', land.letter],
            None if Cells::zone(borough.zone).contains(cell) => [' ', '.'],
            None => [' ', ' '],
        }
    }

    fn person_mark(&self, borough: &Borough, cell: Cell) -> char {
        let rules = self.rules();
        if let Some(guest) =
            Seat::first(rules.seats).find(|guest| borough.guests[guest.index()] == Some(cell))
        {
            return char::from_digit(guest.index() as u32 + 1, 10).unwrap_or('?');
        }
        if borough.idle.contains(cell) && borough.occupied().contains(cell) {
            return '!';
        }
        if let Some(person) =
            rules.persons().find(|person| borough.people[person.index()].contains(cell))
        {
            return if person.index() == 0 { '*' } else { rules.person(person).letter };
        }
        let free = rules.spaces_of(borough, |_| true).contains(cell);
        if free { '_' } else { ' ' }
    }
}

/// A map with its coordinates.
fn map(game: &SmallCity, state: &State, seat: Seat) -> String {
    let borough = state.borough(seat);
    let heads: Vec<String> =
        (b'a'..).take(SIZE).map(|letter| format!(" {}  ", char::from(letter))).collect();
    let mut text = format!("     {}\n", heads.concat().trim_end());
    for row in 0..SIZE {
        let mut line = format!("  {:>2} ", row + 1);
        for column in 0..SIZE {
            let Some(cell) = Cell::at(column, row) else { continue };
            line.extend(game.map_cell(borough, cell));
            // Cells of one tile hang together.
            let right = Cell::at(column + 1, row);
            let joined = right.is_some_and(|right| {
                borough.tiles.on(cell).is_some_and(|(_, _, cells)| cells.contains(right))
            });
            line.push(if joined { '-' } else { ' ' });
        }
        text += &format!("{}\n", line.trim_end());
    }
    text
}

/// `3 of 8, not yet` and the like.
fn standing(promise: &PromiseDoc) -> String {
    let parts = promise.conditions.iter().map(|part| {
        let now = if part.holds { "holds" } else { "not yet" };
        let asked = &part.asked;
        let tiles = asked.tiles.as_deref().unwrap_or(&asked.fact);
        let level = asked.level.map_or_else(String::new, |level| format!(" {level}+"));
        let sign = asked.compare.sign();
        format!("{tiles}{level} {sign} {} (now {}, {now})", asked.number, part.value)
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// A view as people read it.
pub(crate) fn text(game: &SmallCity, view: &View) -> String {
    let doc = ViewDoc::new(game, view);
    let state = &view.state;
    let mut text = match doc.round {
        0 => "Set-up".to_owned(),
        round => format!("Round {round} of {}", game.rules().numbers.rounds),
    };
    text += &format!(
        ", {} ({}); {} hosts the Mayor\n",
        SmallCity::phase_name(doc.phase),
        doc.step,
        player(doc.host)
    );
    let to_act: Vec<String> = doc.to_act.iter().map(|&seat| player(seat)).collect();
    text += &match view.turn {
        Turn::Over => "The game is over.\n".to_owned(),
        Turn::Chance => "Something is drawn.\n".to_owned(),
        Turn::Seat(_) | Turn::Together(_) => format!("To act: {}\n", to_act.join(", ")),
    };
    let circle = doc.circle.iter().map(|position| {
        let card = position.card.as_deref().unwrap_or("?");
        let pointer = if position.pointer { ">" } else { "" };
        let taken = position.taken.map(|seat| format!(" by {}", player(seat))).unwrap_or_default();
        if position.up { format!("{pointer}[{card}{taken}]") } else { format!("{pointer}{card}") }
    });
    text += &format!("Cards: {}\n", circle.collect::<Vec<_>>().join(" "));
    text += &format!("Supply: {}\n", materials(state.supply));
    let stock = doc.stock.iter().map(|(tile, left)| format!("{left} {tile}"));
    text += &format!("Stock: {}\n", stock.collect::<Vec<_>>().join(", "));
    text += &format!(
        "Promises left: {} easy, {} medium, {} difficult, {} special\n",
        doc.stacks.easy, doc.stacks.medium, doc.stacks.difficult, doc.stacks.special
    );
    for seat in &doc.seats {
        text += &seat_text(game, view, seat, &player(seat.seat));
    }
    text
}

/// `3 citizens`, one part for each kind.
fn people(kinds: &[PeopleDoc]) -> String {
    let parts = kinds.iter().map(|kind| counted(kind.count.into(), kind.person));
    parts.collect::<Vec<_>>().join(", ")
}

fn seat_text(game: &SmallCity, view: &View, seat: &SeatDoc, name: &str) -> String {
    let state = &view.state;
    let borough = state.borough(seat.seat);
    let mut text = format!("\n{name}");
    if view.who == Observer::Seat(seat.seat) {
        text += " (you)";
    }
    if let Some(round) = seat.out {
        text += &format!(", eliminated in round {round}");
    }
    let forecast = match game.measured_in(state).filter(|_| seat.out.is_none()) {
        None => String::new(),
        Some(0) => format!(" (forecast + {})", seat.forecast.increase),
        Some(_) => format!(" (next round + {})", seat.forecast.increase),
    };
    text += &format!(
        ": ${}, {}, pollution {} %{forecast}, zone {}\n",
        seat.money,
        counted(seat.votes.into(), "vote"),
        seat.pollution,
        seat.borough.zone
    );
    text += &map(game, state, seat.seat);
    // Citizens wait in the Career Center, others beside the borough.
    let (career, beside) = seat.aside.split_at(1.min(seat.aside.len()));
    let beside =
        if beside.is_empty() { String::new() } else { format!("; beside {}", people(beside)) };
    text += &format!(
        "  City Hall {}; Career Center {}{beside}; reserve {}; dead {}\n",
        people(&seat.hall),
        people(career),
        seat.reserve,
        people(&seat.dead)
    );
    text += &format!("  Stored: {} of {}\n", materials(borough.store), seat.capacity);
    let own = seat.own_stock.iter().map(|(tile, left)| format!("{left} {tile}"));
    text += &format!("  Own tiles left: {}\n", own.collect::<Vec<_>>().join(", "));
    let discs = disc_words(&seat.discs, game.rules().numbers.council_columns);
    let card = seat.card.as_deref().unwrap_or("none");
    if seat.out.is_none() {
        text += &format!("  Council discs: {discs}; card {card}\n");
    }
    let kept = seat.kept;
    text += &format!(
        "  Promises: {} easy, {} medium, {} difficult, {} special\n",
        kept.easy, kept.medium, kept.difficult, kept.special
    );
    for promise in &seat.promises {
        let drawn = if promise.kept { "" } else { ", drawn" };
        text += &format!(
            "    \"{}\" ({}{drawn}): {}\n",
            promise.key,
            promise.stack.name(),
            standing(promise)
        );
    }
    if !seat.put_back.is_empty() {
        text += &format!("  Put back: {}\n", seat.put_back.join(", "));
    }
    if let Some(platform) = &seat.platform {
        text += &format!("  Platform: {platform}\n");
    }
    if let Some(plan) = &seat.plan {
        text += &plan_text(plan);
    }
    text
}

/// What is planned in the common step that is under way: City Hall, a platform, or what to build.
fn plan_text(plan: &PlanDoc) -> String {
    if !plan.hall.is_empty() {
        return format!("  Planned: City Hall on {}\n", plan.hall);
    }
    if let Some(platform) = &plan.platform {
        return format!("  Planned: {platform}\n");
    }
    let steps: Vec<String> = plan.steps.iter().map(|planned| step(&planned.step)).collect();
    let steps = if steps.is_empty() { "nothing yet".to_owned() } else { steps.join("; ") };
    format!("  Plan, {} left: {steps}\n", counted(plan.points.into(), "point"))
}

/// A step of a plan by its codes.
fn step(step: &StepDoc) -> String {
    match step {
        StepDoc::Build { tile, cells, .. } => format!("{tile} on {cells}"),
        StepDoc::Grow { size } => format!("a zone of {size} by {size}"),
        StepDoc::Enlarge { tile, cells, with } => {
            format!("{} on {cells} with {with}", tile.as_deref().unwrap_or_default())
        }
        StepDoc::Upgrade { tile, cells, with, .. } => {
            format!("{} on {cells} with {with}", tile.as_deref().unwrap_or_default())
        }
    }
}

/// Such as `1 at the start, column 2 of 4`.
fn disc_words(discs: &[u8], columns: u8) -> String {
    let mut moved: Vec<u8> = discs.iter().copied().filter(|disc| *disc > 0).collect();
    moved.sort_unstable();
    let waiting = discs.len() - moved.len();
    let word = if moved.len() == 1 { "column" } else { "columns" };
    let moved: Vec<String> = moved.iter().map(u8::to_string).collect();
    let waiting = (waiting > 0).then(|| format!("{waiting} at the start"));
    let moved = (!moved.is_empty()).then(|| format!("{word} {} of {columns}", moved.join(", ")));
    waiting.into_iter().chain(moved).collect::<Vec<_>>().join(", ")
}

/// Materials as people read them.
fn materials(counts: [u8; MATERIALS]) -> String {
    let named = Material::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
    let named: Vec<String> =
        named.map(|(material, count)| format!("{count} {}", material.name())).collect();
    if named.is_empty() { "nothing".to_owned() } else { named.join(" and ") }
}

#[cfg(test)]
mod tests {
    use super::disc_words;

    /// SC-12.1, SC-12.2: discs start left of column 1 and end in column 4.
    #[test]
    fn discs_are_told_by_their_columns() {
        assert_eq!(disc_words(&[0, 0], 4), "2 at the start");
        assert_eq!(disc_words(&[2, 0], 4), "1 at the start, column 2 of 4");
        assert_eq!(disc_words(&[4, 1], 4), "columns 1, 4 of 4");
    }
}
