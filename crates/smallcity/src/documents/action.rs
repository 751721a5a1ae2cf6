//! An action as data.

use kernel::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::effect::CouncilEffectDoc;
use crate::action::{Action, Pay};
use crate::constants::Stack;
use crate::event::{Paid, Place};
use crate::game::SmallCity;
use crate::hooks::At;
use crate::map::{Cell, Cells};
use crate::material::Material;
use crate::modules::data as modules;
use crate::pieces::Stakes;
use crate::planned::StepDoc;
use crate::state::State;
use crate::steps::citizens::trip;

/// An action, on the state before it: in a plan, after all steps planned so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "SmallCityAction")]
pub enum ActionDoc {
    /// A step of a plan, a build of the council, or a person who goes home.
    Step(StepDoc),
    /// Anything else.
    Deed(DeedDoc),
}

/// An action that is no step of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
#[schemars(rename = "SmallCityDeed")]
#[allow(missing_docs)]
pub enum DeedDoc {
    /// Keeps a promise (SC-3.8): it brings `reward` votes if it holds at the end, or else costs
    /// `penalty`.
    Keep { promise: String, stack: Stack, reward: i32, penalty: i32 },
    /// Places City Hall (SC-3.9).
    Hall { cells: Cells },
    /// Places the Mayor (SC-4.1).
    Mayor { cells: Cells },
    /// Takes an action card (SC-4.4) with the effect `about` and the choice of its taker.
    Take { card: char, about: &'static str, chosen: Option<&'static str> },
    /// Takes back the last step of a plan (SC-5.1).
    Undo,
    /// Commits a plan (SC-5.1).
    Commit,
    /// Takes back a commit (SC-5.1).
    Reopen,
    /// Moves a person (SC-8.3).
    Move { from: Place, to: Place },
    /// Moves a person who rides, for dollars and percent of pollution at once.
    Drive { from: Place, to: Place, money: u16, pollution: u16 },
    /// Sells a material (SC-9.2, SC-9.4).
    Sell { material: Material, money: u16 },
    /// Buys votes (SC-9.2).
    Buy { money: u8, votes: i32 },
    /// Trades a material for votes (SC-9.2).
    Trade { material: Material, votes: i32 },
    /// Discards a material (SC-9.7).
    Discard { material: Material },
    /// Names the dead (SC-11.5).
    Victim { cell: Cell },
    /// Names a cell for the cemetery (SC-11.6).
    Grave { cell: Cell },
    /// Moves a council disc into this row and column (SC-12.2).
    Council { row: u8, column: u8, brings: CouncilEffectDoc, paid: Paid },
    /// Commits to a platform (SC-16.2): it brings `reward` votes if it holds at the end, or else costs
    /// `penalty`.
    Platform { platform: String, reward: i32, penalty: i32 },
    /// Ends an optional part.
    End,
    /// An action that only a step of a module asks for.
    #[serde(untagged)]
    Module(modules::DeedDoc),
}

impl SmallCity {
    /// An action as data, as `state` is.
    pub fn action_doc(&self, state: &State, seat: Seat, action: &Action) -> ActionDoc {
        let borough = self.planned(state, seat);
        let step = StepDoc::new(self.rules(), &borough, action);
        step.map_or_else(|| ActionDoc::Deed(deed(self, state, seat, action)), ActionDoc::Step)
    }
}

/// An action that is no step of a plan.
fn deed(game: &SmallCity, state: &State, seat: Seat, action: &Action) -> DeedDoc {
    let (rules, numbers) = (game.rules(), &game.rules().numbers);
    let place = |spot| Place::of(rules, state, seat, spot);
    match *action {
        Action::Keep(card) => {
            let promise = rules.promise(card);
            let Stakes { reward, penalty, .. } = rules.stakes(promise);
            DeedDoc::Keep { promise: promise.key.clone(), stack: promise.stack, reward, penalty }
        }
        Action::Hall(cells) => DeedDoc::Hall { cells },
        Action::Mayor(cells) => DeedDoc::Mayor { cells },
        Action::Take { card, choice } => {
            let card = &rules.cards[usize::from(card)];
            let chosen = card.choices.get(usize::from(choice)).copied();
            DeedDoc::Take { card: card.letter, about: card.about, chosen }
        }
        Action::Undo => DeedDoc::Undo,
        Action::Commit => DeedDoc::Commit,
        Action::Reopen => DeedDoc::Reopen,
        Action::Move { from, to, drive: false } => {
            DeedDoc::Move { from: place(from), to: place(to) }
        }
        Action::Move { from, to, drive: true } => {
            let trip = trip(At { rules, state, seat }, from, to);
            let (money, pollution) = trip.map_or((0, 0), |trip| (trip.money, trip.pollution));
            DeedDoc::Drive { from: place(from), to: place(to), money, pollution }
        }
        Action::Sell(material) => {
            DeedDoc::Sell { material, money: numbers.sell[material as usize] }
        }
        Action::Buy(money) => {
            let votes = numbers.buy_votes[usize::from(money.clamp(1, 4)) - 1];
            DeedDoc::Buy { money, votes }
        }
        Action::Trade(material) => {
            DeedDoc::Trade { material, votes: numbers.trade_votes[material as usize] }
        }
        Action::Discard(material) => DeedDoc::Discard { material },
        Action::Victim(cell) => DeedDoc::Victim { cell },
        Action::Grave(cell) => DeedDoc::Grave { cell },
        Action::Council { disc, row, pay } => DeedDoc::Council {
            row,
            column: disc + 1,
            brings: CouncilEffectDoc::new(numbers, row, disc + 1),
            paid: paid(game, disc, pay),
        },
        Action::Platform(number) => {
            let rule = &rules.platforms[usize::from(number)];
            let Stakes { reward, penalty, .. } = rules.stakes(rule);
            let platform = rule.key.clone();
            DeedDoc::Platform { platform, reward, penalty }
        }
        Action::End => DeedDoc::End,
        Action::Module(deed) => {
            let doc = deed.doc(|person| rules.person(person).name);
            DeedDoc::Module(doc.expect("steps of a plan are told as these"))
        }
        Action::Build(_)
        | Action::Grow
        | Action::Enlarge { .. }
        | Action::Upgrade { .. }
        | Action::Home { .. } => {
            unreachable!("{action:?} is told as a step of a plan")
        }
    }
}

/// The price of moving a disc in a column (SC-12.3).
fn paid(game: &SmallCity, disc: u8, pay: Pay) -> Paid {
    let numbers = &game.rules().numbers;
    let index = usize::from(disc).min(numbers.council_price_money.len() - 1);
    match pay {
        Pay::Money => Paid::Money { money: numbers.council_price_money[index] },
        Pay::Votes => Paid::Votes { votes: numbers.council_price_votes[index] },
        Pay::Promise => {
            let stack = usize::from(numbers.council_price_promise[index]);
            Paid::Promise { stack: Stack::ALL[stack] }
        }
    }
}
