//! The phrases of a text.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{BadPosition, Phrase, Rng, Seat, SeatSet, Word, phrases};

use super::counts::cards_held;
use crate::cards::{CIRCLE, Whereabouts};
use crate::council::{Council, Stage};
use crate::game::SmallCity;
use crate::map::Cells;
use crate::phrase::{read_cells, read_materials, read_seat};
use crate::pieces::{Kind, MOST_TILES};
use crate::promises::Stack;
use crate::state::{Dead, State};

/// Words about the whole table.
const TABLE: [&str; 22] = [
    "seat", "round", "step", "within", "place", "host", "sealed", "circle", "pointer", "cards",
    "shown", "taken", "boxed", "under", "stock", "supply", "ground", "uses", "council", "bury",
    "ended", "game:",
];

/// Words about a borough, beside codes of tiles.
const BOROUGH: [&str; 31] = [
    "zone",
    "on",
    "idle",
    "idle_guests",
    "mayor",
    "graves",
    "buried",
    "targets",
    "money",
    "votes",
    "smoke",
    "measured",
    "goods",
    "made",
    "hall",
    "career",
    "reserve",
    "dead",
    "graveless",
    "gone",
    "deaths",
    "out",
    "own",
    "discs",
    "card",
    "platform",
    "promise",
    "drawn",
    "lost",
    "plan_hall",
    "plan_platform",
];

/// Words that may come more than once.
const MANY: [&str; 6] = ["seat", "stock", "own", "plan", "on", "promise"];

/// Reads a text into a state.
pub(super) struct Reader<'g, 't> {
    pub(super) game: &'g SmallCity,
    pub(super) state: State,
    /// Where a phrase first occurred: of the table or of a seat.
    told: BTreeMap<(Option<usize>, &'t str), (usize, usize)>,
    /// By seat, where its tiles occurred.
    tiles: Vec<Vec<(usize, usize)>>,
    pub(super) step: Option<(Word<'t>, bool)>,
    pub(super) over: bool,
    /// Phrases that only a score sheet has; `None` if the text is none.
    sheet: Option<Told<'t>>,
}

/// A score sheet: what a text says of a finished game, which need not be all.
pub(crate) struct Sheet<'t> {
    pub(crate) state: State,
    /// The phrases of [`SHEET`].
    pub(crate) told: Told<'t>,
    /// What is known of each seat by the first words of its phrases.
    said: BTreeSet<(usize, &'t str)>,
    /// By seat, whether its tiles are told: then all facts follow from the text.
    whole: Vec<bool>,
}

impl Sheet<'_> {
    /// Whether the text says all about a seat.
    pub(crate) fn is_whole(&self, seat: Seat) -> bool {
        self.whole[seat.index()]
    }

    /// Whether a phrase about a seat was told.
    pub(crate) fn says(&self, seat: Seat, word: &str) -> bool {
        self.said.contains(&(seat.index(), word))
    }
}

/// Words of score sheets: promises and platforms that were kept or broken, and facts that promises ask
/// for.
pub(crate) const SHEET: [&str; 3] = ["kept", "broken", "fact"];

/// What a score sheet says. A text with a step is a whole position.
pub(crate) fn read_sheet<'t>(game: &SmallCity, text: &'t str) -> Result<Sheet<'t>, BadPosition> {
    let seats = game.rules().seats;
    let ends = |phrase: &Phrase<'_>| matches!(phrase.head.text, "step" | "within");
    if phrases(text).iter().any(ends) {
        let state = read(game, text, &mut Rng::seed(0))?;
        return Ok(Sheet { state, told: vec![], said: BTreeSet::new(), whole: vec![true; seats] });
    }
    let mut reader = Reader::new(game);
    reader.sheet = Some(vec![]);
    let (early, core, late) = reader.sorted(text)?;
    reader.modules(&early)?;
    let mut unknown = vec![];
    for (seat, phrase) in &core {
        reader.phrase(*seat, phrase, &mut unknown)?;
    }
    if let Some((word, _)) = unknown.first() {
        return Err(word.bad("write which promise it is"));
    }
    reader.modules(&late)?;
    let said = core.iter().map(|(seat, phrase)| (seat.index(), phrase.head.text)).collect();
    let whole = reader.tiles.iter().map(|tiles| !tiles.is_empty()).collect();
    let mut told = reader.sheet.take().unwrap_or_default();
    for (seat, phrase) in &mut told {
        if phrase.head.text != "fact" {
            for word in &phrase.rest {
                reader.own(*seat, word)?;
            }
        }
    }
    Ok(Sheet { state: reader.state, told, said, whole })
}

