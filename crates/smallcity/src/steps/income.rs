//! Phase 4: people earn, trade and produce (section 9).

use std::iter::repeat_n;

use kernel::Seat;

use crate::action::{Action, Spot};
use crate::event::{Event, Part, Source};
use crate::facets::Facet;
use crate::hooks::{At, Owes, Run, Step, Total, wrong_action};
use crate::illegal::{Illegal, refuse};
use crate::map::{Cell, Cells};
use crate::material::{Amount, MATERIALS, Material};
use crate::pieces::{SEATS, letters};
use crate::rules::Rules;
use crate::state::{Borough, State};

/// Places in `Now::uses`.
const SELL: usize = 0;
const BUY: usize = 1;
const TRADE: usize = 2;

/// Money that people earn at once, and what each tile brought of it if the log collects.
struct Takings {
    seat: Seat,
    money: u16,
    parts: Option<Vec<Part>>,
}

impl Takings {
    fn new(run: &Run<'_>) -> Takings {
        Takings { seat: run.seat, money: 0, parts: (!run.log.is_mute()).then(Vec::new) }
    }

    /// Takes money for a person on a cell of a borough.
    fn take(&mut self, run: &mut Run<'_>, on: Spot, money: u16) {
        run.state.borough_mut(self.seat).add_money(money);
        self.money += money;
        let Some(parts) = self.parts.as_mut().filter(|_| money > 0) else { return };
        let Some(new) = part(run.at(), on, money.into()) else { return };
        match parts.iter_mut().find(|part| part.host == new.host && part.cells == new.cells) {
            Some(part) => part.amount += new.amount,
            None => parts.push(new),
        }
    }

    /// Logs the takings, if there are any.
    fn tell(self, source: Source, rule: &'static str, run: &mut Run<'_>) {
        let Takings { seat, money, parts } = self;
        if money > 0 {
            let (money, parts) = (money.into(), parts.unwrap_or_default());
            run.log.tell(|| Event::Earned { seat, money, source, parts, rule });
        }
    }
}

/// The part that the tile under a person brings.
fn part(at: At<'_>, on: Spot, amount: i32) -> Option<Part> {
    let (_, kind, cells) = at.state.borough(on.seat).tiles.on(on.cell)?;
    let host = Some(on.seat).filter(|host| *host != at.seat);
    Some(Part { host, ..Part::of(at.rules, kind, cells, amount) })
}

/// What a commerce space is for (SC-6.2): 0 brings money, one more than a place in `Now::uses` a use.
fn function(rules: &Rules, state: &State, on: Spot) -> Option<usize> {
    let (_, kind, cells) = state.borough(on.seat).tiles.on(on.cell)?;
    let order = &rules.numbers.commerce_space_order;
    rules.tile(kind).is(Facet::Commerce).then(|| usize::from(order[cells.rank(on.cell)]))
}

/// Earns what needs no decision and counts the uses that do: one commerce space `times` over
/// (SC-6.2, SC-9.2).
fn use_space(run: &mut Run<'_>, on: Spot, times: u8, takings: &mut Takings) {
    match function(run.rules, run.state, on) {
        Some(0) => takings.take(run, on, run.rules.numbers.space_cash * u16::from(times)),
        Some(function @ 1..=3) => run.state.now.uses[function - 1] += times,
        _ => {}
    }
}

/// Whether the seat can make any use that is left.
fn can_use(at: At<'_>) -> bool {
    let At { state, seat, .. } = at;
    let borough = state.borough(seat);
    let [sell, buy, trade] = state.now.uses;
    borough.stored() > 0 && (sell > 0 || trade > 0) || buy > 0 && borough.money > 0
}

/// Appends every use.
fn uses(at: At<'_>, out: &mut Vec<Action>) {
    let At { state, seat, .. } = at;
    let borough = state.borough(seat);
    let stored = || Material::ALL.into_iter().filter(|&material| borough.has(material) > 0);
    if state.now.uses[SELL] > 0 {
        out.extend(stored().map(Action::Sell));
    }
    if state.now.uses[BUY] > 0 {
        out.extend((1..=borough.money.min(4) as u8).map(Action::Buy));
    }
    if state.now.uses[TRADE] > 0 {
        out.extend(stored().map(Action::Trade));
    }
    out.push(Action::End);
}

