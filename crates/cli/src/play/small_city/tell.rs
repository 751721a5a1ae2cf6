//! Tells tiles, cards, promises, forecasts and plans in words.

use kernel::{Documents, Seat};
use smallcity::documents::{PromiseDoc, TileDoc};
use smallcity::{Kind, ViewDoc};

use super::panel::measured;
use super::say::{Head, Kept, Say, short_price};
use super::session::Session;
use crate::play::look::{QUIET, STRONG, paint};
use crate::play::seats::LONGEST_NAME;
use crate::text::row;

impl Session {
    /// What a seat sees.
    pub(super) fn doc(&self, seat: Seat) -> ViewDoc {
        self.table.game().view_doc(&self.view(seat))
    }

    /// Every tile of the game.
    pub(super) fn tiles(&self, seat: Seat) -> String {
        let (game, doc) = (self.table.game(), self.doc(seat));
        let own = &doc.seats[seat.index()];
        let words = self.words();
        let (tables, offers) = (game.tables_doc(), game.offers(&self.view(seat).state, seat));
        let head = |head: Head| words.tell("head", &head);
        let last = if offers.is_empty() { Head::Does } else { Head::Places };
        let (tile, price, left) = (head(Head::Tile), head(Head::Price), head(Head::Left));
        let heads = format!(" {tile:<18} {price:<5} {left:>4} {}", head(last));
        let offer_of = |tile: &TileDoc| offers.iter().find(|offer| offer.tile == tile.tile);
        let line = |tile: &TileDoc| {
            let offer = offer_of(tile);
            let code = &tile.tile;
            let left = doc.stock.get(code).or(own.own_stock.get(code)).copied().unwrap_or(0);
            let full = std::slice::from_ref(&tile.price);
            let price = short_price(&words, offer.map_or(full, |offer| &offer.price));
            let name = words.tell("tile", code);
            let start = format!(" {code:<4}{name:<14} {price:<5} {left:>3}  ");
            let text = match offer.map(|offer| (offer, &offer.why_not)) {
                Some((_, Some(why))) if why.code == "criterion" => {
                    self.text(&Say::Needs { needs: tile.needs.clone() })
                }
                Some((_, Some(why))) => words.tell("refusal", why),
                Some((offer, None)) => {
                    paint(STRONG, self.text(&Say::Places { places: offer.places }))
                }
                None => words.tell("effects", &tile.effects),
            };
            let column = start.chars().count();
            row(&start, &text, column)
        };
        // Legal builds come last, where people see them best.
        let is_open = |tile: &TileDoc| offer_of(tile).is_some_and(|offer| offer.why_not.is_none());
        let mut tiles: Vec<&TileDoc> =
            tables.tiles.iter().filter(|tile| tile.tile != "Hall").collect();
        tiles.sort_by_key(|tile| is_open(tile));
        let lines: Vec<String> = tiles.into_iter().map(line).collect();
        format!("{}\n{}", paint(QUIET, heads), lines.join("\n"))
    }

