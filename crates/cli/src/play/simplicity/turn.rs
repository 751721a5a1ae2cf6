//! One person's turn: what each command does.

use anyhow::Result;
use kernel::Game;
use search::Player;
use simplicity::{Action, Illegal, RULE_IDS, Slot, Space, Symbol, Team, Tile};

use super::command::{COMMANDS, Command, Target, Usage, parse};
use super::look::tile_letter;
use super::say::{Head, Say, parts};
use super::scene::Scene;
use super::session::{Choice, Session};
use super::{explain, screen, story, summary};
use crate::play::look::{QUIET, STRONG, paint};
use crate::play::table::{Flow, Outcome, Session as _};
use crate::text::{row, rule_id};

impl Session {
    /// Shows the screen and obeys commands until the team has acted.
    pub(super) fn team_acts(&mut self, team: Team) -> Result<Flow> {
        self.table.autosave()?;
        self.show_screen(team)?;
        loop {
            let Some(line) = self.table.console.ask(&self.prompt())? else {
                self.table.keeper.say_input_ended(&mut self.table.console)?;
                return Ok(Flow::Leave);
            };
            match parse(&line) {
                Err(problem) => self.say(&problem)?,
                Ok(command) => match self.obey(command, team)? {
                    Outcome::Choosing => {}
                    Outcome::Acted => return Ok(Flow::On),
                    Outcome::Leaving => return Ok(Flow::Leave),
                },
            }
        }
    }

    fn show_screen(&mut self, team: Team) -> Result<()> {
        let scene = self.scene();
        let (screen, call) = (screen::whole(&scene), call(&scene, team));
        self.table.console.show(&format!("\n{screen}\n"))?;
        self.table.console.say(&call)
    }

    fn prompt(&self) -> String {
        let say = match self.choice {
            Choice::Nothing => return "> ".to_owned(),
            Choice::Slot(slot) => Say::PromptSpace { slot },
            Choice::Build(..) => Say::PromptBuild,
            Choice::Block(_) => Say::PromptBlock,
        };
        self.scene().text(&say) + " > "
    }

    /// Says a sentence of the terminal.
    fn say(&mut self, say: &Say) -> Result<()> {
        let text = self.scene().text(say);
        self.table.console.say(&text)
    }

    fn obey(&mut self, command: Command, team: Team) -> Result<Outcome> {
        match command {
            Command::Choose(target) => return self.choose(target, team),
            Command::Block(slot) => return self.choose_block(slot, team),
            Command::Confirm => return self.confirm(team),
            Command::TakeBack => self.take_back(team)?,
            Command::Why(target) => self.why(target, team)?,
            Command::Rules(id) => self.show_rules(id.as_deref())?,
            Command::Log(most) => {
                let told = self.told(most);
                self.table.console.show(&told)?;
            }
            Command::Hint => {
                let hint = hint(&self.scene(), team);
                self.table.console.say(&hint)?;
            }
            Command::Score => {
                let points = summary::points(&self.scene());
                self.table.say_all(&points)?;
            }
            Command::Board => self.show_screen(team)?,
            Command::Help => self.table.console.show(&help(&self.scene()))?,
            Command::Save(path) => self.table.keeper.save(&mut self.table.console, path)?,
            Command::Quit => {
                self.table.keeper.offer_save(&mut self.table.console)?;
                return Ok(Outcome::Leaving);
            }
        }
        Ok(Outcome::Choosing)
    }

    fn choose(&mut self, target: Target, team: Team) -> Result<Outcome> {
        let blocking = self.scene().game.blocker(self.table.state()).is_some();
        let chosen = match self.choice {
            Choice::Slot(slot) | Choice::Build(slot, _) => Some(slot),
            _ => None,
        };
        match target {
            Target { slot: Some(slot), space: None } if blocking => self.choose_block(slot, team),
            Target { slot: Some(slot), space: None } => self.choose_slot(slot, team),
            Target { slot, space: Some(space) } => match slot.or(chosen) {
                Some(slot) => self.choose_build(slot, space, team),
                None => self.show_slots_for(space),
            },
            Target { slot: None, space: None } => Ok(Outcome::Choosing),
        }
    }

    /// Lights the legal spaces of a slot, or says why there are none.
    fn choose_slot(&mut self, slot: Slot, team: Team) -> Result<Outcome> {
        let scene = self.scene();
        if let Err(illegal) = check_slot(&scene, slot, team) {
            return self.refuse(illegal, Some(slot));
        }
        let city = screen::city_and_board(&scene, Some(slot));
        let spaces = explain::spaces(&scene, slot).join("\n");
        let heading = slot_heading(&scene, slot);
        self.choice = Choice::Slot(slot);
        self.table.console.show(&format!("\n{city}\n"))?;
        self.table.console.say(&heading)?;
        self.table.console.show(&spaces)?;
        Ok(Outcome::Choosing)
    }

