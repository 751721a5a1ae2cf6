//! Tiles, cards, promises, help and the end, in words.

use kernel::{Documents, Game, Observer, Seat};
use smallcity::documents::{PromiseDoc, RefusalDoc, TileDoc, sentence};
use smallcity::{Action, Kind, RULE_TEXTS, Spot, State, ViewDoc, rule_text};

use super::screen::cut;
use super::{LONGEST_NAME, Session};
use crate::play::look::{QUIET, STRONG, paint};
use crate::play::seats::ALONE;
use crate::text::{WIDTH, counted, row, rule_id, width, wrap};

/// A command as help shows it.
const COMMANDS: &[(&str, &str)] = &[
    ("3", "choose line 3 of the menu, or place 3 of a choice"),
    ("R2", "a tile by its code, a card by its letter, people by cell"),
    ("c4 c5", "choose cells: all of them decide, some narrow the choice"),
    ("2:c4", "a cell in the borough of player 2, for tourists"),
    ("R2 c4 c5", "all at once; c4 e1 moves whoever is on c4 to e1"),
    ("upgrade g4 g5", "add g5 to the tile on g4; g4 g5 does too"),
    ("Enter, y", "do what is chosen"),
    ("u, undo", "take a choice back, or else the last step of a plan"),
    ("commit, end", "finish the plan; end what is optional"),
    ("reopen Bo", "ask Bo back, who has committed and may still take that back"),
    ("map, menu", "the whole screen again, the menu again"),
    ("see 2", "the borough of player 2"),
    ("signs", "how a map reads"),
    ("tiles", "every tile: price, stock, why it cannot be built now"),
    ("why R4 c4 ...", "what a tile does and needs, and why it is refused there"),
    ("plan, promises", "the plan so far; your promises and how they stand"),
    ("cards, council", "the action cards, the City Council"),
    ("forecast, hint", "pollution as phase 6 would measure it; what a bot would do"),
    ("log, log 20", "what has happened"),
    ("rules SC-5.9", "the text of a rule; rules alone shows all"),
    ("save, save FILE", "keep the game in a file"),
    ("q, quit", "leave, after an offer to save"),
];

/// How a map reads.
const SIGNS: &[(&str, &str)] = &[
    ("R1 C2 F3 P1", "Residence, Commerce, Factory, Park, with the level"),
    ("Sc Po Wa ..", "other tiles by two letters: tiles lists their codes"),
    ("R2-R2", "one tile on two cells"),
    ("CH @@ ++", "City Hall, the Mayor, the cemetery"),
    (". f", "an empty cell, forest; outside the zone there is nothing"),
    ("R1* C1t F12", "an own citizen, a trader, a tourist of player 2"),
    ("R1! R1_", "somebody idle, a free space"),
];

/// The commands.
pub(super) fn help() -> String {
    table(COMMANDS)
}

/// How a map reads.
pub(super) fn signs() -> String {
    table(SIGNS)
}

