//! What a seat leaves behind when pollution drives it out (section 18).

use kernel::{Game, Observer, Rng, Seat, SeatSet, Turn};
use smallcity::{Action, State, Whereabouts};

use crate::set_up::{Table, cells};

/// Three seats, some of them at 99 % with enough people to pass 100 (SC-11.7).
fn choking(seats: &[usize]) -> Table {
    let mut table = Table::new(3);
    for seat in 0..3 {
        table.put(seat, &["Hall e5:g6", "C4 a1:d1", "R1 a3"]);
        table.hall(seat, 2);
    }
    for &seat in seats {
        table.state.boroughs[seat].pollution = 99;
        table.state.boroughs[seat].pollution_before = 99;
    }
    table
}

/// A seat's citizens off the map: in City Hall, in the Career Center, out of the game.
fn off_map(table: &Table, seat: usize) -> (u8, u8, u8) {
    let borough = &table.state.boroughs[seat];
    (borough.hall[0], borough.aside[0], borough.gone[0])
}

/// SC-18.1: tourists in the eliminated borough go home: one finds room in City Hall, another finds
/// it full of people and materials.
#[test]
fn tourists_go_home_and_its_citizens_leave_play() {
    let mut table = choking(&[1]);
    table.hall(0, 5);
    table.hall(2, 5);
    table.store(2, [0, 1, 0]);
    table.tourist(1, 0, "a1");
    table.tourist(1, 2, "b1");
    table.tourist(0, 1, "a1");
    let before = [0, 1, 2].map(|seat| off_map(&table, seat));
    table.go_to("p6.measure");
    let after = [0, 1, 2].map(|seat| off_map(&table, seat));
    assert_eq!(after[0], (before[0].0 + 1, before[0].1, before[0].2), "room in City Hall");
    assert_eq!(after[2], (before[2].0, before[2].1 + 1, before[2].2), "City Hall is full");
    assert_eq!(after[1], (before[1].0, before[1].1, before[1].2 + 1), "abroad when its seat left");
    for borough in &table.state.boroughs {
        assert_eq!(borough.guests.iter().flatten().count(), 0, "nobody is abroad");
    }
}

/// SC-18.1: tested for all seats at once, so neither takes the other's tourist home.
#[test]
fn two_at_once() {
    let mut table = choking(&[0, 1]);
    table.tourist(0, 1, "a1");
    table.tourist(1, 0, "a1");
    table.tourist(1, 2, "b1");
    let before = [0, 1, 2].map(|seat| off_map(&table, seat));
    table.go_to("p6.measure");
    for seat in [0, 1] {
        let (hall, aside, gone) = before[seat];
        assert_eq!(off_map(&table, seat), (hall, aside, gone + 1), "the tourist of {seat}");
    }
    assert_eq!(off_map(&table, 2).0, before[2].0 + 1, "the third seat's comes home");
    // SC-18.4: only one is left.
    assert_eq!(table.game.turn(&table.state), Turn::Over);
    let standings = table.game.standings(&table.state).expect("the game is over");
    let places: Vec<(u8, bool)> = standings.0.iter().map(|place| (place.rank, place.out)).collect();
    // SC-18.3: of the same round, the seat that polluted less: one tourist to two.
    assert_eq!(places, [(2, true), (3, true), (1, false)]);
}

/// SC-18.1: discs, card and promises leave play; tiles stay out of stock.
#[test]
fn its_belongings_leave_play() {
    let mut table = choking(&[1]);
    table.card(1, 'D');
    table.state.boroughs[1].discs[..2].copy_from_slice(&[1, 3]);
    for (card, seat) in [(0, 0), (1, 1), (2, 1), (3, 2)] {
        table.state.promises.at[card] = Whereabouts::Kept(Seat::new(seat));
    }
    let stock = table.state.stock;
    table.go_to("p6.measure");
    let borough = &table.state.boroughs[1];
    assert_eq!((borough.plays(), borough.card, borough.mayor.is_empty()), (false, None, true));
    assert!(borough.discs.iter().all(|&disc| disc == 255), "no disc in the council");
    let cards = |at| table.state.promises.cards_at(at).collect::<Vec<_>>();
    let kept = |seat| cards(Whereabouts::Kept(Seat::new(seat)));
    assert_eq!(cards(Whereabouts::Gone(Seat::new(1))), [1, 2]);
    assert_eq!([0, 1, 2].map(kept), [vec![0], vec![], vec![3]]);
    assert_eq!(table.state.stock, stock);
    assert_eq!(borough.tiles.len(), 3, "its tiles stay");
}

