//! The position as one observer knows it, with all that people read off a table.

use kernel::{Observer, Seat, Turn};
use schemars::JsonSchema;
use serde::Serialize;

use super::offer::OfferDoc;
use super::seat::SeatDoc;
use super::words;
use crate::cards::{CIRCLE, STACKS, Whereabouts};
use crate::council::Stage;
use crate::game::SmallCity;
use crate::promises::Stack;
use crate::rules::{Class, MATERIALS, Stock};
use crate::state::State;
use crate::steps::current;
use crate::view::View;

/// The position as one observer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityView")]
pub struct ViewDoc {
    /// Who looks; nobody for a spectator.
    pub observer: Option<Seat>,
    /// The round, from 1; 0 in the set-up.
    pub round: u8,
    /// How many rounds a game has (SC-2.1).
    pub rounds: u8,
    /// The phase, from 1 to 8; 0 in the set-up, 9 at the end.
    pub phase: u8,
    /// The step, such as `p3.move`.
    pub step: String,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the advanced game is played (section 16).
    pub advanced: bool,
    /// The modules that are on.
    pub modules: Vec<String>,
    /// The seats that are to act; several while plans are made in secret.
    pub to_act: Vec<Seat>,
    /// The Mayor's host.
    pub host: Seat,
    /// The seats that still play, in turn order (SC-2.9).
    pub order: Vec<Seat>,
    /// By seat.
    pub seats: Vec<SeatDoc>,
    /// Every kind of tile.
    pub tiles: Vec<TileDoc>,
    /// The supply of materials (SC-3.3).
    pub supply: MaterialsDoc,
    /// The action cards.
    pub cards: Vec<CardDoc>,
    /// The circle of cards by position (SC-3.2).
    pub circle: Vec<PositionDoc>,
    /// The City Council by row and column (section 12).
    pub council: Vec<Vec<CouncilCellDoc>>,
    /// What its columns cost.
    pub council_prices: Vec<CouncilPriceDoc>,
    /// How many promises are left in each stack.
    pub stacks: StacksDoc,
    /// What the observer could build now.
    pub offers: Vec<OfferDoc>,
    /// What the step that is under way remembers.
    pub now: NowDoc,
}

/// Wood, stone and metal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityMaterials")]
pub struct MaterialsDoc {
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Metal.
    pub metal: u8,
}

impl From<[u8; MATERIALS]> for MaterialsDoc {
    fn from([wood, stone, metal]: [u8; MATERIALS]) -> MaterialsDoc {
        MaterialsDoc { wood, stone, metal }
    }
}

/// A kind of tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityTile")]
pub struct TileDoc {
    /// Its code, such as `R3`.
    pub code: String,
    /// Two characters for it on a map.
    pub mark: String,
    /// Its name.
    pub name: String,
    /// Its level, 1 where there is only one.
    pub level: u8,
    /// How many cells it covers.
    pub size: u8,
    /// How many people spaces it has.
    pub spaces: u8,
    /// Its colour (SC-2.6).
    pub colour: String,
    /// What it costs without any card, as words.
    pub price: String,
    /// How many are left in the common stock; nothing where each seat has its own.
    pub left: Option<u8>,
    /// Where it may stand.
    pub needs: String,
    /// What it does.
    pub about: String,
    /// The rule that describes it.
    pub rule: String,
}

/// An action card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCard")]
pub struct CardDoc {
    /// Its letter.
    pub letter: String,
    /// Its name.
    pub name: String,
    /// What it brings.
    pub about: String,
    /// The rule that describes it.
    pub rule: String,
    /// What its taker chooses between, if anything.
    pub choices: Vec<String>,
}

/// A position of the circle of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityPosition")]
pub struct PositionDoc {
    /// The letter of the card that has been seen there (SC-13.2).
    pub card: Option<String>,
    /// Whether it lies face up now.
    pub up: bool,
    /// The seat that has taken it this round.
    pub taken: Option<Seat>,
    /// Whether the pointer is here.
    pub pointer: bool,
}

