//! Phase 7: City Council (section 12). The same functions serve the card that brings an extra move
//! (SC-4.11).

use kernel::Seat;

use super::income::{discard, discards, judge_discard, overflows, settle_store};
use super::set_up::{can_draw, draw_promise, draws};
use crate::action::{Action, Chance, Pay};
use crate::cards::Whereabouts;
use crate::constants::Stack;
use crate::council::Stage;
use crate::draft::{builds_of, has_free_place};
use crate::event::{Event, Log, Paid, Source};
use crate::hooks::{Owes, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::material::{Amount, MATERIALS};
use crate::pieces::{Code, Kind};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;

/// `p7.council`: each seat may move a disc.
pub(crate) struct Council;

impl Step for Council {
    fn begin(&self, rules: &Rules, state: &mut State, seat: Seat, _: &mut Log<'_>) {
        if can_move(rules, state, seat) {
            state.now.council.stage = Stage::Choose;
        }
    }

    fn rule(&self, state: &State, action: &Action) -> &'static str {
        rule(state, action)
    }

    fn owes(&self, _: &Rules, state: &State, _: Seat) -> Owes {
        owes(state)
    }

    fn legal(&self, rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal(rules, state, seat, out);
    }

    fn check(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        check(rules, state, seat, action)
    }

    fn act(
        &self,
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        action: &Action,
        log: &mut Log<'_>,
    ) {
        act(rules, state, seat, action, log);
    }

    fn luck_rule(&self, _: &Rules, _: &State, _: Seat) -> &'static str {
        LUCK_RULE
    }

    fn outcomes(&self, rules: &Rules, state: &State, _: Seat, out: &mut Vec<(Chance, u32)>) {
        outcomes(rules, state, out);
    }

    fn draw(
        &self,
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        chance: Chance,
        log: &mut Log<'_>,
    ) {
        draw(rules, state, seat, chance, log);
    }
}

/// The rule by which a promise that pays is drawn.
pub(crate) const LUCK_RULE: &str = "SC-12.3";

/// The stack that pays for a column (SC-12.3).
fn stack_of(rules: &Rules, column: u8) -> Stack {
    Stack::ALL[usize::from(rules.numbers.council_price_promise[usize::from(column) - 1])]
}

/// Whether a column can be paid so.
fn can_pay(rules: &Rules, state: &State, seat: Seat, column: u8, pay: Pay) -> bool {
    let (numbers, borough) = (&rules.numbers, state.borough(seat));
    let index = usize::from(column) - 1;
    match pay {
        Pay::Money => borough.money >= numbers.council_price_money[index],
        Pay::Votes => borough.votes >= numbers.council_price_votes[index],
        Pay::Promise => can_draw(rules, state, stack_of(rules, column)),
    }
}

/// Every move of a disc that can be paid: the column it leaves and the way to pay.
fn moves<'a>(
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = (u8, Pay)> + Clone + 'a {
    (0..rules.numbers.council_columns).flat_map(move |disc| {
        let there = state.borough(seat).discs.contains(&disc);
        Pay::ALL
            .into_iter()
            .filter(move |&pay| there && can_pay(rules, state, seat, disc + 1, pay))
            .map(move |pay| (disc, pay))
    })
}

/// Whether a seat could move a disc.
pub(crate) fn can_move(rules: &Rules, state: &State, seat: Seat) -> bool {
    moves(rules, state, seat).next().is_some()
}

pub(crate) fn owes(state: &State) -> Owes {
    match state.now.council.stage {
        Stage::Closed => Owes::Nothing,
        Stage::Draw => Owes::Luck,
        Stage::Choose | Stage::Build | Stage::Store => Owes::Action,
    }
}

pub(crate) fn legal(rules: &Rules, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.now.council.stage {
        Stage::Choose => {
            // By disc and row: the ways to pay for the same effect stand together.
            for disc in 0..rules.numbers.council_columns {
                let pays = moves(rules, state, seat).filter(|&(from, _)| from == disc);
                for row in 1..=rules.numbers.council_rows {
                    let ways = pays.clone().map(|(_, pay)| Action::Council { disc, row, pay });
                    out.extend(ways);
                }
            }
            out.push(Action::End);
        }
        Stage::Build => {
            let site = Site::of(state, seat, false);
            for kind in buildable(rules, state) {
                builds_of(rules, &site, kind, true, out);
            }
            out.push(Action::End);
        }
        Stage::Store => discards(state, seat, out),
        Stage::Closed | Stage::Draw => {}
    }
}

/// The kinds of tiles that the council builds now.
fn buildable<'a>(rules: &'a Rules, state: &State) -> impl Iterator<Item = Kind> + use<'a> {
    let most = most_cells(rules, state);
    rules.kinds().filter(move |&kind| {
        let rule = rules.tile(kind);
        rule.by_council && rule.size <= most
    })
}

