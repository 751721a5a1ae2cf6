//! The forecast of a view: what phase 6 would measure (section 11).

use kernel::{Documents, Game, Observer, Seat};
use smallcity::documents::{DueDoc, DueKind, ForecastDoc};
use smallcity::{Cells, Event, Person, PollutionKind, PollutionPart, Setup, SmallCity, State};

use super::{each_input, games, number, to_act};

/// The cells of the tiles of a borough with one of these codes.
fn cells_of(game: &SmallCity, state: &State, seat: Seat, codes: &[&str]) -> Cells {
    let tiles = state.borough(seat).tiles.iter();
    let wanted = tiles.filter(|(_, kind, _)| codes.contains(&&*game.rules().tile(*kind).code));
    wanted.fold(Cells::NONE, |all, (_, _, cells)| all | cells)
}

fn factories(game: &SmallCity, state: &State, host: Seat) -> Cells {
    cells_of(game, state, host, &["F1", "F2", "F3"])
}

/// How many of the seat's citizens work in Factories of a borough, without those of the Engineer,
/// who are clean (SC-4.8).
fn own_makers(game: &SmallCity, state: &State, seat: Seat) -> usize {
    let borough = state.borough(seat);
    let card = borough.card.map(|card| game.rules().cards[usize::from(card)].letter);
    let citizens = borough.people[0].iter().filter(|cell| !borough.idle.contains(*cell));
    let makers = citizens.filter(|cell| factories(game, state, seat).contains(*cell));
    if card == Some('D') { 0 } else { makers.count() }
}

/// The seats with a tourist at work in a Factory of a borough.
fn guest_makers(game: &SmallCity, state: &State, host: Seat) -> Vec<Seat> {
    let (borough, factories) = (state.borough(host), factories(game, state, host));
    let works = |guest: &Seat| {
        let there = borough.guests[guest.index()].is_some_and(|cell| factories.contains(cell));
        there && !borough.idle_guests.contains(*guest)
    };
    Seat::first(game.seats()).filter(works).collect()
}

/// The seats that have yet to produce in a round: in phase 4 they produce in turn order (SC-9.6).
fn yet_to_produce(game: &SmallCity, state: &State) -> Vec<Seat> {
    let mut order: Vec<Seat> = state.in_turn_order(game.seats()).collect();
    match game.step(state).as_bytes() {
        b"p4.produce" => {
            let discards = to_act(game, state)[0];
            let done = order.iter().position(|seat| *seat == discards).expect("it plays");
            order.drain(..=done);
        }
        [b'p', b'5'..=b'8', ..] => order.clear(),
        _ => {}
    }
    order
}

/// SC-9.6, SC-11.2: the materials of this round that pollute a borough, including those still to be
/// made.
fn made(game: &SmallCity, state: &State, host: Seat) -> i32 {
    let yet = yet_to_produce(game, state);
    let own = if yet.contains(&host) { own_makers(game, state, host) } else { 0 };
    let guests = guest_makers(game, state, host);
    let guests = guests.iter().filter(|guest| yet.contains(guest)).count();
    let coming = (own + guests) as i32 * number(game, "production_per_citizen");
    coming + i32::from(state.borough(host).made)
}

/// The measure of a borough as it stands, with this many materials made in it: gross, relief and
/// what the land adds.
fn measured(game: &SmallCity, state: &State, seat: Seat, made: i32) -> [i32; 3] {
    let borough = state.borough(seat);
    let kind = |name: &str| game.rules().person_named(name).map(smallcity::Person::index);
    let of = |name: &str| kind(name).map_or(Cells::NONE, |kind| borough.people[kind]);
    let staffed = |code: &str| {
        let there = cells_of(game, state, seat, &[code]);
        let mut staff = borough.people[0].without(borough.idle);
        // SP-POL-3.
        if code == "Pol" {
            staff |= of("officer");
        }
        staff.iter().any(|cell| there.contains(cell))
    };
    // SP-ACT-1: nobody in the taker's shops counts.
    let ecologist =
        borough.card.map(|card| game.rules().cards[usize::from(card)].letter) == Some('K');
    let shops = if ecologist { ["C1", "C2", "C3", "C4"].as_slice() } else { &[] };
    let clean = cells_of(game, state, seat, shops);
    let dirty = |cells: &Cells| cells.iter().filter(|cell| !clean.contains(*cell)).count() as i32;
    let in_borough = |kind: usize| dirty(&borough.people[kind]) + i32::from(borough.hall[kind]);
    let tourists = borough.guests.iter().flatten().filter(|cell| !clean.contains(**cell));
    let tourists = tourists.count() as i32;
    let mut people = in_borough(0);
    if !staffed("Pol") {
        people += tourists;
    }
    let mut gross = people * number(game, "pollution_per_person")
        + made * number(game, "pollution_per_material");
    if let Some(traders) = kind("trader").map(in_borough) {
        gross += traders * number(game, "trader_pollution");
    }
    // SP-POL-15: no shop spares officers.
    if !of("officer").is_empty() {
        gross += of("officer").len() as i32 * number(game, "officer_pollution");
    }
    let parks = cells_of(game, state, seat, &["Pk1", "Pk2", "Pk3"]).len() as i32;
    let fire = if staffed("Fir") { number(game, "fire_relief") } else { 0 };
    let relief = parks * number(game, "park_relief_per_cell") + fire;
    let cap = gross * number(game, "relief_cap_percent") / 100;
    // Wood set aside (SP-FOR-6).
    [gross, relief.min(cap), borough.modules.forest.wood.into()]
}

