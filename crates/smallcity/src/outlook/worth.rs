//! The worth of a position to a seat, in hundredths of a vote: a hand-made heuristic for players that
//! look one step ahead.
//!
//! It adds up the forecast of the borough if its seat goes on quietly ([`super::forecast`]), what its
//! goods and land may yet bring, and its promises.

use arrayvec::ArrayVec;
use kernel::{Gain, Game, Input, Rng, Seat};

use super::forecast::{Ahead, Outlook, Steady, Wages, forecast};
use super::groups::group;
use crate::action::{Action, Pay};
use crate::cards::Whereabouts;
use crate::council::Stage;
use crate::draft::Draft;
use crate::facets::Facet;
use crate::game::SmallCity;
use crate::hooks::{At, Incomers, Total, Unrest};
use crate::pieces::{Person, SEATS};
use crate::promises::hope;
use crate::rules::Rules;
use crate::score::score;
use crate::state::{Borough, State};
use crate::steps::council::any_council_build;
use crate::surroundings::Surroundings;

/// What things are worth, in hundredths of a vote.
mod value {
    /// A dollar, early in the game.
    pub(super) const MONEY: i32 = 119;
    /// A piece of wood, stored.
    pub(super) const WOOD: i32 = 519;
    /// A piece of stone.
    pub(super) const STONE: i32 = 298;
    /// A piece of metal.
    pub(super) const METAL: i32 = 174;
    /// A piece of wood made by a worker.
    pub(super) const MAKE_WOOD: i32 = 137;
    /// A piece of stone, likewise.
    pub(super) const MAKE_STONE: i32 = 314;
    /// A piece of metal, likewise.
    pub(super) const MAKE_METAL: i32 = 157;
    /// A use of the first kind of shop space.
    pub(super) const CASH: i32 = 283;
    /// Of the second.
    pub(super) const SELL: i32 = 175;
    /// Of the third.
    pub(super) const BUY: i32 = 581;
    /// Of the fourth.
    pub(super) const TRADE: i32 = 100;
    /// A visit of the Museum.
    pub(super) const MUSEUM: i32 = 41;
    /// A public building, per round that is left.
    pub(super) const PUBLIC: i32 = 82;
    /// A level that a shop could rise, per round that is left.
    pub(super) const RISE_SHOP: i32 = 7;
    /// A Refinery or Harbor, per round that is left.
    pub(super) const INDUSTRY: i32 = 6;
    /// A percent of pollution to come.
    pub(super) const SMOKE: i32 = 329;
    /// A percent of pollution to come above 75.
    pub(super) const DANGER: i32 = 291;
    /// A death to come.
    pub(super) const DEATH: i32 = 130;
    /// A vote to come.
    pub(super) const VOTE: i32 = 266;
    /// Ten empty cells, per round that is left.
    pub(super) const ROOM: i32 = 5;
    /// Ten public buildings near empty cells, per round that is left.
    pub(super) const LAND: i32 = 24;
    /// A Warehouse, per round that is left.
    pub(super) const STORE: i32 = 8;
    /// A person abroad, per round that is left.
    pub(super) const ABROAD: i32 = 15;
}

/// How much of the parts of a worth counts, in percent.
pub(crate) struct Shares {
    /// Votes to come, and what modules may bring.
    votes: i32,
    /// Pollution and deaths to come.
    smoke: i32,
    /// Votes lost to idle people, pay to come, and land for homes.
    doubtful: i32,
    /// Materials, promises and what buildings may bring.
    held: i32,
    /// People abroad.
    abroad: i32,
}

/// To choose a step, for reviews, and for positions with few modules: what a step makes possible counts
/// most, because later steps do it.
pub(crate) const STEP: Shares =
    Shares { votes: 100, smoke: 100, doubtful: 100, held: 100, abroad: 100 };

/// To compare positions some steps on, with many modules: much of what only one of them promises comes
/// to both in the end. Rounded from a fit to what greedy play scored from such positions
/// (docs/strength.md).
const POSITION: Shares = Shares { votes: 20, smoke: 15, doubtful: 0, held: 50, abroad: 500 };

/// What a seat that is out has lost besides its score, as [`kernel::Standings::lead`] counts it.
const OUT: i32 = 10_000;

/// How many builds of the council a quick guess compares.
const QUICK_BUILDS: u32 = 2;

