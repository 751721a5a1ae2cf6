//! A table for any game.

use std::cell::OnceCell;
use std::sync::Arc;

use kernel::{
    Audience, BadPosition, Documents, Fault, Hints, Input, InputOf, Observer, Rng, Seat, Standings,
    Turn,
};
use record::{Luck, Recorder};
use search::{Compiled, Player};
use serde::Deserialize;
use serde_json::Value;

use crate::compile::compiled;
use crate::shared::Shared;
use crate::{
    Agreement, Bot, Idea, Moment, NotForYou, Reasons, Refusal, Refused, Table, Text, Thought, Tried,
};

/// A running game, its record, and its newest step.
pub(crate) struct Playing<G: Documents + Hints> {
    agreement: Agreement,
    players: &'static Compiled<G>,
    recorder: Recorder<G>,
    /// The newest input and the state before it.
    newest: Option<(G::State, InputOf<G>)>,
    /// The view of all observers, in a game without secrets.
    common_view: OnceCell<Text>,
}

impl<G: Documents + Hints> Playing<G> {
    /// A game before its first entry.
    ///
    /// # Errors
    /// Every fault of the agreement.
    pub(crate) fn begin(
        agreement: &Agreement,
        library: &G::Library,
        shared: &Shared<G>,
        players: &'static Compiled<G>,
    ) -> Result<Self, Refusal> {
        let rules = agreement.rules.unwrap_or(G::RULES);
        let game = compiled::<G>(rules, agreement.players, agreement.options.iter(), library)?.0;
        let agreement = Agreement { rules: Some(rules), ..agreement.clone() };
        Ok(Playing::of(agreement, shared.one(rules, game), rules, players)?)
    }

    fn of(
        agreement: Agreement,
        game: Arc<G>,
        rules: u32,
        players: &'static Compiled<G>,
    ) -> Result<Self, BadPosition> {
        // Names are given when the record is asked for.
        let names = vec![String::new(); game.seats()];
        let recorder = match agreement.start.clone() {
            Some(start) => Recorder::from(game, rules, names, start)?,
            None => Recorder::of(game, rules, names),
        };
        let common_view = OnceCell::new();
        Ok(Playing { agreement, players, recorder, newest: None, common_view })
    }

    pub(crate) fn game(&self) -> &G {
        self.recorder.game()
    }

    pub(crate) fn state(&self) -> &G::State {
        self.recorder.state()
    }

    /// The input that an entry describes, for any seat.
    fn input(&self, entry: &Value) -> Result<InputOf<G>, Refused> {
        let entry = G::Entry::deserialize(entry).map_err(|error| {
            let fault = error.to_string();
            Refused::outright(G::NAME, &NotForYou::NoEntry { title: G::TITLE, fault })
        })?;
        self.game().input(&entry).map_err(|illegal| self.refused(Observer::Spectator, &illegal))
    }

    /// The action of `seat` that an entry describes, if it is legal in a state; refuses actions of
    /// other seats.
    pub(crate) fn own_action(
        &self,
        state: &G::State,
        seat: Seat,
        entry: &Value,
    ) -> Result<G::Action, Refused> {
        let input = self.input(entry)?;
        let checked = self.game().check(state, &input);
        match input {
            Input::Act { seat: actor, action } if actor == seat => {
                let view = || self.game().view(state, Observer::Seat(seat));
                checked.map_err(|illegal| self.refused_to(&view(), &illegal))?;
                Ok(action)
            }
            Input::Act { .. } => Err(Refused::outright(G::NAME, &NotForYou::AnotherSeat)),
            Input::Chance(_) => Err(Refused::outright(G::NAME, &NotForYou::Luck)),
        }
    }

    fn refused(&self, who: Observer, illegal: &G::Illegal) -> Refused {
        self.refused_to(&self.game().view(self.state(), who), illegal)
    }

    fn refused_to(&self, view: &G::View, illegal: &G::Illegal) -> Refused {
        let document = json(self.game().refusal_doc(view, illegal));
        Refused { game: G::NAME, code: illegal.code(), rule: illegal.rule(), document }
    }