fn judge_use(at: At<'_>, action: &Action, rule: &'static str) -> Result<(), Illegal> {
    let At { state, seat, .. } = at;
    let borough = state.borough(seat);
    let judge_left = |left: u8| {
        if left == 0 {
            refuse!("SC-9.2", NoUseLeft);
        }
        Ok(())
    };
    let judge_stored = |material: Material| {
        if borough.has(material) == 0 {
            refuse!("SC-9.2", NotStored { material });
        }
        Ok(())
    };
    match *action {
        Action::Sell(material) => {
            judge_left(state.now.uses[SELL])?;
            judge_stored(material)
        }
        Action::Trade(material) => {
            judge_left(state.now.uses[TRADE])?;
            judge_stored(material)
        }
        Action::Buy(dollars) => {
            judge_left(state.now.uses[BUY])?;
            if !(1..=4).contains(&dollars) || u16::from(dollars) > borough.money {
                refuse!("SC-9.2", NoSuchPurchase { money: borough.money });
            }
            Ok(())
        }
        Action::End => Ok(()),
        _ => Err(wrong_action(rule)),
    }
}

fn make_use(run: &mut Run<'_>, action: &Action, step: &Income) {
    let (seat, rule) = (run.seat, step.rule);
    let numbers = &run.rules.numbers;
    let parts = |run: &Run<'_>, which: usize, amount: i32| -> Vec<Part> {
        let part = if run.log.is_mute() { None } else { step.part(run.at(), which, amount) };
        part.into_iter().collect()
    };
    match *action {
        Action::Sell(material) => {
            let money = numbers.sell[material as usize];
            let parts = parts(run, SELL, money.into());
            let borough = &mut run.state.boroughs[seat.index()];
            borough.store[material as usize] -= 1;
            borough.add_money(money);
            run.state.supply[material as usize] += 1;
            run.state.now.uses[SELL] -= 1;
            run.log.tell(|| Event::Sold { seat, material, money, parts, rule });
        }
        Action::Buy(dollars) => {
            let votes = numbers.buy_votes[usize::from(dollars) - 1];
            let parts = parts(run, BUY, votes);
            let borough = &mut run.state.boroughs[seat.index()];
            borough.money -= u16::from(dollars);
            borough.add_votes(votes);
            run.state.now.uses[BUY] -= 1;
            run.log.tell(|| Event::Bought { seat, money: dollars, votes, parts, rule });
        }
        Action::Trade(material) => {
            let votes = numbers.trade_votes[material as usize];
            let parts = parts(run, TRADE, votes);
            let borough = &mut run.state.boroughs[seat.index()];
            borough.store[material as usize] -= 1;
            borough.add_votes(votes);
            run.state.supply[material as usize] += 1;
            run.state.now.uses[TRADE] -= 1;
            run.log.tell(|| Event::Traded { seat, material, votes, parts, rule });
        }
        _ => run.state.now.ended = true,
    }
}

/// A step of income: first the automatic earnings, then the uses that the seat decides on.
pub(crate) struct Income {
    earn: Earn,
    /// The spaces that make uses then.
    users: Users,
    /// What follows at the end.
    more: Earn,
    /// The rule by which spaces, or the Harbor, are used.
    rule: &'static str,
}

