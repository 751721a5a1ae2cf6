//! What steps, cards and modules hang into the rules: the forms of their functions.
//!
//! The rules hold these functions and are asked by them, so this file and `rules` need each other, and
//! no others do.

use std::fmt;

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::action::{Action, Build, Chance};
use crate::border::Lines;
use crate::event::{Log, Source};
use crate::illegal::{Illegal, Why};
use crate::map::{Cell, Cells};
use crate::material::MATERIALS;
use crate::modules::Deed;
use crate::pieces::{Kind, Land, Landmark, MOST_LANDMARKS, Mark, Person};
use crate::rules::{PromiseRule, Rules, TileQuery};
use crate::site::Site;
use crate::state::{Borough, State};

/// Who takes a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// It happens once, for the table; the host decides where somebody must.
    Once,
    /// Each seat in turn order; neighbouring steps of one group are finished by a seat before the
    /// next seat begins.
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
    /// Luck.
    Luck,
}

/// Where a question of a step is asked.
#[derive(Clone, Copy)]
pub(crate) struct At<'a> {
    /// By which rules.
    pub rules: &'a Rules,
    /// In which state.
    pub state: &'a State,
    /// Of which seat: the one whose step it is, or the host in steps of the whole table.
    pub seat: Seat,
}

impl<'a> At<'a> {
    /// The borough of the seat.
    pub(crate) fn borough(&self) -> &'a Borough {
        self.state.borough(self.seat)
    }
}

/// Where a step does something.
pub(crate) struct Run<'a> {
    /// By which rules.
    pub rules: &'a Rules,
    /// To which state.
    pub state: &'a mut State,
    /// For which seat: the one whose step it is, or the host in steps of the whole table until they
    /// come to their seats.
    pub seat: Seat,
    /// Who is told.
    pub log: Log<'a>,
}

impl Run<'_> {
    /// Asks of the seat.
    pub(crate) const fn at(&self) -> At<'_> {
        self.at_seat(self.seat)
    }

    /// Asks of any seat.
    pub(crate) const fn at_seat(&self, seat: Seat) -> At<'_> {
        At { rules: self.rules, state: self.state, seat }
    }
}

/// One step of a round.
pub(crate) trait Step: Sync + Send {
    /// Who takes it.
    fn scope(&self) -> Scope {
        Scope::EachSeat
    }

    /// What happens when it begins for a seat, or for the table.
    fn begin(&self, _: &mut Run<'_>) {}

    /// The rule that lets a seat do something here; that of the action unless the step says other.
    fn rule(&self, _: &State, action: &Action) -> &'static str {
        action.rule()
    }

    /// What it waits for.
    fn owes(&self, _: At<'_>) -> Owes {
        Owes::Nothing
    }

