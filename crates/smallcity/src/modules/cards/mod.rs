//! SP-ACT: two more action cards, the Ecologist and the Anarchist.
//!
//! Without the module of the riots the Anarchist causes none (SP-ACT-3).

pub(crate) mod data;
mod rule_ids;

use data::{CardsRules, Refusal};

use super::build::RulesBuilder;
use crate::event::{Event, Paid, Source};
use crate::facets::Facet;
use crate::hooks::{At, Purpose, Run};
use crate::illegal::{Illegal, refuse};
use crate::map::Cells;
use crate::rules::{CardRule, Rules};
use crate::state::Borough;
use crate::steps::pollution::soil;

const ECOLOGIST: char = 'K';
/// The letter of the Anarchist.
pub(super) const ANARCHIST: char = 'L';
const SOURCE: Source = Source("anarchist");

/// Fills the tables.
pub(super) fn add_to(builder: &mut RulesBuilder<'_>) {
    builder.add_card(CardRule {
        worth: |at| 80 * (shops(at.rules, at.borough()).len() as i32).min(6),
        ..CardRule::new(ECOLOGIST, "Ecologist", "ecologist", "SP-ACT-1")
    });
    add_anarchist(builder, |card| card);
    builder.rules.hooks.close(Purpose::Pollution, clean);
}

/// Adds card L to the pool unless it is there, in the form that its module gives it (SP-ACT-2).
pub(super) fn add_anarchist(builder: &mut RulesBuilder<'_>, as_it_is: fn(CardRule) -> CardRule) {
    let number = |key: &str| builder.data.int(key) as u16;
    builder.rules.modules.cards = CardsRules {
        money: number("anarchist_money"),
        votes: number("anarchist_votes"),
        pollution: number("anarchist_pollution"),
    };
    builder.add_card(as_it_is(CardRule {
        choices: &["money", "votes"],
        source: Some(SOURCE),
        may_choose: may_pay,
        effect: anarchy,
        ..CardRule::new(ANARCHIST, "Anarchist", "anarchist", "SP-ACT-2")
    }));
}

/// SP-ACT-1: people in a shop of the taker do not pollute, tourists included.
fn clean(rules: &Rules, borough: &Borough) -> Cells {
    if rules.holds(borough, ECOLOGIST) { shops(rules, borough) } else { Cells::NONE }
}

/// The spaces of all Commerce of a borough.
fn shops(rules: &Rules, borough: &Borough) -> Cells {
    rules.spaces_of(borough, |rule| rule.is(Facet::Commerce))
}

/// SP-ACT-2: a seat can only pay what it has enough of.
fn may_pay(at: At<'_>, choice: u8) -> Result<(), Illegal> {
    let (asked, borough) = (&at.rules.modules.cards, at.borough());
    let (money, votes) = (borough.money, borough.votes);
    let why = match choice {
        0 if money < asked.money => Refusal::AnarchistMoneyShort { price: asked.money, money },
        1 if votes < asked.votes => Refusal::AnarchistVotesShort { price: asked.votes, votes },
        _ => return Ok(()),
    };
    refuse!("SP-ACT-2", Module(super::Refusal::Cards(why)))
}

/// SP-ACT-2: the taker pays money or votes, or else there is more pollution.
fn anarchy(run: &mut Run<'_>, choice: u8) {
    let (seat, asked) = (run.seat, run.rules.modules.cards);
    let borough = run.state.borough_mut(seat);
    let paid = match choice {
        0 => {
            borough.money -= asked.money;
            Paid::Money { money: asked.money }
        }
        1 => {
            borough.votes -= asked.votes;
            Paid::Votes { votes: asked.votes }
        }
        _ => return soil(run, asked.pollution, SOURCE, "SP-ACT-2"),
    };
    run.log.tell(|| Event::Charged { seat, paid, source: SOURCE, rule: "SP-ACT-2" });
}
