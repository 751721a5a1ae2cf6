//! Presence of the people at a table, and votes to lend an absent person's seat to a bot.

use std::collections::BTreeMap;
use std::{iter, mem};

use kernel::{Seat, SeatSet};
use ledger::{Millis, SeatRow, Status};
use serde::{Deserialize, Serialize};

use super::moment::Moment;
use super::signals::{Recent, Signals};
use crate::wire::{Attention, Pace, Signalled};

/// Presence of the people at a table, as far as this server knows, and their votes.
pub struct People {
    /// By seat, presence at this server.
    presence: Vec<Presence>,
    /// The seats whose people fell silent here while connected.
    silent: SeatSet,
    /// By seat, the votes cast here to lend it.
    votes: Vec<SeatSet>,
    /// Presence at other servers.
    elsewhere: Elsewhere,
    /// The last report to other servers; none if unknown.
    reported: Option<Report>,
    /// By seat, what its person looks at, as far as this server knows.
    attention: Vec<Attention>,
    /// What people signal to each other.
    pub signals: Signals,
}

/// Presence of a person.
#[derive(Clone, Copy)]
struct Presence {
    /// When we last heard of them.
    last: Millis,
    /// Until when they count as present without a socket.
    until: Millis,
}

impl Presence {
    /// Away since then.
    fn since(last: Millis) -> Presence {
        Presence { last, until: last }
    }
}

/// What one server reports of the people at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The seats whose people are connected by a socket.
    look: SeatSet,
    /// The seats whose people are present, including the connected ones.
    here: SeatSet,
    /// The seats whose people fell silent while connected.
    silent: SeatSet,
    /// By seat, when this server last heard of an absent person.
    away: Vec<Option<Millis>>,
    /// By seat, the seats that voted to lend it.
    votes: Vec<SeatSet>,
    /// The number of spectators.
    spectators: usize,
    /// By seat, what its person looks at.
    #[serde(default)]
    attention: Vec<Attention>,
    /// What people signalled to each other there.
    #[serde(default)]
    signals: Vec<Recent>,
}

impl Report {
    /// Whether there is anything to report.
    fn is_anybody(&self) -> bool {
        let votes = self.votes.iter().any(|votes| !votes.is_empty());
        votes || !self.here.is_empty() || self.spectators > 0
    }

    /// When this server last heard of an absent person.
    fn away(&self, seat: Seat) -> Option<Millis> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// What a person looks at.
    fn attention(&self, seat: Seat) -> Attention {
        self.attention.get(seat.index()).copied().unwrap_or_default()
    }

