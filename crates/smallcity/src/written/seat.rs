//! Phrases about a borough, except its tiles.

use kernel::{BadPosition, Fault, Phrase, Seat, SeatSet, Word};

use super::people::read_counts;
use super::read::Reader;
use crate::cards::Whereabouts;
use crate::entry::Entry;
use crate::phrase::{read_cells, read_materials};
use crate::pieces::{MOST_DISCS, PEOPLE};

impl<'t> Reader<'_, 't> {
    /// Promises of a seat; notes those that the text leaves open.
    fn hand(
        &mut self,
        phrase: &Phrase<'t>,
        place: Whereabouts,
        unknown: &mut Vec<(Word<'t>, Whereabouts)>,
    ) -> Result<(), BadPosition> {
        for word in &phrase.rest {
            if word.text.starts_with('?') {
                unknown.push((*word, place));
            } else {
                let card = self.promise(word)?;
                self.state.promises.at[usize::from(card)] = place;
            }
        }
        Ok(())
    }

    /// A phrase about a borough.
    pub(super) fn of_seat(
        &mut self,
        seat: Seat,
        phrase: &Phrase<'t>,
        unknown: &mut Vec<(Word<'t>, Whereabouts)>,
    ) -> Result<(), BadPosition> {
        let rules = self.game.rules();
        let rest = &phrase.rest;
        let hand = match phrase.head.text {
            "promise" => Some(Whereabouts::Kept(seat)),
            "drawn" => Some(Whereabouts::Drawn(seat)),
            "lost" => Some(Whereabouts::Gone(seat)),
            _ => None,
        };
        if let Some(place) = hand {
            return self.hand(phrase, place, unknown);
        }
        let people: [u8; PEOPLE] = match phrase.head.text {
            "hall" | "career" | "dead" | "graveless" | "gone" => read_counts(rules, rest)?,
            _ => [0; PEOPLE],
        };
        let guests = match phrase.head.text {
            "idle_guests" => self.seats(rest)?,
            _ => SeatSet::EMPTY,
        };
        let card = match phrase.head.text {
            "card" => Some(self.card(&phrase.only()?)?),
            _ => None,
        };
        if phrase.head.text == "plan" {
            return self.plan(seat, phrase);
        }
        if phrase.head.text == "on" {
            return rest.iter().try_for_each(|word| self.peopled(seat, word).map(drop));
        }
        let platform = |word: &Word<'_>| {
            let found = rules.platforms.iter().position(|rule| rule.key == word.text);
            let number =
                found.ok_or_else(|| word.breaks("SC-16.2", "there is no such platform"))?;
            Ok::<u8, BadPosition>(number as u8)
        };
        let track = |word: Word<'_>| match word.number::<u16>() {
            Ok(number) if number < 10_000 => Ok(number),
            _ => Err(word.bad(format!("{:?} is no number below 10000", word.text))),
        };
        let plan = &mut self.state.plans[seat.index()];
        let borough = &mut self.state.boroughs[seat.index()];
        match phrase.head.text {
            "zone" => {
                let word = phrase.only()?;
                borough.zone = word.number()?;
                if !(1..=rules.numbers.zone_max).contains(&borough.zone) {
                    let problem = format!("a zone has 1 to {}", rules.numbers.zone_max);
                    return Err(word.breaks("SC-2.3", problem));
                }
            }
            "idle" => borough.idle |= read_cells(rest)?,
            "idle_guests" => {
                borough.idle_guests = borough.idle_guests.iter().chain(guests.iter()).collect();
            }
            "mayor" => borough.mayor = read_cells(rest)?,
            "graves" => borough.cemetery = read_cells(rest)?,
            "targets" => self.state.now.targets[seat.index()] = read_cells(rest)?,
            "buried" => borough.buried = phrase.only()?.number()?,
            "money" => borough.money = track(phrase.only()?)?,
            "votes" => borough.votes = track(phrase.only()?)?,
            "smoke" => {
                borough.pollution_before = track(phrase.only()?)?;
                borough.pollution = borough.pollution_before;
            }
            "goods" => borough.store = read_materials(rest)?,
            "made" => {
                let made = read_materials(rest).map(|made| made.iter().sum());
                borough.made = made.or_else(|_| phrase.only()?.number())?;
            }
            "hall" => borough.hall = people,
            "career" => borough.aside = people,
            "dead" => borough.dead = people,
            "graveless" => borough.graveless = people,
            "gone" => borough.gone = people,
            "reserve" => borough.reserve = phrase.only()?.number::<u8>()?.min(99),
            "deaths" => borough.deaths = phrase.only()?.number::<u8>()?.min(99),
            "out" => borough.out = phrase.only()?.number()?,
            "discs" => discs(rules, &mut borough.discs, &mut borough.disc_rows, phrase)?,
            "card" => borough.card = card,
            "platform" => borough.platform = Some(platform(&phrase.only()?)?),
            "plan_platform" => plan.platform = Some(platform(&phrase.only()?)?),
            "plan_hall" => plan.hall = read_cells(rest)?,
            // `measured` is read behind `smoke`, `own` behind tiles.
            _ => {}
        }
        if phrase.head.text == "measured" {
            borough.pollution = track(phrase.only()?)?;
        }
        Ok(())
    }

    /// A planned step, as records write it.
    fn plan(&mut self, seat: Seat, phrase: &Phrase<'t>) -> Result<(), BadPosition> {
        let bad = |problem: String| phrase.head.breaks("SC-5.1", problem);
        let entry: Entry = serde_json::from_str(phrase.tail)
            .map_err(|error| bad(format!("write a planned step as records do: {error}")))?;
        let (owner, action) = self.game.act(&entry).map_err(|illegal| {
            let code = illegal.code();
            bad(format!("this step names what is not in the game: {code}"))
        })?;
        if owner != seat || !action.is_planned() {
            return Err(bad("this is no step of a plan of this seat".to_owned()));
        }
        let plan = &mut self.state.plans[seat.index()];
        if plan.steps().count() >= 90 || plan.builds().count() >= crate::plan::MOST_BUILDS {
            return Err(bad("a plan is never so long".to_owned()));
        }
        plan.push(&action);
        Ok(())
    }
}

/// The columns of the council discs, with their rows where they are known.
fn discs(
    rules: &crate::rules::Rules,
    columns: &mut [u8; MOST_DISCS],
    rows: &mut [u8; MOST_DISCS],
    phrase: &Phrase<'_>,
) -> Result<(), BadPosition> {
    *columns = [255; MOST_DISCS];
    if phrase.rest.iter().all(|word| word.text == "none") {
        return Ok(());
    }
    let numbers = &rules.numbers;
    if phrase.rest.len() != usize::from(numbers.council_discs) {
        let problem = format!("a seat has {} discs", numbers.council_discs);
        return Err(phrase.head.breaks("SC-12.1", problem));
    }
    for (disc, word) in phrase.rest.iter().enumerate() {
        let (column, row) = word.text.split_once('/').unwrap_or((word.text, "0"));
        columns[disc] = Word { text: column, ..*word }.number()?;
        rows[disc] = Word { text: row, ..*word }.number()?;
        if columns[disc] > numbers.council_columns || rows[disc] > numbers.council_rows {
            let (columns, rows) = (numbers.council_columns, numbers.council_rows);
            let problem = format!("there are {columns} columns and {rows} rows");
            return Err(word.breaks("SC-12.1", problem));
        }
    }
    Ok(())
}
