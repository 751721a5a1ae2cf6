//! Phase 7: City Council (section 12). The same functions serve the card that brings an extra move
//! (SC-4.11).

use kernel::Rng;

use super::build::tell_manned;
use super::income::{discard, discards, judge_discard, overflows, settle_store};
use super::set_up::{can_draw, draw_promise, draws};
use crate::action::{Action, Chance, Pay};
use crate::cards::Whereabouts;
use crate::constants::Stack;
use crate::council::Stage;
use crate::draft::{any_build, builds_of, has_free_place};
use crate::event::{Event, Paid, Source};
use crate::hooks::{At, Owes, Run, Step, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::material::{Amount, MATERIALS};
use crate::pieces::{Code, Kind, Person};
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;

/// `p7.council`: each seat may move a disc.
pub(crate) struct Council;

impl Step for Council {
    fn begin(&self, run: &mut Run<'_>) {
        if can_move(run.at()) {
            run.state.now.council.stage = Stage::Choose;
        }
    }

    fn rule(&self, state: &State, action: &Action) -> &'static str {
        rule(state, action)
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, .. } = at;
        owes(state)
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        legal(at, out);
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        check(at, action)
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        act(run, action);
    }

    fn luck_rule(&self, _: At<'_>) -> &'static str {
        LUCK_RULE
    }

    fn outcomes(&self, at: At<'_>, out: &mut Vec<(Chance, u32)>) {
        outcomes(at, out);
    }

    fn draw(&self, run: &mut Run<'_>, chance: Chance) {
        draw(run, chance);
    }
}

/// The rule by which chance draws a promise that pays.
pub(crate) const LUCK_RULE: &str = "SC-12.3";

/// The stack that pays for a column (SC-12.3).
fn stack_of(rules: &Rules, column: u8) -> Stack {
    Stack::ALL[usize::from(rules.numbers.council_price_promise[usize::from(column) - 1])]
}

/// Whether a seat can pay for a column in this way.
fn can_pay(at: At<'_>, column: u8, pay: Pay) -> bool {
    let At { rules, state, seat } = at;
    let (numbers, borough) = (&rules.numbers, state.borough(seat));
    let index = usize::from(column) - 1;
    match pay {
        Pay::Money => borough.money >= numbers.council_price_money[index],
        Pay::Votes => borough.votes >= numbers.council_price_votes[index],
        Pay::Promise => rules.no_promise_pays.is_none() && can_draw(at, stack_of(rules, column)),
    }
}

/// The columns from which a seat can move a disc.
fn columns_with_disc(at: At<'_>) -> impl Iterator<Item = u8> {
    let At { rules, state, seat } = at;
    let discs = state.borough(seat).discs;
    (0..rules.numbers.council_columns).filter(move |disc| discs.contains(disc))
}

/// Whether a seat could move a disc.
pub(crate) fn can_move(at: At<'_>) -> bool {
    columns_with_disc(at).any(|disc| Pay::ALL.iter().any(|&pay| can_pay(at, disc + 1, pay)))
}

pub(crate) fn owes(state: &State) -> Owes {
    match state.now.council.stage {
        Stage::Closed => Owes::Nothing,
        Stage::Draw => Owes::Luck,
        Stage::Choose | Stage::Build | Stage::Store | Stage::MoveIn | Stage::Settle(_) => {
            Owes::Action
        }
    }
}

pub(crate) fn legal(at: At<'_>, out: &mut Vec<Action>) {
    let At { rules, state, seat } = at;
    match state.now.council.stage {
        Stage::Choose => {
            // By disc and row: the ways to pay for the same effect stand together.
            for disc in columns_with_disc(at) {
                let pays = Pay::ALL.map(|pay| can_pay(at, disc + 1, pay).then_some(pay));
                for row in 1..=rules.numbers.council_rows {
                    let ways = pays.iter().flatten();
                    out.extend(ways.map(|&pay| Action::Council { disc, row, pay }));
                }
            }
            out.push(Action::End);
        }
        Stage::Build => {
            let site = Site::of(state, seat, false);
            for kind in buildable(at) {
                builds_of(rules, &site, kind, true, out);
            }
            out.push(Action::End);
        }
        Stage::Store => discards(at, out),
        Stage::MoveIn => {
            let borough = at.borough();
            if let Some(cell) = rules.next_home(borough) {
                out.extend(rules.waiting(borough).map(|person| Action::Home { cell, person }));
            }
            out.push(Action::End);
        }
        Stage::Settle(_) => {
            let homes = rules.free_homes(at.borough(), true);
            let person = Person::CITIZEN;
            out.extend(homes.iter().map(|cell| Action::Home { cell, person }));
        }
        Stage::Closed | Stage::Draw => {}
    }
}

