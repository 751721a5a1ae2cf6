//! Offers: what a seat could build now, its price and number of places, and why not.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Documents, Fault, Game, Input, Observer, RefusalDoc, Rng, Seat};
use smallcity::documents::OfferDoc;
use smallcity::{Action, Build, Cells, Kind, Need, Setup, SmallCity, Stage, State, Why};

use super::{each_input, games, tables, to_act};
use crate::plain::{tell_price, tiles_of};
use crate::subject::shape_set;

/// Prices with the Architect: one piece less of the builder's choice (SC-4.6, TV-16).
const ARCHITECT: [(&str, &str); 6] = [
    ("Sch", "free"),
    ("Lib", "1 wood"),
    ("Mus", "1 wood or 1 stone"),
    ("Met", "1 stone"),
    ("Cli", "1 stone"),
    ("Uni", "1 stone or 1 metal"),
];
/// Prices with the Mediator: $1 less, at least $1, but not for Parks (SC-4.7, TV-16).
const MEDIATOR: [(&str, &str); 18] = [
    ("Pal", "$1"),
    ("R1", "$1"),
    ("R2", "$1"),
    ("R3", "$2"),
    ("R4", "$3"),
    ("R5", "$4"),
    ("C1", "$1"),
    ("C2", "$3"),
    ("C3", "$5"),
    ("C4", "$7"),
    ("F1", "$1"),
    ("F2", "$3"),
    ("F3", "$5"),
    ("Ref", "$1"),
    ("Har", "$2"),
    ("War", "$1"),
    ("Pol", "$1"),
    ("Fir", "$2"),
];

/// Whether a seat plans its builds now.
fn plans(game: &SmallCity, state: &State, seat: Seat) -> bool {
    game.step(state) == "p2.plan" && to_act(game, state).contains(&seat)
}

/// Whether the council lets a seat build now (SC-12.7).
fn council_builds(game: &SmallCity, state: &State, seat: Seat) -> bool {
    state.now.council.stage == Stage::Build && to_act(game, state) == [seat]
}

fn kind(game: &SmallCity, offer: &OfferDoc) -> Kind {
    game.rules().kind_named(&offer.tile).expect("a tile")
}

/// What a tile costs a seat in its plan.
fn price(game: &SmallCity, state: &State, seat: Seat, code: &str) -> &'static str {
    let card = state.borough(seat).card;
    let cheaper: &[(&str, &str)] =
        match card.map(|card| game.rules().cards[usize::from(card)].letter) {
            Some('B') => &ARCHITECT,
            Some('C') => &MEDIATOR,
            _ => &[],
        };
    let cheaper = cheaper.iter().find(|tile| tile.0 == code).map(|tile| tile.1);
    cheaper.unwrap_or_else(|| tiles_of(game).iter().find(|tile| tile.0 == code).expect("a tile").2)
}

/// SP-REA-1: a seat has the real building that it chose.
fn has(game: &SmallCity, seat: Seat, code: &str) -> bool {
    let Some(building) = [("Col", "colosseum"), ("Neu", "neuschwanstein")]
        .into_iter()
        .find_map(|(tile, building)| (tile == code).then_some(building))
    else {
        return true;
    };
    let chosen = &game.setup().options["historic"];
    chosen.split(',').nth(seat.index()) == Some(building)
}

/// Every tile except City Hall is offered, to seats that can build now and to no others.
#[test]
fn seats_that_can_build_get_offers() {
    let (mut made, mut none) = (0, 0);
    for game in tables() {
        each_input(&game, 3, |state, _, _| {
            for seat in Seat::first(game.seats()) {
                let doc = game.view_doc(&game.view(state, Observer::Seat(seat)));
                let offers = game.offers(state, seat);
                let told: Vec<&str> = offers.iter().map(|offer| &*offer.tile).collect();
                if plans(&game, state, seat) || council_builds(&game, state, seat) {
                    let all = tiles_of(&game).into_iter().map(|tile| tile.0);
                    let all = all.filter(|code| *code != "Hall" && has(&game, seat, code));
                    assert!(all.eq(told.iter().copied()), "{told:?}");
                    made += 1;
                } else {
                    assert!(told.is_empty(), "{told:?} in {}", doc.step);
                    none += 1;
                }
                // SC-18.1: an eliminated seat does not plan.
                let own = &doc.seats[seat.index()];
                assert!(doc.step != "p2.plan" || own.plan.is_some() == own.out.is_none());
            }
        });
    }
    assert!(made > 500 && none > 500, "{made} with offers, {none} without");
}

