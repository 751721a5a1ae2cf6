//! The toy game by its rules: expected values are computed by hand from TOY-1 to TOY-6.

use kernel::{Fault, Game, Hints, Input, InputOf, Notation, Observer, Rng, Seat, SeatSet, Turn};
use testkit::toy::{Action, Card, Chip, Entry, Event, Illegal, Setup, SetupFault, State, Tie, Toy};
use testkit::{check_all, outcomes, random_game};

#[test]
fn it_keeps_the_laws() {
    check_all::<Toy>(20, 1);
}

fn toy(seats: u8, rounds: u8, tie: Tie) -> Toy {
    Toy::new(&Setup { seats, rounds, tie }).unwrap()
}

/// Deals `cards` to the seats and plays rounds of bids, by seat.
fn played(toy: &Toy, cards: &[u8], rounds: &[&[u8]]) -> State {
    let mut state = toy.start();
    let deals = cards.iter().map(|card| Entry::Deal(Card(*card)));
    let bids = rounds.iter().flat_map(|bids| bids.iter().enumerate()).flat_map(|(seat, chip)| {
        let seat = seat as u8;
        [Entry::Bid { seat, chip: Chip(*chip) }, Entry::Commit(seat)]
    });
    for entry in deals.chain(bids) {
        toy.apply(&mut state, &toy.input(&entry).unwrap()).unwrap();
    }
    state
}

fn points(state: &State) -> Vec<u8> {
    state.players.iter().map(|player| player.points).collect()
}

#[test]
fn every_fault_of_a_set_up_is_reported_at_once() {
    let bad = Toy::new(&Setup { seats: 5, rounds: 0, tie: Tie::Lost }).unwrap_err();
    assert_eq!((bad.code(), bad.rule()), ("seats", Some("TOY-1")));
    assert_eq!(bad.0, [SetupFault::Seats { seats: 5 }, SetupFault::Rounds { rounds: 0 }]);
}

#[test]
fn options_are_set_by_name() {
    let mut doc = Toy::default_setup(3);
    Toy::set_option(&mut doc, "tie", "carried").unwrap();
    Toy::set_option(&mut doc, "rounds", "2").unwrap();
    let setup = Toy::setup_from(&doc, Toy::RULES, &()).unwrap();
    assert_eq!(setup, Setup { seats: 3, rounds: 2, tie: Tie::Carried });
    let refused = |mut doc, key, value| Toy::set_option(&mut doc, key, value).unwrap_err().code();
    assert_eq!(refused(doc, "tie", "split"), "value");
    assert_eq!(refused(doc, "rounds", "two"), "value");
    assert_eq!(refused(doc, "ties", "lost"), "option");
    assert_eq!(Toy::setup_from(&doc, 2, &()).unwrap_err().code(), "revision");
}

#[test]
fn luck_weighs_the_two_ones_double() {
    let toy = toy(2, 1, Tie::Lost);
    let deck = |state| outcomes(&toy, &state);
    assert_eq!(deck(toy.start()), [(Card(1), 2), (Card(2), 1), (Card(3), 1)]);
    assert_eq!(deck(played(&toy, &[1], &[])), [(Card(1), 1), (Card(2), 1), (Card(3), 1)]);
    assert_eq!(deck(played(&toy, &[1, 3], &[])), []);
}

#[test]
fn the_highest_chip_that_is_alone_takes_the_pot() {
    let toy = toy(4, 2, Tie::Lost);
    // Two 3s are not alone; 2 is the highest that is.
    assert_eq!(points(&played(&toy, &[1, 2, 3, 4], &[&[3, 2, 1, 3]])), [0, 1, 0, 0]);
    // The second round is worth 2.
    let state = played(&toy, &[1, 2, 3, 4], &[&[3, 2, 1, 3], &[1, 1, 3, 2]]);
    assert_eq!(points(&state), [0, 1, 2, 0]);
    // With the cards: 1, 3, 5, 4.
    let places = toy.standings(&state).unwrap().0;
    let table: Vec<_> = places.iter().map(|place| (place.score, place.rank)).collect();
    assert_eq!(table, [(1, 4), (3, 3), (5, 1), (4, 2)]);
}

#[test]
fn a_pot_without_winner_is_lost_or_carried() {
    let rounds: &[&[u8]] = &[&[2, 2], &[1, 3]];
    let state = played(&toy(2, 2, Tie::Lost), &[1, 2], rounds);
    assert_eq!((points(&state), state.lost, state.pot), (vec![0, 2], 1, 0));
    let state = played(&toy(2, 2, Tie::Carried), &[1, 2], rounds);
    assert_eq!((points(&state), state.lost, state.pot), (vec![0, 3], 0, 0));
}