    /// Applies a legal input; returns its entry.
    fn push(&mut self, input: InputOf<G>) -> Value {
        let before = self.state().clone();
        self.recorder.push_unchecked(&input);
        self.newest = Some((before, input));
        self.common_view.take();
        json(self.recorder.log().last())
    }

    fn legal(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game().legal(state, seat, &mut legal);
        legal
    }

    /// What a seat may send now, in a stable order.
    fn own_entries(&self, seat: Seat) -> impl Iterator<Item = G::Entry> {
        let entry = move |action| self.game().entry(&Input::Act { seat, action });
        self.legal(self.state(), seat).into_iter().map(entry)
    }

    /// The offers of a seat in a state, with its view of it; nothing if it may not act.
    pub(crate) fn offers_in(&self, state: &G::State, view: &G::View, seat: Seat) -> Option<Text> {
        let acts = !self.legal(state, seat).is_empty();
        acts.then(|| Text::of(&self.game().offers_doc(view, seat)))
    }

    fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game().outcomes(self.state(), &mut outcomes);
        outcomes
    }
}

/// A document of a game as JSON.
pub(crate) fn json(document: impl serde::Serialize) -> Value {
    serde_json::to_value(document).expect("the documents of a game are plain data")
}

impl<G: Documents + Hints> Table for Playing<G> {
    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn rules(&self) -> u32 {
        self.agreement.rules.unwrap_or(G::RULES)
    }

    fn turn(&self) -> Turn {
        self.game().turn(self.state())
    }

    fn entries(&self) -> usize {
        self.recorder.log().len()
    }

    fn weights(&self) -> Vec<u32> {
        self.outcomes().into_iter().map(|(_, weight)| weight).collect()
    }

    fn draw(&mut self, index: usize) -> Value {
        let (chance, _) = self.outcomes().swap_remove(index);
        self.push(Input::Chance(chance))
    }

    fn choices(&self, seat: Seat) -> Vec<Value> {
        self.own_entries(seat).map(json).collect()
    }

    fn choices_text(&self, seat: Seat) -> Text {
        Text::of(&self.own_entries(seat).collect::<Vec<_>>())
    }

    fn offers(&self, seat: Seat) -> Option<Text> {
        let view = self.game().view(self.state(), Observer::Seat(seat));
        self.offers_in(self.state(), &view, seat)
    }

    fn tables(&self) -> Value {
        json(self.game().tables_doc())
    }

    fn check(&self, seat: Seat, entry: &Value) -> Result<Value, Refusal> {
        let action = self.own_action(self.state(), seat, entry)?;
        let view = self.game().view(self.state(), Observer::Seat(seat));
        Ok(json(self.game().choice_doc(&view, seat, &action)))
    }