/// The offer of a kind agrees with the list of legal builds.
#[test]
fn offers_match_the_legal_builds() {
    let (mut seen, mut upgrading, mut cheaper, mut by_council) = (0, 0, 0, 0);
    for (game, seed) in games(23) {
        each_input(&game, seed, |state, _, _| {
            for seat in to_act(&game, state) {
                let offers = game.offers(state, seat);
                let legal =
                    if offers.is_empty() { vec![] } else { testkit::legal(&game, state, seat) };
                let planning = plans(&game, state, seat);
                by_council += usize::from(!planning && !offers.is_empty());
                for offer in offers {
                    let why = offer.why_not.as_ref();
                    let places = places(&legal, kind(&game, &offer));
                    assert_eq!(offer.places as usize, places, "{offer:?}");
                    assert_eq!(why.is_none(), places > 0, "{offer:?}");
                    let code = offer.tile.as_str();
                    let due = if planning { price(&game, state, seat, code) } else { "free" };
                    let price = tell_price(&offer.price);
                    let points = if code == "Pal" { 2 } else { 1 };
                    let points = if planning { points } else { 0 };
                    assert_eq!((&*price, offer.points), (due, points), "{code}");
                    assert_eq!(offer.left, left(&game, state, seat, &offer), "{code}");
                    let full =
                        tiles_of(&game).iter().find(|tile| tile.0 == code).expect("a tile").2;
                    cheaper += usize::from(planning && due != full);
                    let rule = why.and_then(|why| why.rule);
                    upgrading += usize::from(rule == Some("SC-5.2"));
                    seen += 1;
                }
            }
        });
    }
    assert!(seen > 1_000 && upgrading > 0, "{upgrading} of {seen}");
    assert!(cheaper > 500 && by_council > 20, "{cheaper} cheaper, {by_council} by the council");
}

/// The saving that a card announces equals what the plan of that round then offers for less: the
/// tiles that have a place, whatever money the seat has (SC-4.6, SC-4.7).
#[test]
fn cards_announce_what_they_save() {
    let (mut compared, mut some) = (0, 0);
    for (game, seed) in games(31) {
        let mut told: BTreeMap<usize, (State, Vec<(String, String)>)> = BTreeMap::new();
        each_input(&game, seed, |state, input, _| {
            if let Input::Act { seat, action: action @ Action::Take { .. } } = input {
                let view = game.view(state, Observer::Seat(*seat));
                let told_of = game.choice_doc(&view, *seat, action).saves;
                let told_of = told_of.into_iter().map(|each| (each.tile, tell_price(&each.price)));
                told.insert(seat.index(), (*state, told_of.collect()));
            }
            for seat in to_act(&game, state).into_iter().filter(|&seat| plans(&game, state, seat)) {
                let Some((then, cheap)) = told.remove(&seat.index()) else { continue };
                let (old, now) = (then.borough(seat), state.borough(seat));
                // The council may have built since, or a card made the zone larger.
                if (old.tiles, old.zone, then.stock) != (now.tiles, now.zone, state.stock) {
                    continue;
                }
                let mut rich = *state;
                rich.boroughs[seat.index()].money = 99;
                rich.boroughs[seat.index()].store = [9; 3];
                let cheaper = game.offers(&rich, seat).into_iter().filter(|offer| {
                    let full = tiles_of(&game).iter().find(|tile| tile.0 == offer.tile).unwrap().2;
                    offer.places > 0 && price(&game, state, seat, &offer.tile) != full
                });
                let due: Vec<(String, String)> =
                    cheaper.map(|offer| (offer.tile, tell_price(&offer.price))).collect();
                assert_eq!(cheap, due);
                compared += 1;
                some += usize::from(!due.is_empty());
            }
        });
    }
    assert!(compared > 300 && some > 50, "{some} of {compared}");
}

/// The number of cell sets on which a kind may be built.
fn places(legal: &[Action], kind: Kind) -> usize {
    let cells = legal.iter().filter_map(|action| match action {
        Action::Build(build) if build.kind == kind => Some(build.cells.to_string()),
        _ => None,
    });
    cells.collect::<BTreeSet<_>>().len()
}