#[test]
fn equal_scores_share_a_rank() {
    let toy = toy(2, 1, Tie::Lost);
    let standings = toy.standings(&played(&toy, &[1, 1], &[&[2, 2]])).unwrap();
    assert!(standings.0.iter().all(|place| (place.score, place.rank) == (1, 1)), "{standings:?}");
}

#[test]
fn a_chip_is_exchanged_until_its_seat_commits() {
    let toy = toy(2, 1, Tie::Lost);
    let mut state = played(&toy, &[1, 2], &[]);
    let both = Seat::first(2).collect();
    for (chip, commits) in [(Some(1), false), (Some(2), false), (None, true)] {
        assert_eq!(toy.turn(&state), Turn::Together(both));
        let entry = chip.map_or(Entry::Commit(0), |chip| Entry::Bid { seat: 0, chip: Chip(chip) });
        toy.apply(&mut state, &toy.input(&entry).unwrap()).unwrap();
        assert_eq!(state.players[0].committed, commits);
    }
    assert_eq!(state.players[0].chosen, Some(Chip(2)));
    assert_eq!(toy.turn(&state), Turn::Together(both.without(Seat::new(0))));
}

#[test]
fn a_commit_is_taken_back_until_the_last_seat_commits() {
    let toy = toy(2, 2, Tie::Lost);
    let mut state = played(&toy, &[1, 2], &[&[1]]);
    let both: SeatSet = Seat::first(2).collect();
    let first = Seat::new(0);
    assert_eq!(toy.turn(&state), Turn::Together(both.without(first)));
    assert_eq!(testkit::legal(&toy, &state, first), [Action::Reopen]);
    let then = |state: &mut State, entries: &[Entry]| {
        for entry in entries {
            toy.apply(state, &toy.input(entry).unwrap()).unwrap();
        }
    };
    then(&mut state, &[Entry::Reopen(0)]);
    assert_eq!(toy.turn(&state), Turn::Together(both));
    assert_eq!(state.players[0].chosen, Some(Chip(1)), "the chip stays until it is exchanged");
    then(&mut state, &[Entry::Bid { seat: 0, chip: Chip(3) }, Entry::Commit(0)]);
    then(&mut state, &[Entry::Bid { seat: 1, chip: Chip(2) }, Entry::Commit(1)]);
    // The 3 beats the 2; the 1 would not have.
    assert_eq!(points(&state), [1, 0]);
    let late = toy.check(&state, &toy.input(&Entry::Reopen(0)).unwrap());
    assert_eq!(late, Err(Illegal::NotCommitted));
}

#[test]
fn random_games_take_back_commits_too() {
    let takes_back = |seed| {
        let walk = random_game(toy(3, 2, Tie::Lost), seed, 400);
        let is_back =
            |input: &&InputOf<Toy>| matches!(input, Input::Act { action: Action::Reopen, .. });
        walk.inputs.iter().filter(is_back).count()
    };
    let counts: Vec<usize> = (0..20).map(takes_back).collect();
    assert!(counts.contains(&1) && counts.iter().all(|count| *count <= 1), "{counts:?}");
}

#[test]
fn refusals_name_their_rule() {
    let toy = toy(2, 1, Tie::Lost);
    let [dealing, bidding, over] = [
        played(&toy, &[1], &[]),
        played(&toy, &[1, 2], &[&[2]]),
        played(&toy, &[1, 2], &[&[1, 2]]),
    ];
    let bid = |seat, chip| Entry::Bid { seat, chip: Chip(chip) };
    for (state, entry, why, rule) in [
        (&dealing, Entry::Commit(0), Illegal::StillDealing, "TOY-2"),
        (&dealing, Entry::Deal(Card(4)), Illegal::NoSuchCard, "TOY-2"),
        (&bidding, Entry::Deal(Card(1)), Illegal::DealtAlready, "TOY-2"),
        (&bidding, bid(1, 3), Illegal::NoSuchChip, "TOY-3"),
        (&bidding, Entry::Commit(1), Illegal::NothingChosen, "TOY-4"),
        (&bidding, bid(0, 1), Illegal::Committed, "TOY-4"),
        (&bidding, Entry::Commit(0), Illegal::Committed, "TOY-4"),
        (&bidding, Entry::Reopen(1), Illegal::NotCommitted, "TOY-4"),
        (&dealing, Entry::Reopen(0), Illegal::StillDealing, "TOY-2"),
        (&over, bid(0, 1), Illegal::GameOver, "TOY-6"),
        (&over, Entry::Deal(Card(1)), Illegal::GameOver, "TOY-6"),
    ] {
        let input = toy.input(&entry).unwrap();
        assert_eq!(toy.check(state, &input), Err(why), "{entry:?}");
        assert_eq!(why.rule(), Some(rule));
        assert!(why.to_string().ends_with(&format!("({rule})")), "{why}");
    }
    let mut chosen = played(&toy, &[1, 2], &[]);
    toy.apply_unchecked(&mut chosen, &toy.input(&bid(0, 1)).unwrap());
    assert_eq!(toy.check(&chosen, &toy.input(&bid(0, 1)).unwrap()), Err(Illegal::ChosenAlready));
    assert_eq!(toy.input(&Entry::Commit(2)), Err(Illegal::NoSuchSeat));
}