    fn act(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal> {
        let action = self.own_action(self.state(), seat, entry)?;
        Ok(self.push(Input::Act { seat, action }))
    }

    fn act_on(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal> {
        let action = self.own_action(self.state(), seat, entry)?;
        let input = Input::Act { seat, action };
        let mut after = self.state().clone();
        self.game().apply_unchecked(&mut after, &input);
        self.stays(seat, self.state(), &after).map_err(|why| Refused::outright(G::NAME, &why))?;
        Ok(self.push(input))
    }

    fn tried(&self, seat: Seat, entries: &[Value]) -> Tried {
        self.after(seat, entries)
    }

    fn answer(&self, seat: Seat, question: &Value) -> Result<Value, Refusal> {
        let question = serde_json::from_value(question.clone()).map_err(|error| {
            let fault = error.to_string();
            Refused::outright(G::NAME, &NotForYou::NoQuestion { title: G::TITLE, fault })
        })?;
        let view = self.game().view(self.state(), Observer::Seat(seat));
        let answer = self.game().answer_doc(&view, seat, &question);
        Ok(json(answer.map_err(|illegal| self.refused_to(&view, &illegal))?))
    }

    fn restore(&mut self, entry: &Value) -> Result<(), Refusal> {
        let input = self.input(entry)?;
        let checked = self.game().check(self.state(), &input);
        checked.map_err(|illegal| self.refused(Observer::Spectator, &illegal))?;
        self.push(input);
        Ok(())
    }

    fn truncate(&mut self, entries: usize) {
        if entries < self.entries() {
            self.recorder.truncate(entries);
            self.newest = None;
            self.common_view.take();
        }
    }

    fn view(&self, who: Observer) -> Text {
        let write = || Text::of(&self.game().view_doc(&self.game().view(self.state(), who)));
        if G::HAS_SECRETS { write() } else { self.common_view.get_or_init(write).clone() }
    }

    fn events(&self) -> Vec<(Audience, Text)> {
        let Some((before, input)) = &self.newest else { return Vec::new() };
        let (game, mut events) = (self.game(), Vec::new());
        let public = game.view(before, Observer::Spectator);
        game.happened(before, input, self.state(), &mut |audience, event| {
            events.push((audience, Text::of(&game.event_doc(&public, &event))));
        });
        events
    }

    fn thought(
        &self,
        mut bot: Bot,
        seat: Seat,
        after: &[Value],
        mut rng: Rng,
    ) -> Result<Thought, Refusal> {
        let kept =
            bot.player.take().and_then(|player| player.downcast::<Box<dyn Player<G>>>().ok());
        let mut player = kept.map_or_else(|| self.players.make(&bot.name), |player| Ok(*player))?;
        let world =
            if after.is_empty() { self.state().clone() } else { self.imagined(seat, after).1 };
        let legal = self.legal(&world, seat);
        assert!(!legal.is_empty(), "{seat} cannot act");
        let view = self.game().view(&world, Observer::Seat(seat));
        let game = self.recorder.shared_game();
        Ok(Box::new(move |stop, crew| {
            player.until(stop);
            player.with(crew);
            let index = player.choose(&game, &view, seat, &legal, &mut rng);
            let action = legal[index].clone();
            let entry = json(game.entry(&Input::Act { seat, action: action.clone() }));
            if player.has_plan() {
                bot.player = Some(Box::new(player));
            }
            let reasons = Reasons::new(move || {
                game.reason_docs(&view, seat, &action).iter().map(json).collect()
            });
            Idea { entry, reasons, forced: legal.len() == 1, bot }
        }))
    }

    fn acts(&self, seat: Seat) -> Vec<Value> {
        let game = self.game();
        let is_own = |entry: &&G::Entry| matches!(game.input(entry), Ok(Input::Act { seat: actor, .. }) if actor == seat);
        self.recorder.log().iter().filter(is_own).map(json).collect()
    }

    fn moment(&self, at: Option<usize>, who: Option<Observer>, rng: &mut Rng) -> Option<Moment> {
        let (game, log) = (self.game(), self.recorder.log());
        let (mut state, mut draws) = (self.recorder.first(), 0);
        for entry in log.get(..at.unwrap_or(log.len()))? {
            let input = game.input(entry).ok()?;
            draws += u64::from(matches!(input, Input::Chance(_)));
            game.apply_unchecked(&mut state, &input);
        }
        if let Some(who) = who {
            state = game.imagine(&game.view(&state, who), rng);
        }
        let start = Some(game.position_text(&state)?);
        let agreement = Agreement { start, ..self.agreement.clone() };
        Some(Moment { game: G::NAME, agreement, draws, luck: None })
    }

    fn standings(&self) -> Option<Standings> {
        self.game().standings(self.state())
    }

    fn result(&self) -> Option<Value> {
        self.game().result(self.state()).map(json)
    }

    fn rematch(&self) -> Agreement {
        let mut agreement = self.agreement.clone();
        (agreement.rules, agreement.start) = (None, None);
        agreement.options.extend(self.game().rematch(self.recorder.log()));
        agreement
    }

    fn record(&self, seats: Vec<String>, luck: Option<Luck>) -> String {
        let mut record = self.recorder.record();
        (record.seats, record.luck) = (seats, luck);
        record.to_json()
    }

    fn anew(&self) -> Box<dyn Table> {
        let rules = self.agreement.rules.unwrap_or(G::RULES);
        let (agreement, game) = (self.agreement.clone(), self.recorder.shared_game());
        let anew = Playing::of(agreement, game, rules, self.players);
        Box::new(anew.expect("the same position was read before"))
    }
}