/// The stock less what the plan takes plus what its upgrades return (SC-5.2).
fn left(game: &SmallCity, state: &State, seat: Seat, offer: &OfferDoc) -> u8 {
    let (kind, own) = (kind(game, offer), state.borough(seat));
    let count = |borough: &smallcity::Borough| {
        borough.tiles.iter().filter(|(_, other, _)| *other == kind).count() as u8
    };
    let stock = state.stock[kind.index()] + own.own_stock[kind.index()];
    stock + count(own) - count(&game.planned(state, seat))
}

/// The stated reason is the only refusal wherever the tile is tried. Two exceptions: a price reason
/// disappears once the seat is rich, and an unmet criterion allows no build at all.
#[test]
fn an_offer_says_why_a_tile_cannot_be_built() {
    let mut reasons = BTreeSet::new();
    for game in tables() {
        let mut rng = Rng::seed(19);
        each_input(&game, 31, |state, _, _| {
            let Some(&seat) = to_act(&game, state).first() else { return };
            let offers = game.offers(state, seat);
            if offers.is_empty() || rng.below(3) > 0 {
                return;
            }
            let mut rich = *state;
            rich.boroughs[seat.index()].money = 500;
            rich.boroughs[seat.index()].store = [9; 3];
            for (offer, if_rich) in offers.iter().zip(game.offers(&rich, seat)) {
                let Some(RefusalDoc { code, rule, .. }) = &offer.why_not else { continue };
                let rule = rule.unwrap_or_default();
                let refusals = refusals(&game, &rich, seat, kind(&game, offer));
                match *code {
                    "cannot_pay" => {
                        let why = if_rich.why_not.map(|why| why.code);
                        assert_ne!(why.as_ref(), Some(code), "{offer:?}");
                    }
                    "criterion" => assert!(!refusals.contains(&None), "{offer:?}: {refusals:?}"),
                    _ => assert_eq!(refusals, [Some(((*code).to_owned(), rule.to_owned()))].into()),
                }
                reasons.insert(format!("{code} {rule}"));
            }
        });
    }
    let due = ["cannot_pay SC-5.4", "cannot_pay SC-6.8", "criterion SC-6.1", "no_points SC-5.2"];
    let more = ["no_points SC-5.3", "out_of_stock SC-12.7", "out_of_stock SC-6.8"];
    let missing = due.into_iter().chain(more).find(|reason| !reasons.contains(*reason));
    assert_eq!(missing, None, "{reasons:?}");
}

/// Code and rule of the refusals for builds of a kind, on many cells and with several payments;
/// `None` if one is legal.
fn refusals(
    game: &SmallCity,
    state: &State,
    seat: Seat,
    kind: Kind,
) -> BTreeSet<Option<(String, String)>> {
    let pays = [[0; 3], [1, 0, 0], [2, 0, 0], [1, 1, 0], [0, 1, 0], [0, 2, 0], [0, 1, 1]];
    let cells = shapes(game, kind).into_iter().step_by(3);
    // Nobody pays for builds of the council (SC-12.7).
    let pays = if plans(game, state, seat) { &pays[..] } else { &pays[..1] };
    let builds = cells
        .flat_map(|cells| pays.iter().map(move |&pay| Build { kind, cells, pay, enter: None }));
    let refusal = |build: Build| {
        let input = Input::Act { seat, action: Action::Build(build) };
        let refusal = game.check(state, &input).err()?;
        Some((refusal.code().to_owned(), refusal.rule().unwrap_or_default().to_owned()))
    };
    builds.map(refusal).collect()
}

/// One shape of a kind everywhere on the map.
fn shapes(game: &SmallCity, kind: Kind) -> Vec<Cells> {
    let shapes = game.setup().constants.fixed_shapes(shape_set(game, game.rules().tile(kind)));
    let moved = |right: usize, down: usize| {
        let cell = |&(column, row): &(u8, u8)| {
            smallcity::Cell::at(usize::from(column) + right, usize::from(row) + down)
        };
        shapes[0].iter().map(cell).collect::<Option<Cells>>()
    };
    (0..10).flat_map(|down| (0..10).filter_map(move |right| moved(right, down))).collect()
}