/// The kinds of tiles that the council builds now.
fn buildable(at: At<'_>) -> impl Iterator<Item = Kind> {
    let (rules, most) = (at.rules, most_cells(at));
    rules.kinds().filter(move |&kind| {
        let rule = rules.tile(kind);
        rule.no_council.is_none() && rule.size <= most
    })
}

/// A random build of the council: kinds are tried in random order until one can stand somewhere.
pub(crate) fn any_council_build(at: At<'_>, rng: &mut Rng) -> Option<Action> {
    let At { rules, state, seat } = at;
    let site = Site::of(state, seat, false);
    let mut kinds: Vec<Kind> = buildable(at).collect();
    while !kinds.is_empty() {
        let kind = kinds.swap_remove(rng.below(kinds.len() as u32) as usize);
        if let Some(build) = any_build(rules, &site, kind, true, rng) {
            return Some(build);
        }
    }
    None
}

/// Whether the council can build anything for a seat.
fn can_build(at: At<'_>) -> bool {
    let At { rules, state, seat } = at;
    let site = Site::of(state, seat, false);
    buildable(at).any(|kind| has_free_place(rules, &site, kind))
}

/// The most cells of a tile that the council builds now.
fn most_cells(at: At<'_>) -> u8 {
    at.rules.numbers.council_row3_cells[usize::from(at.state.now.council.column) - 1]
}

pub(crate) fn check(at: At<'_>, action: &Action) -> Result<(), Illegal> {
    let At { rules, state, .. } = at;
    match (state.now.council.stage, *action) {
        (Stage::Choose | Stage::Build | Stage::MoveIn, Action::End) => Ok(()),
        (Stage::MoveIn, Action::Home { cell, person }) => {
            let rule = rules.moves_in(at.borough()).unwrap_or("SC-12.7");
            rules.judge_mover(at.borough(), (cell, person), rule)
        }
        (Stage::Settle(_), Action::Home { cell, person }) => judge_settler(at, cell, person),
        (Stage::Choose, Action::Council { disc, row, pay }) => judge_move(at, disc, row, pay),
        (Stage::Build, Action::Build(build)) => judge_free_build(at, &build),
        (Stage::Store, action) => judge_discard(at, &action),
        (Stage::Build | Stage::MoveIn, _) => Err(wrong_action("SC-12.7")),
        (Stage::Settle(_), _) => Err(wrong_action("SC-12.8")),
        _ => Err(wrong_action("SC-12.2")),
    }
}

/// Judges whether a newcomer goes into a home: any free one will do (SC-12.8).
fn judge_settler(at: At<'_>, cell: Cell, person: Person) -> Result<(), Illegal> {
    let At { rules, .. } = at;
    let rule = settles(at).unwrap_or("SC-12.8");
    if !rules.free_homes(at.borough(), true).contains(cell) {
        refuse!(rule, NoFreeHome { cell });
    }
    if person != Person::CITIZEN {
        let person = rules.people.get(person.index()).map(|rule| rule.name);
        refuse!(rule, NoNewcomer { person });
    }
    Ok(())
}

/// The rule by which newcomers go straight home, if any.
fn settles(at: At<'_>) -> Option<&'static str> {
    at.rules.hooks.settles.and_then(|rule| rule(at.rules, at.borough()))
}

/// Whether the council builds a tile for a seat (SC-12.7).
fn judge_free_build(at: At<'_>, build: &crate::action::Build) -> Result<(), Illegal> {
    let At { rules, state, seat } = at;
    if !rules.is_tile(build) {
        refuse!("SC-12.7", NoSuchTile);
    }
    judge_council_kind(at, build.kind)?;
    if build.pay != [0; MATERIALS] {
        refuse!("SC-12.7", CouncilIsFree);
    }
    let site = Site::of(state, seat, false);
    site.judge_kind(rules, build.kind)?;
    site.judge_place(rules, build.kind, build.cells, build.cells)?;
    // Only a surcharge is left to pay.
    site.judge_money(rules, build, 0)?;
    site.judge_entry(rules, build)
}

/// Whether the council builds a kind of tile now, wherever it stands (SC-12.7).
pub(crate) fn judge_council_kind(at: At<'_>, kind: Kind) -> Result<(), Illegal> {
    let (rule, most) = (at.rules.tile(kind), most_cells(at));
    let tile = Code::of(rule);
    if let Some(never) = rule.no_council {
        refuse!(never, CouncilNeverBuilds { tile });
    }
    if rule.size > most {
        refuse!("SC-12.7", CouncilTooLarge { tile, most });
    }
    Ok(())
}

fn judge_move(at: At<'_>, disc: u8, row: u8, pay: Pay) -> Result<(), Illegal> {
    let At { rules, state, seat } = at;
    let columns = rules.numbers.council_columns;
    if disc >= columns || !state.borough(seat).discs.contains(&disc) {
        refuse!("SC-12.2", NoDisc { column: disc });
    }
    if row == 0 || row > rules.numbers.council_rows {
        refuse!("SC-12.1", NoSuchRow { rows: rules.numbers.council_rows });
    }
    let column = disc + 1;
    if can_pay(at, column, pay) {
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
            if let Some(rule) = rules.no_promise_pays {
                refuse!(rule, NoPromisePays);
            }
            refuse!("SC-12.3", CouncilPromiseGone { column, stack: stack_of(rules, column) })
        }
    }
}

