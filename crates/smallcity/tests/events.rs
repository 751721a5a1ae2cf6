//! Events add up to what the game did, keep secrets, name their rules and read well.

mod adds_up;
mod deeds;
mod people;
mod police;
mod sentences;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::{Game, Input, InputOf, Observer, Seat};
use smallcity::{Action, Cells, Chance, Event, Setup, SmallCity, State, is_rule};

use crate::played::each_input;
use crate::subject::{harsh, lavish, pairs};

/// A random game.
struct Played {
    game: SmallCity,
    inputs: Vec<InputOf<SmallCity>>,
}

/// Games of every set-up: as it is, with scarce resources and with plenty. Each test plays them
/// again, because storing all their states would take too much memory.
static GAMES: LazyLock<Vec<Played>> = LazyLock::new(|| {
    std::thread::scope(|scope| {
        let halves = [[1, 4], [2, 3]].map(|players| {
            scope.spawn(move || players.into_iter().flat_map(played).collect::<Vec<_>>())
        });
        halves.into_iter().flat_map(|half| half.join().expect("no game panics")).collect()
    })
});

fn played(players: u8) -> impl Iterator<Item = Played> {
    let boxes: [fn(Setup) -> Setup; 3] = [|setup| setup, harsh, lavish];
    let all = pairs(players).into_iter().chain(vec![Setup::new(players); 4]);
    let all = all.flat_map(move |setup| boxes.map(|of_box| of_box(setup.clone())));
    // Some games of each, for rare events, and more of those with the rarest ones.
    let rare = |name: &String| ["historic", "roads"].contains(&name.as_str());
    let often = move |setup: &Setup| if setup.modules.iter().any(rare) { 8 } else { 3 };
    let all = all.flat_map(move |setup| vec![setup.clone(); often(&setup)]);
    (0..).zip(all).map(|(seed, setup)| {
        let game = SmallCity::new(&setup).unwrap_or_else(|bad| panic!("{bad}"));
        let mut inputs = vec![];
        each_input(&game, seed, |_, input, _| inputs.push(*input));
        Played { game, inputs }
    })
}

/// An input of a game and the events that a spectator gets.
struct Change<'a> {
    game: &'a SmallCity,
    before: &'a State,
    input: &'a InputOf<SmallCity>,
    after: &'a State,
    told: Vec<Event>,
}

impl<'a> Change<'a> {
    fn new(
        game: &'a SmallCity,
        before: &'a State,
        input: &'a InputOf<SmallCity>,
        after: &'a State,
    ) -> Change<'a> {
        let mut change = Change { game, before, input, after, told: vec![] };
        change.told = change.told_to(Observer::Spectator);
        change
    }

    fn told_to(&self, who: Observer) -> Vec<Event> {
        let mut told = vec![];
        self.game.events(self.before, self.input, self.after, who, &mut told);
        told
    }

    fn tells(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(wanted)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.seats())
    }

    /// Whether a tourist of a seat stands on one of these cells abroad, or has just come there.
    fn visits(&self, seat: Seat, host: Seat, cells: Cells) -> bool {
        let guest = |state: &State| state.borough(host).guests[seat.index()];
        let stands = [self.before, self.after].map(guest);
        let comes = |event: &Event| match event {
            Event::Moved { seat: who, to, .. } if *who == seat && to.host == Some(host) => {
                cells.contains(to.cell)
            }
            _ => false,
        };
        stands.into_iter().flatten().any(|cell| cells.contains(cell)) || self.tells(comes)
    }

    /// The place, for failure messages.
    fn place(&self) -> String {
        let (setup, step) = (self.game.setup(), self.game.step(self.before));
        format!(
            "{} seats, modules {:?}, advanced {}, constants {}, round {}, {step}, {:?}, told {:?}",
            setup.players,
            setup.modules,
            setup.advanced,
            setup.constants.name(),
            self.before.round,
            self.input,
            self.told
        )
    }
}