#[test]
fn each_seat_sees_its_own_card_and_chip_until_the_reveal() {
    let toy = toy(2, 1, Tie::Lost);
    let seen = |state: &State, who| {
        let view = toy.view(state, who);
        view.players
            .iter()
            .map(|p| (p.card.map(|c| c.0), p.chosen.map(|c| c.0)))
            .collect::<Vec<_>>()
    };
    let [first, second] = [0, 1].map(|seat| Observer::Seat(Seat::new(seat)));
    let state = played(&toy, &[3, 1], &[&[2]]);
    assert_eq!(seen(&state, first), [(Some(3), Some(2)), (None, None)]);
    assert_eq!(seen(&state, second), [(None, None), (Some(1), None)]);
    assert_eq!(seen(&state, Observer::Spectator), [(None, None), (None, None)]);
    let over = played(&toy, &[3, 1], &[&[2, 1]]);
    assert_eq!(seen(&over, Observer::Spectator), [(Some(3), None), (Some(1), None)]);
}

#[test]
fn events_show_only_what_may_be_known() {
    let toy = toy(2, 1, Tie::Lost);
    let told = |mut state: State, entry, who| {
        let (before, input): (_, InputOf<Toy>) = (state.clone(), toy.input(&entry).unwrap());
        toy.apply(&mut state, &input).unwrap();
        let mut events = vec![];
        toy.events(&before, &input, &state, who, &mut events);
        events
    };
    let [own, other] = [Observer::Seat(Seat::new(1)), Observer::Spectator];
    let seat = Seat::new(1);
    let dealing = || played(&toy, &[1], &[]);
    let deal = Entry::Deal(Card(3));
    assert_eq!(told(dealing(), deal, own), [Event::Dealt { seat, card: Some(Card(3)) }]);
    assert_eq!(told(dealing(), deal, other), [Event::Dealt { seat, card: None }]);
    let bidding = || played(&toy, &[1, 3], &[&[2]]);
    let bid = Entry::Bid { seat: 1, chip: Chip(1) };
    assert_eq!(told(bidding(), bid, own), [Event::Chosen(Chip(1))]);
    assert_eq!(told(bidding(), bid, other), []);
    let reopened = [Event::Reopened(Seat::new(0))];
    assert_eq!(told(bidding(), Entry::Reopen(0), other), reopened, "not the bid");
    let mut last = bidding();
    toy.apply_unchecked(&mut last, &toy.input(&bid).unwrap());
    assert_eq!(
        told(last, Entry::Commit(1), other),
        [
            Event::Committed(seat),
            Event::Revealed { bids: vec![Chip(2), Chip(1)], winner: Some(Seat::new(0)) },
            Event::Shown(vec![Card(1), Card(3)]),
        ]
    );
}

#[test]
fn entries_are_small_objects() {
    let toy = toy(2, 1, Tie::Lost);
    let seat = Seat::new(1);
    let action = Action::Bid(Chip(2));
    for (input, text) in [
        (Input::Chance(Card(3)), r#"{"deal":3}"#),
        (Input::Act { seat, action }, r#"{"bid":{"seat":1,"chip":2}}"#),
        (Input::Act { seat, action: Action::Commit }, r#"{"commit":1}"#),
        (Input::Act { seat, action: Action::Reopen }, r#"{"reopen":1}"#),
    ] {
        assert_eq!(serde_json::to_string(&toy.entry(&input)).unwrap(), text);
    }
}

#[test]
fn hints_lead_to_the_end() {
    let toy = toy(3, 4, Tie::Carried);
    let mut state = toy.start();
    toy.play_out(&mut state, &mut Rng::seed(1));
    assert_eq!(toy.turn(&state), Turn::Over);
    let state = played(&toy, &[1, 2, 3], &[]);
    let mut actions = testkit::legal(&toy, &state, Seat::new(0));
    actions.insert(0, Action::Reopen);
    actions.push(Action::Commit);
    let mut gains = vec![];
    toy.gains(&state, Seat::new(0), &actions, &mut gains);
    assert!(gains.is_sorted(), "commit first, then higher chips, take back last: {gains:?}");
}