/// How much of the round of a position is still to come.
pub(crate) fn ahead(rules: &Rules, state: &State) -> Ahead {
    let slot = &rules.steps[usize::from(state.step)];
    match slot.phase {
        1 => Ahead::Building,
        2 if slot.anchor == "p2.plan" => Ahead::Building,
        2 => Ahead::Moving,
        3 => Ahead::Arriving,
        4 | 5 => Ahead::Voting,
        _ => Ahead::Nothing,
    }
}

/// How many rounds of income, votes and pollution are still to come, this one included.
pub(crate) fn rounds_left(rules: &Rules, state: &State, ahead: Ahead) -> i32 {
    let this = i32::from(ahead != Ahead::Nothing);
    i32::from(rules.numbers.rounds) - i32::from(state.round) + this
}

/// The worth of a position to a seat that chooses a step.
fn worth(rules: &Rules, state: &mut State, seat: Seat, ahead: Ahead) -> i32 {
    if !state.borough(seat).plays() {
        return -100_000;
    }
    parts(rules, state, seat, ahead, &STEP).iter().sum()
}

/// The names of the [`parts`] of a worth.
pub(crate) const PARTS: [&str; 6] = ["votes", "smoke", "people", "goods", "land", "promises"];

/// The worth of a position to a seat that plays, in parts. It sets facts that promises ask about to their
/// forecast, and restores them.
pub(crate) fn parts(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    ahead: Ahead,
    shares: &Shares,
) -> [i32; 6] {
    let borough = state.borough(seat);
    let left = rounds_left(rules, state, ahead);
    let around = Surroundings::of(rules, borough);
    let outlook = outlook(At { rules, state, seat }, &around, left, ahead);
    let to_come = outlook.votes - i32::from(borough.votes);
    let smoke = outlook.pollution - i32::from(borough.pollution);
    let abroad = Seat::first(rules.seats)
        .filter(|&host| host != seat && state.borough(host).guests[seat.index()].is_some());
    let votes = 100 * i32::from(borough.votes) + value::VOTE * to_come * shares.votes / 100
        - value::VOTE * outlook.missed / 100 * shares.doubtful / 100
        - outlook.toll;
    let smoke = -100 * i32::from(borough.pollution)
        - value::SMOKE * smoke * shares.smoke / 100
        - value::DANGER * (outlook.pollution - 75).max(0);
    let people = value::ABROAD * left * abroad.count() as i32 * shares.abroad / 100
        - value::DEATH * outlook.deaths * shares.smoke / 100;
    let goods = outlook.earned * shares.doubtful / 100 + goods(borough, &outlook, left, shares);
    let modules =
        rules.hooks.worth.iter().map(|worth| worth(At { rules, state, seat }, left)).sum::<i32>();
    let land = left * (value::LAND * outlook.land / 10) * shares.doubtful / 100
        + left * standing(rules, borough, &around) * shares.held / 100
        + modules * shares.votes / 100;
    let promises = promises(rules, state, seat, &outlook, left) * shares.held / 100;
    [votes, smoke, people, goods, land, promises]
}

/// The forecast of a borough for the rounds left if its seat goes on quietly, modules included.
pub(crate) fn outlook(at: At<'_>, around: &Surroundings<'_>, left: i32, ahead: Ahead) -> Outlook {
    let At { rules, .. } = at;
    let mut outlook = forecast(rules, at.borough(), around, left, ahead, &WAGES, steady(at));
    outlook.votes += left * at.added(Total::Votes);
    outlook
}

/// What people at work bring.
const WAGES: Wages = Wages {
    shop: [value::CASH, value::SELL, value::BUY, value::TRADE],
    factory: [value::MAKE_WOOD, value::MAKE_STONE, value::MAKE_METAL],
    museum: value::MUSEUM,
};

/// What modules bring in later rounds, with the current position.
fn steady(at: At<'_>) -> Steady {
    let At { rules, .. } = at;
    let borough = at.borough();
    let people = rules.persons().skip(1).map(|person| {
        let count = borough.people[person.index()].len() as i32;
        (count + i32::from(borough.hall[person.index()]))
            * i32::from(rules.person(person).pollution)
    });
    let sum = |to| -> i32 {
        rules.more(to).filter(|more| more.lasts).map(|more| (more.amount)(at)).sum()
    };
    Steady {
        gross: people.sum::<i32>() + sum(Total::Gross),
        pollution: sum(Total::Extra),
        income: sum(Total::Income),
        unrest: rules.hooks.unrest.map_or(Unrest::default(), |unrest| unrest(at)),
        incomers: rules.hooks.incomers.map_or(Incomers::default(), |incomers| incomers(at)),
    }
}

