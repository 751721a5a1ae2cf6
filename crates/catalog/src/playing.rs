//! A table of any game.

use kernel::{Documents, Fault, Hints, Input, InputOf, Observer, Rng, Seat, Standings, Turn};
use record::{Luck, Recorder};
use search::{level, make_player};
use serde_json::Value;

use crate::over::compiled;
use crate::{Agreement, Choice, Refusal, Refused, Table};

/// A running game, its record, and the newest step for those who are told of it.
pub(crate) struct Playing<G: Documents> {
    agreement: Agreement,
    library: G::Library,
    recorder: Recorder<G>,
    /// The newest input and the state before it.
    newest: Option<(G::State, InputOf<G>)>,
}

impl<G: Documents + Hints> Playing<G> {
    /// A game before its first entry.
    pub(crate) fn begin(agreement: &Agreement, library: &G::Library) -> Result<Self, Refusal> {
        let rules = agreement.rules.unwrap_or(G::RULES);
        let doc = compiled::<G>(rules, agreement.players, agreement.options.iter(), library)?.1;
        // Names are told when the record is asked for.
        let names = vec![String::new(); usize::from(agreement.players)];
        let recorder = Recorder::by_rules(rules, doc, names, library)?;
        let agreement = Agreement { rules: Some(rules), ..agreement.clone() };
        Ok(Playing { agreement, library: library.clone(), recorder, newest: None })
    }

    fn game(&self) -> &G {
        self.recorder.game()
    }

    fn state(&self) -> &G::State {
        self.recorder.state()
    }

    /// The input that an entry describes, whoever sends it.
    fn input(&self, entry: &Value) -> Result<InputOf<G>, Refused> {
        let entry: G::Entry = serde_json::from_value(entry.clone()).map_err(|error| Refused {
            code: "no_entry",
            rule: None,
            text: format!("This is no entry of {}: {error}.", G::TITLE),
        })?;
        self.game().input(&entry).map_err(|illegal| self.refused(Observer::Spectator, &illegal))
    }

    /// The input of `seat`, which nobody else can send in its name.
    fn own_input(&self, seat: Seat, entry: &Value) -> Result<InputOf<G>, Refused> {
        let input = self.input(entry)?;
        match input {
            Input::Act { seat: actor, .. } if actor == seat => {
                let checked = self.game().check(self.state(), &input);
                checked.map_err(|illegal| self.refused(Observer::Seat(seat), &illegal))?;
                Ok(input)
            }
            Input::Act { .. } => Err(Refused {
                code: "not_your_seat",
                rule: None,
                text: "This is for another seat to do.".to_owned(),
            }),
            Input::Chance(_) => Err(Refused {
                code: "luck",
                rule: None,
                text: "Luck is drawn by the table, not sent by a player.".to_owned(),
            }),
        }
    }

    fn refused(&self, who: Observer, illegal: &G::Illegal) -> Refused {
        let view = self.game().view(self.state(), who);
        let text = self.game().refusal(&view, illegal);
        Refused { code: illegal.code(), rule: illegal.rule(), text }
    }

    /// Applies a legal input; its entry.
    fn push(&mut self, input: InputOf<G>) -> Value {
        let before = self.state().clone();
        self.recorder.push_unchecked(&input);
        self.newest = Some((before, input));
        json(self.recorder.log().last())
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game().legal(self.state(), seat, &mut legal);
        legal
    }

    fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game().outcomes(self.state(), &mut outcomes);
        outcomes
    }
}

/// A document of a game as JSON.
fn json(document: impl serde::Serialize) -> Value {
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

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let legal = self.legal(seat);
        if legal.is_empty() {
            return Vec::new();
        }
        let view = self.game().view(self.state(), Observer::Seat(seat));
        let choice = |action: G::Action| Choice {
            about: json(self.game().choice_doc(&view, seat, &action)),
            entry: json(self.game().entry(&Input::Act { seat, action })),
        };
        legal.into_iter().map(choice).collect()
    }

    fn check(&self, seat: Seat, entry: &Value) -> Result<(), Refusal> {
        Ok(self.own_input(seat, entry).map(drop)?)
    }

    fn act(&mut self, seat: Seat, entry: &Value) -> Result<Value, Refusal> {
        let input = self.own_input(seat, entry)?;
        Ok(self.push(input))
    }

    fn restore(&mut self, entry: &Value) -> Result<(), Refusal> {
        let input = self.input(entry)?;
        self.game().check(self.state(), &input)?;
        self.push(input);
        Ok(())
    }

    fn truncate(&mut self, entries: usize) {
        if entries < self.entries() {
            self.recorder.truncate(entries);
            self.newest = None;
        }
    }

    fn view(&self, who: Observer) -> Value {
        let view = self.game().view(self.state(), who);
        json(self.game().view_doc(&view))
    }

    fn events(&self, who: Observer) -> Vec<Value> {
        let Some((before, input)) = &self.newest else { return Vec::new() };
        let (mut events, view) = (Vec::new(), self.game().view(before, who));
        self.game().events(before, input, self.state(), who, &mut events);
        events.iter().map(|event| json(self.game().event_doc(&view, event))).collect()
    }

    fn bot(&self, bot: &str, seat: Seat, rng: &mut Rng) -> Result<Value, Refusal> {
        let spec = level(bot).map_or(bot, |level| level.player);
        let mut player = make_player::<G>(spec)?;
        let legal = self.legal(seat);
        assert!(!legal.is_empty(), "{seat} cannot act");
        let view = self.game().view(self.state(), Observer::Seat(seat));
        let index = player.choose(self.game(), &view, seat, &legal, rng);
        Ok(json(self.game().entry(&Input::Act { seat, action: legal[index].clone() })))
    }

    fn standings(&self) -> Option<Standings> {
        self.game().standings(self.state())
    }

    fn result(&self) -> Option<Value> {
        self.game().result(self.state()).map(json)
    }

    fn rematch(&self) -> Agreement {
        let mut agreement = self.agreement.clone();
        agreement.rules = None;
        agreement.options.extend(self.game().rematch(self.recorder.log()));
        agreement
    }

    fn record(&self, seats: Vec<String>, luck: Option<Luck>) -> String {
        let mut record = self.recorder.record();
        (record.seats, record.luck) = (seats, luck);
        record.to_json()
    }

    fn anew(&self) -> Box<dyn Table> {
        let begun = Playing::<G>::begin(&self.agreement, &self.library);
        Box::new(begun.unwrap_or_else(|_| unreachable!("this game began so before")))
    }
}