/// With enough money a tile is legal exactly where the answer gives no reason; the reason is the
/// engine's.
#[test]
fn the_engine_refuses_a_place_for_the_reason_given() {
    let (mut open, mut refused) = (0, BTreeSet::new());
    for game in tables() {
        let mut rng = Rng::seed(17);
        each_input(&game, 47, |state, _, _| {
            let Some(&seat) = to_act(&game, state).first() else { return };
            if !plans(&game, state, seat) || rng.below(4) > 0 {
                return;
            }
            let mut rich = *state;
            rich.boroughs[seat.index()].money = 500;
            let legal = testkit::legal(&game, &rich, seat);
            let open_places: BTreeSet<String> = legal.iter().filter_map(place_of).collect();
            for offer in game.offers(&rich, seat).iter().filter(|offer| offer.places > 0) {
                let kind = kind(&game, offer);
                for cells in shapes(&game, kind) {
                    let build = Build { kind, cells, pay: [0; 3], enter: None };
                    let there = open_places.contains(&place(&build));
                    let why = game.why_not_there(&rich, seat, kind, cells);
                    assert_eq!(why.is_none(), there, "{offer:?} on {cells}: {why:?}");
                    open += usize::from(there);
                    let Some(why) = why else { continue };
                    let input = Input::Act { seat, action: Action::Build(build) };
                    let refusal = game.check(&rich, &input).expect_err("it is not legal");
                    assert_eq!(why, RefusalDoc::of(&refusal));
                    refused.insert(why.code);
                }
            }
        });
    }
    assert!(open > 1_000 && refused.len() > 4, "{open} {refused:?}");
}

fn place(build: &Build) -> String {
    format!("{:?} on {}", build.kind, build.cells)
}

fn place_of(action: &Action) -> Option<String> {
    if let Action::Build(build) = action { Some(place(build)) } else { None }
}

/// TV-2: R2 on f4 f5 beside City Hall on c3:e4 and the School on f3.
#[test]
fn the_offer_shows_what_meets_a_criterion() {
    let game = SmallCity::new(&Setup::new(2)).expect("a sound set-up");
    let mut state = game.start();
    let seat = Seat::new(0);
    let cells = |text: &str| smallcity::Cells::parse(text).expect("cells");
    let kind = |code: &str| game.rules().kind_named(code).expect("a tile");
    game.put(&mut state, seat, kind("Hall"), cells("c3 d3 e3 c4 d4 e4"));
    game.put(&mut state, seat, kind("Sch"), cells("f3"));
    state.boroughs[0].money = 7;
    game.go_to(&mut state, "p2.plan");
    let view = game.view(&state, Observer::Seat(seat));
    let build = |on: &str| smallcity::Build {
        kind: kind("R2"),
        cells: cells(on),
        pay: [0; 3],
        enter: None,
    };
    let choice = game.choice_doc(&view, seat, &Action::Build(build("f4 f5")));
    assert_eq!((choice.money, choice.points, choice.rule.as_str()), (-2, 1, "SC-6.1"));
    let because = choice.because.iter().map(|near| (&*near.tile, near.cells.to_string()));
    let due = [("Hall", "c3 d3 e3 c4 d4 e4"), ("Sch", "f3")];
    assert!(because.eq(due.map(|(tile, cells)| (tile, cells.to_owned()))));
    let offers = game.offers(&state, seat);
    let offer = |code: &str| offers.iter().find(|offer| offer.tile == code).expect("an offer");
    assert_eq!(offer("R2").why_not, None);
    let why = |code: &str| offer(code).why_not.as_ref().map(|why| why.code);
    // Nowhere are three public buildings near; the seat has no materials and less than $8.
    assert_eq!(why("R3"), Some("criterion"));
    let told = offer("R3").why_not.as_ref().map(|refusal| refusal.illegal.why());
    let Some(Why::Nowhere { needs, .. }) = told else { panic!("{told:?}") };
    assert!(
        matches!(needs[..], [Need::Publics { count: 3, .. }, Need::NoFactory { .. }]),
        "{needs:?}"
    );
    assert_eq!(why("Lib"), Some("cannot_pay"));
    assert_eq!(why("C4"), Some("cannot_pay"));
    assert_eq!(why("Sch"), Some("out_of_stock"));
}