fn parts(forecast: &ForecastDoc) -> [i32; 3] {
    [forecast.gross, forecast.relief, forecast.extra].map(i32::from)
}

/// Gross, relief and what the land adds, from the parts of a measure.
fn by_kind(parts: &[PollutionPart]) -> [i32; 3] {
    let sum = |kind: PollutionKind| -> i32 {
        let parts = parts.iter().filter(|part| part.counts == kind);
        parts.map(|part| i32::from(part.amount)).sum()
    };
    let relief = sum(PollutionKind::Relief) - sum(PollutionKind::Cut);
    [sum(PollutionKind::Gross), relief, sum(PollutionKind::Extra)]
}

#[test]
fn a_forecast_counts_production_still_to_come() {
    let mut seen = [0; 5];
    for (game, seed) in games(34) {
        each_input(&game, seed, |state, _, _| {
            let doc = game.view_doc(&game.view(state, Observer::Spectator));
            for told in doc.seats.iter().filter(|told| told.out.is_none()) {
                let (seat, step) = (told.seat, game.step(state));
                let made = made(&game, state, seat);
                let due = measured(&game, state, seat, made);
                assert_eq!(parts(&told.forecast), due, "{step}, {seat:?}");
                let [gross, relief, extra] = due;
                assert_eq!(i32::from(told.forecast.increase), gross - relief + extra);
                assert_eq!(by_kind(&told.forecast.parts), due, "{step}, {seat:?}");
                assert_eq!(told.forecast.track, told.pollution + told.forecast.increase);
                seen[0] += usize::from(made > 0);
                seen[1] += guest_makers(&game, state, seat).len();
                seen[2] += usize::from(!state.borough(seat).idle_guests.is_empty());
                seen[3] += usize::from(relief > 0 && extra > 0);
                seen[4] += usize::from(step == "p4.produce" && made > 0);
            }
        });
    }
    assert!(seen.iter().all(|&seen| seen > 20), "{seen:?}");
}

/// Nobody moves between the income of phase 4 and phase 6: the forecast then equals the measure,
/// unless the supply runs short.
#[test]
fn phase_6_measures_the_forecast_of_phase_4() {
    let mut held = 0;
    for (game, seed) in games(55) {
        let mut told: [Option<ForecastDoc>; 4] = Default::default();
        each_input(&game, seed, |before, input, after| {
            let step = game.step(before);
            if step.starts_with("p4.") && step != "p4.produce" && is_supply_ample(&game, before) {
                for seat in before.active(game.seats()) {
                    let forecast = game.forecast(before, seat);
                    let earlier = told[seat.index()].replace(forecast.clone());
                    let same = earlier.as_ref().is_none_or(|earlier| *earlier == forecast);
                    assert!(same, "{earlier:?}, then {forecast:?} in {step}");
                }
            }
            let mut events = vec![];
            game.events(before, input, after, Observer::Spectator, &mut events);
            for event in &events {
                let Event::Polluted { seat, gross, relief, extra, track, parts, .. } = event else {
                    continue;
                };
                let added = extra.iter().map(|part| i32::from(part.amount)).sum::<i32>();
                let whole = [i32::from(*gross), i32::from(*relief), added];
                assert_eq!(by_kind(parts), whole, "{seat:?} in round {}", before.round);
                let Some(forecast) = told[seat.index()].take() else { continue };
                let extra = extra.iter().map(|part| part.amount).sum();
                let is = [*gross, *relief, extra, *track];
                let due = [forecast.gross, forecast.relief, forecast.extra, forecast.track];
                assert_eq!(is, due, "{seat:?} in round {}", before.round);
                held += 1;
            }
        });
    }
    assert!(held > 50, "only {held} forecasts came true");
}

/// Whether the supply is enough for all citizens in Factories, whatever material they make.
fn is_supply_ample(game: &SmallCity, state: &State) -> bool {
    let people = |host: Seat| state.borough(host).occupied() & factories(game, state, host);
    let makers: usize = Seat::first(game.seats()).map(|host| people(host).len()).sum();
    let most = makers as i32 * number(game, "production_per_citizen");
    state.supply.iter().all(|&left| i32::from(left) >= most)
}

