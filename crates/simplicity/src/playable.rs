//! A state from the text of a position, and back (docs/records.md, "A position to play from"). What the
//! text leaves open is drawn: discarded tiles, a blocked tile, older tokens.

use kernel::{BadPosition, Phrase, Rng, Word, phrases};

use crate::city::{ROWS, Space, Spaces};
use crate::components::Ground;
use crate::pieces::{Face, Slot, Strip, Team, Tile};
use crate::position::{no_line, token_count};
use crate::steps::{ROUNDS, Step};
use crate::{FirstFace, Simplicity, State};

/// The word of a strip: its name without the signs that part words.
fn strip_word(name: &str) -> String {
    let parts = |sign: char| sign.is_whitespace() || matches!(sign, ';' | '#' | '{' | '}');
    name.chars().map(|sign| if parts(sign) { '_' } else { sign }).collect()
}

/// A slot: its tile, `x` before a blocked one, the team that took it, or `?` before it is drawn.
fn slot_word(state: &State, slot: Slot, took: &[Team]) -> String {
    let taker = took.iter().find(|team| state.pawns[team.index()] == Some(slot));
    let blocked = if state.blocked == Some(slot) { "x" } else { "" };
    match (state.offer[slot.index()], taker) {
        (Some(tile), _) => format!("{blocked}{}", tile.letter()),
        (None, Some(team)) => team.to_string(),
        (None, None) => "?".to_owned(),
    }
}

impl Simplicity {
    /// A state as text, with everything that a game needs to go on.
    pub(crate) fn playable_text(&self, state: &State) -> String {
        let (step, mut text) = (self.step(state), self.city_text(state));
        let mut line = |name: &str, words: Vec<String>| {
            text.extend([name, ": ", &words.join(" "), "\n"]);
        };
        let strip = |strip: &Option<Strip>| {
            let piece = strip.and_then(|strip| self.components().strip(strip));
            piece.map_or("?".to_owned(), |piece| strip_word(&piece.name))
        };
        line("strips", state.columns[..self.columns()].iter().map(strip).collect());
        if let Some(face) = state.face {
            line("face", vec![face.letter().to_ascii_lowercase().to_string()]);
        }
        let round =
            if step == Step::Over { "end".into() } else { step.round().unwrap_or(0).to_string() };
        line("round", vec![round]);
        let took = match step {
            Step::Take { place, .. } => usize::from(place),
            _ => 0,
        };
        let order: Vec<Team> = state.order.into_iter().flatten().collect();
        let place = |(place, team): (usize, &Team)| match state.pawns[team.index()] {
            Some(slot) if place >= took && slot.index() != place => format!("{team}/{slot}"),
            _ => team.to_string(),
        };
        line("order", order.iter().enumerate().map(place).collect());
        if step.round().is_some() {
            let of = |slot: Slot| slot_word(state, slot, &order[..took]);
            line("slots", Slot::ALL.map(of).to_vec());
        }
        if step == Step::Over || step.round() > Some(1) {
            let count = |tile: Tile| format!("{}={}", tile.letter(), state.bag[tile.index()]);
            line("bag", Tile::ALL.map(count).to_vec());
        }
        text
    }

    /// The state that a text describes.
    pub(crate) fn playable(&self, text: &str, rng: &mut Rng) -> Result<State, BadPosition> {
        let lines = Lines::of(text)?;
        let mut reader = Reader { game: self, state: kernel::Game::start(self), lines, round: 0 };
        reader.strips()?;
        reader.city()?;
        reader.face()?;
        reader.order()?;
        let step = reader.step()?;
        let reached = self.steps.iter().position(|other| *other == step);
        reader.state.step = reached.unwrap_or(usize::from(self.last_step)) as u8;
        reader.discs(step)?;
        reader.tokens(rng)?;
        reader.bag(step, rng)?;
        Ok(reader.state)
    }
}

/// The lines of a text by name.
#[derive(Default)]
struct Lines<'a> {
    rows: Vec<Vec<Word<'a>>>,
    named: Vec<Phrase<'a>>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Result<Lines<'a>, BadPosition> {
        let mut lines = Lines::default();
        for phrase in phrases(text) {
            let name = phrase.head;
            if !name.text.ends_with(':') {
                lines.rows.push(phrase.words());
                continue;
            }
            if !crate::position::PLAYING.contains(&name.text) && name.text != "tokens:" {
                return Err(no_line(&name));
            }
            if lines.get(name.text).is_some() {
                return Err(name.bad(format!("there are two lines {}", name.text)));
            }
            lines.named.push(phrase);
        }
        Ok(lines)
    }

    fn get(&self, name: &str) -> Option<&Phrase<'a>> {
        self.named.iter().find(|phrase| phrase.head.text == name)
    }

    fn need(&self, name: &str, example: &str) -> Result<&Phrase<'a>, BadPosition> {
        self.get(name).ok_or_else(|| {
            let problem = format!("there is no line {name} write one, such as {name} {example}");
            BadPosition::at((1, 1), problem, None)
        })
    }
}