    /// Appends what the seat may do.
    fn legal(&self, _: At<'_>, _out: &mut Vec<Action>) {}

    /// Judges what the seat wants to do.
    fn check(&self, _: At<'_>, _: &Action) -> Result<(), Illegal> {
        // A step that waits for nobody is never met.
        Err(wrong_action("SC-2.1"))
    }

    /// Does what has been judged legal.
    fn act(&self, _: &mut Run<'_>, _: &Action) {}

    /// The rule by which luck decides here.
    fn luck_rule(&self, _: At<'_>) -> &'static str {
        "SC-3.2"
    }

    /// Appends what luck can decide.
    fn outcomes(&self, _: At<'_>, _out: &mut Vec<(Chance, u32)>) {}

    /// Lets luck decide.
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

/// What an action card does beside staying with its taker (section 4), by number of what was chosen.
pub(crate) type CardEffect = fn(&mut Run<'_>, u8);
/// Whether the taker of an action card may choose something, by its number.
pub(crate) type CardChoice = fn(At<'_>, u8) -> Result<(), Illegal>;
/// What an action card may bring its taker beyond what taking it does at once, in hundredths of a
/// vote, for players that look one step ahead.
pub(crate) type CardWorth = fn(At<'_>) -> i32;

/// A price added for some cells of a build or upgrade, with what asks for it and the rule behind
/// it.
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
/// The money that a kind of tile earns, and the cells of which it has to cover one.
pub(crate) type Earns = fn(&Rules, &Borough, Kind) -> (u16, Cells);
/// What happens when a tile newly covers cells.
pub(crate) type Covered = fn(&Rules, &mut Site, Cells);
/// What happens when somebody of the own people has died on a cell.
pub(crate) type Died = fn(&mut Borough, Cell);
/// What happens when a tile newly stands.
pub(crate) type Built = fn(&Rules, &mut Site, Kind, Cells);
/// What the start of a game adds to the state.
pub(crate) type Begin = fn(&Rules, &mut State);
/// Pollution that modules add, with what brings it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MorePollution {
    /// What brings it.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How much.
    pub count: fn(At<'_>) -> u16,
    /// Whether it comes again in every round, as long as nothing changes.
    pub lasts: bool,
}
/// The rule by which a seat does not pollute at all now, whatever would.
pub(crate) type Spared = fn(At<'_>) -> Option<&'static str>;
/// Income on top of that of the base game, with what brings it and the rule behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoreIncome {
    /// What brings it.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How many dollars.
    pub count: fn(At<'_>) -> u16,
}

/// Votes on top of those of the base game, with what brings them and the rule behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoreVotes {
    /// What brings them.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How many.
    pub count: fn(At<'_>) -> i32,
}

/// A part of the score that is taken off at the end, with what asks for it and the rule behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Toll {
    /// What asks for it.
    pub source: Source,
    /// The rule behind it.
    pub rule: &'static str,
    /// How many points; nothing of a seat that is out.
    pub points: fn(At<'_>) -> i32,
}

/// What a module says of people in a borough.
pub(crate) type Marks = fn(&Rules, &Borough) -> Mark;
/// How many people somebody of a kind would cover from a cell.
pub(crate) type Covers = fn(&Rules, &Borough, Person, Cell) -> u8;
/// What a module adds to the worth of a position in so many rounds that are left, in hundredths of a
/// vote, for players that look ahead.
pub(crate) type Worth = fn(At<'_>, i32) -> i32;

/// Whether the land of a borough never lets a promise be kept.
pub(crate) type Never = fn(&Borough, &PromiseRule) -> bool;

/// Cells of a borough that needs of tiles ask for by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    /// What they are called.
    pub source: Source,
    /// Where they are.
    pub cells: fn(&Rules, &Borough) -> Cells,
}

/// What is printed on the land of a borough and counts there as tiles do.
pub(crate) type Landmarks = fn(&Rules, &Borough) -> Option<Landmark>;
/// Tiles that a seat starts with beside City Hall, out of the stock.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StartTiles {
    /// Of which kind.
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
/// The land on which alone a borough may build new Residences, if there is any such.
pub(crate) type HomeLand = fn(&Rules, &Borough) -> Option<Cells>;
/// Cells of a borough that are closed to something.
pub(crate) type Closed = fn(&Rules, &Borough) -> Cells;
/// Cells of a borough where people cause no pollution, own or foreign.
pub(crate) type Clean = fn(At<'_>) -> Cells;

/// The rule that holds in a borough instead of one of the base game, if one does.
pub(crate) type Instead = fn(&Rules, &Borough) -> Option<&'static str>;

/// A part of a plan behind builds and upgrades, of deeds of a module.
pub(crate) trait Part: Sync + Send {
    /// Whether a deed belongs to it.
    fn has(&self, deed: &Deed) -> bool;

    /// Judges one more of its deeds.
    fn judge(&self, _: &Rules, _: &Site, _: &Deed) -> Result<(), Illegal>;

    /// What it costs in dollars, where offers say so.
    fn price(&self, _: &Rules, _: &Site, _: &Deed) -> u16 {
        0
    }

    /// Does what has been judged legal, and pays for it.
    fn take(&self, _: &Rules, _: &mut Site, _: &Deed);

    /// Appends what may be planned next.
    fn legal(&self, _: &Rules, _: &Site, _out: &mut Vec<Action>);

    /// The tile that a deed builds, if it builds one, and who moves in.
    fn build(&self, _: &Rules, _: &Deed) -> Option<Build> {
        None
    }

    /// The same with somebody else who moves in, for a deed that builds.
    fn entered_by(&self, deed: &Deed, _: Option<Person>) -> Deed {
        *deed
    }

    /// The rule by which nothing follows one of its deeds in a plan; none if more may.
    fn ends_by(&self) -> Option<&'static str> {
        None
    }

    /// Whether a plan without one of its deeds may be committed.
    fn judge_left_out(&self, _: &Rules, _: &Site) -> Result<(), Illegal> {
        Ok(())
    }
}

/// What riding brings at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trip {
    /// Dollars.
    pub money: u16,
    /// Percent of pollution.
    pub pollution: u16,
    /// Along which borders it goes, and over which points with something on them.
    pub along: Lines,
}

/// Another way to move in the own borough than on foot. The move itself has been judged legal.
pub(crate) trait Ride: Sync + Send {
    /// The rule of who rides, and that nobody does between boroughs.
    fn rule(&self) -> &'static str;

    /// The cells among `to` where somebody of a kind may ride from a cell.
    fn reach(&self, _: At<'_>, _: Person, from: Cell, to: Cells) -> Cells;

    /// The trip that is made, or why there is none.
    fn trip(&self, _: At<'_>, _: Person, from: Cell, to: Cell) -> Result<Trip, Illegal>;

    /// What the trip brings.
    fn ride(&self, _: &mut Run<'_>, _: Trip);
}

/// What lies on borders and points of a map.
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

/// What modules hang into the questions of the core; each list is asked in order.
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
    /// Kinds of tiles to refuse, wherever they would stand.
    pub kinds: Vec<KindBan>,
    /// What seats place in set-up beside City Hall.
    pub start: Vec<Start>,
    /// More to do when cells are covered.
    pub covered: Vec<Covered>,
    /// More to do when a tile newly stands.
    pub built: Vec<Built>,
    /// More to plan, behind upgrades.
    pub parts: Vec<&'static dyn Part>,
    /// Where people move from City Hall into every new Residence by steps of their own, and fill all
    /// others too, instead of R1 alone (SC-5.7, SC-8.7).
    pub moves_in: Option<Instead>,
    /// Where newcomers go straight into homes (SC-12.8).
    pub settles: Option<Instead>,
    /// How people ride, if they can.
    pub ride: Option<&'static dyn Ride>,
    /// What lies on borders and points.
    pub lines: Vec<fn(&Rules, &Borough) -> Drawn>,
    /// Borders that no tile lies across; bans say so.
    pub walls: Vec<fn(&Rules, &Borough) -> Lines>,
    /// More to do when building begins, before anybody plans.
    pub planning: Vec<Begin>,
    /// More votes.
    pub votes: Vec<MoreVotes>,
    /// Where own people do not vote.
    pub silent: Vec<Closed>,
    /// Who does not pollute at all now.
    pub spared: Vec<Spared>,
    /// More income, behind the Harbor's.
    pub income: Vec<MoreIncome>,
    /// More pollution, of which Parks may take off a part.
    pub gross: Vec<MorePollution>,
    /// More pollution on top of what remains after relief.
    pub pollution: Vec<MorePollution>,
    /// Where people cause none.
    pub clean: Vec<Clean>,
    /// What else a death changes.
    pub died: Vec<Died>,
    /// Where nobody is buried.
    pub no_grave: Vec<Closed>,
    /// Where new Residences stand; bans say so.
    pub home_land: Vec<HomeLand>,
    /// Where no City Hall stands.
    pub no_hall: Vec<Closed>,
    /// Materials that stand apart from stores and supply, for the sums.
    pub materials_apart: Vec<fn(&Borough) -> [u8; MATERIALS]>,
    /// Cells that tiles need beside them.
    pub areas: Vec<Area>,
    /// Land to show on a map, with its letter and its name.
    pub land: Vec<Lands>,
    /// What is printed on land and counts in influence areas.
    pub landmarks: ArrayVec<Landmarks, MOST_LANDMARKS>,
    /// People to mark on a map.
    pub marks: Vec<Marks>,
    /// Whom people who walk cover.
    pub covers: Vec<Covers>,
    /// Promises that some boroughs pass over.
    pub never: Vec<Never>,
    /// What is taken off the score.
    pub tolls: Vec<Toll>,
    /// What more a position is worth.
    pub worth: Vec<Worth>,
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hooks")
    }
}