    fn choose_build(&mut self, slot: Slot, space: Space, team: Team) -> Result<Outcome> {
        let scene = self.scene();
        if let Err(illegal) = scene.check(Action::Take { team, slot, space }) {
            return self.refuse(illegal, Some(slot));
        }
        let preview = explain::preview(&scene, slot, space);
        self.choice = Choice::Build(slot, space);
        if !self.table.confirm {
            return self.confirm(team);
        }
        self.table.say_all(&preview)?;
        Ok(Outcome::Choosing)
    }

    fn choose_block(&mut self, slot: Slot, team: Team) -> Result<Outcome> {
        let scene = self.scene();
        if let Err(illegal) = scene.check(Action::Block { team, slot }) {
            return self.refuse(illegal, Some(slot));
        }
        let blocks = Say::Blocks { slot, tile: scene.state.offer[slot.index()] };
        let blocks = scene.text(&blocks) + " SIM-3.2";
        self.choice = Choice::Block(slot);
        if !self.table.confirm {
            return self.confirm(team);
        }
        self.table.console.say(&blocks)?;
        Ok(Outcome::Choosing)
    }

    /// Lists what each slot brings on a space.
    fn show_slots_for(&mut self, space: Space) -> Result<Outcome> {
        match explain::slots(&self.scene(), space) {
            Err(illegal) => self.refuse(illegal, None),
            Ok(lines) => self.table.say_all(&lines).map(|()| Outcome::Choosing),
        }
    }

    fn refuse(&mut self, illegal: Illegal, slot: Option<Slot>) -> Result<Outcome> {
        let scene = self.scene();
        let (refusal, more) = (explain::refusal(&scene, &illegal), explain::more(&scene, &illegal));
        self.refused = Some((illegal, slot));
        self.table.console.say(&refusal)?;
        self.table.console.say(&more)?;
        Ok(Outcome::Choosing)
    }

    fn confirm(&mut self, team: Team) -> Result<Outcome> {
        let action = match self.choice {
            Choice::Build(slot, space) => Action::Take { team, slot, space },
            Choice::Block(slot) => Action::Block { team, slot },
            Choice::Slot(slot) => {
                self.say(&Say::ChooseSpace { slot })?;
                return Ok(Outcome::Choosing);
            }
            Choice::Nothing => {
                let call = call(&self.scene(), team);
                self.table.console.say(&call)?;
                return Ok(Outcome::Choosing);
            }
        };
        let seat = self.table.game().owner(team);
        self.apply(&simplicity::Input::Act { seat, action })?;
        Ok(Outcome::Acted)
    }

    fn take_back(&mut self, team: Team) -> Result<()> {
        let (choice, said) = match self.choice {
            Choice::Build(slot, space) => {
                (Choice::Slot(slot), self.scene().text(&Say::SpaceTakenBack { space, slot }))
            }
            Choice::Slot(slot) | Choice::Block(slot) => {
                (Choice::Nothing, self.scene().text(&Say::SlotTakenBack { slot }))
            }
            Choice::Nothing => {
                (Choice::Nothing, story::why_no_undo(&self.scene(), &self.table.inputs(), team))
            }
        };
        self.choice = choice;
        self.table.console.say(&said)
    }

    /// Explains the named target, or else the last refusal.
    fn why(&mut self, target: Target, team: Team) -> Result<()> {
        let scene = self.scene();
        let judged = match target {
            Target { slot: None, space: None } => match &self.refused {
                Some((illegal, slot)) => Err((illegal.clone(), *slot)),
                None => Ok(vec![scene.text(&Say::NothingRefused)]),
            },
            Target { slot: None, space: Some(space) } => {
                explain::slots(&scene, space).map_err(|illegal| (illegal, None))
            }
            Target { slot: Some(slot), space: None } => match check_slot(&scene, slot, team) {
                Err(illegal) => Err((illegal, Some(slot))),
                Ok(()) => Ok(vec![slot_heading(&scene, slot)]),
            },
            Target { slot: Some(slot), space: Some(space) } => {
                match scene.check(Action::Take { team, slot, space }) {
                    Err(illegal) => Err((illegal, Some(slot))),
                    Ok(_) => Ok(explain::preview(&scene, slot, space)),
                }
            }
        };
        let answer = judged
            .unwrap_or_else(|(illegal, slot)| explain::refusal_in_full(&scene, &illegal, slot));
        self.table.say_all(&answer)
    }

    fn show_rules(&mut self, id: Option<&str>) -> Result<()> {
        let scene = self.scene();
        let texts: Vec<String> = match id {
            None => RULE_IDS.iter().filter_map(|id| explain::rule(&scene, id)).collect(),
            Some(id) => explain::rule(&scene, &rule_id(id, "SIM")).into_iter().collect(),
        };
        if texts.is_empty() {
            return self.say(&Say::NoRule);
        }
        self.table.say_all(&texts)
    }
}