/// The forecast of money and votes for phases 4 and 5 equals what they bring.
#[test]
fn phases_bring_what_the_view_forecasts() {
    let mut held = [0, 0];
    for (game, seed) in games(77) {
        let mut due: Vec<Option<(DueDoc, i32, i32)>> = vec![None; game.seats()];
        each_input(&game, seed, |before, input, after| {
            if game.step(before).starts_with("p4.") && due.iter().all(Option::is_none) {
                let of_seat = |seat: Seat| {
                    let doc = game.view_doc(&game.view(before, Observer::Seat(seat)));
                    let told = doc.seats.into_iter().nth(seat.index()).and_then(|seat| seat.due);
                    Some((told.expect("its seat sees it"), 0, 0))
                };
                due = Seat::first(game.seats()).map(of_seat).collect();
            }
            let mut events = vec![];
            game.events(before, input, after, Observer::Spectator, &mut events);
            for event in &events {
                match event {
                    Event::Earned { seat, money, .. } if game.phase(before) == 4 => {
                        due[seat.index()].iter_mut().for_each(|due| due.1 += money);
                    }
                    Event::Voted { seat, votes, .. } => {
                        due[seat.index()].iter_mut().for_each(|due| due.2 += votes);
                    }
                    _ => {}
                }
            }
            if !game.step(after).starts_with("p4.") {
                for (told, money, votes) in due.iter_mut().filter_map(Option::take) {
                    assert_eq!((told.money, told.votes), (money, votes));
                    let of = |kind: DueKind| -> i32 {
                        let parts = told.parts.iter().filter(|part| part.what == kind);
                        parts.map(|part| part.amount).sum()
                    };
                    assert_eq!((of(DueKind::Money), of(DueKind::Votes)), (money, votes));
                    assert_eq!(of(DueKind::Wood), told.wood);
                    held[0] += usize::from(money > 0);
                    held[1] += usize::from(votes > 0);
                }
            }
        });
    }
    assert!(held.iter().all(|&held| held > 20), "{held:?}");
}

/// Worked out by hand: a home of level 3, a worker, a visitor of the Museum, a free work space.
#[test]
fn the_forecast_of_a_small_town() {
    let game = SmallCity::new(&Setup::new(1)).expect("a sound set-up");
    let (seat, mut state) = (Seat::new(0), game.start());
    let cells = |text: &str| Cells::parse(text).expect("cells");
    for (code, at) in
        [("Hall", "a1 b1 a2 b2 a3 b3"), ("R3", "c7 d7 e7"), ("F2", "f7 g7"), ("Mus", "d3 e3 d4 e4")]
    {
        game.put(&mut state, seat, game.rules().kind_named(code).expect("a tile"), cells(at));
    }
    game.seat_person(&mut state.boroughs[0], Person::CITIZEN, cells("c7 d7 f7 d3"));
    let own = &mut state.boroughs[0];
    own.aside[0] += own.hall[0];
    own.hall[0] = 0;
    game.go_to(&mut state, "p2.plan");
    let told = |state: &State| {
        let doc = game.view_doc(&game.view(state, Observer::Seat(seat)));
        let own = doc.seats.into_iter().next().expect("a seat");
        let due = own.due.expect("its seat sees it");
        let mut without_tiles = due.clone();
        without_tiles.parts.iter_mut().for_each(|part| part.parts.clear());
        assert_eq!(own.plan.map(|plan| plan.due), (doc.phase == 2).then_some(without_tiles));
        due
    };
    let due = told(&state);
    // SC-10.1: 3 votes each; SC-9.3: $1; SC-9.6: stone; SC-8.8: one for the free space.
    assert_eq!(due.votes, 2 * number(&game, "vote_home_r3"));
    assert_eq!(due.money, number(&game, "museum_income"));
    assert_eq!([due.wood, due.stone, due.metal], [0, number(&game, "production_per_citizen"), 0]);
    assert_eq!((due.arrivals, due.over), (1, 0));
    let home = due.parts.iter().find(|part| part.what == DueKind::Votes).expect("they vote");
    assert_eq!((home.rule, home.parts[0].cells), ("SC-10.1", cells("c7 d7 e7")));
    let stone = due.parts.iter().find(|part| part.what == DueKind::Stone).expect("it is made");
    let [made] = &stone.parts[..] else { panic!("one Factory makes it: {stone:?}") };
    assert_eq!((stone.rule, made.cells, made.amount), ("SC-9.6", cells("f7 g7"), due.stone));
    // What has been done is no longer due.
    game.go_to(&mut state, "p7.council");
    assert_eq!(told(&state), DueDoc::default());
}
