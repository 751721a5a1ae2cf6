//! The position as one observer knows it, with everything that players read off a table.

use std::collections::BTreeMap;

use kernel::{Observer, Seat, Turn};
use schemars::JsonSchema;
use serde::Serialize;

use super::counts::{MaterialsDoc, StacksDoc};
use super::seat::SeatDoc;
use crate::cards::{CIRCLE, STACKS, Whereabouts};
use crate::council::Stage;
use crate::game::SmallCity;
use crate::pieces::Stock;
use crate::rules::Rules;
use crate::state::State;
use crate::steps::current;
use crate::view::View;

/// The position as one observer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityView")]
pub struct ViewDoc {
    /// The observing seat; null for a spectator.
    pub observer: Option<Seat>,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// The phase, from 1 to 8; 0 in the set-up, 9 at the end.
    pub phase: u8,
    /// The step, such as `p3.move`.
    pub step: String,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that are to act; several while plans are made in secret.
    pub to_act: Vec<Seat>,
    /// The Mayor's host.
    pub host: Seat,
    /// The seats that still play, in turn order (SC-2.9).
    pub order: Vec<Seat>,
    /// By seat.
    pub seats: Vec<SeatDoc>,
    /// How many are left of the tiles that are for all, by code.
    pub stock: BTreeMap<String, u8>,
    /// The supply of materials (SC-3.3).
    pub supply: MaterialsDoc,
    /// The circle of cards by position (SC-3.2).
    pub circle: Vec<PositionDoc>,
    /// The letters of the cards that are not in this game (SP-SET-4).
    pub boxed: Vec<char>,
    /// How many promises are left in each stack.
    pub stacks: StacksDoc,
    /// The memory of the step that is under way.
    pub now: NowDoc,
}

/// A position of the circle of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPosition")]
pub struct PositionDoc {
    /// The letter of the card that has been seen there (SC-13.2).
    pub card: Option<String>,
    /// Whether it is face up now.
    pub up: bool,
    /// The seat that has taken it this round.
    pub taken: Option<Seat>,
    /// Whether the pointer is here.
    pub pointer: bool,
}

/// The memory of the step that is under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityNow")]
pub struct NowDoc {
    /// Sales that are left (SC-9.2, SC-9.4).
    pub sell: u8,
    /// Purchases of votes that are left.
    pub buy: u8,
    /// Trades for votes that are left.
    pub trade: u8,
    /// The row of the council that was entered, from 1; 0 outside a council move.
    pub council_row: u8,
    /// The column of the council that was entered.
    pub council_column: u8,
    /// Whether a tile may be built by the council now (SC-12.7).
    pub council_builds: bool,
    /// Whether a dead person waits for a place in the cemetery (SC-11.6).
    pub to_bury: bool,
}

impl ViewDoc {
    pub(crate) fn new(game: &SmallCity, view: &View) -> ViewDoc {
        let (rules, state) = (game.rules(), &view.state);
        let to_act = match view.turn {
            Turn::Seat(seat) => vec![seat],
            Turn::Together(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => vec![],
        };
        let observer = match view.who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let (slot, _) = current(rules, state);
        ViewDoc {
            observer,
            round: state.round,
            phase: if state.over { 9 } else { slot.phase },
            step: if state.over { "end".to_owned() } else { slot.anchor.to_owned() },
            over: state.over,
            to_act,
            host: state.host,
            order: state.in_turn_order(rules.seats).collect(),
            seats: Seat::first(rules.seats).map(|seat| SeatDoc::new(game, view, seat)).collect(),
            stock: stock(rules, state),
            supply: state.supply.into(),
            circle: circle(game, view),
            boxed: boxed(rules, state),
            stacks: left_in_stacks(game, view).into(),
            now: now(state),
        }
    }
}

fn now(state: &State) -> NowDoc {
    let [sell, buy, trade] = state.now.uses;
    let council = state.now.council;
    NowDoc {
        sell,
        buy,
        trade,
        council_row: council.row,
        council_column: council.column,
        council_builds: council.stage == Stage::Build,
        to_bury: state.now.to_bury.is_some(),
    }
}

fn stock(rules: &Rules, state: &State) -> BTreeMap<String, u8> {
    let common = rules.kinds().filter(|&kind| matches!(rules.tile(kind).stock, Stock::Common(_)));
    common.map(|kind| (rules.code(kind), state.stock[kind.index()])).collect()
}

fn circle(game: &SmallCity, view: &View) -> Vec<PositionDoc> {
    let (rules, state) = (game.rules(), &view.state);
    let up: Vec<usize> = state.circle.shown().collect();
    let position = |position: usize| {
        let card = state.circle.seen[position];
        let taker = |seat: &Seat| card.is_some() && state.borough(*seat).card == card;
        let is_up = up.contains(&position);
        PositionDoc {
            card: card.map(|card| rules.cards[usize::from(card)].letter.to_string()),
            up: is_up,
            taken: Seat::first(rules.seats).find(taker).filter(|_| is_up),
            pointer: usize::from(state.circle.pointer) == position,
        }
    };
    (0..CIRCLE).map(position).collect()
}

fn boxed(rules: &Rules, state: &State) -> Vec<char> {
    let cards = rules.cards.iter().zip(0..);
    let boxed = cards.filter(|(_, number)| state.circle.is_boxed(*number));
    boxed.map(|(card, _)| card.letter).collect()
}

/// How many cards each stack has: all cards in the game less those that have left the stack.
fn left_in_stacks(game: &SmallCity, view: &View) -> [u8; STACKS] {
    let (rules, promises) = (game.rules(), &view.state.promises);
    let mut left = [0; STACKS];
    for (card, rule) in rules.promises.iter().enumerate() {
        let with_somebody = matches!(
            promises.at[card],
            Whereabouts::Drawn(_)
                | Whereabouts::Kept(_)
                | Whereabouts::Gone(_)
                | Whereabouts::Absent
        );
        if let Some(count) = left.get_mut(rule.stack as usize).filter(|_| !with_somebody) {
            *count += 1;
        }
    }
    for (stack, count) in left.iter_mut().enumerate() {
        let hidden = |counts: &[[u8; STACKS]]| counts.iter().map(|seat| seat[stack]).sum::<u8>();
        let unseen = &view.hidden;
        *count -= hidden(&unseen.drawn) + hidden(&unseen.kept) + hidden(&unseen.gone);
    }
    left
}