/// Looks at every input of all games.
fn each_change(mut look: impl FnMut(&Change<'_>)) {
    for Played { game, inputs } in &*GAMES {
        let mut state = game.start();
        for input in inputs {
            let before = state;
            game.apply_unchecked(&mut state, input);
            look(&Change::new(game, &before, input, &state));
        }
    }
}

/// The promise card of an event that only its seat sees.
fn secret(event: &mut Event) -> Option<(Seat, &mut Option<String>)> {
    match event {
        Event::PromiseDrawn { seat, promise, .. } | Event::PromiseKept { seat, promise, .. } => {
            Some((*seat, promise))
        }
        _ => None,
    }
}

/// Section 19: a seat gets the events of a spectator plus its own secrets.
#[test]
fn spectators_see_no_secrets() {
    let (mut cards, mut plans) = (0, 0);
    each_change(|change| {
        for who in change.seats() {
            let mut told = change.told_to(Observer::Seat(who));
            told.retain(|event| match event {
                Event::Planned { seat, .. } => {
                    assert_eq!(*seat, who, "{}", change.place());
                    plans += 1;
                    false
                }
                _ => true,
            });
            for (seat, card) in told.iter_mut().filter_map(secret) {
                assert_eq!(card.is_some(), seat == who, "{}", change.place());
                cards += usize::from(card.take().is_some());
            }
            assert_eq!(told, change.told, "the rest is public: {}", change.place());
        }
        let mut public = change.told.clone();
        assert!(public.iter_mut().filter_map(secret).all(|(_, card)| card.is_none()));
        assert!(!change.tells(|event| matches!(event, Event::Planned { .. })));
    });
    assert!(cards > 1_000 && plans > 1_000, "{cards} cards and {plans} plans");
}

/// SC-3.8, SC-5.1: the owner of a secret sees the card, and that its plan has changed.
#[test]
fn the_owner_sees_its_secrets() {
    each_change(|change| {
        let kept = match *change.input {
            Input::Chance(Chance::Promise(card))
            | Input::Act { action: Action::Keep(card), .. } => Some(card),
            _ => None,
        };
        let cards = change.seats().flat_map(|seat| change.told_to(Observer::Seat(seat)));
        let told: Vec<String> =
            cards.filter_map(|mut event| secret(&mut event)?.1.take()).collect();
        let key = |card| change.game.rules().promise(card).key.clone();
        assert_eq!(told, Vec::from_iter(kept.map(key)), "{}", change.place());
    });
}

/// The name of an event; for earnings and votes, with the source.
fn name(event: &Event) -> String {
    let document = serde_json::to_value(event).expect("plain data");
    assert_eq!(document["rule"], event.rule(), "{event:?}");
    assert_eq!(document["seat"].as_u64().map(|seat| seat as usize), event.seat().map(Seat::index));
    let name = document["event"].as_str().expect("its name").to_owned();
    match event {
        Event::Earned { source, .. } | Event::Voted { source, .. } => {
            format!("{name} from {}", source.0)
        }
        _ => name,
    }
}

/// Every event with its rule, as the rules number them.
const RULES: &[(&str, &str)] = &[
    ("arrived", "SC-8.8"),
    ("board_dealt", "SP-EUR-1"),
    ("bought", "SC-9.1"),
    ("bought", "SC-9.2"),
    ("built", "SC-12.7"),
    ("built", "SC-5.4"),
    ("built", "SP-EUR-42"),
    ("built", "SP-EUR-6"),
    ("calmed", "SP-POL-16"),
    ("card_boxed", "SP-SET-4"),
    ("card_shown", "SC-4.3"),
    ("card_taken", "SC-4.4"),
    ("cemetery_grown", "SC-11.6"),
    ("charged", "SP-ACT-2"),
    ("city_hall", "SC-3.9"),
    ("cleaned", "SC-12.9"),
    ("committed", "SC-16.2"),
    ("committed", "SC-3.9"),
    ("committed", "SC-5.1"),
    ("council_move", "SC-12.2"),
    ("died", "SC-11.5"),
    ("discarded", "SC-9.7"),
    ("drove", "SP-ROA-8"),
    ("earned from commerce", "SC-9.2"),
    ("earned from council", "SC-12.5"),
    ("earned from museum", "SC-9.3"),
    ("earned from police", "SC-9.5"),
    ("earned from supporter", "SC-4.9"),
    ("earned from supporter", "SP-REA-4"),
    ("earned from tourists", "SC-9.1"),
    ("earned from trips", "SP-ROA-9"),
    ("earned from water", "SP-EUR-72"),
    ("eliminated", "SC-11.7"),
    ("enlarged", "SC-5.6"),
    ("entered", "SP-TRD-2"),
    ("failed", "SC-2.9"),
    ("failed", "SC-5.9"),
    ("first_host", "SC-3.1"),
    ("idle", "SC-8.5"),
    ("manned", "SP-POL-2"),
    ("mayor_comes", "SC-4.1"),
    ("merged", "SP-EUR-61"),
    ("moved", "SC-8.3"),
    ("newcomers", "SC-12.8"),
    ("newcomers", "SP-EUR-13"),
    ("planned", "SC-3.9"),
    ("planned", "SC-5.1"),
    ("platform", "SC-16.2"),
    ("platform_judged", "SC-16.2"),
    ("polluted", "SC-11.4"),
    ("produced", "SC-9.6"),
    ("promise_drawn", "SC-12.3"),
    ("promise_drawn", "SC-16.1"),
    ("promise_drawn", "SC-3.8"),
    ("promise_drawn", "SP-BLD-8"),
    ("promise_judged", "SC-14.2"),
    ("promise_judged", "SC-16.1"),
    ("promise_judged", "SP-BLD-9"),
    ("promise_kept", "SC-16.1"),
    ("promise_kept", "SC-3.8"),
    ("promise_kept", "SP-BLD-8"),
    ("reopened", "SC-16.2"),
    ("reopened", "SC-3.9"),
    ("reopened", "SC-5.1"),
    ("revealed", "SC-5.8"),
    ("rioted", "SP-POL-10"),
    ("road_laid", "SP-ROA-2"),
    ("round_begins", "SC-2.1"),
    ("roundabout_laid", "SP-ROA-2"),
    ("saved", "SC-11.5"),
    ("scored", "SC-14.3"),
    ("settled", "SP-EUR-1"),
    ("soiled", "SP-ACT-2"),
    ("soiled", "SP-ROA-9"),
    ("sold", "SC-9.1"),
    ("sold", "SC-9.2"),
    ("sold", "SC-9.4"),
    ("stored", "SP-FOR-7"),
    ("supplied", "SC-12.6"),
    ("traded", "SC-9.1"),
    ("traded", "SC-9.2"),
    ("upgraded", "SC-7.1"),
    ("voted from covered_homes", "SP-POL-13"),
    ("voted from homes", "SC-10.1"),
    ("voted from neuschwanstein", "SP-REA-6"),
    ("voted from supporter", "SC-4.9"),
    ("voted from supporter", "SP-REA-4"),
    ("voted from university", "SC-10.2"),
    ("wall_fell", "SP-EUR-61"),
    ("went_home", "SC-8.7"),
    ("went_home", "SP-EUR-13"),
    ("went_home", "SP-EUR-21"),
    ("zone_grown", "SC-4.10"),
    ("zone_grown", "SC-5.5"),
];

/// Every event occurs in some game with its rule, and the rule has a text.
#[test]
fn every_event_names_its_rule() {
    let mut named = BTreeSet::new();
    each_change(|change| {
        for who in change.seats() {
            let told = change.told_to(Observer::Seat(who));
            named.extend(told.iter().map(|event| (name(event), event.rule())));
        }
    });
    let named: Vec<(&str, &str)> = named.iter().map(|(name, rule)| (&**name, *rule)).collect();
    assert_eq!(named, RULES);
    for (name, rule) in RULES {
        assert!(is_rule(rule), "{rule} of {name} has no text");
    }
}