    /// The votes to lend a seat.
    fn votes(&self, seat: Seat) -> SeatSet {
        self.votes.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The reports of other servers, by their numbers.
pub type Elsewhere = BTreeMap<i64, Report>;

/// Parses the reports of other servers.
pub fn elsewhere(reports: BTreeMap<i64, String>) -> Elsewhere {
    // A server of another version may write a format unknown here.
    let read = |(server, told): (_, String)| Some((server, serde_json::from_str(&told).ok()?));
    reports.into_iter().filter_map(read).collect()
}

/// When any of these servers last heard of an absent person.
fn heard_of(elsewhere: &Elsewhere, seat: Seat) -> Option<Millis> {
    elsewhere.values().filter_map(|report| report.away(seat)).max()
}

/// Whether a game runs over days.
fn is_by_mail(at: &Moment<'_>) -> bool {
    at.status == Status::Running && matches!(at.pace, Pace::Mail { .. })
}

/// What is new in the reports of other servers.
pub struct Heard {
    /// The seats whose people fell silent or whose server died: they may have missed their turn.
    pub lost: SeatSet,
    /// The seats whose people are present at other servers.
    pub here: SeatSet,
    /// What people signalled to each other there.
    pub signals: Vec<Signalled>,
}

/// What the log does not say about the people at a table that is not in memory.
#[derive(Serialize, Deserialize)]
struct Note {
    /// By seat, when the server last heard of its person.
    away: Vec<Millis>,
    /// By seat, the seats that voted to lend it.
    votes: Vec<SeatSet>,
    /// The seats whose time ran out and whose people have not come back since.
    ran_out: SeatSet,
}

impl People {
    /// The people of a table that is loaded now, as other servers report them.
    pub fn new(seats: usize, elsewhere: Elsewhere, now: Millis) -> People {
        let away = |seat| Presence::since(heard_of(&elsewhere, seat).unwrap_or(now));
        // People who connect from now on get these with the table document.
        let mut signals = Signals::default();
        signals.hear(elsewhere.values().flat_map(|report| &report.signals));
        People {
            presence: Seat::first(seats).map(away).collect(),
            silent: SeatSet::EMPTY,
            votes: vec![SeatSet::EMPTY; seats],
            elsewhere,
            reported: None,
            attention: vec![Attention::default(); seats],
            signals,
        }
    }

    /// Fits the data to the number of seats.
    pub fn resize(&mut self, seats: usize, now: Millis) {
        self.presence.resize_with(seats, || Presence::since(now));
        self.votes.resize_with(seats, Default::default);
        self.attention.resize_with(seats, Default::default);
    }

    /// Resets the presence of seats that have changed hands.
    pub fn reset_changed(&mut self, before: &[SeatRow], after: &[SeatRow], now: Millis) {
        for ((before, after), presence) in before.iter().zip(after).zip(&mut self.presence) {
            if before.browser != after.browser {
                *presence = Presence::since(now);
            }
        }
    }

    /// Notes what the person of a seat looks at.
    pub fn attend(&mut self, seat: Seat, attention: Attention) {
        self.attention[seat.index()] = attention;
    }

    /// What the person of a seat looks at, at any server.
    pub(crate) fn attention(&self, seat: Seat, at: &Moment<'_>) -> Attention {
        if at.connected.contains(seat) {
            return self.attention[seat.index()];
        }
        let elsewhere = self.elsewhere.values().find(|report| report.look.contains(seat));
        elsewhere.map_or_else(Attention::default, |report| report.attention(seat))
    }

    /// Marks the person of a seat as present: connected here, or for `presence` from `last` on.
    pub fn welcome(&mut self, seat: Seat, connected: bool, last: Millis, presence: Millis) {
        let known = &mut self.presence[seat.index()];
        *known = if connected {
            Presence::since(last)
        } else {
            // A second request does not shorten the wait of the first.
            let until = last + presence;
            Presence { last: last.max(known.last), until: until.max(known.until) }
        };
        self.votes[seat.index()] = SeatSet::EMPTY;
        self.silent = self.silent.without(seat);
    }

    /// The people of seats leave now. They count as present for `grace` more, and then as away
    /// since now.
    pub fn leave(&mut self, seats: SeatSet, now: Millis, grace: Millis) {
        for seat in seats.iter() {
            self.presence[seat.index()] = Presence { last: now, until: now + grace };
            self.attention[seat.index()] = Attention::default();
        }
    }

    /// Notes that the people of seats fell silent while connected.
    pub fn fall_silent(&mut self, seats: SeatSet) {
        self.silent = seats.iter().fold(self.silent, SeatSet::with);
    }

    /// Whether the person of a seat is present, at any server.
    pub fn is_here(&self, seat: Seat, at: &Moment<'_>) -> bool {
        let elsewhere = || self.elsewhere.values().any(|report| report.here.contains(seat));
        self.is_at_this_server(seat, at) || at.seating.is_person(seat) && elsewhere()
    }

    fn is_at_this_server(&self, seat: Seat, at: &Moment<'_>) -> bool {
        let is_here = at.connected.contains(seat) || at.now < self.presence[seat.index()].until;
        at.seating.is_person(seat) && is_here
    }

    /// Whether the person of a seat is connected, at any server.
    pub fn is_connected(&self, seat: Seat, at: &Moment<'_>) -> bool {
        let elsewhere = || self.elsewhere.values().any(|report| report.look.contains(seat));
        at.connected.contains(seat) || elsewhere()
    }

    /// Since when the person of a seat is away.
    pub fn away_since(&self, seat: Seat, at: &Moment<'_>) -> Option<Millis> {
        let away = at.seating.is_person(seat) && !self.is_here(seat, at);
        away.then(|| self.presence[seat.index()].last)
    }

    fn is_away_for(&self, seat: Seat, at: &Moment<'_>, long: Millis) -> bool {
        self.away_since(seat, at).is_some_and(|since| at.now >= since + long)
    }

    /// Whether the person of a seat has been away for long. At mail pace the time for a move must
    /// have run out as well.
    fn is_long_away(&self, seat: Seat, at: &Moment<'_>) -> bool {
        (!is_by_mail(at) || at.ran_out.contains(seat)) && self.is_away_for(seat, at, at.absence)
    }

    /// Whether one other person alone may decide about a seat of a running game: the time of its
    /// person has run out, or that person has been away for a day.
    fn may_one_decide(&self, seat: Seat, at: &Moment<'_>) -> bool {
        let long = !is_by_mail(at) && self.is_away_for(seat, at, at.patience);
        (long || at.ran_out.contains(seat)) && self.is_long_away(seat, at)
    }

    /// Whether the others may vote to lend a seat.
    pub fn can_lend(&self, seat: Seat, at: &Moment<'_>) -> bool {
        let lendable = at.status == Status::Running && !at.lent.contains(seat);
        let waited = if at.seating.other_people(seat) > 1 {
            self.is_long_away(seat, at)
        } else {
            self.may_one_decide(seat, at)
        };
        lendable && waited && !self.others_here(seat, at).is_empty()
    }

    /// Whether the host may make a code for somebody else's seat. The host decides that alone, and a
    /// stand-in sees what the seat keeps secret as long as the game runs.
    pub fn can_stand_in(&self, seat: Seat, at: &Moment<'_>) -> bool {
        match at.status {
            Status::Running => self.may_one_decide(seat, at),
            Status::Lobby | Status::Over => self.is_long_away(seat, at),
        }
    }

    /// When waiting alone will let the host make a code; none while the time for a move decides.
    pub fn stand_in_from(&self, seat: Seat, at: &Moment<'_>) -> Option<Millis> {
        let since = self.away_since(seat, at)?;
        match at.status {
            Status::Running if at.ran_out.contains(seat) => Some(since + at.absence),
            Status::Running if is_by_mail(at) => None,
            Status::Running => Some(since + at.absence.max(at.patience)),
            Status::Lobby | Status::Over => Some(since + at.absence),
        }
    }

    fn others_here(&self, seat: Seat, at: &Moment<'_>) -> SeatSet {
        at.seating.all().filter(|&other| other != seat && self.is_here(other, at)).collect()
    }

    /// The seats that voted to lend this one, at any server.
    pub fn votes(&self, seat: Seat, at: &Moment<'_>) -> SeatSet {
        if self.is_here(seat, at) || at.lent.contains(seat) {
            return SeatSet::EMPTY;
        }
        let elsewhere = self.elsewhere.values().flat_map(|report| report.votes(seat).iter());
        elsewhere.fold(self.votes[seat.index()], SeatSet::with)
    }

    /// Whether more than half of the present seats have voted to lend a seat.
    pub fn is_voted(&self, seat: Seat, at: &Moment<'_>) -> bool {
        let yes = self.votes(seat, at);
        if yes.is_empty() || !self.can_lend(seat, at) {
            return false;
        }
        let here = self.others_here(seat, at);
        2 * here.iter().filter(|&other| yes.contains(other)).count() > here.len()
    }

    /// Counts votes to lend a seat.
    pub fn vote(&mut self, seat: Seat, voters: SeatSet) {
        let given = &mut self.votes[seat.index()];
        *given = voters.iter().fold(*given, SeatSet::with);
    }

    /// The seats whose votes ended with the absence that they were for.
    pub fn ended_votes(&self, at: &Moment<'_>) -> SeatSet {
        let ended = |&seat: &Seat| self.is_here(seat, at) || at.lent.contains(seat);
        at.seating.all().filter(ended).collect()
    }

    /// Drops the votes to lend these seats.
    pub fn drop_votes(&mut self, seats: SeatSet) {
        seats.iter().for_each(|seat| self.votes[seat.index()] = SeatSet::EMPTY);
    }

    /// When the presence of a seat changes by itself; `running` if a game is.
    pub fn alarms<'a>(
        &'a self,
        at: &Moment<'_>,
        running: bool,
    ) -> impl Iterator<Item = Millis> + use<'a> {
        let Moment { connected, now, absence, patience, .. } = *at;
        let away = at.seating.people().iter().filter(move |&seat| !connected.contains(seat));
        away.flat_map(move |seat| {
            let Presence { last, until } = self.presence[seat.index()];
            let lendable = [absence, patience].map(|long| running.then_some(last + long));
            iter::once(Some(until)).chain(lendable).flatten().filter(move |&at| at > now)
        })
    }

