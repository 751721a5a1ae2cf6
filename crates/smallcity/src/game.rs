//! The game itself: rules compiled from a set-up, over a state that is a plain value.

use kernel::{
    Audience, Faults, Game, Input, InputOf, Observer, Rng, Seat, SeatSet, Standings, Turn,
};

use crate::action::{Action, Chance};
use crate::cards::{Circle, Promises, Whereabouts};
use crate::constants::Stack;
use crate::event::{Event, Log};
use crate::hooks::{At, Hooks, Owes, Run, Scope};
use crate::illegal::{Illegal, refuse};
use crate::modules::{self, ModuleRules, RulesBuilder};
use crate::pieces::{KINDS, Numbers, SEATS, Stakes, Stock};
use crate::plan::Plan;
use crate::revision::Revision;
use crate::rules::Rules;
use crate::score::standings;
use crate::setup::{BadSetup, Setup, SetupFault};
use crate::state::{Borough, Now, State};
use crate::steps;
use crate::steps::city_hall::hall_places;
use crate::view::{View, plan_builds};

/// Small City at one table.
#[derive(Clone, Debug)]
pub struct SmallCity {
    setup: Setup,
    rules: Rules,
}

impl SmallCity {
    /// The rules of this table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The modules that are on.
    pub(crate) fn setup_modules(&self) -> &[String] {
        &self.setup.modules
    }

    /// The rules of this table, to change.
    #[cfg(test)]
    pub(crate) fn rules_mut(&mut self) -> &mut Rules {
        &mut self.rules
    }

    /// The anchor of the step that is under way, such as `p3.move`.
    pub fn step(&self, state: &State) -> &'static str {
        steps::current(&self.rules, state).0.anchor
    }

    /// The phase that is under way, from 1; 0 in set-up, 9 at the end.
    pub fn phase(&self, state: &State) -> u8 {
        steps::current(&self.rules, state).0.phase
    }

    /// The context for a question about a seat.
    pub(crate) const fn at<'a>(&'a self, state: &'a State, seat: Seat) -> At<'a> {
        At { rules: &self.rules, state, seat }
    }

    /// The table as laid out before its first step.
    fn before_set_up(&self) -> State {
        let mut state = empty_state(&self.rules);
        for begin in &self.rules.hooks.begin {
            begin(&self.rules, &mut state);
        }
        state
    }

    /// The table without anything that the text of a position can give: no tracks, no people.
    pub(crate) fn blank(&self) -> State {
        let mut state = self.before_set_up();
        for borough in &mut state.boroughs[..self.rules.seats] {
            (borough.money, borough.votes) = (0, 0);
            (borough.pollution, borough.pollution_before) = (0, 0);
            borough.hall = [0; crate::pieces::PEOPLE];
            borough.aside = [0; crate::pieces::PEOPLE];
        }
        state
    }

    /// Judges an action of a seat.
    pub(crate) fn check_act(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Illegal> {
        if state.over {
            refuse!("SC-13.3", GameOver);
        }
        if seat.index() >= self.rules.seats {
            refuse!("SC-2.1", NoSuchSeat);
        }
        let (slot, to_act) = steps::current(&self.rules, state);
        let together = slot.step.scope() == Scope::Together;
        if together && !state.borough(seat).plays() {
            refuse!("SC-18.1", SeatIsOut);
        }
        if !together {
            if slot.step.owes(self.at(state, to_act)) == Owes::Luck {
                refuse!(slot.step.luck_rule(self.at(state, to_act)), LuckDue);
            }
            if seat != to_act {
                refuse!("SC-2.9", NotYourTurn { seat: to_act, by: seat });
            }
        }
        slot.step.check(self.at(state, seat), action)
    }

    fn check_chance(&self, state: &State, chance: Chance) -> Result<(), Illegal> {
        let mut outcomes = vec![];
        self.outcomes(state, &mut outcomes);
        if outcomes.is_empty() {
            refuse!("SC-3.2", LuckNotDue);
        }
        if outcomes.iter().any(|(outcome, _)| *outcome == chance) {
            return Ok(());
        }
        let (slot, to_act) = steps::current(&self.rules, state);
        refuse!(slot.step.luck_rule(self.at(state, to_act)), WrongDraw)
    }

    /// Applies an input and logs what happens.
    pub(crate) fn run(&self, state: &mut State, input: &InputOf<SmallCity>, log: Log<'_>) {
        let (slot, seat) = steps::current(&self.rules, state);
        let mut run = Run { rules: &self.rules, state, seat, log };
        match input {
            Input::Act { seat, action } => {
                run.seat = *seat;
                slot.step.act(&mut run, action);
            }
            Input::Chance(chance) => slot.step.draw(&mut run, *chance),
        }
        steps::settle(&mut run);
    }
}