    /// The tile that starts the words, by its code, as in the menu or on the map, or by its name; and
    /// the remaining words.
    pub(super) fn kind_among<'w>(&self, words: &'w [&'w str]) -> Option<(Kind, &'w [&'w str])> {
        let (game, told) = (self.table.game(), self.words());
        let is_called = |kind: Kind, typed: &str| {
            let code = &game.rules().tile(kind).code;
            [code.as_str(), game.map_code(kind).trim_end(), &told.tell("tile", code)]
                .iter()
                .any(|name| name.to_lowercase() == typed)
        };
        (1..=words.len()).rev().find_map(|count| {
            let typed = words[..count].join(" ").to_lowercase();
            let kind = game.rules().kinds().find(|kind| is_called(*kind, &typed))?;
            Some((kind, &words[count..]))
        })
    }

    /// Whether the rules refuse to build a tile now in every place.
    pub(super) fn is_refused(&self, seat: Seat, kind: Kind) -> bool {
        let game = self.table.game();
        let code = &game.rules().tile(kind).code;
        let offers = game.offers(&self.view(seat).state, seat);
        offers.iter().any(|offer| offer.tile == *code && offer.why_not.is_some())
    }

    /// What a tile is and does.
    pub(super) fn about_tile(&self, seat: Seat, kind: Kind) -> Vec<String> {
        let game = self.table.game();
        let mut tables = game.tables_doc();
        let TileDoc { tile, price, size, points, needs, effects, rule, .. } =
            tables.tiles.swap_remove(kind.index());
        let offers = game.offers(&self.view(seat).state, seat);
        let offer = offers.into_iter().find(|offer| offer.tile == tile);
        let price = offer.as_ref().map_or_else(|| vec![price], |offer| offer.price.clone());
        let about = Say::AboutTile { tile, price, size, points, needs, effects };
        let mut lines = vec![format!("{} {rule}", self.text(&about))];
        lines.extend(offer.and_then(|offer| offer.why_not).as_ref().map(|why| self.refusal(why)));
        lines
    }

    /// The face-up cards, the circle, and the cards outside this game.
    pub(super) fn cards(&self, seat: Seat) -> Vec<String> {
        let (doc, tables) = (self.doc(seat), self.table.game().tables_doc());
        let mut lines = Vec::new();
        for position in doc.circle.iter().filter(|position| position.up) {
            let letter = position.card.as_deref().unwrap_or_default();
            let mut known = tables.cards.iter();
            let Some(card) = known.find(|card| letter.chars().eq([card.card])) else { continue };
            let (letter, about) = (card.card, card.about);
            let line = match position.taken {
                Some(seat) => Say::CardTaken { card: letter, seat, about },
                None => Say::Card { card: letter, about },
            };
            lines.push(format!("  {} {}", self.text(&line), card.rule));
        }
        let circle: Vec<String> = doc
            .circle
            .iter()
            .map(|position| {
                let letter = position.card.as_deref().unwrap_or("?");
                if position.pointer { format!(">{letter}") } else { letter.to_owned() }
            })
            .collect();
        lines.push(format!("  {}", self.text(&Say::Circle { circle: circle.join(" ") })));
        if !doc.boxed.is_empty() {
            lines.push(format!("  {}", self.text(&Say::Boxed { card: doc.boxed })));
        }
        lines
    }

    /// The player's own promises, and how many the others have.
    pub(super) fn promises(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        let own = &doc.seats[seat.index()];
        let mut lines: Vec<String> =
            own.promises.iter().flat_map(|promise| self.promise(promise)).collect();
        if !own.put_back.is_empty() {
            let title = |key: &String| self.words().tell("promise", key);
            let titles = own.put_back.iter().map(title).collect();
            lines.push(format!("  {}", self.text(&Say::PutBack { titles })));
        }
        for other in doc.seats.iter().filter(|other| other.seat != seat) {
            let player = self.numbered(other.seat, LONGEST_NAME + 2);
            let kept = Kept::all(other.kept);
            lines.push(format!("  {}", self.text(&Say::HasPromises { player, kept })));
        }
        let kept = Kept::all(doc.stacks);
        lines.push(format!("  {}", self.text(&Say::StacksLeft { kept })));
        lines
    }

    /// A promise with its conditions.
    fn promise(&self, promise: &PromiseDoc) -> Vec<String> {
        let head = Say::Promise {
            stack: promise.stack.name().to_owned(),
            promise: promise.key.clone(),
            reward: promise.reward,
            penalty: promise.penalty,
            holds: promise.holds,
        };
        let mut lines = vec![format!("  {}", self.text(&head))];
        lines.extend(promise.conditions.iter().map(|part| {
            let (conditions, value, holds) = (part.asked.clone(), part.value, part.holds);
            let part = Say::Condition { conditions, value, holds };
            format!("    {}", self.text(&part))
        }));
        lines
    }

    /// The City Council.
    pub(super) fn council_board(&self, seat: Seat) -> String {
        self.council(&self.doc(seat), Some(seat)).join("\n")
    }

    /// The pollution of every seat, as phase 6 would measure it.
    pub(super) fn forecasts(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        let Some(rounds) = self.table.game().measured_in(self.table.state()) else {
            return vec![self.text(&Say::MeasuredLast)];
        };
        let line = |other: &smallcity::documents::SeatDoc| {
            let plan = other.plan.as_ref().filter(|_| doc.phase == 2);
            let forecast = plan.map_or(&other.forecast, |plan| &plan.forecast);
            let say = Say::Forecast {
                player: self.numbered(other.seat, LONGEST_NAME + 2),
                pollution: other.pollution,
                rounds,
                measured: self.words().tell("panel", &measured(forecast)),
                track: forecast.track,
            };
            format!("  {}", self.text(&say))
        };
        doc.seats.iter().filter(|other| other.out.is_none()).map(line).collect()
    }

    /// The plan so far.
    pub(super) fn plan(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        match &doc.seats[seat.index()].plan {
            None => vec![self.text(&Say::NoPlanNow)],
            Some(plan) => {
                let words = self.words();
                let steps = plan.steps.iter().zip(1..).map(|(planned, number)| {
                    format!("  {number}. {}", words.tell("choice", &planned.step))
                });
                let mut lines: Vec<String> = steps.collect();
                if lines.is_empty() {
                    lines.push(format!("  {}", self.text(&Say::NothingPlanned)));
                }
                let (money, points) = (plan.money, plan.points);
                lines.push(if plan.building_over {
                    format!("  {} SC-5.2", self.text(&Say::PlanOver { money }))
                } else {
                    format!("  {}", self.text(&Say::PlanLeaves { money, points }))
                });
                lines
            }
        }
    }
}