    /// The number of spectators at other servers.
    pub fn spectators_elsewhere(&self) -> usize {
        self.elsewhere.values().map(|report| report.spectators).sum()
    }

    /// Takes the reports of other servers.
    pub fn hear(&mut self, heard: Elsewhere, now: Millis) -> Heard {
        let before = mem::replace(&mut self.elsewhere, heard);
        let signals = self.signals.hear(self.elsewhere.values().flat_map(|report| &report.signals));
        let mut news = Heard { lost: SeatSet::EMPTY, here: SeatSet::EMPTY, signals };
        for (seat, presence) in Seat::first(self.presence.len()).zip(&mut self.presence) {
            let is_here = |report: &Report| report.here.contains(seat);
            let is_silent = |report: &Report| report.silent.contains(seat);
            // A dead server has not said since when its people are away.
            let died = before
                .iter()
                .any(|(server, report)| is_here(report) && !self.elsewhere.contains_key(server));
            let known = [died.then_some(now), heard_of(&self.elsewhere, seat)];
            presence.last = known.into_iter().flatten().fold(presence.last, Ord::max);
            let silent = self.elsewhere.values().any(is_silent);
            if died || silent && !before.values().any(is_silent) {
                news.lost = news.lost.with(seat);
            }
            if self.elsewhere.values().any(is_here) {
                news.here = news.here.with(seat);
            }
        }
        news
    }