/// The rule of a move (SC-12.2), of its build (SC-12.7), or of declining.
pub(crate) fn rule(state: &State, action: &Action) -> &'static str {
    match (state.now.council.stage, action) {
        (Stage::Build | Stage::MoveIn, _) => "SC-12.7",
        (Stage::Settle(_), _) => "SC-12.8",
        (_, Action::End) => "SC-12.2",
        _ => action.rule(),
    }
}

pub(crate) fn act(run: &mut Run<'_>, action: &Action) {
    let seat = run.seat;
    match *action {
        Action::Council { disc, row, pay } => move_disc(run, disc, row, pay),
        Action::Build(build) => {
            let mut site = Site::of(run.state, seat, false);
            run.log.tell(|| Event::built(run.rules, seat, &build, rule(run.state, action)));
            let aside = site.borough.aside;
            site.build(run.rules, &build, true);
            site.put_into(run.state);
            tell_manned(run, aside);
            close_when_moved_in(run);
        }
        Action::Home { cell, person } => go_home(run, cell, person),
        Action::Discard(_) => {
            discard(run, action);
            close_when_stored(run);
        }
        _ => run.state.now.council.stage = Stage::Closed,
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

/// Lets people move into the new tile until nobody waits or no cell is free.
fn close_when_moved_in(run: &mut Run<'_>) {
    let (rules, borough) = (run.rules, run.at().borough());
    let open = rules.moves_in(borough).is_some()
        && rules.next_home(borough).is_some()
        && rules.waiting(borough).next().is_some();
    run.state.now.council.stage = if open { Stage::MoveIn } else { Stage::Closed };
}

/// A person goes home: from City Hall into the new tile, or a newcomer from the reserve.
fn go_home(run: &mut Run<'_>, cell: Cell, person: Person) {
    let seat = run.seat;
    if let Stage::Settle(left) = run.state.now.council.stage {
        let rule = settles(run.at()).unwrap_or("SC-12.8");
        settle_on(run, Cells::of(cell), rule);
        run.state.now.council.stage =
            if left > 1 { Stage::Settle(left - 1) } else { Stage::Closed };
        return;
    }
    let rule = run.rules.moves_in(run.at().borough()).unwrap_or("SC-12.7");
    Rules::leave_hall(run.state.borough_mut(seat), person, cell);
    let person = run.rules.person(person).name;
    run.log.tell(|| Event::WentHome { seat, person, cell, rule });
    close_when_moved_in(run);
}

/// Moves citizens of the reserve into homes.
fn settle_on(run: &mut Run<'_>, cells: Cells, rule: &'static str) {
    let seat = run.seat;
    let borough = run.state.borough_mut(seat);
    borough.reserve -= cells.len() as u8;
    borough.people[Person::CITIZEN.index()] |= cells;
    let person = run.rules.person(Person::CITIZEN).name;
    for cell in cells {
        run.log.tell(|| Event::WentHome { seat, person, cell, rule });
    }
}

/// Newcomers go straight home. The seat says where while there are more homes than newcomers; a
/// newcomer without a home goes to the Career Center.
fn settle(run: &mut Run<'_>, count: u8, rule: &'static str) {
    let seat = run.seat;
    let homes = run.rules.free_homes(run.at().borough(), true);
    if homes.len() > usize::from(count) && count > 0 {
        run.state.now.council.stage = Stage::Settle(count);
        return;
    }
    let homes = homes.first_few(count.into());
    settle_on(run, homes, rule);
    let in_career = count - homes.len() as u8;
    let borough = run.state.borough_mut(seat);
    borough.reserve -= in_career;
    borough.aside[0] += in_career;
    if in_career > 0 || count == 0 {
        run.log.tell(|| Event::Newcomers { seat, in_hall: 0, in_career, rule });
    }
}

fn close_when_stored(run: &mut Run<'_>) {
    let full = overflows(run.at());
    run.state.now.council.stage = if full { Stage::Store } else { Stage::Closed };
}

/// Moves a disc and pays (SC-12.2 to SC-12.4).
fn move_disc(run: &mut Run<'_>, disc: u8, row: u8, pay: Pay) {
    let seat = run.seat;
    let (numbers, column, index) = (&run.rules.numbers, disc + 1, usize::from(disc));
    let borough = run.state.borough_mut(seat);
    if let Some(moved) = borough.discs.iter().position(|at| *at == disc) {
        (borough.discs[moved], borough.disc_rows[moved]) = (column, row);
    }
    run.log.tell(|| {
        let paid = paid(run.rules, index, pay);
        Event::CouncilMove { seat, row, column, paid, rule: "SC-12.2" }
    });
    match pay {
        Pay::Money => borough.money -= numbers.council_price_money[index],
        Pay::Votes => borough.add_votes(-i32::from(numbers.council_price_votes[index])),
        Pay::Promise => {}
    }
    run.state.now.council = crate::council::Council { stage: Stage::Draw, row, column };
    if pay != Pay::Promise {
        take_effect(run);
    }
}

/// The effect of the row and column that were entered (SC-12.5 to SC-12.9).
pub(crate) fn take_effect(run: &mut Run<'_>) {
    let seat = run.seat;
    let (numbers, council) = (&run.rules.numbers, run.state.now.council);
    let index = usize::from(council.column) - 1;
    run.state.now.council.stage = Stage::Closed;
    match council.row {
        1 => {
            let money = numbers.council_row1_money[index];
            run.state.borough_mut(seat).add_money(money);
            run.log.tell(|| Event::Earned {
                seat,
                money: money.into(),
                source: Source::COUNCIL,
                parts: vec![],
                rule: "SC-12.5",
            });
        }
        2 => supplies(run, numbers.council_row2_material[index]),
        3 if run.rules.revision.asks_the_obvious || can_build(run.at()) => {
            run.state.now.council.stage = Stage::Build;
        }
        3 => {}
        4 => newcomers(run, numbers.council_row4_citizens[index]),
        _ => {
            let borough = run.state.borough_mut(seat);
            let less = numbers.council_row5_pollution[index].min(borough.pollution);
            borough.pollution -= less;
            let track = borough.pollution;
            run.log.tell(|| Event::Cleaned { seat, less, track, rule: "SC-12.9" });
        }
    }
}

/// SC-12.6: materials from the supply, as far as it has them.
fn supplies(run: &mut Run<'_>, wanted: [u8; MATERIALS]) {
    let seat = run.seat;
    let mut materials = [0; MATERIALS];
    for m in 0..MATERIALS {
        materials[m] = wanted[m].min(run.state.supply[m]);
        run.state.supply[m] -= materials[m];
        run.state.borough_mut(seat).store[m] += materials[m];
    }
    run.log.tell(|| Event::Supplied { seat, materials: Amount::list(materials), rule: "SC-12.6" });
    settle_store(run);
    close_when_stored(run);
}

/// SC-12.8: citizens from the reserve to City Hall, or else to the Career Center.
fn newcomers(run: &mut Run<'_>, count: u8) {
    let seat = run.seat;
    let count = count.min(run.state.borough(seat).reserve);
    if let Some(rule) = settles(run.at()) {
        return settle(run, count, rule);
    }
    let borough = run.state.borough_mut(seat);
    let in_hall = count.min(run.rules.hall_room(borough));
    borough.reserve -= count;
    borough.hall[0] += in_hall;
    borough.aside[0] += count - in_hall;
    let in_career = count - in_hall;
    run.log.tell(|| Event::Newcomers { seat, in_hall, in_career, rule: "SC-12.8" });
}

pub(crate) fn outcomes(at: At<'_>, out: &mut Vec<(Chance, u32)>) {
    let council = at.state.now.council;
    if council.stage == Stage::Draw {
        draws(at, stack_of(at.rules, council.column), out);
    }
}

pub(crate) fn draw(run: &mut Run<'_>, chance: Chance) {
    let Chance::Promise(card) = chance else { return };
    draw_promise(run, card, Whereabouts::Kept(run.seat), LUCK_RULE);
    take_effect(run);
}
