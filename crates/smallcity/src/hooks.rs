//! The hooks of steps, cards and modules into the rules: the types of their functions.
//!
//! The rules hold these functions, and the functions query the rules. So this file and `rules` need
//! each other; no other files do.

use std::fmt;

use arrayvec::ArrayVec;
use kernel::{BadPosition, Phrase, Seat};

use crate::action::{Action, Build, Chance};
use crate::border::Lines;
use crate::event::{Log, Source};
use crate::illegal::{Illegal, Why};
use crate::map::{Cell, Cells};
use crate::material::MATERIALS;
use crate::modules::data::Deed;
use crate::pieces::{Kind, Land, Landmark, MOST_LANDMARKS, Mark, Person};
use crate::rules::{PromiseRule, Rules, TileQuery};
use crate::site::Site;
use crate::state::{Borough, State};

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Once for the table; the host decides where a seat must.
    Once,
    /// Each seat in turn order; a seat finishes neighbouring steps of one group before the next seat
    /// begins.
    EachSeat,
    /// All seats at once, in secret.
    Together,
}

/// What a step waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owes {
    /// Nothing: it is done.
    Nothing,
    /// The seat whose step it is.
    Action,
    /// A draw of chance.
    Luck,
}

/// The context of a question that a step asks.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The state.
    pub state: &'a State,
    /// The seat: the one whose step it is, or the host in steps of the whole table.
    pub seat: Seat,
}

impl<'a> At<'a> {
    /// The borough of the seat.
    pub(crate) fn borough(&self) -> &'a Borough {
        self.state.borough(self.seat)
    }

    /// What modules add to a total of the seat.
    pub(crate) fn added(self, to: Total) -> i32 {
        self.rules.more(to).map(|more| (more.amount)(self)).sum()
    }
}

/// The context in which a step does something.
pub(crate) struct Run<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The state to change.
    pub state: &'a mut State,
    /// The seat: the one whose step it is, or the host in steps of the whole table until they come to
    /// their seats.
    pub seat: Seat,
    /// The log of events.
    pub log: Log<'a>,
}

impl Run<'_> {
    /// The context for a question about the seat.
    pub(crate) const fn at(&self) -> At<'_> {
        self.at_seat(self.seat)
    }

    /// The context for a question about any seat.
    pub(crate) const fn at_seat(&self, seat: Seat) -> At<'_> {
        At { rules: self.rules, state: self.state, seat }
    }
}

/// One step of a round.
pub(crate) trait Step: Sync + Send {
    /// The seats that take it.
    fn scope(&self) -> Scope {
        Scope::EachSeat
    }

    /// What happens when it begins for a seat, or for the table.
    fn begin(&self, _: &mut Run<'_>) {}

    /// The rule that lets a seat act here; the rule of the action unless the step overrides it.
    fn rule(&self, _: &State, action: &Action) -> &'static str {
        action.rule()
    }

    /// What it waits for.
    fn owes(&self, _: At<'_>) -> Owes {
        Owes::Nothing
    }