/// Earns what needs no decision and counts the uses that do.
type Earn = fn(&mut Run<'_>);

/// Spaces with their number of uses, in the order in which the log names them.
type Users = fn(At<'_>) -> Vec<(Spot, u8)>;

/// `p4.tourist`: own tourists work first (SC-9.1).
pub(crate) static TOURIST: Income =
    Income { earn: earn_abroad, users: tourists, more: |_| {}, rule: "SC-9.1" };
/// `p4.commerce`: own people use the commerce spaces they are on (SC-9.2).
pub(crate) static COMMERCE: Income =
    Income { earn: earn_in_shops, users: shoppers, more: |_| {}, rule: "SC-9.2" };
/// `p4.other`: Museum, Police Station and Harbor (SC-9.3 to SC-9.5).
pub(crate) static OTHER: Income =
    Income { earn: earn_elsewhere, users: sailors, more: earn_more, rule: "SC-9.4" };

impl Income {
    /// The tile that brings the next use of a kind: no seat chooses among several, so they go in order.
    fn part(&self, at: At<'_>, which: usize, amount: i32) -> Option<Part> {
        let At { rules, state, .. } = at;
        let sells = |on: Spot| {
            let tile = state.borough(on.seat).tiles.on(on.cell);
            which == SELL && tile.is_some_and(|(_, kind, _)| rules.tile(kind).is(Facet::Harbor))
        };
        let makes = |on| function(rules, state, on) == Some(which + 1) || sells(on);
        let able = (self.users)(at).into_iter().filter(|&(on, _)| makes(on));
        let spots: Vec<Spot> = able.flat_map(|(on, times)| repeat_n(on, times.into())).collect();
        let made = spots.len().checked_sub(state.now.uses[which].into())?;
        part(at, *spots.get(made)?, amount)
    }
}

impl Step for Income {
    fn begin(&self, run: &mut Run<'_>) {
        (self.earn)(run);
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        self.rule
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, .. } = at;
        let due = !state.now.ended && can_use(at);
        if due { Owes::Action } else { Owes::Nothing }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        uses(at, out);
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        judge_use(at, action, self.rule)
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        make_use(run, action, self);
    }

    fn finish(&self, run: &mut Run<'_>) {
        (self.more)(run);
    }
}

/// The tourists of a seat who are not idle, by host (SC-8.6).
fn tourists_of(at: At<'_>) -> [Option<Spot>; SEATS] {
    let At { rules, state, seat } = at;
    std::array::from_fn(|host| {
        let abroad = host < rules.seats && host != seat.index();
        let borough = &state.boroughs[host];
        let works = abroad && !borough.idle_guests.contains(seat);
        let cell = borough.guests[seat.index()].filter(|_| works)?;
        Some(Spot { seat: Seat::new(host), cell })
    })
}

/// SC-9.1.
fn earn_abroad(run: &mut Run<'_>) {
    let mut takings = Takings::new(run);
    for on in tourists_of(run.at()).into_iter().flatten() {
        let museum = run.rules.spaces_of(run.state.borough(on.seat), |rule| rule.is(Facet::Museum));
        if museum.contains(on.cell) {
            takings.take(run, on, run.rules.numbers.museum_income);
        }
        use_space(run, on, 1, &mut takings);
    }
    takings.tell(Source::TOURISTS, "SC-9.1", run);
}

/// SC-9.1.
fn tourists(at: At<'_>) -> Vec<(Spot, u8)> {
    tourists_of(at).into_iter().flatten().map(|on| (on, 1)).collect()
}

/// SC-9.2.
fn shoppers(at: At<'_>) -> Vec<(Spot, u8)> {
    let At { rules, state, seat } = at;
    let on = |person| state.borough(seat).working(person).iter().map(move |cell| (person, cell));
    let shoppers = rules.persons().flat_map(on);
    shoppers.map(|(person, cell)| (Spot { seat, cell }, rules.person(person).trade)).collect()
}

/// SC-9.4: the Harbor, where nobody works.
fn sailors(at: At<'_>) -> Vec<(Spot, u8)> {
    let At { rules, state, seat } = at;
    let harbor = rules.cells_of(state.borough(seat), |rule| rule.is(Facet::Harbor)).first();
    harbor.map(|cell| (Spot { seat, cell }, rules.numbers.harbor_sales)).into_iter().collect()
}

/// SC-9.2.
fn earn_in_shops(run: &mut Run<'_>) {
    let seat = run.seat;
    let mut takings = Takings::new(run);
    for person in run.rules.persons() {
        let times = run.rules.person(person).trade;
        for cell in run.state.borough(seat).working(person) {
            use_space(run, Spot { seat, cell }, times, &mut takings);
        }
    }
    takings.tell(Source::COMMERCE, "SC-9.2", run);
}

/// SC-9.3 to SC-9.5.
fn earn_elsewhere(run: &mut Run<'_>) {
    let (rules, seat) = (run.rules, run.seat);
    let borough = run.state.borough(seat);
    let of = |facet: Facet| rules.spaces_of(borough, |rule| rule.is(facet));
    let (museum, station) = (of(Facet::Museum), of(Facet::Police));
    let visitors = (rules.workers(borough) & museum).len() as u16;
    let staffed = rules.staffed(borough, Facet::Police);
    let tourists = if staffed { borough.foreigners().len() as u16 } else { 0 };
    let income = visitors * rules.numbers.museum_income;
    earn_on(run, museum, income, Source::MUSEUM, "SC-9.3");
    let reward = tourists * rules.numbers.police_tourist_income;
    earn_on(run, station, reward, Source::POLICE, "SC-9.5");
    if rules.count(run.state.borough(seat), |rule| rule.is(Facet::Harbor)) > 0 {
        run.state.now.uses[SELL] = rules.numbers.harbor_sales;
    }
}

/// Adds the income of modules.
fn earn_more(run: &mut Run<'_>) {
    let (rules, seat) = (run.rules, run.seat);
    for more in rules.more(Total::Income) {
        let money = (more.amount)(run.at());
        if money > 0 {
            run.state.borough_mut(seat).add_money(money as u16);
            let (source, rule) = (more.source, more.rule);
            run.log.tell(|| Event::Earned { seat, money, source, parts: vec![], rule });
        }
    }
}

/// Earns what a tile with these spaces brings.
fn earn_on(run: &mut Run<'_>, spaces: Cells, money: u16, source: Source, rule: &'static str) {
    let (mut takings, seat) = (Takings::new(run), run.seat);
    if let Some(cell) = spaces.first() {
        takings.take(run, Spot { seat, cell }, money);
    }
    takings.tell(source, rule, run);
}

/// A step that brings materials, which are then stored or discarded (SC-9.7).
pub(crate) struct Storing(pub(crate) Bring);

/// Brings the materials of a seat into its store, perhaps more than it has room for.
pub(crate) type Bring = fn(&mut Run<'_>);

/// `p4.produce`: people in Factories make materials (SC-9.6).
pub(crate) static PRODUCE: Storing = Storing(produce);

impl Step for Storing {
    fn begin(&self, run: &mut Run<'_>) {
        (self.0)(run);
        settle_store(run);
    }

    fn owes(&self, at: At<'_>) -> Owes {
        owes_discard(at)
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        discards(at, out);
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        judge_discard(at, action)
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        discard(run, action);
    }
}

/// What one person makes on a cell of a borough; `None` outside Factories.
fn product(rules: &Rules, borough: &Borough, cell: Cell) -> Option<Material> {
    let (_, kind, _) = borough.tiles.on(cell)?;
    rules.product(kind)
}

/// Makes as much as the supply has; returns how much.
fn make(run: &mut Run<'_>, material: Material) -> u8 {
    let seat = run.seat;
    let made = run.rules.numbers.production_per_citizen.min(run.state.supply[material as usize]);
    run.state.supply[material as usize] -= made;
    run.state.borough_mut(seat).store[material as usize] += made;
    made
}

/// SC-9.6.
fn produce(run: &mut Run<'_>) {
    let seat = run.seat;
    let (mut made, mut parts) = ([0; MATERIALS], Vec::new());
    let clean = run.rules.holds(run.state.borough(seat), letters::ENGINEER);
    let own = run.rules.workers(run.state.borough(seat)).iter().map(|cell| Spot { seat, cell });
    for on in own.chain(tourists_of(run.at()).into_iter().flatten()) {
        let host = run.state.borough(on.seat);
        let Some(material) = product(run.rules, host, on.cell) else { continue };
        let count = make(run, material);
        made[material as usize] += count;
        if !clean || on.seat != seat {
            run.state.borough_mut(on.seat).made += count;
        }
        if count > 0 && !run.log.is_mute() {
            parts.extend(part(run.at(), on, count.into()));
        }
    }
    if made != [0; MATERIALS] {
        let rule = "SC-9.6";
        run.log.tell(|| Event::Produced { seat, materials: Amount::list(made), parts, rule });
    }
}

/// Whether more is stored than there is room for (SC-9.7).
pub(crate) fn overflows(at: At<'_>) -> bool {
    let At { rules, state, seat } = at;
    let borough = state.borough(seat);
    borough.stored() > rules.capacity(borough)
}

/// Discards automatically where nothing is left to choose: one kind of material is stored, or there is
/// no room for any.
pub(crate) fn settle_store(run: &mut Run<'_>) {
    let seat = run.seat;
    while overflows(run.at()) {
        let borough = run.state.borough(seat);
        let mut kinds = Material::ALL.into_iter().filter(|&material| borough.has(material) > 0);
        let (Some(material), other) = (kinds.next(), kinds.next()) else { return };
        let all_go = run.rules.capacity(borough) == 0 && !run.rules.revision.asks_the_obvious;
        if other.is_some() && !all_go {
            return;
        }
        throw_away(run, material);
    }
}

fn throw_away(run: &mut Run<'_>, material: Material) {
    let seat = run.seat;
    run.state.borough_mut(seat).store[material as usize] -= 1;
    run.state.supply[material as usize] += 1;
    run.log.tell(|| Event::Discarded { seat, material, rule: "SC-9.7" });
}

fn owes_discard(at: At<'_>) -> Owes {
    if overflows(at) { Owes::Action } else { Owes::Nothing }
}

pub(crate) fn discards(at: At<'_>, out: &mut Vec<Action>) {
    let At { state, seat, .. } = at;
    let borough = state.borough(seat);
    let stored = Material::ALL.into_iter().filter(|&material| borough.has(material) > 0);
    out.extend(stored.map(Action::Discard));
}

pub(crate) fn judge_discard(at: At<'_>, action: &Action) -> Result<(), Illegal> {
    let At { state, seat, .. } = at;
    match *action {
        Action::Discard(material) if state.borough(seat).has(material) == 0 => {
            refuse!("SC-9.7", NotStored { material })
        }
        Action::Discard(_) => Ok(()),
        _ => refuse!("SC-9.7", MustDiscard),
    }
}

pub(crate) fn discard(run: &mut Run<'_>, action: &Action) {
    if let Action::Discard(material) = *action {
        throw_away(run, material);
        settle_store(run);
    }
}