    /// What this server reports: presence and votes here.
    pub fn report(&self, at: &Moment<'_>, spectators: usize) -> Report {
        let here = at.seating.all().filter(|&seat| self.is_at_this_server(seat, at));
        let here: SeatSet = here.collect();
        let last = |seat: Seat| self.presence[seat.index()].last;
        let away = |seat| (!here.contains(seat)).then(|| last(seat));
        let mut report = Report {
            look: at.connected,
            here,
            silent: self.silent,
            away: at.seating.all().map(away).collect(),
            votes: self.votes.clone(),
            spectators,
            attention: self.attention.clone(),
            signals: self.signals.own(),
        };
        if !report.is_anybody() {
            report.signals.clear();
        }
        report
    }

    /// Whether a report is new to other servers.
    pub fn is_news(&self, report: &Report) -> bool {
        match &self.reported {
            // Nobody here, as before: nothing new.
            Some(before) => before != report && (report.is_anybody() || before.is_anybody()),
            None => true,
        }
    }

    /// A report as text; none if nobody is here and other servers know nothing else.
    pub fn text(&self, report: &Report) -> Option<String> {
        // Without a known report, an earlier life of the table may have reported something.
        let tells = report.is_anybody() || self.reported.is_some();
        tells.then(|| serde_json::to_string(report).ok()).flatten()
    }

    /// Notes the last report to other servers; none if it is unknown.
    pub fn set_reported(&mut self, report: Option<Report>) {
        self.reported = report;
    }

    /// Whether this server has reported to others.
    pub fn has_reported(&self) -> bool {
        self.reported.is_some()
    }

    /// The note about people for the time when the table is not in memory.
    pub fn note(&self, ran_out: SeatSet) -> String {
        let away = self.presence.iter().map(|presence| presence.last).collect();
        let note = Note { away, votes: self.votes.clone(), ran_out };
        serde_json::to_string(&note).unwrap_or_default()
    }

    /// Takes presence and votes from a note; returns the seats whose time had run out.
    pub fn recall(&mut self, note: &str) -> Option<SeatSet> {
        // Another version may have stored another format.
        let note: Note = serde_json::from_str(note).ok()?;
        let known = note.away.into_iter().zip(note.votes);
        for (seat, (away, votes)) in Seat::first(self.presence.len()).zip(known) {
            let presence = &mut self.presence[seat.index()];
            // What other servers know of a person is newer.
            let is_news = self.elsewhere.values().all(|report| report.away(seat).is_none());
            *presence = Presence::since(if is_news { away } else { away.max(presence.last) });
            self.votes[seat.index()] = votes;
        }
        Some(note.ran_out)
    }
}