/// Section 19: its kept promises stay secret.
#[test]
fn its_promises_stay_secret() {
    let mut table = choking(&[1]);
    for card in [1, 2] {
        table.state.promises.at[card] = Whereabouts::Kept(Seat::new(1));
    }
    table.go_to("p6.measure");
    let gone = Whereabouts::Gone(Seat::new(1));
    let of_own = table.game.view(&table.state, Observer::Seat(Seat::new(1)));
    assert_eq!(of_own.state.promises.cards_at(gone).collect::<Vec<_>>(), [1, 2]);
    let of_others = table.game.view(&table.state, Observer::Seat(Seat::new(0)));
    assert_eq!(of_others.state.promises.cards_at(gone).count(), 0);
    let rules = table.game.rules();
    let stacks = |state: &State| {
        state.promises.cards_at(gone).map(|card| rules.promise(card).stack).collect::<Vec<_>>()
    };
    let worlds = (0..20).map(|seed| table.game.imagine(&of_others, &mut Rng::seed(seed)));
    let worlds: Vec<State> = worlds.collect();
    assert!(worlds.iter().all(|world| stacks(world) == stacks(&table.state)), "as many of each");
    assert!(worlds.iter().any(|world| world.promises.at != table.state.promises.at));
}

/// SC-18.1, SC-18.2: it has no more turns, and nobody travels there.
#[test]
fn an_eliminated_seat_takes_no_part() {
    let mut table = choking(&[1]);
    table.go_to("p6.measure");
    assert_eq!(table.step(), "p7.council");
    assert!(table.legal(1).is_empty());
    table.go_to("p2.plan");
    table.refused(1, Action::Commit, "out", "SC-18.1");
    assert_eq!(
        table.game.turn(&table.state),
        Turn::Together([Seat::new(0), Seat::new(2)].into_iter().collect::<SeatSet>())
    );
    table.people(0, "a3");
    table.go_to("p3.move");
    let abroad = table.legal(0).into_iter().filter_map(|action| match action {
        Action::Move { to, .. } if to.seat != Seat::new(0) => Some(to),
        _ => None,
    });
    let hosts: SeatSet = abroad.map(|spot| spot.seat).collect();
    assert_eq!(hosts, [Seat::new(2)].into_iter().collect::<SeatSet>());
}

/// SC-18.4: the game ends after the phase in which one is left; that phase still buries the dead.
#[test]
fn the_last_one_ends_the_phase() {
    let mut table = choking(&[1, 2]);
    table.people(0, "a1 b1");
    (table.state.boroughs[0].pollution, table.state.boroughs[0].pollution_before) = (19, 19);
    table.go_to("p6.measure");
    assert_eq!((table.step(), table.seat_to_act()), ("p6.deaths", Some(0)));
    let victim = table.legal(0)[0];
    table.act(0, victim);
    let grave = table.legal(0)[0];
    table.act(0, grave);
    assert_eq!(table.game.turn(&table.state), Turn::Over);
    let standings = table.game.standings(&table.state).expect("the game is over");
    assert_eq!(standings.0[0].rank, 1);
}

/// SC-11.6: without an empty cell for the cemetery the dead leave the game, but count as dead.
#[test]
fn without_an_empty_cell_there_is_no_grave() {
    let mut table = Table::new(1);
    table.put(0, &["Hall e5:g6", "R5 a1:e1"]);
    table.people(0, "a1:e1");
    let borough = &mut table.state.boroughs[0];
    // Every other cell of the zone is a grave, and each holds four.
    borough.cemetery = cells("a1:g7").without(cells("e5:g6,a1:e1"));
    borough.buried = 4 * borough.cemetery.len() as u8;
    let buried = borough.buried;
    (borough.pollution, borough.pollution_before) = (17, 17);
    table.go_to("p6.measure");
    let (victims, dead) = (table.legal(0), table.state.boroughs[0].dead[0]);
    table.act(0, victims[0]);
    let borough = &table.state.boroughs[0];
    assert_eq!((borough.dead[0], borough.buried), (dead + 1, buried), "nobody is buried");
    assert_eq!(borough.gone[0], 0);
    assert_eq!(borough.people[0].len(), 4);
    assert_ne!(table.step(), "p6.deaths", "no cell is asked for");
}