/// The state that a text describes; `rng` draws what it leaves open.
pub(crate) fn read(game: &SmallCity, text: &str, rng: &mut Rng) -> Result<State, BadPosition> {
    let mut reader = Reader::new(game);
    let (early, core, late) = reader.sorted(text)?;
    reader.modules(&early)?;
    let mut unknown = vec![];
    for (seat, phrase) in &core {
        reader.phrase(*seat, phrase, &mut unknown)?;
    }
    reader.fill()?;
    reader.modules(&late)?;
    reader.supply()?;
    reader.rest(&core)?;
    for (word, place) in unknown {
        reader.deal(&word, place, rng)?;
    }
    reader.check()?;
    reader.begin()?;
    reader.check_plans()?;
    reader.goes_on()?;
    Ok(reader.state)
}

type Told<'t> = Vec<(Seat, Phrase<'t>)>;

impl<'g, 't> Reader<'g, 't> {
    fn new(game: &'g SmallCity) -> Self {
        let (state, told) = (game.blank(), BTreeMap::new());
        let tiles = vec![vec![]; game.rules().seats];
        Reader { game, state, told, tiles, step: None, over: false, sheet: None }
    }

    /// Gives a seat a promise or a platform.
    fn own(&mut self, seat: Seat, word: &Word<'_>) -> Result<(), BadPosition> {
        let mut platforms = self.game.rules().platforms.iter();
        if let Some(number) = platforms.position(|rule| rule.key == word.text) {
            self.state.borough_mut(seat).platform = Some(number as u8);
            return Ok(());
        }
        let card = self.promise(word)?;
        self.state.promises.at[usize::from(card)] = Whereabouts::Kept(seat);
        Ok(())
    }

    /// The phrases with their seats: those that modules read first, those of the core, the others of
    /// modules.
    fn sorted(&mut self, text: &'t str) -> Result<(Told<'t>, Told<'t>, Told<'t>), BadPosition> {
        let rules = self.game.rules();
        let (mut early, mut core, mut late) = (vec![], vec![], vec![]);
        let mut seat = Seat::new(0);
        for phrase in phrases(text) {
            let word = phrase.head;
            if word.text == "seat" {
                seat = read_seat(&phrase.only()?, rules.seats)?;
                continue;
            }
            if let Some(sheet) = self.sheet.as_mut().filter(|_| SHEET.contains(&word.text)) {
                sheet.push((seat, phrase));
                continue;
            }
            let tile = self.kind(&word);
            let about_table = TABLE.contains(&word.text);
            if tile.is_none() {
                let key = (if about_table { None } else { Some(seat.index()) }, word.text);
                let first = *self.told.entry(key).or_insert(word.place);
                if first != word.place && !MANY.contains(&word.text) {
                    return Err(word.bad(format!("{} is there twice; write it once", word.text)));
                }
            }
            let of = |told: &&crate::hooks::Told| {
                told.first.contains(&word.text) || told.words.contains(&word.text)
            };
            if about_table || tile.is_some() || BOROUGH.contains(&word.text) || word.text == "plan"
            {
                core.push((seat, phrase));
            } else if let Some(told) = rules.hooks.told.iter().find(of) {
                if told.first.contains(&word.text) { &mut early } else { &mut late }
                    .push((seat, phrase));
            } else {
                return Err(self.unknown(&word));
            }
        }
        Ok((early, core, late))
    }

    fn unknown(&self, word: &Word<'_>) -> BadPosition {
        let modules = self.game.rules().hooks.told.iter();
        let modules = modules.flat_map(|told| told.first.iter().chain(told.words));
        let known = TABLE.iter().chain(&BOROUGH).chain(modules).filter(|word| **word != "game:");
        let known: Vec<&str> = known.copied().collect();
        let text = word.text;
        word.bad(format!(
            "{text:?} is neither a tile of this game nor a word; the words are {}",
            known.join(" ")
        ))
    }

    fn kind(&self, word: &Word<'_>) -> Option<Kind> {
        let rules = self.game.rules();
        rules.kinds().find(|&kind| rules.tile(kind).code == word.text)
    }

