//! The toy game with one thing wrong.

use std::cell::Cell;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{
    Audience, BadData, Documents, Game, InputOf, Notation, Observer, OptionInfo, Rng, Seat,
    Standings, Turn,
};
use schemars::{Schema, SchemaGenerator};
use testkit::toy::{
    Action, BadSetup, Card, Chip, Entry, Event, Illegal, OffersDoc, ResultDoc, Setup, SetupDoc,
    State, TablesDoc, Toy, View,
};
use testkit::{Subject, Sum};

/// One bug: every method that is not overridden behaves as in the sound game.
pub(crate) trait Bug: Send + Sync {
    /// Whether clones share what they should own.
    fn shares(&self) -> bool {
        false
    }
    fn turn(&self, toy: &Toy, state: &State) -> Turn {
        toy.turn(state)
    }
    fn legal(&self, toy: &Toy, state: &State, seat: Seat, out: &mut Vec<Action>) {
        toy.legal(state, seat, out);
    }
    fn outcomes(&self, toy: &Toy, state: &State, out: &mut Vec<(Card, u32)>) {
        toy.outcomes(state, out);
    }
    fn luck(&self, toy: &Toy, state: &State, rng: &mut Rng) -> Option<Card> {
        toy.luck(state, rng)
    }
    fn check(&self, toy: &Toy, state: &State, input: InputOf<Toy>) -> Result<(), Illegal> {
        toy.check(state, &input)
    }
    fn apply_unchecked(&self, toy: &Toy, state: &mut State, input: InputOf<Toy>) {
        toy.apply_unchecked(state, &input);
    }
    /// The effect that a refused input still has.
    fn refuse(&self, _state: &mut State) {}
    fn view(&self, toy: &Toy, state: &State, who: Observer) -> View {
        toy.view(state, who)
    }
    /// An event that some observers get and should not.
    fn tell(&self, _before: &State, _input: InputOf<Toy>) -> Option<(Audience, Event)> {
        None
    }
    fn view_doc(&self, toy: &Toy, seen: &Seen) -> View {
        toy.view_doc(&seen.view)
    }
    fn event_doc(&self, toy: &Toy, before: &Seen, event: &Event) -> Event {
        toy.event_doc(&before.view, event)
    }
    fn choice_doc(&self, _seen: &Seen, _seat: Seat) -> Option<Chip> {
        None
    }
    fn offers_doc(&self, toy: &Toy, seen: &Seen, seat: Seat) -> OffersDoc {
        toy.offers_doc(&seen.view, seat)
    }
    /// A chip that nobody should see.
    fn refusal_doc(&self, _seen: &Seen) -> Option<Chip> {
        None
    }
    /// A chip that nobody should see.
    fn answer_doc(&self, _seen: &Seen, _seat: Seat) -> Option<Chip> {
        None
    }
    fn imagine(&self, toy: &Toy, view: &View, rng: &mut Rng) -> State {
        toy.imagine(view, rng)
    }
    fn standings(&self, toy: &Toy, state: &State) -> Option<Standings> {
        toy.standings(state)
    }
    fn setup_doc(&self, setup: Setup) -> SetupDoc {
        Toy::setup_doc(&setup)
    }
    fn entry(&self, toy: &Toy, input: InputOf<Toy>) -> Entry {
        toy.entry(&input)
    }
    fn result(&self, toy: &Toy, state: &State) -> Option<ResultDoc> {
        toy.result(state)
    }
}

/// The toy game with the last bug planted in this thread: a single type, so the laws compile once
/// and not for each bug.
pub(crate) struct Planted {
    toy: Toy,
    bug: Box<dyn Bug>,
}

/// Makes a bug.
type Seed = fn() -> Box<dyn Bug>;

thread_local! {
    static PLANTED: Cell<Option<Seed>> = const { Cell::new(None) };
}

/// Plants a bug in all toy games that this thread creates from now on.
pub(crate) fn plant<B: Bug + Default + 'static>() {
    PLANTED.set(Some(|| Box::new(B::default())));
}

