//! Events report each action, each draw, each step of a plan, and at the end each promise and each
//! score.

use kernel::{Documents, Game, Input, Observer, Seat};
use smallcity::constants::Stack;
use smallcity::parts::{City, CityDeed, EuropeEvent, PoliceEvent, Riot, RoadEvent};
use smallcity::{
    Action, Build, Cell, Cells, Chance, Deed, Event, Luck, ModuleEvent, Paid, Part, Pay, Person,
    Place, Spot, State, Whereabouts,
};

use super::{Change, each_change};
use crate::plain;

/// Gains of section 1.5, by material or by dollars; no box of these games changes them.
const SELL: [u16; 3] = [2, 3, 5];
const BUY_VOTES: [i32; 4] = [2, 3, 4, 5];
const TRADE_VOTES: [i32; 3] = [3, 5, 7];

/// Prices of the council by column (section 1.7); no box of these games changes them.
const COUNCIL_MONEY: [u16; 4] = [1, 2, 3, 4];
const COUNCIL_VOTES: [u16; 4] = [2, 3, 4, 5];
const COUNCIL_PROMISES: [Stack; 4] = [Stack::Easy, Stack::Easy, Stack::Medium, Stack::Difficult];

/// The owner and the kind of the person on a cell.
fn somebody(change: &Change<'_>, host: Seat, cell: Cell) -> (Seat, Person) {
    let there = plain::somebody(change.game, change.before.borough(host), host, cell);
    let there = there.expect("somebody is there");
    (there.owner, there.person)
}