/// Rules with empty tables.
fn empty_rules(setup: &Setup) -> Rules {
    Rules {
        seats: setup.players.into(),
        advanced: setup.advanced,
        revision: Revision::numbered(setup.rules),
        numbers: Numbers::default(),
        tiles: vec![],
        shapes: vec![],
        people: vec![],
        cards: vec![],
        promises: vec![],
        platforms: vec![],
        stakes: [Stakes::default(); Stack::ALL.len()],
        no_promise_pays: None,
        steps: vec![],
        round_start: 0,
        end_start: 0,
        hooks: Hooks::default(),
        modules: ModuleRules::default(),
    }
}

fn compile(setup: &Setup) -> Rules {
    let mut builder = RulesBuilder { rules: empty_rules(setup), data: &setup.constants, setup };
    modules::add_to(&mut builder);
    let mut rules = builder.rules;
    assert!(rules.tiles.len() <= KINDS, "raise state::KINDS");
    let starts = |phase: u8| rules.steps.iter().position(|slot| slot.phase >= phase);
    let (round, end) = (starts(1), starts(9));
    rules.round_start = round.unwrap_or(0) as u8;
    rules.end_start = end.unwrap_or(rules.steps.len()) as u8;
    rules
}

impl Game for SmallCity {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;
    type Illegal = Illegal;
    type BadSetup = BadSetup;

    fn new(setup: &Setup) -> Result<SmallCity, BadSetup> {
        let faults = setup.faults();
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        let game = SmallCity { rules: compile(setup), setup: setup.clone() };
        let faults = faults_at_start(&game.rules, &game.before_set_up());
        if faults.is_empty() { Ok(game) } else { Err(Faults(faults)) }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.rules.seats
    }

    fn start(&self) -> State {
        let mut state = self.before_set_up();
        let (_, seat) = steps::current(&self.rules, &state);
        let log = Log::mute();
        steps::settle(&mut Run { rules: &self.rules, state: &mut state, seat, log });
        state
    }

    fn turn(&self, state: &State) -> Turn {
        steps::turn(&self.rules, state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat.index() >= self.rules.seats {
            return;
        }
        let current = steps::current(&self.rules, state);
        let acts = match steps::turn_in(&self.rules, state, current) {
            Turn::Seat(to_act) => seat == to_act,
            Turn::Together(_) => state.borough(seat).plays(),
            Turn::Chance | Turn::Over => false,
        };
        if acts {
            current.0.step.legal(self.at(state, seat), out);
        }
    }

    fn outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let current = steps::current(&self.rules, state);
        if steps::turn_in(&self.rules, state, current) == Turn::Chance {
            let (slot, seat) = current;
            slot.step.outcomes(self.at(state, seat), out);
        }
    }

    fn check(&self, state: &State, input: &InputOf<SmallCity>) -> Result<(), Illegal> {
        match input {
            Input::Act { seat, action } => self.check_act(state, *seat, action),
            Input::Chance(chance) => self.check_chance(state, *chance),
        }
    }

    fn apply_unchecked(&self, state: &mut State, input: &InputOf<SmallCity>) {
        self.run(state, input, Log::mute());
    }

    fn view(&self, state: &State, who: Observer) -> View {
        View::new(&self.rules, state, who)
    }

    fn happened(
        &self,
        before: &State,
        input: &InputOf<SmallCity>,
        _: &State,
        tell: &mut impl FnMut(Audience, Event),
    ) {
        let mut events = vec![];
        self.run(&mut before.clone(), input, Log::to(&mut events));
        for event in events {
            let Some(seat) = event.owner() else {
                tell(Audience::All, event);
                continue;
            };
            if let Some(public) = event.public() {
                tell(Audience::Except(seat), public);
            }
            tell(Audience::Only(seat), event);
        }
    }