/// Whether the council can build anything for a seat.
fn can_build(rules: &Rules, state: &State, seat: Seat) -> bool {
    let site = Site::of(state, seat, false);
    buildable(rules, state).any(|kind| has_free_place(rules, &site, kind))
}

/// The most cells of a tile that the council builds now.
fn most_cells(rules: &Rules, state: &State) -> u8 {
    rules.numbers.council_row3_cells[usize::from(state.now.council.column) - 1]
}

pub(crate) fn check(
    rules: &Rules,
    state: &State,
    seat: Seat,
    action: &Action,
) -> Result<(), Illegal> {
    match (state.now.council.stage, *action) {
        (Stage::Choose | Stage::Build, Action::End) => Ok(()),
        (Stage::Choose, Action::Council { disc, row, pay }) => {
            judge_move(rules, state, seat, disc, row, pay)
        }
        (Stage::Build, Action::Build(build)) => judge_free_build(rules, state, seat, &build),
        (Stage::Store, action) => judge_discard(state, seat, &action),
        (Stage::Build, _) => Err(wrong_action("SC-12.7")),
        _ => Err(wrong_action("SC-12.2")),
    }
}

/// Whether the council builds a tile for a seat (SC-12.7).
fn judge_free_build(
    rules: &Rules,
    state: &State,
    seat: Seat,
    build: &crate::action::Build,
) -> Result<(), Illegal> {
    if !rules.is_tile(build) {
        refuse!("SC-12.7", NoSuchTile);
    }
    judge_council_kind(rules, state, build.kind)?;
    if build.pay != [0; MATERIALS] {
        refuse!("SC-12.7", CouncilIsFree);
    }
    let site = Site::of(state, seat, false);
    site.judge_kind(rules, build.kind)?;
    site.judge_place(rules, build.kind, build.cells, build.cells)?;
    // What is left to pay is a surcharge.
    site.judge_money(rules, build, 0)?;
    site.judge_entry(rules, build)
}

/// Whether the council builds a kind of tile now, wherever it stands (SC-12.7).
pub(crate) fn judge_council_kind(rules: &Rules, state: &State, kind: Kind) -> Result<(), Illegal> {
    let (rule, most) = (rules.tile(kind), most_cells(rules, state));
    let tile = Code::of(rule);
    if !rule.by_council {
        refuse!("SC-12.7", CouncilNeverBuilds { tile });
    }
    if rule.size > most {
        refuse!("SC-12.7", CouncilTooLarge { tile, most });
    }
    Ok(())
}

fn judge_move(
    rules: &Rules,
    state: &State,
    seat: Seat,
    disc: u8,
    row: u8,
    pay: Pay,
) -> Result<(), Illegal> {
    let columns = rules.numbers.council_columns;
    if disc >= columns || !state.borough(seat).discs.contains(&disc) {
        refuse!("SC-12.2", NoDisc { column: disc });
    }
    if row == 0 || row > rules.numbers.council_rows {
        refuse!("SC-12.1", NoSuchRow { rows: rules.numbers.council_rows });
    }
    let column = disc + 1;
    if can_pay(rules, state, seat, column, pay) {
        return Ok(());
    }
    let (numbers, borough, index) = (&rules.numbers, state.borough(seat), usize::from(disc));
    match pay {
        Pay::Money => {
            let (price, money) = (numbers.council_price_money[index], borough.money);
            refuse!("SC-12.3", CouncilMoneyShort { column, price, money })
        }
        Pay::Votes => {
            let (price, votes) = (numbers.council_price_votes[index], borough.votes);
            refuse!("SC-12.3", CouncilVotesShort { column, price, votes })
        }
        Pay::Promise => {
            refuse!("SC-12.3", CouncilPromiseGone { column, stack: stack_of(rules, column) })
        }
    }
}

/// A move (SC-12.2), what it builds (SC-12.7), or doing without.
pub(crate) fn rule(state: &State, action: &Action) -> &'static str {
    match action {
        Action::Build(_) => "SC-12.7",
        Action::End if state.now.council.stage == Stage::Build => "SC-12.7",
        Action::End => "SC-12.2",
        action => action.rule(),
    }
}

pub(crate) fn act(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    action: &Action,
    log: &mut Log<'_>,
) {
    match *action {
        Action::Council { disc, row, pay } => move_disc(rules, state, seat, disc, row, pay, log),
        Action::Build(build) => {
            let mut site = Site::of(state, seat, false);
            log.tell(|| Event::built(rules, seat, &build, rule(state, action)));
            site.build(rules, &build, true);
            site.put_into(state);
            state.now.council.stage = Stage::Closed;
        }
        Action::Discard(_) => {
            discard(rules, state, seat, action, log);
            close_when_stored(rules, state, seat);
        }
        _ => state.now.council.stage = Stage::Closed,
    }
}

