//! What a position is worth to a seat, in hundredths of a vote: a hand-made estimate for players
//! that look one step ahead.
//!
//! It adds up what is there (votes, pollution, promises) and what the rounds that are left may
//! bring: people at home vote, shops and factories earn if somebody can work there, land and
//! public buildings let homes grow, everybody pollutes.

use kernel::{Gain, Game, Input, Seat};

use crate::action::Action;
use crate::cards::Whereabouts;
use crate::game::SmallCity;
use crate::plan::{Draft, Planned};
use crate::promises::{Stack, holds};
use crate::rules::{Class, Power, Rules};
use crate::state::{Borough, State};
use crate::surroundings::Surroundings;

/// What things are worth, in hundredths of a vote.
mod value {
    /// A dollar, early in the game.
    pub(super) const MONEY: i32 = 109;
    /// A piece of wood, stored or made.
    pub(super) const WOOD: i32 = 290;
    /// A piece of stone.
    pub(super) const STONE: i32 = 149;
    /// A piece of metal.
    pub(super) const METAL: i32 = 112;
    /// A use of the first kind of shop space.
    pub(super) const CASH: i32 = 199;
    /// Of the second.
    pub(super) const SELL: i32 = 80;
    /// Of the third.
    pub(super) const BUY: i32 = 111;
    /// Of the fourth.
    pub(super) const TRADE: i32 = 48;
    /// An empty home space, of what it brings with somebody there, in percent.
    pub(super) const EMPTY_HOME: i32 = 3;
    /// A home space that somebody at work can move to next, likewise.
    pub(super) const NEXT: i32 = 91;
    /// An empty work space, likewise.
    pub(super) const EMPTY_WORK: i32 = 4;
    /// A public building, per round that is left.
    pub(super) const PUBLIC: i32 = 111;
    /// Somebody in the borough, per round that is left.
    pub(super) const PERSON: i32 = 50;
    /// Somebody in City Hall, per round that is left.
    pub(super) const WAITING: i32 = 10;
    /// A public building near a home, per round that is left.
    pub(super) const NEAR: i32 = 2;
    /// A level that a home could rise, per round that is left.
    pub(super) const RISE: i32 = 15;
    /// A level that a shop could rise, per round that is left.
    pub(super) const RISE_SHOP: i32 = 7;
    /// A Refinery or Harbor, per round that is left.
    pub(super) const INDUSTRY: i32 = 53;
    /// A promise that does not hold yet, of what keeping it brings, in percent.
    pub(super) const HOPE: i32 = 46;
    /// A percent of pollution to come.
    pub(super) const SMOKE: i32 = 26;
    /// A free space in a Factory, per round that is left.
    pub(super) const DRAW: i32 = 1;
    /// A park cell that will be of use, per round that is left.
    pub(super) const PARK: i32 = 4;
    /// A percent of pollution to come above 75.
    pub(super) const DANGER: i32 = 115;
    /// A death to come.
    pub(super) const DEATH: i32 = 463;
    /// An R1, per round that is left.
    pub(super) const VALVE: i32 = 3;
    /// Ten empty cells, per round that is left.
    pub(super) const ROOM: i32 = 2;
    /// A Warehouse, per round that is left.
    pub(super) const STORE: i32 = 4;
}

/// The worth of a position to a seat.
pub(crate) fn worth(rules: &Rules, state: &State, seat: Seat) -> i32 {
    worth_of(rules, state, seat, state.borough(seat))
}

/// The rounds whose votes are still to come.
fn rounds_left(rules: &Rules, state: &State) -> i32 {
    let phase = rules.steps[usize::from(state.step)].phase;
    let this = i32::from(phase <= 5 && state.round > 0);
    i32::from(rules.numbers.rounds) - i32::from(state.round) + this
}

/// As [`worth`], the seat's borough being `borough`.
fn worth_of(rules: &Rules, state: &State, seat: Seat, borough: &Borough) -> i32 {
    if !borough.plays() {
        return -100_000;
    }
    let left = rounds_left(rules, state);
    let people = borough.people[0].len() as i32 + i32::from(borough.hall[0]);
    let mut worth = 100 * (i32::from(borough.votes) - i32::from(borough.pollution));
    worth += goods(borough, left);
    worth += places(rules, borough, left, people);
    worth += left * value::PERSON * people;
    worth += left.min(4) * value::WAITING * i32::from(borough.hall.iter().sum::<u8>());
    worth += left * value::ROOM * borough.empty().len().min(30) as i32 / 10;
    worth -= smoke(rules, state, seat, borough, left, people);
    worth + promises(rules, state, seat, borough, left)
}