/// Money and materials, which are worth nothing at the end.
fn goods(borough: &Borough, outlook: &Outlook, left: i32, shares: &Shares) -> i32 {
    let scale = [0, 45, 75, 90, 100, 100, 100, 100, 100][left.clamp(0, 8) as usize];
    let each = [value::WOOD, value::STONE, value::METAL];
    let store: i32 = borough.store.iter().zip(each).map(|(&n, v)| i32::from(n) * v).sum();
    // The first dollars buy most.
    let money = outlook.money.min(12) + (outlook.money - 12).max(0) / 2;
    scale * (money * value::MONEY + store * shares.held / 100) / 100
}

/// What buildings and room may bring in a round beyond the forecast.
fn standing(rules: &Rules, borough: &Borough, around: &Surroundings<'_>) -> i32 {
    let tiles = borough.tiles.iter().map(|(_, kind, cells)| {
        let rule = rules.tile(kind);
        let shop = if rule.is(Facet::Commerce) {
            let near = around.home_levels(cells.halo()).min(4) as i32;
            value::RISE_SHOP * (near - i32::from(rule.level)).max(0)
        } else {
            0
        };
        let also = [
            (Facet::Refinery, value::INDUSTRY),
            (Facet::Harbor, value::INDUSTRY),
            (Facet::Warehouse, value::STORE),
            (Facet::Cultural, value::PUBLIC),
        ];
        let also = also.into_iter().filter(|(facet, _)| rule.is(*facet));
        shop + also.map(|(_, worth)| worth).sum::<i32>()
    });
    tiles.sum::<i32>() + value::ROOM * borough.empty().len().min(30) as i32 / 10
}

/// What promises bring: all of it where they hold, a part of it where they may yet.
fn promises(rules: &Rules, state: &mut State, seat: Seat, outlook: &Outlook, left: i32) -> i32 {
    let foreseen = outlook.pollution.max(0) as u16;
    let now = std::mem::replace(&mut state.boroughs[seat.index()].pollution, foreseen);
    let worth = kept_promises(rules, state, seat, left);
    state.boroughs[seat.index()].pollution = now;
    worth
}

fn kept_promises(rules: &Rules, state: &State, seat: Seat, left: i32) -> i32 {
    let cards = state
        .promises
        .cards_at(Whereabouts::Kept(seat))
        .map(|card| hope(At { rules, state, seat }, rules.promise(card), left));
    let platform = state.borough(seat).platform.filter(|&platform| platform > 0);
    let platform = platform.map_or(0, |platform| {
        hope(At { rules, state, seat }, &rules.platforms[usize::from(platform)], left)
    });
    cards.sum::<i32>() + platform
}

/// How much each of `actions` is worth to the seat that takes it.
pub(crate) fn gains(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    actions: &[Action],
    out: &mut Vec<Gain>,
) {
    if game.step(state) == "p2.plan" {
        plan_gains(game.rules(), state, seat, actions, out);
    } else {
        out.extend(actions.iter().map(|action| [after(game, state, seat, action, None), 0, 0]));
    }
}

/// Like [`gains`], for steps of a plan: the worth of the borough that the step leads to.
fn plan_gains(rules: &Rules, state: &State, seat: Seat, actions: &[Action], out: &mut Vec<Gain>) {
    let draft = Draft::of(rules, state, seat);
    // The state as the plan would make it.
    let mut planned = *state;
    out.extend(actions.iter().map(|action| {
        let then = if matches!(action, Action::Undo | Action::Reopen) {
            i32::MIN / 2
        } else {
            let mut draft = draft;
            draft.take(rules, action);
            planned_worth(rules, &mut planned, &draft)
        };
        [then, 0, 0]
    }));
}

/// The worth of the borough of a draft to its seat; `planned` is a copy of the state to change.
pub(crate) fn planned_worth(rules: &Rules, planned: &mut State, draft: &Draft) -> i32 {
    planned.boroughs[draft.site.seat.index()] = draft.site.borough;
    worth(rules, planned, draft.site.seat, Ahead::Moving)
}

/// [`kernel::Hints::value`]: how far a seat leads the best other; alone, its own worth.
pub(crate) fn value(game: &SmallCity, state: &State, seat: Seat) -> f64 {
    if let Some(standings) = game.standings(state) {
        return standings.lead(seat);
    }
    let shares = if game.has_many_modules() { &POSITION } else { &STEP };
    let worths = worths(game.rules(), state, shares);
    let rivals = worths.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let lead = worths[seat.index()] - rivals.map(|(_, worth)| *worth).max().unwrap_or(0);
    f64::from(lead) / 100.0
}