    /// Lets modules read their phrases.
    fn modules(&mut self, told: &Told<'t>) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        for (seat, phrase) in told {
            let word = phrase.head.text;
            let mut hooks = rules.hooks.told.iter();
            let hook = hooks.find(|told| told.first.contains(&word) || told.words.contains(&word));
            if let Some(hook) = hook {
                (hook.read)(rules, &mut self.state, *seat, phrase)?;
            }
        }
        Ok(())
    }

    /// Where a phrase of the table, or of a seat, occurred.
    pub(super) fn place_told(&self, seat: Option<Seat>, word: &str) -> Option<(usize, usize)> {
        self.told.get(&(seat.map(Seat::index), word)).copied()
    }

    /// The same, or else where the tiles of the seat begin.
    pub(super) fn place_of(&self, seat: Option<Seat>, word: &str) -> (usize, usize) {
        let first = || self.tiles[seat.map_or(0, Seat::index)].first().copied();
        self.place_told(seat, word).or_else(first).unwrap_or((1, 1))
    }

    /// Whether a phrase of a seat occurred.
    pub(super) fn said(&self, seat: Seat, word: &str) -> bool {
        self.place_told(Some(seat), word).is_some()
    }

    pub(super) fn tile_place(&self, seat: Seat, number: usize) -> (usize, usize) {
        self.tiles[seat.index()].get(number).copied().unwrap_or((1, 1))
    }

    /// Where the tile on some cell occurred, or else the people outside of tiles.
    pub(super) fn cell_place(&self, seat: Seat, cells: Cells) -> (usize, usize) {
        let tile = cells.first().and_then(|cell| self.state.borough(seat).tiles.on(cell));
        let place = tile.map(|(number, ..)| self.tile_place(seat, number));
        place.unwrap_or_else(|| self.place_of(Some(seat), "on"))
    }

    pub(super) fn step_place(&self) -> (usize, usize) {
        self.step.map_or((1, 1), |(word, _)| word.place)
    }

    /// A phrase of the core.
    fn phrase(
        &mut self,
        seat: Seat,
        phrase: &Phrase<'t>,
        unknown: &mut Vec<(Word<'t>, Whereabouts)>,
    ) -> Result<(), BadPosition> {
        if let Some(kind) = self.kind(&phrase.head) {
            return self.tile(seat, kind, phrase);
        }
        if !TABLE.contains(&phrase.head.text) {
            return self.of_seat(seat, phrase, unknown);
        }
        let rules = self.game.rules();
        let rest = &phrase.rest;
        match phrase.head.text {
            "round" => {
                let word = phrase.only()?;
                self.state.round = word.number()?;
                if self.state.round > rules.numbers.rounds {
                    let problem = format!("a game has {} rounds", rules.numbers.rounds);
                    return Err(word.breaks("SC-2.1", problem));
                }
            }
            "step" => self.step = Some((phrase.only()?, true)),
            "within" => {
                let anchor = rest.first().ok_or_else(|| phrase.head.bad("write a step"))?;
                self.step = Some((*anchor, false));
                self.over = rest.get(1).is_some_and(|word| word.text == "over");
            }
            "place" => {
                let word = phrase.only()?;
                self.state.place = read_seat(&word, rules.seats)?.index() as u8;
            }
            "host" => self.state.host = read_seat(&phrase.only()?, rules.seats)?,
            "sealed" => self.state.committed = self.seats(rest)?,
            "circle" => {
                if rest.len() != CIRCLE {
                    return Err(phrase.head.breaks("SC-3.2", format!("write {CIRCLE} cards or ?")));
                }
                for (position, word) in rest.iter().enumerate() {
                    if word.text != "?" {
                        self.see(position, word)?;
                    }
                }
            }
            "pointer" => {
                let word = phrase.only()?;
                self.state.circle.pointer = word.number()?;
                if usize::from(self.state.circle.pointer) >= CIRCLE {
                    return Err(word.breaks("SC-13.2", format!("the circle has {CIRCLE} places")));
                }
            }
            "uses" => {
                for (use_, word) in self.state.now.uses.iter_mut().zip(rest) {
                    *use_ = word.number()?;
                }
            }
            "ground" => self.state.now.ground = read_cells(rest)?,
            "council" => {
                let council = council(phrase)?;
                let (rows, columns) = (rules.numbers.council_rows, rules.numbers.council_columns);
                let inside =
                    (1..=rows).contains(&council.row) && (1..=columns).contains(&council.column);
                if !inside && !matches!(council.stage, Stage::Closed | Stage::Choose) {
                    return Err(phrase.head.breaks("SC-12.1", "there is no such row or column"));
                }
                self.state.now.council = council;
            }
            "bury" => {
                let word = phrase.only()?;
                let mark = word.text.chars().next_back().unwrap_or_default();
                let person = rules.persons().find(|&person| rules.person(person).mark == mark);
                let person = person.ok_or_else(|| word.bad("write a seat and a sign, as 0*"))?;
                let owner = Word { text: &word.text[..word.text.len() - 1], ..word };
                let owner = read_seat(&owner, rules.seats)?;
                self.state.now.to_bury = Some(Dead { owner, person });
            }
            "ended" => self.state.now.ended = true,
            "supply" => self.state.supply = read_materials(rest)?,
            // These need other phrases first: see `rest`.
            _ => {}
        }
        Ok(())
    }

    /// The phrases of the table that need all others.
    fn rest(&mut self, told: &Told<'t>) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        let circle = |reader: &mut Self, name: &str| -> Result<Option<u32>, BadPosition> {
            let mut phrases = told.iter().filter(|(_, phrase)| phrase.head.text == name);
            let Some((_, phrase)) = phrases.next() else { return Ok(None) };
            let mut cards = 0;
            for word in phrase.rest.iter().filter(|word| word.text != "none") {
                cards |= 1 << reader.card(word)?;
            }
            Ok(Some(cards))
        };
        self.state.circle.boxed = circle(self, "boxed")?.unwrap_or_default();
        for (seat, phrase) in told {
            let rest = &phrase.rest;
            match phrase.head.text {
                "cards" => {
                    for (step, word) in rest.iter().enumerate() {
                        let position = (usize::from(self.state.circle.pointer) + step) % CIRCLE;
                        self.see(position, word)?;
                    }
                    self.state.circle.turned = rest.len().min(CIRCLE) as u8;
                    self.state.circle.shown = self.state.circle.turned;
                }
                "stock" | "own" => self.left(*seat, phrase)?,
                "under" => self.under(rest)?,
                _ => {}
            }
        }
        for (_, phrase) in told.iter().filter(|(_, phrase)| phrase.head.text == "shown") {
            let word = phrase.only()?;
            let circle = &mut self.state.circle;
            circle.shown = word.number()?;
            if usize::from(circle.shown) > CIRCLE || circle.shown < circle.turned {
                return Err(word.breaks("SC-4.3", "so many cards cannot be shown"));
            }
        }
        let held = cards_held(rules, &self.state.boroughs, &self.state.circle);
        self.state.circle.taken = circle(self, "taken")?.unwrap_or(held);
        Ok(())
    }

    /// Fewer tiles in stock than the box leaves: the others are out of the game.
    fn left(&mut self, seat: Seat, phrase: &Phrase<'t>) -> Result<(), BadPosition> {
        let [code, count] = *phrase.rest else {
            return Err(phrase.head.bad("write a tile and a number, as stock Met 1"));
        };
        let kind = self.kind(&code).ok_or_else(|| code.bad("there is no such tile"))?;
        let left = if phrase.head.text == "own" {
            &mut self.state.borough_mut(seat).own_stock[kind.index()]
        } else {
            &mut self.state.stock[kind.index()]
        };
        let most = *left;
        *left = count.number()?;
        if *left > most {
            return Err(count.breaks("SC-3.4", format!("at most {most} can be left")));
        }
        Ok(())
    }

    pub(super) fn seats(&self, words: &[Word<'t>]) -> Result<SeatSet, BadPosition> {
        let seats = self.game.rules().seats;
        words.iter().try_fold(SeatSet::EMPTY, |set, word| Ok(set.with(read_seat(word, seats)?)))
    }

    pub(super) fn card(&self, word: &Word<'_>) -> Result<u8, BadPosition> {
        let missing = || word.breaks("SC-3.2", format!("there is no card {:?}", word.text));
        self.game.card(word.text).map_err(|_| missing())
    }

    /// Notes a card of the circle.
    fn see(&mut self, position: usize, word: &Word<'_>) -> Result<(), BadPosition> {
        let card = self.card(word)?;
        let seen = &mut self.state.circle.seen;
        let elsewhere = seen.iter().position(|other| *other == Some(card));
        if elsewhere.is_some_and(|other| other != position)
            || seen[position].is_some_and(|other| other != card)
        {
            let problem = format!("card {} and another cannot share a place", word.text);
            return Err(word.breaks("SC-3.2", problem));
        }
        seen[position] = Some(card);
        Ok(())
    }

    /// Cards put back, the next to be drawn first.
    fn under(&mut self, words: &[Word<'t>]) -> Result<(), BadPosition> {
        for word in words {
            let (key, seat) = word.text.split_once('/').unwrap_or((word.text, "0"));
            let seat = read_seat(&word.from(word.text.len() - seat.len()), self.tiles.len())?;
            let card = self.promise(&Word { text: key, ..*word })?;
            let stack = self.game.rules().promise(card).stack as usize;
            let bottom = &self.state.promises.bottoms[stack];
            if usize::from(bottom.count) == bottom.cards.len() {
                return Err(word.breaks("SC-3.8", "so many are never put back"));
            }
            self.state.promises.put_back(card, stack, seat);
        }
        Ok(())
    }

    /// A promise that has no place yet: its key, or what is special about it.
    pub(super) fn promise(&self, word: &Word<'_>) -> Result<u8, BadPosition> {
        let rules = self.game.rules();
        let keys = || rules.promises.iter().map(|promise| promise.key.as_str());
        let short = |key: &str| key.split_once('_').is_some_and(|(_, short)| short == word.text);
        let whole = keys().position(|key| key == word.text);
        let found = whole.or_else(|| keys().position(short));
        let Some(card) = found else {
            let problem = format!("there is no promise {:?} in this game", word.text);
            return Err(word.breaks("SC-3.8", problem));
        };
        if self.state.promises.at[card] != Whereabouts::Stack {
            return Err(word
                .breaks("SC-3.8", format!("promise {} is there twice; write it once", word.text)));
        }
        Ok(card as u8)
    }

    /// Deals an unknown promise of a stack.
    fn deal(
        &mut self,
        word: &Word<'t>,
        place: Whereabouts,
        rng: &mut Rng,
    ) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        let stack = Stack::from_name(&word.text[1..]);
        let stack = stack.ok_or_else(|| word.bad("write ?easy, ?medium, ?difficult, ?special"))?;
        let (Whereabouts::Kept(seat) | Whereabouts::Drawn(seat) | Whereabouts::Gone(seat)) = place
        else {
            return Ok(());
        };
        let left: Vec<u8> = self
            .state
            .promises
            .cards_at(Whereabouts::Stack)
            .filter(|&card| rules.promise(card).stack == stack)
            .filter(|&card| rules.may_keep(&self.state, seat, card))
            .collect();
        let card = rng.pick(&left).copied().ok_or_else(|| {
            word.breaks(stack.rule(), format!("no promise of stack {} is left", stack.name()))
        })?;
        self.state.promises.at[usize::from(card)] = place;
        Ok(())
    }

    fn tile(&mut self, seat: Seat, kind: Kind, phrase: &Phrase<'t>) -> Result<(), BadPosition> {
        let mut cells = Cells::NONE;
        for word in &phrase.rest {
            cells |= self.peopled(seat, word)?;
        }
        if cells.is_empty() {
            return Err(phrase.head.bad("write the cells of the tile behind its code"));
        }
        let rules = self.game.rules();
        let borough = self.state.borough_mut(seat);
        let places = &mut self.tiles[seat.index()];
        if borough.tiles.iter().any(|(_, other, there)| (other, there) == (kind, cells)) {
            // The land has it from the start.
            places.push(phrase.head.place);
            return Ok(());
        }
        if borough.built.meets(cells) {
            let both = borough.built & cells;
            let problem = format!("{both}: another tile is there");
            return Err(phrase.head.breaks("SC-2.10", problem));
        }
        if borough.tiles.len() == MOST_TILES || cells.len() != usize::from(rules.tile(kind).size) {
            let problem = format!("{} has {} cells", phrase.head.text, rules.tile(kind).size);
            return Err(phrase.head.breaks("SC-2.4", problem));
        }
        borough.built |= cells;
        borough.tiles.push(kind, cells);
        places.push(phrase.head.place);
        Ok(())
    }
}

/// The stage of a council move.
fn council(phrase: &Phrase<'_>) -> Result<Council, BadPosition> {
    let (Some(name), Some(row), Some(column)) =
        (phrase.rest.first(), phrase.rest.get(1), phrase.rest.get(2))
    else {
        return Err(phrase.head.bad("write a stage, a row and a column, as council build 3 2"));
    };
    let people = phrase.rest.get(3).map_or(Ok(0), Word::number)?;
    let stage = Stage::named(name.text, people);
    let stage = stage.ok_or_else(|| name.breaks("SC-12.1", "there is no such stage"))?;
    Ok(Council { stage, row: row.number()?, column: column.number()? })
}