fn planted() -> Box<dyn Bug> {
    PLANTED.get().expect("a bug was planted")()
}

/// A state with something that its clones share. Two are equal if their [`State`] is.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    toy: State,
    inputs: Arc<AtomicUsize>,
}

impl Shared {
    fn new(toy: State) -> Shared {
        Shared { toy, inputs: Arc::default() }
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Shared) -> bool {
        self.toy == other.toy
    }
}

/// A view with the whole state behind it, for documents that reveal it. Two are equal if their
/// [`View`] is.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) view: View,
    pub(crate) behind: State,
}

impl PartialEq for Seen {
    fn eq(&self, other: &Seen) -> bool {
        self.view == other.view
    }
}

impl Game for Planted {
    type Setup = Setup;
    type State = Shared;
    type Action = Action;
    type Chance = Card;
    type View = Seen;
    type Event = Event;
    type Illegal = Illegal;
    type BadSetup = BadSetup;

    fn new(setup: &Setup) -> Result<Self, BadSetup> {
        Ok(Planted { toy: Toy::new(setup)?, bug: planted() })
    }
    fn setup(&self) -> &Setup {
        self.toy.setup()
    }
    fn seats(&self) -> usize {
        self.toy.seats()
    }
    fn start(&self) -> Shared {
        Shared::new(self.toy.start())
    }
    fn turn(&self, state: &Shared) -> Turn {
        self.bug.turn(&self.toy, &state.toy)
    }
    fn legal(&self, state: &Shared, seat: Seat, out: &mut Vec<Action>) {
        self.bug.legal(&self.toy, &state.toy, seat, out);
    }
    fn outcomes(&self, state: &Shared, out: &mut Vec<(Card, u32)>) {
        self.bug.outcomes(&self.toy, &state.toy, out);
    }
    fn luck(&self, state: &Shared, rng: &mut Rng) -> Option<Card> {
        self.bug.luck(&self.toy, &state.toy, rng)
    }
    fn check(&self, state: &Shared, input: &InputOf<Self>) -> Result<(), Illegal> {
        self.bug.check(&self.toy, &state.toy, *input)
    }
    fn apply_unchecked(&self, state: &mut Shared, input: &InputOf<Self>) {
        self.bug.apply_unchecked(&self.toy, &mut state.toy, *input);
        if self.bug.shares() {
            state.inputs.fetch_add(1, Ordering::Relaxed);
        }
    }
    fn apply(&self, state: &mut Shared, input: &InputOf<Self>) -> Result<(), Illegal> {
        let verdict = self.check(state, input);
        match verdict {
            Ok(()) => self.apply_unchecked(state, input),
            Err(_) => self.bug.refuse(&mut state.toy),
        }
        verdict
    }
    fn view(&self, state: &Shared, who: Observer) -> Seen {
        Seen { view: self.bug.view(&self.toy, &state.toy, who), behind: state.toy.clone() }
    }
    fn happened(
        &self,
        before: &Shared,
        input: &InputOf<Self>,
        after: &Shared,
        tell: &mut impl FnMut(Audience, Event),
    ) {
        self.toy.happened(&before.toy, input, &after.toy, tell);
        if let Some((audience, event)) = self.bug.tell(&before.toy, *input) {
            tell(audience, event);
        }
    }
    fn imagine(&self, seen: &Seen, rng: &mut Rng) -> Shared {
        Shared::new(self.bug.imagine(&self.toy, &seen.view, rng))
    }
    fn standings(&self, state: &Shared) -> Option<Standings> {
        self.bug.standings(&self.toy, &state.toy)
    }
}