/// The rule behind the income of a step of phase 4: tourists, people in shops, the Harbor.
fn income(change: &Change<'_>) -> &'static str {
    match change.game.step(change.before) {
        "p4.tourist" => "SC-9.1",
        "p4.commerce" => "SC-9.2",
        _ => "SC-9.4",
    }
}

/// The city of a seat; none where there are no cities.
fn city(change: &Change<'_>, seat: Seat) -> Option<City> {
    change.before.borough(seat).modules.europe.city
}

/// SP-EUR-20, SP-EUR-30, SP-EUR-71.
fn has_start_tiles(change: &Change<'_>, seat: Seat) -> bool {
    matches!(city(change, seat), Some(City::London | City::Zurich | City::Helsinki))
}

/// The rule by which a seat keeps a promise: after set-up a Palace brought it.
fn keeps_by(change: &Change<'_>, stack: Stack) -> &'static str {
    match stack {
        _ if change.before.round > 0 => "SP-BLD-8",
        Stack::Special => "SC-16.1",
        _ => "SC-3.8",
    }
}

/// The rule of a secret decision: City Hall and start tiles (SP-EUR-6), a platform, a plan.
fn secret_by(step: &str) -> &'static str {
    match step {
        "s.city_hall" => "SC-3.9",
        "p8.platform" => "SC-16.2",
        _ => "SC-5.1",
    }
}

/// The rule by which someone goes home at once: in phase 3, or in the council of a city.
fn goes_home_by(change: &Change<'_>, seat: Seat) -> &'static str {
    match (change.game.phase(change.before), city(change, seat)) {
        (3, _) => "SC-8.7",
        (_, Some(City::London)) => "SP-EUR-21",
        _ => "SP-EUR-13",
    }
}

/// The event of an action itself, if it has one; the other events are its consequences.
fn done(change: &Change<'_>, seat: Seat, action: Action) -> Option<Event> {
    let (rules, step) = (change.game.rules(), change.game.step(change.before));
    let code = |kind| rules.tile(kind).code.clone();
    let name = |person| rules.person(person).name;
    let secret = secret_by(step);
    Some(match action {
        Action::Keep(card) => {
            let promise = rules.promise(card);
            let rule = keeps_by(change, promise.stack);
            let key = promise.key.clone();
            Event::PromiseKept { seat, stack: promise.stack, promise: Some(key), rule }
        }
        Action::Hall(_) if has_start_tiles(change, seat) => Event::Planned { seat, rule: secret },
        Action::Hall(_) | Action::Commit | Action::Platform(_) => {
            Event::Committed { seat, rule: secret }
        }
        Action::Reopen => Event::Reopened { seat, rule: secret },
        Action::Mayor(cells) => Event::MayorComes { seat, cells, rule: "SC-4.1" },
        Action::Take { card, choice } => {
            let card = rules.cards[usize::from(card)].letter;
            // SC-4.9, SP-ACT-2: only these cards leave a choice; the Anarchist may leave none.
            let choices: &[&str] =
                if ['E', 'L'].contains(&card) { &["money", "votes"] } else { &[] };
            let chosen = choices.get(usize::from(choice)).copied();
            Event::CardTaken { seat, card, chosen, rule: "SC-4.4" }
        }
        // Builds of the council stand at once; planned builds are secret.
        Action::Build(build) if !["s.city_hall", "p2.plan"].contains(&step) => {
            let Build { kind, cells, enter, .. } = build;
            Event::Built {
                seat,
                tile: code(kind),
                cells,
                person: enter.map(name),
                number: None,
                rule: "SC-12.7",
            }
        }
        Action::Build(_)
        | Action::Grow
        | Action::Enlarge { .. }
        | Action::Upgrade { .. }
        | Action::Module(Deed::Roads(_))
        | Action::Undo => Event::Planned { seat, rule: secret },
        Action::Move { from, to, .. } => {
            let (_, person) = somebody(change, from.seat, from.cell);
            let place = |spot: Spot| Place {
                host: Some(spot.seat).filter(|host| *host != seat),
                cell: spot.cell,
                tile: change.after.borough(spot.seat).tiles.on(spot.cell).map(|on| code(on.1)),
            };
            let (from, to) = (place(from), place(to));
            Event::Moved { seat, person: name(person), from, to, rule: "SC-8.3" }
        }
        Action::Home { .. } if step == "p2.plan" => Event::Planned { seat, rule: secret },
        Action::Home { cell, person } => {
            let rule = goes_home_by(change, seat);
            Event::WentHome { seat, person: name(person), cell, rule }
        }
        Action::Sell(material) => {
            let rule = income(change);
            let money = SELL[material as usize];
            Event::Sold { seat, material, money, parts: told_parts(change), rule }
        }
        Action::Buy(dollars) => {
            let (votes, rule) = (BUY_VOTES[usize::from(dollars) - 1], income(change));
            Event::Bought { seat, money: dollars, votes, parts: told_parts(change), rule }
        }
        Action::Trade(material) => {
            let (votes, rule) = (TRADE_VOTES[material as usize], income(change));
            Event::Traded { seat, material, votes, parts: told_parts(change), rule }
        }
        Action::Discard(material) => Event::Discarded { seat, material, rule: "SC-9.7" },
        Action::Victim(cell) => {
            let (owner, person) = somebody(change, seat, cell);
            let owner = Some(owner).filter(|owner| *owner != seat);
            Event::Died { seat, person: name(person), owner, cell, rule: "SC-11.5" }
        }
        Action::Grave(cell) => Event::CemeteryGrown { seat, cell, rule: "SC-11.6" },
        Action::Council { disc, row, pay } => {
            let index = usize::from(disc);
            let paid = match pay {
                Pay::Money => Paid::Money { money: COUNCIL_MONEY[index] },
                Pay::Votes => Paid::Votes { votes: COUNCIL_VOTES[index] },
                Pay::Promise => Paid::Promise { stack: COUNCIL_PROMISES[index] },
            };
            Event::CouncilMove { seat, row, column: disc + 1, paid, rule: "SC-12.2" }
        }
        Action::Module(Deed::Police(riot)) => {
            let (cell, person) = match riot {
                Riot::On(cell) => (Some(cell), somebody(change, seat, cell).1),
                Riot::Hall(person) => (None, person),
            };
            let rioted =
                PoliceEvent::Rioted { seat, person: name(person), cell, rule: "SP-POL-10" };
            Event::Module(ModuleEvent::Police(rioted))
        }
        Action::Module(Deed::Europe(deed)) => done_in_a_city(change, seat, deed),
        Action::End => return None,
    })
}

/// The tile that made a use: `every_use_names_its_tile` checks it.
fn told_parts(change: &Change<'_>) -> Vec<Part> {
    match change.told.first() {
        Some(
            Event::Sold { parts, .. } | Event::Bought { parts, .. } | Event::Traded { parts, .. },
        ) => parts.clone(),
        _ => Vec::new(),
    }
}

/// The event of a deed that exists only in cities.
fn done_in_a_city(change: &Change<'_>, seat: Seat, deed: CityDeed) -> Event {
    let told = match deed {
        CityDeed::Settle(city) => {
            EuropeEvent::Settled { seat, city: city.name(), rule: "SP-EUR-1" }
        }
        CityDeed::FreeHome { .. } => return Event::Planned { seat, rule: "SC-5.1" },
        CityDeed::Merge { first, other } => {
            let on = |state: &State, cell| state.borough(seat).tiles.on(cell).expect("a home");
            let (one, other) = (on(change.before, first), on(change.before, other));
            let (cells, with) = (one.2, other.2);
            let tile = change.game.rules().tile(on(change.after, first).1).code.clone();
            EuropeEvent::Merged { seat, tile, cells, with, rule: "SP-EUR-61" }
        }
    };
    Event::Module(ModuleEvent::Europe(told))
}

/// The event of a chance outcome.
fn fallen(change: &Change<'_>, luck: Chance) -> Event {
    match luck {
        Chance::Host(seat) => Event::FirstHost { seat, rule: "SC-3.1" },
        Chance::Card(card) => {
            let card = change.game.rules().cards[usize::from(card)].letter;
            Event::CardShown { card, rule: "SC-4.3" }
        }
        Chance::Boxed(card) => {
            let card = change.game.rules().cards[usize::from(card)].letter;
            Event::CardBoxed { card, rule: "SP-SET-4" }
        }
        Chance::Module(Luck::Europe(board)) => {
            let dealt = |seat: &Seat| change.before.borough(*seat).modules.europe.board.is_none();
            let mut order = change.before.in_turn_order(change.game.seats());
            let seat = order.find(dealt).expect("a seat without a board");
            let board = board.name();
            let dealt = EuropeEvent::BoardDealt { seat, board, rule: "SP-EUR-1" };
            Event::Module(ModuleEvent::Europe(dealt))
        }
        Chance::Promise(card) => {
            let at = change.after.promises.at[usize::from(card)];
            let (Whereabouts::Drawn(seat) | Whereabouts::Kept(seat)) = at else {
                panic!("somebody has drawn it: {}", change.place())
            };
            let stack = change.game.rules().promise(card).stack;
            let rule = match stack {
                _ if change.game.step(change.before) == "p2.palace" => "SP-BLD-8",
                // To pay for a council move.
                _ if change.before.round > 0 => "SC-12.3",
                Stack::Special => "SC-16.1",
                _ => "SC-3.8",
            };
            Event::PromiseDrawn { seat, stack, promise: None, rule }
        }
    }
}

#[test]
fn the_event_of_an_action_comes_first() {
    each_change(|change| match *change.input {
        Input::Act { seat, action } => {
            if let Some(done) = done(change, seat, action) {
                let told = change.told_to(Observer::Seat(seat));
                assert_eq!(told.first(), Some(&done), "{}", change.place());
            }
        }
        Input::Chance(chance) => {
            let told = change.told.first();
            assert_eq!(told, Some(&fallen(change, chance)), "{}", change.place());
        }
    });
}

/// The events of a seat's plan steps if they succeed: which event, and which cells.
fn planned(change: &Change<'_>, seat: Seat) -> Vec<(&'static str, Cells)> {
    let plan = &change.before.plans[seat.index()];
    let steps = plan.steps().filter_map(|step| {
        Some(match step {
            Action::Build(build) => ("built", build.cells),
            Action::Grow => ("grown", Cells::NONE),
            Action::Enlarge { cells, .. } => ("enlarged", cells),
            Action::Upgrade { cell, .. } => ("upgraded", Cells::of(cell)),
            Action::Module(Deed::Europe(CityDeed::FreeHome { cell, .. })) => {
                ("built", Cells::of(cell))
            }
            Action::Module(deed) => ("laid", deed.cells()),
            // SP-EUR-21: other events report who moves in; the step is dropped where nobody is
            // left.
            Action::Home { .. } => return None,
            _ => panic!("{step:?} is no step of a plan"),
        })
    });
    steps.collect()
}

/// The events of plan steps, each with its seat; `None` for one that fails.
fn carried_out(change: &Change<'_>) -> Vec<(Seat, Option<(&'static str, Cells)>)> {
    let steps = change.told.iter().filter_map(|event| match *event {
        Event::Built { seat, cells, .. } => Some((seat, Some(("built", cells)))),
        Event::ZoneGrown { seat, .. } => Some((seat, Some(("grown", Cells::NONE)))),
        Event::Enlarged { seat, with, .. } => Some((seat, Some(("enlarged", with)))),
        Event::Upgraded { seat, with, .. } => Some((seat, Some(("upgraded", Cells::of(with))))),
        Event::Failed { seat, .. } => Some((seat, None)),
        Event::Module(ModuleEvent::Roads(RoadEvent::RoadLaid { seat, ref road, .. })) => {
            let cells = road.split('|').filter_map(Cell::parse);
            Some((seat, Some(("laid", cells.collect()))))
        }
        Event::Module(ModuleEvent::Roads(RoadEvent::RoundaboutLaid { seat, cell, .. })) => {
            Some((seat, Some(("laid", Cells::of(cell)))))
        }
        _ => None,
    });
    steps.collect()
}

/// SC-5.8, SC-5.9: when all have committed, an event in turn order reports each step of each plan
/// as carried out or failed.
#[test]
fn the_reveal_reports_every_planned_step() {
    let (mut steps, mut failures) = (0, 0);
    each_change(|change| {
        let plans = |state: &State| change.game.step(state) == "p2.plan";
        let reveal = Event::Revealed { rule: "SC-5.8" };
        let revealed = change.told.iter().filter(|event| **event == reveal).count();
        let reveals = plans(change.before) && !plans(change.after);
        assert_eq!(revealed, usize::from(reveals), "{}", change.place());
        if !reveals {
            return;
        }
        let order = change.before.in_turn_order(change.game.seats());
        let planned =
            order.flat_map(|seat| planned(change, seat).into_iter().map(move |step| (seat, step)));
        let (planned, told) = (planned.collect::<Vec<_>>(), carried_out(change));
        assert_eq!(told.len(), planned.len(), "{}", change.place());
        for ((builder, step), (seat, told)) in planned.into_iter().zip(told) {
            assert_eq!((seat, told.unwrap_or(step)), (builder, step), "{}", change.place());
            steps += 1;
            failures += usize::from(told.is_none());
        }
    });
    assert!(steps > 1_000 && failures > 10, "{failures} of {steps} steps fail");
}

/// The judged promises of a seat at the end: the card, whether the seat kept it, its points
/// (SC-14.2, SC-16.1).
fn judged(change: &Change<'_>, seat: Seat) -> Vec<(String, bool, i32)> {
    let (rules, state) = (change.game.rules(), change.after);
    let judge = |card: u8| {
        let promise = rules.promise(card);
        let kept = promise.conditions.iter().all(|part| part.holds(rules, state, seat));
        let stack = promise.stack as usize;
        let printed = if kept { [6, 12, 18, 10][stack] } else { [-3, -6, -9, 0][stack] };
        // SP-BLD-9.
        let flat = change.game.setup().modules.iter().any(|on| on == "buildings")
            && promise.stack != Stack::Special
            && !["promise_palaces", "promise_statues"].contains(&promise.key.as_str());
        let points = if flat { [0, 5][usize::from(kept)] } else { printed };
        (promise.key.clone(), kept, points)
    };
    state.promises.cards_at(Whereabouts::Kept(seat)).map(judge).collect()
}

/// The platform of a seat at the end, judged (SC-16.2); number 0 is none.
fn platform(change: &Change<'_>, seat: Seat) -> Option<(String, bool, i32)> {
    let (rules, state) = (change.game.rules(), change.after);
    let number = state.borough(seat).platform.filter(|number| *number > 0)?;
    let platform = &rules.platforms[usize::from(number)];
    let kept = platform.conditions.iter().all(|part| part.holds(rules, state, seat));
    Some((platform.key.clone(), kept, if kept { 20 } else { -10 }))
}

/// Who still riots at the end, as a view shows it (SP-POL-17).
fn rioters(change: &Change<'_>, seat: Seat) -> i32 {
    let view = change.game.view_doc(&change.game.view(change.after, Observer::Spectator));
    let marks = view.seats[seat.index()].borough.marks.iter().filter(|mark| mark.mark == "riots");
    let count = marks.map(|mark| {
        mark.cells.len() + mark.hall.iter().map(|people| usize::from(people.count)).sum::<usize>()
    });
    count.sum::<usize>() as i32
}

/// SC-14.1 to SC-14.3, SC-16.2: events at the end judge and score every seat still in the game.
#[test]
fn every_promise_and_platform_is_judged_and_every_seat_scored() {
    let (mut games, mut platforms) = (0, 0);
    each_change(|change| {
        let ends = change.after.over;
        games += usize::from(ends);
        for seat in change.seats() {
            let plays = ends && change.after.borough(seat).out == 0;
            let (mut told, mut scores) = (vec![], vec![]);
            for event in change.told.iter().filter(|event| event.seat() == Some(seat)) {
                match event {
                    Event::PromiseJudged { promise: key, kept, points, .. }
                    | Event::PlatformJudged { platform: key, kept, points, .. } => {
                        told.push((key.clone(), *kept, *points));
                    }
                    Event::Scored {
                        score,
                        votes,
                        promises,
                        special,
                        platform,
                        pollution,
                        tolls,
                        ..
                    } => {
                        scores.push(*score);
                        let tolls: i32 = tolls.iter().map(|toll| toll.points).sum();
                        let sum = votes + promises + special + platform - pollution - tolls;
                        assert_eq!(sum, *score);
                    }
                    _ => {}
                }
            }
            let mut due = if plays { judged(change, seat) } else { vec![] };
            let platform = platform(change, seat).filter(|_| plays);
            platforms += usize::from(platform.is_some());
            due.extend(platform);
            assert_eq!(told, due, "{seat} in {}", change.place());
            let borough = change.after.borough(seat);
            let points: i32 = due.iter().map(|(.., points)| points).sum();
            let score = || {
                let riots = rioters(change, seat);
                i32::from(borough.votes) + points - i32::from(borough.pollution) - riots
            };
            assert_eq!(scores, Vec::from_iter(plays.then(score)), "{}", change.place());
            let standings = change.game.standings(change.after);
            let standing = standings.filter(|_| plays).map(|all| all.0[seat.index()].score);
            assert_eq!(Vec::from_iter(standing), scores, "{}", change.place());
        }
    });
    assert!(games > 100 && platforms > 20, "{games} games, {platforms} platforms");
}