/// Money and materials, which are worth nothing at the end.
fn goods(borough: &Borough, left: i32) -> i32 {
    let scale = [0, 45, 75, 90, 100, 100, 100, 100, 100][left.clamp(0, 8) as usize];
    let each = [value::WOOD, value::STONE, value::METAL];
    let store: i32 = borough.store.iter().zip(each).map(|(&n, v)| i32::from(n) * v).sum();
    // The first dollars buy most.
    let money = i32::from(borough.money.min(12)) + i32::from(borough.money.saturating_sub(12)) / 2;
    scale * (money * value::MONEY + store) / 100
}

/// What spaces and buildings bring in the rounds that are left.
fn places(rules: &Rules, borough: &Borough, left: i32, people: i32) -> i32 {
    let around = Surroundings::of(rules, borough);
    let occupied = borough.occupied();
    let workers = rules.workers(borough);
    let (mut sure, mut homes, mut jobs, mut draws, mut doors) = (0, 0, 0, 0, 0);
    let (mut home_spaces, mut at_home, mut next) = (0, 0, 0);
    let mut free_homes = [0; 5];
    for (_, kind, cells) in borough.tiles.iter() {
        let rule = rules.tile(kind);
        let level = i32::from(rule.level);
        match rule.class {
            Class::Residence => {
                let each = 100 * rules.numbers.vote_home[usize::from(rule.level) - 1];
                let there = (workers & cells).len() as i32;
                sure += each * there;
                let free = cells.without(occupied).len() as i32;
                homes += each * free;
                free_homes[usize::from(rule.level) - 1] += free;
                at_home += there;
                home_spaces += cells.len() as i32;
                doors += i32::from(rule.level == 1);
                let near = around.publics(cells.halo()).min(5) as i32;
                sure += value::NEAR * near + value::RISE * (near - level).max(0);
            }
            Class::Commerce => {
                let near = around.home_levels(cells.halo()).min(4) as i32;
                sure += value::RISE_SHOP * (near - level).max(0);
                for (place, cell) in cells.iter().enumerate() {
                    let function = usize::from(rules.numbers.commerce_space_order[place]);
                    let brings = [value::CASH, value::SELL, value::BUY, value::TRADE][function];
                    if workers.contains(cell) { sure += brings } else { jobs += brings }
                }
            }
            Class::Factory => {
                let brings = [value::WOOD, value::STONE, value::METAL][usize::from(rule.level) - 1];
                let there = (workers & cells).len() as i32;
                sure += brings * there;
                let free = cells.without(occupied).len() as i32;
                jobs += brings * free;
                draws += free;
            }
            Class::Refinery | Class::Harbor => sure += value::INDUSTRY,
            Class::Warehouse => sure += value::STORE,
            Class::Park | Class::CityHall | Class::Other | Class::Service => {}
            Class::Cultural => {
                sure += value::PUBLIC;
                let there = (workers & rules.spaces(kind, cells)).len() as i32;
                match rule.power {
                    Power::University => sure += 100 * rules.numbers.vote_university * there,
                    Power::Museum => sure += 90 * there,
                    _ => {}
                }
            }
        }
    }
    // Who is at work can be at home in the next round (SC-8.4), in the best home that is free.
    let mut movers = (workers.len() as i32 - at_home).max(0);
    for level in (0..5).rev() {
        let move_in = movers.min(free_homes[level]);
        movers -= move_in;
        next += 100 * rules.numbers.vote_home[level] * move_in;
    }
    // More homes than people stay empty.
    let filled = (people + 2).min(home_spaces.max(1));
    let homes = homes * filled / home_spaces.max(1);
    let open = homes * value::EMPTY_HOME + jobs * value::EMPTY_WORK + next * value::NEXT;
    // Free work draws people, who come in through the smallest homes.
    let growth = draws.min(3) * value::DRAW + doors.min(3) * value::VALVE;
    left * sure + (left - 1).max(0) * (open / 100 + growth)
}