    /// Appends the legal actions of the seat.
    fn legal(&self, _: At<'_>, _out: &mut Vec<Action>) {}

    /// Judges an action of the seat.
    fn check(&self, _: At<'_>, _: &Action) -> Result<(), Illegal> {
        // No action ever meets a step that waits for nobody.
        Err(wrong_action("SC-2.1"))
    }

    /// Carries out a legal action.
    fn act(&self, _: &mut Run<'_>, _: &Action) {}

    /// The rule that chance follows here.
    fn luck_rule(&self, _: At<'_>) -> &'static str {
        "SC-3.2"
    }

    /// Appends the outcomes of chance.
    fn outcomes(&self, _: At<'_>, _out: &mut Vec<(Chance, u32)>) {}

    /// Applies an outcome of chance.
    fn draw(&self, _: &mut Run<'_>, _: Chance) {}

    /// What happens when it ends for a seat, or for the table.
    fn finish(&self, _: &mut Run<'_>) {}
}

/// The refusal of an action that the current step does not know, by the rule of that step.
pub(crate) fn wrong_action(rule: &'static str) -> Illegal {
    Illegal::new(rule, Why::WrongStep)
}

/// A step in its place.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    /// Its anchor, such as `p3.move`.
    pub anchor: &'static str,
    /// The phase, from 1; 0 for set-up, 9 for the end.
    pub phase: u8,
    /// The group: a seat finishes all steps of one before the next seat begins.
    pub group: u8,
    /// The step.
    pub step: &'static dyn Step,
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.anchor)
    }
}

/// A question about a borough.
pub(crate) type Fact = fn(At<'_>, &TileQuery) -> i32;

/// The effect of an action card beside staying with its taker (section 4), by the number of the choice.
pub(crate) type CardEffect = fn(&mut Run<'_>, u8);
/// Whether the taker of an action card may make a choice, by its number.
pub(crate) type CardChoice = fn(At<'_>, u8) -> Result<(), Illegal>;
/// What an action card may bring its taker beyond its effect at once, in hundredths of a vote, for
/// players that look one step ahead.
pub(crate) type CardWorth = fn(At<'_>) -> i32;

/// A price added for some cells of a build or upgrade, with its source and the rule behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surcharge {
    /// What asks for it.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How many dollars.
    pub dollars: fn(&Rules, &Site, Cells) -> u16,
}

/// A ban on some cells for a tile: `(site, kind, all its cells, those newly covered)`.
pub(crate) type Ban = fn(&Rules, &Site, Kind, Cells, Cells) -> Result<(), Illegal>;
/// A ban on all tiles of a kind in a borough.
pub(crate) type KindBan = fn(&Rules, &Site, Kind) -> Result<(), Illegal>;
/// The money that a kind of tile earns, and the cells of which it must cover at least one.
pub(crate) type Earns = fn(&Rules, &Borough, Kind) -> (u16, Cells);
/// What happens when a tile newly covers cells.
pub(crate) type Covered = fn(&Rules, &mut Site, Cells);
/// What happens when a person of the seat has died on a cell.
pub(crate) type Died = fn(&mut Borough, Cell);
/// What happens when a tile newly stands.
pub(crate) type Built = fn(&Rules, &mut Site, Kind, Cells);
/// What the start of a game adds to the state.
pub(crate) type Begin = fn(&Rules, &mut State);
/// The rule that spares a seat all pollution now, if any.
pub(crate) type Spared = fn(At<'_>) -> Option<&'static str>;

/// What modules add to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Total {
    /// Votes of phase 5.
    Votes,
    /// Dollars of phase 4, after the Harbor's.
    Income,
    /// Pollution of which Parks may take off a part.
    Gross,
    /// Pollution on top of what remains after relief.
    Extra,
    /// Points subtracted from the score; the rules ask only for seats that still play.
    Toll,
}

/// An amount that a module adds, with its source and the rule behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct More {
    /// What it adds to.
    pub to: Total,
    /// What brings it.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How much.
    pub amount: fn(At<'_>) -> i32,
    /// Whether it comes again in every round, as long as nothing changes.
    pub lasts: bool,
}

impl More {
    /// An amount that comes again in every round.
    pub(crate) const fn new(
        to: Total,
        source: Source,
        rule: &'static str,
        amount: fn(At<'_>) -> i32,
    ) -> More {
        More { to, source, rule, amount, lasts: true }
    }
}

/// How a module marks people in a borough.
pub(crate) type Marks = fn(&Rules, &Borough) -> Mark;
/// How many people a person of a kind would cover from a cell.
pub(crate) type Covers = fn(&Rules, &Borough, Person, Cell) -> u8;
/// What a module adds to the worth of a position with this many rounds left, in hundredths of a vote,
/// for players that look ahead.
pub(crate) type Worth = fn(At<'_>, i32) -> i32;

/// The most rounds that players look ahead, including the current one.
pub(crate) const ROUNDS_AHEAD: usize = 13;

/// Rounds to come in which some people do nothing, for players that look ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unrest {
    /// By round, the current one first: how likely it is, in percent.
    pub chance: [u8; ROUNDS_AHEAD],
    /// By round: how many people it idles at most.
    pub most: [u8; ROUNDS_AHEAD],
    /// How many people it never idles.
    pub safe: i32,
    /// People other than citizens whom it may idle.
    pub others: i32,
    /// The points that each idle person costs in the last round.
    pub toll: i32,
}

/// Pieces that will come into a borough of their own accord, for players that look ahead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Incomers {
    /// How many citizens outside City Hall bring each of them; 0 for none.
    pub thresholds: [u8; 8],
    /// The pollution of each.
    pub pollution: i32,
}

/// Whether the land of a borough never lets a promise be kept.
pub(crate) type Never = fn(&Borough, &PromiseRule) -> bool;

/// An area of a borough that the needs of tiles ask for by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    /// Its name.
    pub source: Source,
    /// Its cells.
    pub cells: fn(&Rules, &Borough) -> Cells,
}

/// A thing printed on the land of a borough that counts there as tiles do.
pub(crate) type Landmarks = fn(&Rules, &Borough) -> Option<Landmark>;
/// Tiles that a seat starts with beside City Hall, out of the stock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StartTiles {
    /// The kind of tile.
    pub kind: Kind,
    /// How many.
    pub count: u8,
    /// The land on which they may stand, where it is empty.
    pub room: Cells,
    /// The rule by which they are placed.
    pub rule: &'static str,
    /// The rule that keeps them on that land.
    pub room_rule: &'static str,
}

/// The tiles that the land of a borough starts with.
pub(crate) type Start = fn(&Rules, &Borough) -> Option<StartTiles>;
/// The kinds of land of a borough, as maps show them.
pub(crate) type Lands = fn(&Rules, &Borough) -> [Option<Land>; 2];
/// What cells can be closed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// City Hall.
    Hall,
    /// New Residences; bans enforce it.
    Homes,
    /// The cemetery.
    Graves,
    /// Votes of own people there.
    Votes,
    /// Pollution of people there, own or foreign.
    Pollution,
}

/// Cells of a borough that are closed to something.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Closed {
    /// To what.
    pub to: Purpose,
    /// The cells.
    pub cells: fn(&Rules, &Borough) -> Cells,
}

/// The rule that replaces one of the base game in a borough, if any.
pub(crate) type Instead = fn(&Rules, &Borough) -> Option<&'static str>;

/// A part of a plan after builds and upgrades, made of deeds of a module.
pub(crate) trait Part: Sync + Send {
    /// Whether a deed belongs to it.
    fn has(&self, deed: &Deed) -> bool;

    /// Judges one more of its deeds.
    fn judge(&self, _: &Rules, _: &Site, _: &Deed) -> Result<(), Illegal>;

    /// Its price in dollars, where offers show it.
    fn price(&self, _: &Rules, _: &Site, _: &Deed) -> u16 {
        0
    }

    /// Carries out a legal deed, and pays for it.
    fn take(&self, _: &Rules, _: &mut Site, _: &Deed);

    /// Appends the deeds that may be planned next.
    fn legal(&self, _: &Rules, _: &Site, _out: &mut Vec<Action>);

    /// The tile that a deed builds, if any, and the person who moves in.
    fn build(&self, _: &Rules, _: &Deed) -> Option<Build> {
        None
    }

    /// The same deed with another person moving in, if it builds.
    fn entered_by(&self, deed: &Deed, _: Option<Person>) -> Deed {
        *deed
    }

    /// The rule that lets nothing follow one of its deeds in a plan; none if more may.
    fn ends_by(&self) -> Option<&'static str> {
        None
    }

    /// Judges whether a plan may be committed without one of its deeds.
    fn judge_left_out(&self, _: &Rules, _: &Site) -> Result<(), Illegal> {
        Ok(())
    }
}

/// What a ride brings at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trip {
    /// Dollars.
    pub money: u16,
    /// Percent of pollution.
    pub pollution: u16,
    /// The borders it runs along, and the points it crosses that have something on them.
    pub along: Lines,
}