fn table(rows: &[(&str, &str)]) -> String {
    let line = |(typed, about): &(&str, &str)| row(&format!("  {typed}"), about, 19);
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The text of a rule, or of all.
pub(super) fn rules(id: Option<&str>) -> Vec<String> {
    let line = |id: &str, text: &str| wrap(&format!("  {id}  {text}"), WIDTH);
    match id {
        None => RULE_TEXTS.iter().map(|(id, text)| line(id, text)).collect(),
        Some(id) => {
            let id = rule_id(id, "SC").to_uppercase();
            rule_text(&id).map(|text| line(&id, text)).into_iter().collect()
        }
    }
}

/// A refusal with its rule.
pub(super) fn refusal(why: &RefusalDoc) -> String {
    let rule = why.rule.as_ref().map(|rule| format!(" {rule}")).unwrap_or_default();
    format!("{}{rule}", sentence(&why.text))
}

/// A reason in a list of reasons: `needs a Factory around it`.
fn shorter(why: &str) -> String {
    let why = why.strip_prefix("nowhere: ").unwrap_or(why);
    why.strip_prefix("it ").unwrap_or(why).to_owned()
}

/// A text within so many columns, its last part left out where it is too long.
fn fitting(text: String, room: usize) -> String {
    if width(&text) <= room {
        return text;
    }
    cut(text.rsplit_once(", ").map_or(text.as_str(), |(start, _)| start), room)
}

/// A promise with its conditions.
fn promise(promise: &PromiseDoc) -> Vec<String> {
    let state = if promise.holds { "holds now" } else { "does not hold yet" };
    let mut lines = vec![format!(
        "  {} \"{}\": {:+} kept, {} broken; {state}",
        promise.stack,
        promise.title,
        promise.reward,
        if promise.penalty == 0 { "0".to_owned() } else { format!("{:+}", -promise.penalty) }
    )];
    lines.extend(promise.conditions.iter().map(|part| {
        let sign = if part.holds { "yes" } else { "no" };
        format!("    {}; now {}: {sign}", part.text, part.value)
    }));
    lines
}

/// A sentence about `you` in the second person: `you takes it` is `You take it`.
pub(super) fn to_you(sentence: &str) -> String {
    const VERBS: [(&str, &str); 4] = [
        ("you is ", "you are "),
        ("you has ", "you have "),
        ("; you hosts ", "; you host "),
        (" and discards ", " and discard "),
    ];
    let subject = format!("{ALONE} ");
    let mut text = sentence.to_owned();
    if sentence.starts_with(&subject) || sentence.contains("; you ") {
        for (third, second) in VERBS {
            text = text.replace(third, second);
        }
    }
    if let Some(rest) = text.strip_prefix(&subject) {
        let (verb, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let verb = verb.strip_suffix('s').unwrap_or(verb);
        return format!("You {verb} {rest}");
    }
    match text.strip_prefix("you: ") {
        Some(rest) => format!("You: {rest}"),
        None => text,
    }
}

impl Session {
    fn doc(&self, seat: Seat) -> ViewDoc {
        self.table.game().view_doc(&self.view(seat))
    }

    /// Every tile that may ever be built.
    pub(super) fn tiles(&self, seat: Seat) -> String {
        let doc = self.doc(seat);
        let own = &doc.seats[seat.index()];
        let head = if doc.offers.is_empty() {
            " tile               price left  what it does; why CODE says more"
        } else {
            " tile               price left  places, or why not now"
        };
        let offer_of = |tile: &TileDoc| doc.offers.iter().find(|offer| offer.tile == tile.code);
        let line = |tile: &TileDoc| {
            let offer = offer_of(tile);
            let stock = own.own_stock.iter().find(|kind| kind.name == tile.code);
            let left = tile.left.or(stock.map(|kind| kind.count)).unwrap_or(0);
            let price = offer.map_or(&tile.price, |offer| &offer.price);
            let price = price.replace(" and", "").replace(" wood", "w");
            let price = price.replace(" stone", "s").replace(" metal", "m").replace(" or ", "/");
            let start = format!(" {:<4}{:<14} {price:<5} {left:>3}  ", tile.code, tile.name);
            let text = match offer.map(|offer| (offer, &offer.why_not)) {
                Some((_, Some(why))) => shorter(&why.text),
                Some((offer, None)) => paint(STRONG, counted(offer.places as usize, "place")),
                None => tile.about.clone(),
            };
            let room = WIDTH - start.chars().count();
            start + &fitting(text, room)
        };
        // What may be built now comes last, where it is seen best.
        let is_open = |tile: &TileDoc| offer_of(tile).is_some_and(|offer| offer.why_not.is_none());
        let mut tiles: Vec<&TileDoc> =
            doc.tiles.iter().filter(|tile| tile.code != "Hall").collect();
        tiles.sort_by_key(|tile| is_open(tile));
        let lines: Vec<String> = tiles.into_iter().map(line).collect();
        format!("{}\n{}", paint(QUIET, head), lines.join("\n"))
    }

    /// The tile that a code means, as the menu writes it or as the map does.
    pub(super) fn kind_called(&self, code: &str) -> Option<Kind> {
        let game = self.table.game();
        let on_map = |kind: &Kind| game.map_code(*kind).trim_end().eq_ignore_ascii_case(code);
        game.rules().kind_named(code).or_else(|| game.rules().kinds().find(on_map))
    }

    /// Whether a tile cannot be built now, wherever that is.
    pub(super) fn is_refused(&self, seat: Seat, kind: Kind) -> bool {
        let game = self.table.game();
        let code = &game.rules().tile(kind).code;
        let offers = game.offers(&self.view(seat).state, seat);
        offers.iter().any(|offer| offer.tile == *code && offer.why_not.is_some())
    }

    /// What a tile is and does.
    pub(super) fn about_tile(&self, seat: Seat, code: &str) -> Option<Vec<String>> {
        let doc = self.doc(seat);
        let code = &self.table.game().rules().tile(self.kind_called(code)?).code;
        let tile = doc.tiles.iter().find(|tile| tile.code == *code)?;
        let offer = doc.offers.iter().find(|offer| offer.tile == tile.code);
        let mut lines = vec![format!(
            "{} {}: {}, {} cell{}, needs {}. {}. {}",
            tile.code,
            tile.name,
            offer.map_or(&tile.price, |offer| &offer.price),
            tile.size,
            if tile.size == 1 { "" } else { "s" },
            tile.needs,
            tile.about,
            tile.rule
        )];
        lines.extend(offer.and_then(|offer| offer.why_not.as_ref()).map(refusal));
        Some(lines)
    }

    /// The cards that lie face up, and what has been seen.
    pub(super) fn cards(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        let mut lines = Vec::new();
        for position in doc.circle.iter().filter(|position| position.up) {
            let Some(card) =
                doc.cards.iter().find(|card| position.card.as_ref() == Some(&card.letter))
            else {
                continue;
            };
            let taken = position.taken.map(|taker| format!(" (taken by {})", self.name(taker)));
            let taken = taken.unwrap_or_default();
            lines.push(format!(
                "  {} {}{taken}: {}. {}",
                card.letter, card.name, card.about, card.rule
            ));
        }
        let circle: Vec<String> = doc
            .circle
            .iter()
            .map(|position| {
                let letter = position.card.as_deref().unwrap_or("?");
                if position.pointer { format!(">{letter}") } else { letter.to_owned() }
            })
            .collect();
        lines.push(format!("  The circle, from > on: {}", circle.join(" ")));
        lines
    }

    /// The own promises, and how many others have.
    pub(super) fn promises(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        let own = &doc.seats[seat.index()];
        let mut lines: Vec<String> = own.promises.iter().flat_map(promise).collect();
        if !own.put_back.is_empty() {
            lines.push(format!("  You put back: {}", own.put_back.join(", ")));
        }
        for other in doc.seats.iter().filter(|other| other.seat != seat) {
            let kept = other.kept;
            lines.push(format!(
                "  {} has {} easy, {} medium, {} difficult, {} special",
                self.numbered(other.seat, LONGEST_NAME + 2),
                kept.easy,
                kept.medium,
                kept.difficult,
                kept.special
            ));
        }
        let left = doc.stacks;
        lines.push(format!(
            "  Left in the stacks: {} easy, {} medium, {} difficult, {} special",
            left.easy, left.medium, left.difficult, left.special
        ));
        lines
    }

    /// The City Council.
    pub(super) fn council_board(&self, seat: Seat) -> String {
        self.council(&self.doc(seat), Some(seat)).join("\n")
    }

    /// The pollution of every seat as phase 6 would measure it.
    pub(super) fn forecasts(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        let Some(round) = self.measured_in() else {
            return vec!["Pollution has been measured for the last time.".to_owned()];
        };
        let line = |other: &smallcity::documents::SeatDoc| {
            let plan = other.plan.as_ref().filter(|_| doc.phase == 2);
            let forecast = plan.map_or(&other.forecast, |plan| &plan.forecast);
            let text = super::screen::forecast(forecast);
            format!(
                "  {}: {} % now, {round} {text}, to {} %",
                self.numbered(other.seat, LONGEST_NAME + 2),
                other.pollution,
                forecast.track
            )
        };
        doc.seats.iter().filter(|other| other.out.is_none()).map(line).collect()
    }

    /// The plan so far.
    pub(super) fn plan(&self, seat: Seat) -> Vec<String> {
        let doc = self.doc(seat);
        match &doc.seats[seat.index()].plan {
            None => vec!["Nothing is planned now.".to_owned()],
            Some(plan) => {
                let steps = plan.steps.iter().enumerate();
                let mut lines: Vec<String> =
                    steps.map(|(index, step)| format!("  {}. {step}", index + 1)).collect();
                if lines.is_empty() {
                    lines.push("  Nothing is planned yet.".to_owned());
                }
                let points = counted(plan.points.into(), "build point");
                lines.push(format!("  Left: ${} and {points}.", plan.money));
                lines
            }
        }
    }

    /// What an action costs and brings, before it is made.
    pub(super) fn preview(&self, seat: Seat, action: &Action) -> Vec<String> {
        let view = self.view(seat);
        let choice = self.table.game().choice_doc(&view, seat, action);
        let mut lines =
            vec![format!("{}. {}", paint(STRONG, &choice.text), paint(QUIET, &choice.rule))];
        let mut costs = Vec::new();
        if choice.points > 0 {
            costs.push(counted(choice.points.into(), "build point"));
        }
        if choice.surcharge > 0 {
            costs.push(format!("${} of it for the land", choice.surcharge));
        }
        let sums = [
            (choice.money, "$"),
            (choice.votes, "votes "),
            (choice.pollution, "pollution "),
            (choice.materials.wood.into(), "wood "),
            (choice.materials.stone.into(), "stone "),
            (choice.materials.metal.into(), "metal "),
        ];
        let changed = sums.iter().filter(|(change, _)| *change != 0);
        let changed: Vec<String> = changed
            .map(|(change, what)| match (*what, *change) {
                ("$", money) if money < 0 => format!("-${}", -money),
                ("$", money) => format!("+${money}"),
                (what, change) => format!("{what}{change:+}"),
            })
            .collect();
        let parts: Vec<String> = changed.into_iter().chain(costs).collect();
        if !parts.is_empty() {
            lines.push(format!("  {}.", parts.join(", ")));
        }
        if !choice.because.is_empty() {
            lines.push(format!("  Allowed by {}.", choice.because.join(", ")));
        }
        let brings = match action {
            Action::Move { to, .. } => self.work(&view.state, *to),
            Action::Commit => self.unused(seat),
            _ => choice.brings,
        };
        if !brings.is_empty() {
            lines.push(format!("  {}", sentence(&brings)));
        }
        lines
    }

    /// What somebody does on a space.
    fn work(&self, state: &State, on: Spot) -> String {
        let game = self.table.game();
        let Some((_, kind, _)) = state.borough(on.seat).tiles.on(on.cell) else {
            return String::new();
        };
        let does = game.function(state, on.seat, on.cell).map(str::to_owned);
        let does = does.unwrap_or_else(|| game.about_tile(kind));
        format!("{}: {does}", game.rules().tile(kind).name)
    }

    /// What a plan leaves unused.
    fn unused(&self, seat: Seat) -> String {
        let points = self.doc(seat).seats[seat.index()].plan.as_ref().map_or(0, |plan| plan.points);
        match points {
            0 => String::new(),
            1 => "1 build point stays unused".to_owned(),
            points => format!("{points} build points stay unused"),
        }
    }

    /// Why an action is refused.
    pub(super) fn why(&self, seat: Seat, action: &Action) -> Option<String> {
        use kernel::Fault;
        let (game, view) = (self.table.game(), self.view(seat));
        let input = kernel::Input::Act { seat, action: *action };
        let illegal = game.check(self.table.state(), &input).err()?;
        let rule = illegal.rule().map(|rule| format!(" {rule}")).unwrap_or_default();
        Some(format!("{}{rule}", game.refusal(&view, &illegal)))
    }

    /// The score sheet of a game that is over, best first.
    pub(super) fn score_sheet(&self) -> String {
        let (game, state) = (self.table.game(), self.table.state());
        let doc = game.view_doc(&game.view(state, Observer::Spectator));
        let Some(standings) = game.standings(state) else { return String::new() };
        let mut seats: Vec<Seat> = Seat::first(self.seats.len()).collect();
        seats.sort_by_key(|seat| standings.0[seat.index()].rank);
        let advanced = game.rules().advanced;
        let more = if advanced { "special  platform  " } else { "" };
        let head = format!("  rank  player             votes  promises  {more}pollution  score");
        let mut lines = vec![paint(STRONG, "The game is over."), paint(QUIET, head)];
        for seat in &seats {
            let place = &standings.0[seat.index()];
            let name = self.numbered(*seat, 18);
            let Some(score) = doc.seats[seat.index()].score.filter(|_| !place.out) else {
                let round = doc.seats[seat.index()].out.unwrap_or(0);
                lines.push(format!("  {:>4}  {name:<18} eliminated in round {round}", place.rank));
                continue;
            };
            let more = format!("{:>7}  {:>8}  ", score.special, score.platform);
            lines.push(format!(
                "  {:>4}  {name:<18} {:>5}  {:>8}  {}{:>9}  {:>5}",
                place.rank,
                score.votes,
                score.promises,
                if advanced { more.as_str() } else { "" },
                -score.pollution,
                score.total
            ));
        }
        lines.push(if let [only] = seats.as_slice() {
            self.solo_rating(standings.0[only.index()].score, standings.0[0].out)
        } else {
            let first = seats.iter().filter(|seat| standings.0[seat.index()].rank == 1);
            let names: Vec<String> = first.map(|seat| self.name(*seat)).collect();
            format!("{}, the winner. SC-14.4", names.join(" and "))
        });
        lines.join("\n") + "\n"
    }

    /// SC-17.4.
    fn solo_rating(&self, score: i32, out: bool) -> String {
        if out {
            return "Eliminated: the game is lost. SC-17.4".to_owned();
        }
        let levels = &self.table.game().rules().numbers.solo_rating;
        let reached = levels.iter().filter(|level| score >= **level).count();
        let title = ["clerk", "councillor", "deputy", "mayor"][reached.min(3)];
        format!("Your score is {score}: you are {title}. SC-17.4")
    }
}

#[cfg(test)]
mod tests {
    use super::to_you;

    #[test]
    fn you_are_spoken_to() {
        let check = |third: &str, second: &str| assert_eq!(to_you(third), second);
        check("you takes card H Opponent.", "You take card H Opponent.");
        check("you is the Mayor's first host.", "You are the Mayor's first host.");
        check("Round 2 begins; you hosts the Mayor.", "Round 2 begins; you host the Mayor.");
        check(
            "you has no room for 1 wood and discards it.",
            "You have no room for 1 wood and discard it.",
        );
        check("you: the zone grows to 8 by 8.", "You: the zone grows to 8 by 8.");
        check(
            "The Mayor visits you and stands on a1 b1.",
            "The Mayor visits you and stands on a1 b1.",
        );
        check("Bo builds Factory 1 on b2.", "Bo builds Factory 1 on b2.");
    }
}