/// What pollution the rounds that are left bring.
fn smoke(
    rules: &Rules,
    state: &State,
    seat: Seat,
    borough: &Borough,
    left: i32,
    people: i32,
) -> i32 {
    let factories = rules.spaces_of(borough, |rule| rule.class == Class::Factory);
    let made = (rules.workers(borough) & factories).len() as i32;
    let gross = people + made + borough.foreigners().len() as i32;
    let parks = rules.cells_of(borough, |rule| rule.class == Class::Park).len() as i32;
    let cap = gross * i32::from(rules.numbers.relief_cap_percent) / 100;
    let each = gross - parks.min(cap);
    // More people come than there are now, so that parks will be used.
    let spare = (parks - cap).clamp(0, 3);
    let extra: u16 = rules.hooks.pollution.iter().map(|more| more(rules, state, seat)).sum();
    let end = i32::from(borough.pollution) + each * left;
    let danger = (end - 75).max(0) * value::DANGER;
    let deaths = rules.numbers.death_thresholds.iter();
    let deaths = deaths.filter(|&&at| i32::from(borough.pollution) < at.into() && end >= at.into());
    let clinic = if rules.stands(borough, Power::Clinic) { 1 } else { 2 };
    value::SMOKE * each * left + 100 * i32::from(extra) - value::PARK * spare * left
        + danger
        + deaths.count() as i32 * value::DEATH * clinic
}

/// What promises bring: all of it where they hold, a part of it where they may yet.
fn promises(rules: &Rules, state: &State, seat: Seat, borough: &Borough, left: i32) -> i32 {
    // Facts read the state; a plan is judged by the borough it leads to.
    let mut then = *state;
    then.boroughs[seat.index()] = *borough;
    let mut worth = 0;
    for card in state.promises.cards_at(Whereabouts::Kept(seat)) {
        let rule = rules.promise(card);
        let stack = rule.stack as usize;
        let (reward, penalty) =
            (rules.numbers.promise_reward[stack], rules.numbers.promise_penalty[stack]);
        let whole = 100 * (reward + penalty);
        let partly = |condition: &crate::promises::Condition| {
            let now = condition.value(rules, &then, seat);
            let wanted = condition.number.max(1);
            if condition.compare.holds(now, condition.number) {
                100
            } else {
                (100 * now / wanted).clamp(0, 100) * i32::from(left > 0)
            }
        };
        let progress: i32 = rule.conditions.iter().map(partly).sum();
        let progress = progress / rule.conditions.len().max(1) as i32;
        worth += if holds(rules, &then, seat, rule) {
            whole * if rule.stack == Stack::Special { 80 } else { 95 } / 100
        } else {
            whole * progress * value::HOPE / 10_000
        };
        worth -= 100 * penalty;
    }
    worth
}

/// How much each of `actions` is worth to the seat that takes it.
pub(crate) fn gains(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    actions: &[Action],
    out: &mut Vec<Gain>,
) {
    let rules = game.rules();
    let draft = (game.step(state) == "p2.plan").then(|| Draft::of(rules, state, seat));
    let now = draft.map_or_else(
        || worth(rules, state, seat),
        |draft| worth_of(rules, state, seat, &draft.site.borough),
    );
    out.extend(actions.iter().map(|action| {
        let then = match (&draft, action) {
            (_, Action::Undo | Action::Reopen) => i32::MIN / 2,
            (_, Action::Commit) => now,
            (Some(draft), step) => match Planned::of(step) {
                Some(step) => {
                    let mut draft = *draft;
                    draft.take(rules, &step);
                    worth_of(rules, state, seat, &draft.site.borough)
                }
                None => now,
            },
            (None, action) => after(game, state, seat, action),
        };
        [then, 0, 0]
    }));
}

/// The worth of what follows from an action at once.
fn after(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> i32 {
    let rules = game.rules();
    let bonus = match *action {
        Action::Take { card, .. } => card_worth(rules, state, seat, card),
        Action::Council { row: 3, .. } => 150,
        Action::Council { pay: crate::action::Pay::Promise, .. } => -250,
        Action::Mayor(cells) => -(cells.halo().len() as i32),
        Action::Hall(cells) => hall_worth(cells),
        _ => 0,
    };
    let mut then = *state;
    game.apply_unchecked(&mut then, &Input::Act { seat, action: *action });
    worth(rules, &then, seat) + bonus
}

/// What a lasting card may bring.
fn card_worth(rules: &Rules, state: &State, seat: Seat, card: u8) -> i32 {
    let borough = state.borough(seat);
    let made = rules.spaces_of(borough, |rule| rule.class == Class::Factory).len() as i32;
    match rules.cards[usize::from(card)].letter {
        'A' => 30,
        'B' => 120,
        'C' => 190,
        'D' => 80 * made.min(4),
        'F' => 60,
        'G' => 180,
        _ => 0,
    }
}

/// City Hall in the middle leaves room on all sides.
fn hall_worth(cells: crate::map::Cells) -> i32 {
    cells.halo().len() as i32 * 10 - i32::from(cells.reach().abs_diff(5)) * 20
}