/// Another way than walking to move in one's own borough. The move itself is known to be legal.
pub(crate) trait Ride: Sync + Send {
    /// The rule that says who rides, and that nobody rides between boroughs.
    fn rule(&self) -> &'static str;

    /// The cells among `to` that a person of a kind may ride to from a cell.
    fn reach(&self, _: At<'_>, _: Person, from: Cell, to: Cells) -> Cells;

    /// The trip, or why there is none.
    fn trip(&self, _: At<'_>, _: Person, from: Cell, to: Cell) -> Result<Trip, Illegal>;

    /// Adds what the trip brings.
    fn ride(&self, _: &mut Run<'_>, _: Trip);
}

/// Things of one kind on the borders and points of a map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn {
    /// What it is, as a code.
    pub name: &'static str,
    /// Where.
    pub lines: Lines,
    /// How many more pieces its seat has for borders and for points.
    pub left: [u8; 2],
    /// What such a piece costs in dollars.
    pub price: [u16; 2],
}

/// What a module writes into texts of positions and reads from them.
#[derive(Clone, Copy)]
pub(crate) struct Told {
    /// The first words of phrases that decide the land: they are read before the pieces on it.
    pub first: &'static [&'static str],
    /// The first words of its other phrases.
    pub words: &'static [&'static str],
    /// Appends its phrases about the table, or about a seat.
    pub print: fn(&Rules, &State, Option<Seat>, &mut Vec<String>),
    /// What holds for a seat where a text says nothing, once its pieces are known.
    pub rest: fn(&Rules, &mut State, Seat),
    /// Reads a phrase that begins with one of its words.
    pub read: fn(&Rules, &mut State, Seat, &Phrase<'_>) -> Result<(), BadPosition>,
}

/// The hooks of modules into the core; the rules ask each list in order.
#[derive(Clone, Default)]
pub(crate) struct Hooks {
    /// More to set up.
    pub begin: Vec<Begin>,
    /// More to pay.
    pub surcharges: Vec<Surcharge>,
    /// What a kind of tile earns by the land in phase 4.
    pub earns: Vec<Earns>,
    /// More to refuse.
    pub bans: Vec<Ban>,
    /// Cells closed to something.
    pub closed: Vec<Closed>,
    /// Kinds of tiles to refuse, wherever they would stand.
    pub kinds: Vec<KindBan>,
    /// Tiles that seats place in set-up beside City Hall.
    pub start: Vec<Start>,
    /// More to do when cells are covered.
    pub covered: Vec<Covered>,
    /// More to do when a tile newly stands.
    pub built: Vec<Built>,
    /// More to plan, after upgrades.
    pub parts: Vec<&'static dyn Part>,
    /// Where people move from City Hall into every new Residence by steps of their own, and fill all
    /// others too, instead of R1 alone (SC-5.7, SC-8.7).
    pub moves_in: Option<Instead>,
    /// Where newcomers go straight into homes (SC-12.8).
    pub settles: Option<Instead>,
    /// How people ride, if they can.
    pub ride: Option<&'static dyn Ride>,
    /// Things on borders and points.
    pub lines: Vec<fn(&Rules, &Borough) -> Drawn>,
    /// Borders that no tile may cross; bans enforce it.
    pub walls: Vec<fn(&Rules, &Borough) -> Lines>,
    /// More to do when building begins, before seats plan.
    pub planning: Vec<Begin>,
    /// More votes, income, pollution, tolls.
    pub more: Vec<More>,
    /// Rules that spare a seat all pollution now.
    pub spared: Vec<Spared>,
    /// More to do after a death.
    pub died: Vec<Died>,
    /// Materials outside stores and supply, for totals.
    pub materials_apart: Vec<fn(&Borough) -> [u8; MATERIALS]>,
    /// Cells that tiles need beside them.
    pub areas: Vec<Area>,
    /// Land to show on a map, with its letter and its name.
    pub land: Vec<Lands>,
    /// Things printed on land that count in influence areas.
    pub landmarks: ArrayVec<Landmarks, MOST_LANDMARKS>,
    /// People to mark on a map.
    pub marks: Vec<Marks>,
    /// How many people a walker covers.
    pub covers: Vec<Covers>,
    /// Promises that some boroughs can never keep.
    pub never: Vec<Never>,
    /// What modules remember, in texts of positions.
    pub told: Vec<Told>,
    /// More worth of a position.
    pub worth: Vec<Worth>,
    /// Rounds in which some people do nothing.
    pub unrest: Option<fn(At<'_>) -> Unrest>,
    /// Pieces that will come.
    pub incomers: Option<fn(At<'_>) -> Incomers>,
}

impl Hooks {
    /// Closes cells to something.
    pub(crate) fn close(&mut self, to: Purpose, cells: fn(&Rules, &Borough) -> Cells) {
        self.closed.push(Closed { to, cells });
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hooks")
    }
}