/// A cell of the City Council.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCouncilCell")]
pub struct CouncilCellDoc {
    /// The name of its row.
    pub row: String,
    /// What it brings.
    pub brings: String,
}

/// What a column of the City Council costs (SC-12.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityCouncilPrice")]
pub struct CouncilPriceDoc {
    /// In dollars.
    pub money: u16,
    /// In votes.
    pub votes: u16,
    /// The stack of the promise that pays.
    pub promise: String,
}

/// Numbers of promises by difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SmallCityStacks")]
pub struct StacksDoc {
    /// Easy ones.
    pub easy: u8,
    /// Medium ones.
    pub medium: u8,
    /// Difficult ones.
    pub difficult: u8,
    /// Special ones (SC-16.1).
    pub special: u8,
}

impl From<[u8; STACKS]> for StacksDoc {
    fn from([easy, medium, difficult, special]: [u8; STACKS]) -> StacksDoc {
        StacksDoc { easy, medium, difficult, special }
    }
}

/// What the step that is under way remembers.
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
    /// Whether somebody waits for a place in the cemetery (SC-11.6).
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
        let columns = 1..=rules.numbers.council_columns;
        let cell = |row: u8, column: u8| CouncilCellDoc {
            row: words::council_row(row).to_owned(),
            brings: words::council_words(rules, row, column),
        };
        let price = |column: u8| {
            let index = usize::from(column) - 1;
            let stack = usize::from(rules.numbers.council_price_promise[index]);
            CouncilPriceDoc {
                money: rules.numbers.council_price_money[index],
                votes: rules.numbers.council_price_votes[index],
                promise: Stack::ALL[stack].name().to_owned(),
            }
        };
        ViewDoc {
            observer,
            round: state.round,
            rounds: rules.numbers.rounds,
            phase: if state.over { 9 } else { slot.phase },
            step: if state.over { "end".to_owned() } else { slot.anchor.to_owned() },
            over: state.over,
            advanced: rules.advanced,
            modules: kernel::Game::setup(game).modules.clone(),
            to_act,
            host: state.host,
            order: state.in_turn_order(rules.seats).collect(),
            seats: Seat::first(rules.seats).map(|seat| SeatDoc::new(game, view, seat)).collect(),
            tiles: tiles(game, view),
            supply: state.supply.into(),
            cards: cards(game),
            circle: circle(game, view),
            council: (1..=rules.numbers.council_rows)
                .map(|row| columns.clone().map(|column| cell(row, column)).collect())
                .collect(),
            council_prices: columns.clone().map(price).collect(),
            stacks: left_in_stacks(game, view).into(),
            offers: observer.map(|seat| game.offers(state, seat)).unwrap_or_default(),
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

fn tiles(game: &SmallCity, view: &View) -> Vec<TileDoc> {
    let rules = game.rules();
    let tile = |kind| {
        let rule = rules.tile(kind);
        TileDoc {
            code: rule.code.clone(),
            mark: game.map_code(kind),
            name: rule.name.clone(),
            level: rule.level,
            size: rule.size,
            spaces: rule.spaces,
            colour: words::colour(rule.colour).to_owned(),
            price: if rule.class == Class::CityHall {
                "free".to_owned()
            } else {
                words::price_words(rule.price)
            },
            left: match rule.stock {
                Stock::Common(_) => Some(view.state.stock[kind.index()]),
                Stock::Own(_) => None,
            },
            needs: words::needs(rule),
            about: words::about(rules, kind),
            rule: rule.rule.clone(),
        }
    };
    rules.kinds().map(tile).collect()
}

fn cards(game: &SmallCity) -> Vec<CardDoc> {
    let card = |card: &crate::rules::CardRule| CardDoc {
        letter: card.letter.to_string(),
        name: card.name.to_owned(),
        about: card.about.to_owned(),
        rule: card.rule.to_owned(),
        choices: card.choices.iter().map(|&choice| choice.to_owned()).collect(),
    };
    game.rules().cards.iter().map(card).collect()
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

/// How many cards each stack has: all that are in the game less those that are with somebody.
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