struct Reader<'g, 't> {
    game: &'g Simplicity,
    state: State,
    lines: Lines<'t>,
    /// From 1; 0 in set-up, 6 at the end.
    round: u8,
}

/// The only character of a word.
fn sign(word: &Word<'_>) -> Option<char> {
    let mut signs = word.text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

impl Reader<'_, '_> {
    fn team(&self, word: &Word<'_>) -> Result<Team, BadPosition> {
        let number = word.text.parse().ok().and_then(Team::from_number);
        number.filter(|team| team.index() < self.game.team_count()).ok_or_else(|| {
            let teams = self.game.team_count();
            word.breaks("SIM-2.2", format!("{:?} is no team; there are {teams}, from 0", word.text))
        })
    }

    fn strips(&mut self) -> Result<(), BadPosition> {
        let game = self.game;
        let line = self.lines.need("strips:", "1 2 special 4 5")?.clone();
        let columns = game.columns();
        if line.rest.len() != columns {
            let problem = format!("there are {} strips; {columns} are laid", line.rest.len());
            return Err(line.head.breaks("SIM-2.3", problem));
        }
        for (column, word) in line.rest.iter().enumerate() {
            if word.text == "?" {
                continue;
            }
            if column > 0 && self.state.columns[column - 1].is_none() {
                return Err(word.breaks("SIM-2.3", "strips are laid from left to right"));
            }
            let mut strips = game.components().strips();
            let Some((strip, _)) = strips.find(|(_, piece)| strip_word(&piece.name) == word.text)
            else {
                return Err(word.breaks("SIM-2.4", format!("there is no strip {:?}", word.text)));
            };
            self.state.step = column as u8;
            game.check_draw(&self.state, crate::Chance::Strip(strip)).map_err(|illegal| {
                let rule = kernel::Fault::rule(&illegal).unwrap_or("SIM-2.3");
                word.breaks(
                    rule,
                    "this strip cannot be here: each is laid once, the special one too",
                )
            })?;
            game.lay(&mut self.state, column, strip);
        }
        Ok(())
    }

    /// Rows, or the line `built:`.
    fn city(&mut self) -> Result<(), BadPosition> {
        let rows = std::mem::take(&mut self.lines.rows);
        if !rows.is_empty() && rows.len() != ROWS {
            let problem = format!("there are {} rows; a city has {ROWS}", rows.len());
            return Err(rows[0][0].breaks("SIM-2.3", problem));
        }
        for (row, words) in rows.iter().enumerate() {
            let columns = self.game.columns();
            if words.len() != columns {
                let problem = format!("this row has {} spaces; there are {columns}", words.len());
                return Err(words[0].breaks("SIM-2.3", problem));
            }
            for (column, word) in words.iter().enumerate() {
                self.space(Space::new(column, row), word)?;
            }
        }
        for word in self.lines.get("built:").map(|line| line.rest.clone()).unwrap_or_default() {
            let wrong = || word.bad(format!("{:?} is no build; write such as c3=O1", word.text));
            let (space, built) = word.text.split_once('=').ok_or_else(wrong)?;
            let space = Space::from_name(space).ok_or_else(wrong)?;
            self.build(space, &word.from(word.text.len() - built.len()))?;
        }
        Ok(())
    }

    /// A space of a row: what the strips print there must agree.
    fn space(&mut self, space: Space, word: &Word<'_>) -> Result<(), BadPosition> {
        let ground = self.game.ground(&self.state, space);
        let mut signs = word.text.chars();
        let signs = [signs.next(), signs.next(), signs.next()];
        match (signs, ground) {
            ([Some(tile), Some('-'), None], Some(Ground::Printed(printed)))
                if tile == printed.letter() =>
            {
                Ok(())
            }
            (_, Some(Ground::Printed(printed))) => {
                let is = printed.letter();
                Err(word.breaks("SIM-2.4", format!("{space}: this strip prints {is}- here")))
            }
            ([Some(_), Some('-'), None], _) => {
                Err(word.breaks("SIM-2.4", format!("{space}: this strip prints no building here")))
            }
            ([Some('.'), Some('.'), None], _) => Ok(()),
            ([Some(symbol), Some('.'), None], Some(ground)) if symbol == ground.letter() => Ok(()),
            ([Some(_), Some('.'), None], Some(ground)) => {
                let is = ground.letter();
                let problem = format!("{space}: this strip has {is}. here, not {:?}", word.text);
                Err(word.breaks("SIM-2.4", problem))
            }
            _ => self.build(space, word),
        }
    }

    /// A tile with a disc, such as `O1`.
    fn build(&mut self, space: Space, word: &Word<'_>) -> Result<(), BadPosition> {
        let tile = word.text.chars().next().and_then(Tile::from_letter);
        let Some(tile) = tile.filter(|_| word.text.len() == 2) else {
            let advice = "write a type of R K O V P and the number of a team";
            return Err(word.bad(format!("{space}: {:?} is no tile; {advice}", word.text)));
        };
        let team = self.team(&word.from(1))?;
        let open = self.game.open(&self.state).contains(space);
        let laid =
            matches!(self.game.ground(&self.state, space), Some(Ground::Symbol(_) | Ground::Blank));
        if !open || !laid {
            return Err(word.breaks("SIM-3.5", format!("{space} is not open for a tile")));
        }
        self.state.city.tiles[tile.index()] |= Spaces::one(space);
        self.state.city.discs[team.index()] |= Spaces::one(space);
        Ok(())
    }

    fn face(&mut self) -> Result<(), BadPosition> {
        let round = self.lines.need("round:", "1")?.only()?;
        self.round = match round.text {
            "end" => ROUNDS + 1,
            _ => round.number().ok().filter(|round| *round <= ROUNDS).ok_or_else(|| {
                let problem =
                    format!("{:?} is no round; write 1 to {ROUNDS}, 0 or end", round.text);
                round.breaks("SIM-3.1", problem)
            })?,
        };
        let complete = self.state.columns[..self.game.columns()].iter().all(Option::is_some);
        if self.round > 0 && !complete {
            return Err(round.breaks("SIM-2.3", "round 1 begins when all strips are laid"));
        }
        let Some(line) = self.lines.get("face:") else {
            return if self.round == 0 {
                Ok(())
            } else {
                Err(round.breaks("SIM-2.6", "write which face is up, such as face: a"))
            };
        };
        let word = line.only()?;
        let face = Face::ALL
            .into_iter()
            .find(|face| sign(&word).is_some_and(|sign| sign.eq_ignore_ascii_case(&face.letter())));
        let face = face.ok_or_else(|| word.bad("write a or b"))?;
        let odd = self.round.max(1) % 2 == 1;
        let first = if odd { face } else { face.flipped() };
        let wrong = match self.game.setup.first_face {
            FirstFace::Random => false,
            FirstFace::A => first != Face::A,
            FirstFace::B => first != Face::B,
        };
        if wrong || !complete {
            return Err(word.breaks("SIM-2.6", "this face cannot be up now"));
        }
        self.state.face = Some(face);
        Ok(())
    }

    fn order(&mut self) -> Result<(), BadPosition> {
        let due = if self.round == 0 { 0 } else { self.game.team_count() };
        let Some(line) = self.lines.get("order:").cloned() else {
            return match due {
                0 => Ok(()),
                _ => self.lines.need("order:", "0 1 2 3").map(drop),
            };
        };
        let mut before = None;
        for (place, word) in line.rest.iter().enumerate() {
            let (name, slot) = word
                .text
                .split_once('/')
                .map_or((word.text, None), |(name, _)| (name, Some(word.from(name.len() + 1))));
            let team = self.team(&Word { text: name, ..*word })?;
            let slot = match slot {
                None => Slot::new(place.min(Slot::COUNT - 1)),
                Some(slot) => {
                    slot.number().ok().and_then(Slot::from_number).ok_or_else(|| {
                        slot.bad(format!("{:?} is no slot; write 1 to 7", slot.text))
                    })?
                }
            };
            if self.state.pawns[team.index()].is_some() {
                return Err(word.breaks("SIM-2.8", format!("team {team} is in the order twice")));
            }
            let rises = before.is_none_or(|before| slot > before) || self.round > ROUNDS;
            if !rises || self.state.pawns.contains(&Some(slot)) {
                let problem = "pawns stand in their order, each in a slot of its own";
                return Err(word.breaks("SIM-4.2", problem));
            }
            before = Some(slot);
            self.state.order[place] = Some(team);
            self.state.pawns[team.index()] = Some(slot);
        }
        if self.round == 0 && !line.rest.is_empty() && self.state.face.is_none() {
            return Err(line.head.breaks("SIM-2.8", "pawns are drawn after the face"));
        }
        let wrong = if due == 0 {
            line.rest.len() == self.game.team_count()
        } else {
            line.rest.len() != due
        };
        if wrong {
            let problem = "every team is in the order, from round 1 on and not before";
            return Err(line.head.breaks("SIM-2.8", problem));
        }
        Ok(())
    }

    /// What comes next, by the line `slots:`.
    fn step(&mut self) -> Result<Step, BadPosition> {
        if self.round == 0 {
            let laid = self.state.columns.iter().flatten().count();
            let pawns = self.state.pawns.iter().flatten().count() as u8;
            return Ok(if laid < self.game.columns() {
                Step::Strip { column: laid as u8 }
            } else if self.state.face.is_none() {
                Step::Face
            } else {
                Step::Pawn { place: pawns }
            });
        }
        if self.round > ROUNDS {
            return Ok(Step::Over);
        }
        let line = self.lines.need("slots:", "R K O V R K O")?.clone();
        let words: Vec<Word<'_>> = match *line.rest {
            [word] if word.text.is_ascii() && word.text.len() == Slot::COUNT => (0..Slot::COUNT)
                .map(|at| Word { text: &word.text[at..=at], ..word.from(at) })
                .collect(),
            _ => line.rest.clone(),
        };
        if words.len() != Slot::COUNT {
            let problem = format!("there are {} slots; write seven", words.len());
            return Err(line.head.breaks("SIM-2.5", problem));
        }
        let (mut drawn, mut took) = (0, Vec::new());
        for (slot, word) in Slot::ALL.into_iter().zip(&words) {
            let tile = word.text.chars().next_back().and_then(Tile::from_letter);
            let blocks = word.text.starts_with('x');
            let plain = word.text.len() == usize::from(blocks) + usize::from(tile.is_some());
            match tile {
                _ if word.text == "?" => continue,
                Some(tile) if plain => self.state.offer[slot.index()] = Some(tile),
                None if blocks && plain => {}
                _ => took.push((self.team(word)?, slot, word)),
            }
            if tile == Some(Tile::Park) && self.round == 1 {
                return Err(word.breaks("SIM-2.7", "no park is drawn in round 1"));
            }
            if blocks && (self.state.blocked.is_some() || !self.game.demolition()) {
                return Err(word.breaks("SIM-3.2", "this slot cannot be blocked now"));
            }
            if blocks {
                self.state.blocked = Some(slot);
            }
            if drawn != slot.index() {
                return Err(word.breaks("SIM-4.2", "tiles are drawn from slot 1 on"));
            }
            drawn += 1;
        }
        let round = self.round - 1;
        let acts = self.state.blocked.is_some() || !took.is_empty();
        if drawn < Slot::COUNT {
            if acts {
                return Err(line.head.breaks("SIM-3.2", "nobody acts before all tiles are drawn"));
            }
            return Ok(Step::Tile { round, slot: Slot::new(drawn) });
        }
        if self.game.demolition() && self.state.blocked.is_none() {
            if acts {
                let problem = "a slot is blocked before tiles are taken; write x before its tile";
                return Err(line.head.breaks("SIM-3.2", problem));
            }
            return Ok(Step::Block { round });
        }
        let early = self.state.order[..took.len().min(Team::COUNT)].to_vec();
        for (team, slot, word) in &took {
            if !early.contains(&Some(*team)) {
                let problem = format!("team {team} took a tile before its turn");
                return Err(word.breaks("SIM-3.3", problem));
            }
            self.state.pawns[team.index()] = Some(*slot);
        }
        if took.len() >= self.game.team_count() {
            let problem = "all teams have taken a tile: the next round begins";
            return Err(line.head.breaks("SIM-4.1", problem));
        }
        Ok(Step::Take { round, place: took.len() as u8 })
    }

    /// Each team has built once a round.
    fn discs(&self, step: Step) -> Result<(), BadPosition> {
        let built = self.round.saturating_sub(1);
        let took = match step {
            Step::Take { place, .. } => usize::from(place),
            _ => 0,
        };
        for team in self.game.teams() {
            let has = self.state.city.discs[team.index()].len();
            let moved = self.state.order[..took].contains(&Some(team));
            let due = u32::from(built) + u32::from(moved);
            if has != due {
                let problem =
                    format!("team {team} has {has} discs in the city; it has built {due}");
                return Err(BadPosition::at(self.round_place(), problem, "SIM-3.4"));
            }
        }
        Ok(())
    }

    fn round_place(&self) -> (usize, usize) {
        self.lines.get("round:").map_or((1, 1), |line| line.head.place)
    }

    /// The tokens, or those that are certain and others at random.
    fn tokens(&mut self, rng: &mut Rng) -> Result<(), BadPosition> {
        let due = self.round.min(ROUNDS);
        let Some(line) = self.lines.get("tokens:").cloned() else {
            let teams = self.game.team_count();
            let last = self.state.order[teams - 1].filter(|_| due > 0);
            for number in 0..due {
                let certain = last.filter(|_| number == 0 && self.round <= ROUNDS);
                let team = certain.map_or_else(|| rng.below(teams as u32) as usize, Team::index);
                self.state.tokens[team] += 1;
            }
            return Ok(());
        };
        for word in &line.rest {
            let (owner, count) = token_count(word)?;
            let team = self.team(&Word { text: &word.text[..owner.len_utf8()], ..*word })?;
            let tokens = &mut self.state.tokens[team.index()];
            *tokens = tokens.saturating_add(count);
        }
        let given: u32 = self.state.tokens.iter().map(|&count| u32::from(count)).sum();
        if given != u32::from(due) {
            let problem = format!("there are {given} tokens; {due} have been given");
            return Err(line.head.breaks("SIM-4.2", problem));
        }
        Ok(())
    }

    /// The tiles left in the bag, or a random choice of those that were not seen again.
    fn bag(&mut self, step: Step, rng: &mut Rng) -> Result<(), BadPosition> {
        let (round, seen) = (self.round_place(), self.seen());
        let mut left = self.game.components().tiles();
        for tile in Tile::ALL {
            let Some(rest) = left[tile.index()].checked_sub(seen[tile.index()]) else {
                let (seen, all) = (seen[tile.index()], left[tile.index()]);
                let problem =
                    format!("there are {seen} tiles {} here; the box has {all}", tile.letter());
                return Err(BadPosition::at(round, problem, "SIM-2.1"));
            };
            left[tile.index()] = rest;
        }
        let count = |tiles: &[u8; 5]| tiles.iter().map(|&count| u32::from(count)).sum::<u32>();
        let mut draw = |left: &mut [u8; 5]| {
            let mut at = rng.below(count(left).max(1));
            for tile in Tile::ALL {
                let count = u32::from(left[tile.index()]);
                if at < count {
                    left[tile.index()] -= 1;
                    return Some(tile);
                }
                at -= count;
            }
            None
        };
        if let Some(slot) = self.state.blocked
            && self.state.offer[slot.index()].is_none()
        {
            self.state.offer[slot.index()] = draw(&mut left);
        }
        // Every round draws seven tiles; those that are not built are gone (SIM-4.1).
        let drawn = match step {
            Step::Tile { round, slot } => 7 * u32::from(round) + slot.index() as u32,
            _ => 7 * u32::from(self.round.min(ROUNDS)),
        };
        let gone = drawn.saturating_sub(count(&self.seen()));
        let Some(line) = self.lines.get("bag:") else {
            for _ in 0..gone {
                draw(&mut left);
            }
            self.state.bag = left;
            return Ok(());
        };
        let mut bag = [0; 5];
        for word in &line.rest {
            let (tile, count) = token_count(word)?;
            let Some(tile) = Tile::from_letter(tile) else {
                return Err(word.breaks("SIM-2.1", "write R, K, O, V or P and a count"));
            };
            bag[tile.index()] = count;
            if count > left[tile.index()] {
                let most = left[tile.index()];
                return Err(word.breaks("SIM-2.1", format!("at most {most} can be left")));
            }
        }
        let due = count(&left).saturating_sub(gone);
        if count(&bag) != due {
            let problem = format!("the bag has {} tiles; {due} are left", count(&bag));
            return Err(line.head.breaks("SIM-4.1", problem));
        }
        self.state.bag = bag;
        Ok(())
    }

    /// The tiles that are built or on offer.
    fn seen(&self) -> [u8; 5] {
        let owned = self.state.city.owned();
        let offered =
            |tile| self.state.offer.iter().flatten().filter(|other| **other == tile).count();
        Tile::ALL.map(|tile| {
            (self.state.city.tiles[tile.index()] & owned).len() as u8 + offered(tile) as u8
        })
    }
}