impl Notation for Planted {
    const NAME: &'static str = Toy::NAME;
    const TITLE: &'static str = Toy::TITLE;
    const RULE_IDS: &'static [&'static str] = Toy::RULE_IDS;
    const RULES: u32 = Toy::RULES;
    const PLAYERS: RangeInclusive<u8> = Toy::PLAYERS;
    const OPTIONS: &'static [OptionInfo] = Toy::OPTIONS;

    type Library = ();
    type SetupDoc = SetupDoc;
    type Entry = Entry;
    type ResultDoc = ResultDoc;
    type Line = String;

    fn library() {}
    fn sets(library: &()) -> Vec<String> {
        Toy::sets(library)
    }
    fn load(library: &mut (), text: &str) -> Result<(String, String), BadData> {
        Toy::load(library, text)
    }
    fn text(&self, seen: &Seen) -> Vec<String> {
        self.toy.text(&seen.view)
    }
    fn default_setup(players: u8) -> SetupDoc {
        Toy::default_setup(players)
    }
    fn set_option(doc: &mut SetupDoc, key: &str, value: &str) -> Result<(), BadSetup> {
        Toy::set_option(doc, key, value)
    }
    fn setup_from(doc: &SetupDoc, rules: u32, library: &()) -> Result<Setup, BadSetup> {
        Toy::setup_from(doc, rules, library)
    }
    fn setup_doc(setup: &Setup) -> SetupDoc {
        planted().setup_doc(*setup)
    }
    fn input(&self, entry: &Entry) -> Result<InputOf<Self>, Illegal> {
        self.toy.input(entry)
    }
    fn entry(&self, input: &InputOf<Self>) -> Entry {
        self.bug.entry(&self.toy, *input)
    }
    fn result(&self, state: &Shared) -> Option<ResultDoc> {
        self.bug.result(&self.toy, &state.toy)
    }
}

impl Documents for Planted {
    const HAS_SECRETS: bool = Toy::HAS_SECRETS;

    type ViewDoc = View;
    type EventDoc = Event;
    /// A chip that nobody should see.
    type ChoiceDoc = Option<Chip>;
    type OffersDoc = OffersDoc;
    type RefusalDoc = (<Toy as Documents>::RefusalDoc, Option<Chip>);
    type TablesDoc = TablesDoc;
    type QuestionDoc = ();
    /// A chip that nobody should see.
    type AnswerDoc = Option<Chip>;
    type ReasonDoc = <Toy as Documents>::ReasonDoc;
    type CountDoc = ();

    fn view_doc(&self, seen: &Seen) -> View {
        self.bug.view_doc(&self.toy, seen)
    }
    fn event_doc(&self, before: &Seen, event: &Event) -> Event {
        self.bug.event_doc(&self.toy, before, event)
    }
    fn choice_doc(&self, seen: &Seen, seat: Seat, _action: &Action) -> Option<Chip> {
        self.bug.choice_doc(seen, seat)
    }
    fn offers_doc(&self, seen: &Seen, seat: Seat) -> OffersDoc {
        self.bug.offers_doc(&self.toy, seen, seat)
    }
    fn tables_doc(&self) -> TablesDoc {
        self.toy.tables_doc()
    }
    fn refusal_doc(&self, seen: &Seen, illegal: &Illegal) -> Self::RefusalDoc {
        (self.toy.refusal_doc(&seen.view, illegal), self.bug.refusal_doc(seen))
    }
    fn answer_doc(&self, seen: &Seen, seat: Seat, (): &()) -> Result<Option<Chip>, Illegal> {
        Ok(self.bug.answer_doc(seen, seat))
    }
    fn schemas(generator: &mut SchemaGenerator) -> Vec<(&'static str, Schema)> {
        Toy::schemas(generator)
    }
}

impl Subject for Planted {
    type Game = Self;

    fn setups() -> Vec<Setup> {
        Toy::setups()
    }
    fn all_inputs(game: &Self) -> Vec<InputOf<Self>> {
        Toy::all_inputs(&game.toy)
    }
    fn redeal(game: &Self, state: &Shared, who: Observer, rng: &mut Rng) -> Shared {
        Shared::new(Toy::redeal(&game.toy, &state.toy, who, rng))
    }
    fn questions(_: &Self, _: &Shared, _: Seat, _: &mut Rng) -> Vec<()> {
        vec![()]
    }
    fn conserved(game: &Self, state: &Shared) -> Vec<Sum> {
        Toy::conserved(&game.toy, &state.toy)
    }
    fn bound(game: &Self) -> usize {
        Toy::bound(&game.toy)
    }
}