/// The worth of a position to every seat; of one that is out, its score less what being out costs.
pub(crate) fn worths(rules: &Rules, state: &State, shares: &Shares) -> ArrayVec<i32, SEATS> {
    let mut state = *state;
    let ahead = ahead(rules, &state);
    let of = |seat| {
        if state.borough(seat).plays() {
            parts(rules, &mut state, seat, ahead, shares).iter().sum()
        } else {
            100 * score(rules, &state, seat).total() - OUT
        }
    };
    Seat::first(rules.seats).map(of).collect()
}

/// The worth of what follows from an action at once; where it draws a promise (SC-12.3), the average
/// over the draws. With `quick` it is a cheap guess instead: one draw, and few builds of the council.
pub(crate) fn after(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    action: &Action,
    quick: Option<&mut Rng>,
) -> i32 {
    let rules = game.rules();
    let bonus = match *action {
        // What a lasting card may bring.
        Action::Take { card, .. } => {
            (rules.cards[usize::from(card)].worth)(At { rules, state, seat })
        }
        Action::Mayor(cells) => -(cells.halo().len() as i32),
        Action::Hall(cells) => hall_worth(cells),
        _ => 0,
    };
    let mut then = *state;
    game.apply_unchecked(&mut then, &Input::Act { seat, action: *action });
    match *action {
        Action::Council { pay: Pay::Promise, .. } => {
            return bonus + after_draw(game, &then, seat, quick);
        }
        // Seats learn it when all have chosen.
        Action::Platform(platform) => then.boroughs[seat.index()].platform = Some(platform),
        _ => {}
    }
    bonus + settled(game, &mut then, seat, quick)
}

/// The worth of a position. If the council lets its seat build (SC-12.7), it takes the best of a few
/// builds; if newcomers are to go home (SC-12.8), it sends them anywhere.
fn settled(game: &SmallCity, state: &mut State, seat: Seat, quick: Option<&mut Rng>) -> i32 {
    let rules = game.rules();
    let ahead = ahead(rules, state);
    if let Stage::Settle(count) = state.now.council.stage {
        let borough = state.borough_mut(seat);
        let homes = rules.free_homes(borough, true).first_few(count.into());
        borough.reserve -= count;
        borough.people[Person::CITIZEN.index()] |= homes;
    }
    let best = worth(rules, state, seat, ahead);
    if state.now.council.stage != Stage::Build {
        return best;
    }
    let worth_of = |action| {
        let mut then = *state;
        game.apply_unchecked(&mut then, &Input::Act { seat, action });
        worth(rules, &mut then, seat, ahead)
    };
    if let Some(rng) = quick {
        let few =
            (0..QUICK_BUILDS).filter_map(|_| any_council_build(At { rules, state, seat }, rng));
        return few.map(worth_of).fold(best, i32::max);
    }
    let mut builds = vec![];
    game.legal(state, seat, &mut builds);
    let kinds = builds.chunk_by(|one, other| group(one) == group(other));
    let few = kinds.flat_map(|kind| [kind.first(), kind.get(kind.len() / 2)]);
    few.flatten().map(|&action| worth_of(action)).fold(best, i32::max)
}

/// The mean worth over the draws, or a quick guess at it.
fn after_draw(game: &SmallCity, state: &State, seat: Seat, quick: Option<&mut Rng>) -> i32 {
    let mut outcomes = vec![];
    game.outcomes(state, &mut outcomes);
    let drawn = |card, quick: Option<&mut Rng>| {
        let mut then = *state;
        game.apply_unchecked(&mut then, &Input::Chance(card));
        settled(game, &mut then, seat, quick)
    };
    if let Some(rng) = quick {
        let card = rng.pick_weighted(&outcomes).copied();
        return card.map_or(0, |card| drawn(card, Some(rng)));
    }
    let worths = outcomes.iter().map(|&(card, _)| drawn(card, None));
    worths.sum::<i32>() / outcomes.len().max(1) as i32
}

/// City Hall in the middle leaves room on all sides.
fn hall_worth(cells: crate::map::Cells) -> i32 {
    cells.halo().len() as i32 * 10 - i32::from(cells.reach().abs_diff(5)) * 20
}