/// Whose turn it is and what to do.
fn call(scene: &Scene<'_>, team: Team) -> String {
    let turn = paint(STRONG, scene.text(&Say::Turn { seat: scene.game.owner(team) }));
    if scene.game.blocker(scene.state).is_some() {
        return scene.text(&Say::CallBlock { turn, team }) + " SIM-3.2";
    }
    let open = scene.state.available().count();
    let mut slots = scene.state.available();
    let free = slots.all(|(slot, _)| scene.game.builds_freely(scene.state, slot));
    scene.text(&Say::Call { turn, team, open, free })
}

/// Judges whether the team may take from a slot at all.
fn check_slot(scene: &Scene<'_>, slot: Slot, team: Team) -> Result<(), Illegal> {
    let first = scene.game.legal_spaces(scene.state)[slot.index()].iter().next();
    let space = first.unwrap_or(Space::new(0, 0));
    match scene.check(Action::Take { team, slot, space }) {
        Ok(_) => Ok(()),
        // The problem is not the space: every other space fails too.
        Err(_) if first.is_none() && scene.state.available_in(slot).is_some() => {
            let fits = |slot: &Slot| !scene.game.legal_spaces(scene.state)[slot.index()].is_empty();
            Err(Illegal::AnotherFits { slot, fits: Slot::ALL.into_iter().filter(fits).collect() })
        }
        Err(illegal) => Err(illegal),
    }
}

/// What a slot offers.
fn slot_heading(scene: &Scene<'_>, slot: Slot) -> String {
    let tile = scene.state.offer[slot.index()];
    let spaces = scene.game.legal_spaces(scene.state)[slot.index()].len() as usize;
    scene.text(&if scene.game.builds_freely(scene.state, slot) {
        Say::SlotFree { stuck: scene.game.setup().stuck, slot, tile, spaces }
    } else {
        Say::Slot { slot, tile, builds_on: scene.builds_on(slot), spaces }
    })
}

/// What the greedy player would do.
fn hint(scene: &Scene<'_>, team: Team) -> String {
    let seat = scene.game.owner(team);
    let mut legal = Vec::new();
    scene.game.legal(scene.state, seat, &mut legal);
    let mut rng = kernel::Rng::seed(0);
    let mut greedy = search::Greedy::default();
    scene.text(&match legal[greedy.choose(scene.game, scene.state, seat, &legal, &mut rng)] {
        Action::Block { slot, .. } => Say::HintBlock { slot, command: format!("block {slot}") },
        Action::Take { slot, space, .. } => {
            let (command, sum) = (format!("{slot} {space}"), scene.sum(slot, space));
            Say::HintTake { command, total: sum.total(), parts: parts(sum) }
        }
    })
}

/// The column of what commands do.
const COLUMN: usize = 20;

fn help(scene: &Scene<'_>) -> String {
    let words = scene.words();
    let line =
        |usage: &Usage| row(&format!("  {}", usage.typed), &words.tell("help", &usage.key), COLUMN);
    let mut lines: Vec<String> = COMMANDS.iter().map(line).collect();
    lines.push(String::new());
    lines.extend(legend(scene));
    lines.join("\n")
}

/// How the city reads.
fn legend(scene: &Scene<'_>) -> Vec<String> {
    let (look, words) = (scene.look, scene.words());
    let types = Tile::ALL.map(|tile| format!("{} {}", tile_letter(tile), Scene::tile_name(tile)));
    let symbols = Symbol::ALL
        .map(|symbol| format!("{} {}", look.symbol(symbol), words.tell("symbol", &symbol)));
    let blank = scene.text(&Say::Blank { sign: look.blank });
    let symbols = [symbols.join(", "), blank].join(", ");
    let team = Team::new(0);
    let (printed, built) = ("[R]".to_owned(), format!("R {}", look.emblem(team)));
    let rows = [
        (Head::Tiles, types.join(", ")),
        (Head::Symbols, symbols),
        (Head::Teams, scene.teams(scene.game.teams())),
        (Head::City, scene.text(&Say::LegendCity { printed, built, team })),
    ];
    let rows = rows.map(|(head, text)| row(&format!("  {}", Scene::head(head)), &text, 11));
    let numbers = paint(QUIET, format!("  {}", scene.text(&Say::Numbers)));
    rows.into_iter().chain([numbers]).collect()
}

#[cfg(test)]
mod tests {
    use simplicity::{Slot, Team};

    use super::{call, slot_heading};
    use crate::play::simplicity::sample::{Sample, plain};

    /// Five spaces are open there; slot 1 builds on circles and none is left.
    #[test]
    fn the_turn_says_first_that_no_tile_fits() {
        let sample = Sample::nearly_full(true);
        assert_eq!(
            slot_heading(&sample.scene(), Slot::new(0)),
            "No tile fits, so any may be built on any open space (SIM-3.7). Slot 1, a residential \
             tile: 5 spaces are open."
        );
        let said = plain(&call(&sample.scene(), Team::new(0)));
        assert!(said.contains("open. No tile fits, so any may be built anywhere (SIM-3.7)."));
        let said = plain(&call(&Sample::nearly_full(false).scene(), Team::new(0)));
        assert!(!said.contains("SIM-3.7"), "{said}");
    }
}