    fn imagine(&self, view: &View, rng: &mut Rng) -> State {
        view.imagine(&self.rules, rng, plan_builds)
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        state.over.then(|| standings(&self.rules, state))
    }
}

/// What is wrong with a table before its first step: every seat needs a place for its City Hall, which
/// small zones of an owner's box and the land of a module can leave without.
fn faults_at_start(rules: &Rules, state: &State) -> Vec<SetupFault> {
    let homeless = |seat: &Seat| hall_places(At { rules, state, seat: *seat }).next().is_none();
    let fault = |seat: Seat| SetupFault::HallRoom { seat, zone: state.borough(seat).zone };
    Seat::first(rules.seats).filter(homeless).map(fault).collect()
}

/// The state before the first input (section 3).
fn empty_state(rules: &Rules) -> State {
    let mut state = State {
        boroughs: [Borough::EMPTY; SEATS],
        stock: [0; KINDS],
        supply: rules.numbers.supply,
        round: 0,
        step: 0,
        place: 0,
        begun: false,
        over: false,
        host: Seat::new(0),
        committed: SeatSet::EMPTY,
        plans: [Plan::NONE; SEATS],
        circle: Circle::NEW,
        promises: Promises::NONE,
        now: Now::default(),
        modules: modules::TableState::EMPTY,
    };
    for (index, tile) in rules.tiles.iter().enumerate() {
        match tile.stock {
            Stock::Common(count) => state.stock[index] = count,
            Stock::Own(count) => {
                for seat in Seat::first(rules.seats).filter(|seat| !tile.never.contains(*seat)) {
                    state.borough_mut(seat).own_stock[index] = count;
                }
            }
        }
    }
    for card in 0..rules.promises.len() {
        state.promises.at[card] = Whereabouts::Stack;
    }
    for borough in &mut state.boroughs[..rules.seats] {
        let numbers = &rules.numbers;
        borough.zone = numbers.zone_start;
        borough.hall[0] = numbers.start_citizens_city_hall;
        borough.reserve = numbers.citizen_reserve;
        borough.pollution = numbers.start_pollution;
        borough.votes = numbers.start_votes;
        for (person, rule) in rules.people.iter().enumerate() {
            borough.aside[person] = rule.aside;
        }
        for disc in &mut borough.discs[..usize::from(numbers.council_discs)] {
            *disc = 0;
        }
    }
    state
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Seat};

    use super::SmallCity;
    use crate::documents::EffectDoc;
    use crate::facets::{Facet, Facets};
    use crate::map::Cells;
    use crate::setup::Setup;
    use crate::site::Site;

    #[test]
    fn a_tile_may_be_two_things() {
        let seat = Seat::new(0);
        let mut game = SmallCity::new(&Setup::new(1)).expect("the set-up is sound");
        let kind = |game: &SmallCity, code| game.rules.kind_named(code).expect("a kind of tile");
        let (park, home, shop) = (kind(&game, "Pk1"), kind(&game, "R1"), kind(&game, "C1"));
        let at = |text| Cells::parse(text).expect("cells");
        let mut state = game.start();
        game.put(&mut state, seat, park, at("c3"));
        let stands = |game: &SmallCity| {
            let site = Site::of(&state, seat, true);
            site.judge_place(&game.rules, home, at("d3"), at("d3")).is_ok()
        };
        assert!(!stands(&game), "a Park is no public building");

        let both = [Facet::Park, Facet::Cultural, Facet::Public, Facet::LightGreen, Facet::Red];
        game.rules.tiles[park.index()].facets = Facets::of(&both);
        assert!(stands(&game), "it is one besides");
        let effects = game.effects(park);
        assert!(matches!(effects[..], [EffectDoc::Public { .. }, EffectDoc::Relieves { .. }]));
        let borough = state.borough(seat);
        for facet in [Facet::Park, Facet::Cultural] {
            assert_eq!(game.rules.count(borough, |rule| rule.is(facet)), 1, "{facet:?}");
        }
        let shares = |colour| game.rules.tile(park).facets.share_colour(Facets::of(&[colour]));
        assert!(shares(Facet::LightGreen) && shares(Facet::Red) && !shares(Facet::Blue));
        assert!(!game.rules.tile(shop).facets.share_colour(game.rules.tile(home).facets));
    }
}