/// What a move into a column costs, by its place (SC-12.3).
fn paid(rules: &Rules, index: usize, pay: Pay) -> Paid {
    let numbers = &rules.numbers;
    match pay {
        Pay::Money => Paid::Money { money: numbers.council_price_money[index] },
        Pay::Votes => Paid::Votes { votes: numbers.council_price_votes[index] },
        Pay::Promise => Paid::Promise { stack: stack_of(rules, index as u8 + 1) },
    }
}

fn close_when_stored(rules: &Rules, state: &mut State, seat: Seat) {
    let full = overflows(rules, state, seat);
    state.now.council.stage = if full { Stage::Store } else { Stage::Closed };
}

/// Moves a disc and pays (SC-12.2 to SC-12.4).
fn move_disc(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    disc: u8,
    row: u8,
    pay: Pay,
    log: &mut Log<'_>,
) {
    let (numbers, column, index) = (&rules.numbers, disc + 1, usize::from(disc));
    let borough = state.borough_mut(seat);
    if let Some(moved) = borough.discs.iter_mut().find(|at| **at == disc) {
        *moved = column;
    }
    log.tell(|| {
        let paid = paid(rules, index, pay);
        Event::CouncilMove { seat, row, column, paid, rule: "SC-12.2" }
    });
    match pay {
        Pay::Money => borough.money -= numbers.council_price_money[index],
        Pay::Votes => borough.add_votes(-i32::from(numbers.council_price_votes[index])),
        Pay::Promise => {}
    }
    state.now.council = crate::council::Council { stage: Stage::Draw, row, column };
    if pay != Pay::Promise {
        take_effect(rules, state, seat, log);
    }
}

/// The effect of the row and column that were entered (SC-12.5 to SC-12.9).
pub(crate) fn take_effect(rules: &Rules, state: &mut State, seat: Seat, log: &mut Log<'_>) {
    let (numbers, council) = (&rules.numbers, state.now.council);
    let index = usize::from(council.column) - 1;
    state.now.council.stage = Stage::Closed;
    match council.row {
        1 => {
            let money = numbers.council_row1_money[index];
            state.borough_mut(seat).add_money(money);
            log.tell(|| Event::Earned {
                seat,
                money: money.into(),
                source: Source::COUNCIL,
                parts: vec![],
                rule: "SC-12.5",
            });
        }
        2 => supplies(rules, state, seat, numbers.council_row2_material[index], log),
        3 if rules.revision.asks_the_obvious || can_build(rules, state, seat) => {
            state.now.council.stage = Stage::Build;
        }
        3 => {}
        4 => newcomers(rules, state, seat, numbers.council_row4_citizens[index], log),
        _ => {
            let borough = state.borough_mut(seat);
            let less = numbers.council_row5_pollution[index].min(borough.pollution);
            borough.pollution -= less;
            let track = borough.pollution;
            log.tell(|| Event::Cleaned { seat, less, track, rule: "SC-12.9" });
        }
    }
}

/// SC-12.6: materials from the supply, as far as it has them.
fn supplies(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    wanted: [u8; MATERIALS],
    log: &mut Log<'_>,
) {
    let mut materials = [0; MATERIALS];
    for m in 0..MATERIALS {
        materials[m] = wanted[m].min(state.supply[m]);
        state.supply[m] -= materials[m];
        state.borough_mut(seat).store[m] += materials[m];
    }
    log.tell(|| Event::Supplied { seat, materials: Amount::list(materials), rule: "SC-12.6" });
    settle_store(rules, state, seat, log);
    close_when_stored(rules, state, seat);
}

/// SC-12.8: citizens from the reserve to City Hall, or else to the Career Center.
fn newcomers(rules: &Rules, state: &mut State, seat: Seat, count: u8, log: &mut Log<'_>) {
    let borough = state.borough_mut(seat);
    let count = count.min(borough.reserve);
    let in_hall = count.min(rules.hall_room(borough));
    borough.reserve -= count;
    borough.hall[0] += in_hall;
    borough.aside[0] += count - in_hall;
    let in_career = count - in_hall;
    log.tell(|| Event::Newcomers { seat, in_hall, in_career, rule: "SC-12.8" });
}

pub(crate) fn outcomes(rules: &Rules, state: &State, out: &mut Vec<(Chance, u32)>) {
    if state.now.council.stage == Stage::Draw {
        draws(rules, state, stack_of(rules, state.now.council.column), out);
    }
}

pub(crate) fn draw(
    rules: &Rules,
    state: &mut State,
    seat: Seat,
    chance: Chance,
    log: &mut Log<'_>,
) {
    draw_promise(rules, state, seat, chance, Whereabouts::Kept(seat), log);
    take_effect(rules, state, seat, log);
}
