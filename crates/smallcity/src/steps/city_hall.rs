//! `s.city_hall`: all seats place City Hall in secret (SC-3.9), and some seats start tiles.

use kernel::{RefusalDoc, Rng, Seat, SeatSet};

use crate::action::{Action, Build};
use crate::event::Event;
use crate::facets::Facet;
use crate::hooks::{At, Owes, Purpose, Run, Scope, StartTiles, Step, wrong_action};
use crate::illegal::{Illegal, Why, refuse};
use crate::map::Cells;
use crate::material::MATERIALS;
use crate::pieces::{Code, Kind};
use crate::planned::StepDoc;
use crate::rules::Rules;
use crate::site::Site;
use crate::state::State;
use crate::steps::current;

/// `s.city_hall`: City Hall, then the start tiles of seats that have some, then the commit; without
/// start tiles City Hall commits.
pub(crate) struct CityHall;

/// The kind of tile that City Hall is.
pub(crate) fn hall_kind(rules: &Rules) -> Kind {
    let found = rules.kinds().find(|&kind| rules.tile(kind).is(Facet::CityHall));
    found.expect("every table has City Halls")
}

/// Every place for the City Hall of a seat.
pub(crate) fn hall_places(at: At<'_>) -> impl Iterator<Item = Cells> {
    let At { rules, state, seat } = at;
    let (room, kind, site) = (room(at), hall_kind(rules), Site::of(state, seat, false));
    let places = rules.shapes[rules.tile(kind).shapes].placements(site.borough.zone).iter();
    let places = places.map(|one| one.cells).filter(move |cells| cells.within(room));
    places.filter(move |&cells| may_cover(rules, &site, kind, cells))
}

/// The cells that City Hall may cover.
fn room(at: At<'_>) -> Cells {
    let borough = at.borough();
    borough.empty().without(at.rules.closed_to(Purpose::Hall, borough))
}

/// Whether City Hall may cover all of these cells at once.
fn may_cover(rules: &Rules, site: &Site, kind: Kind, cells: Cells) -> bool {
    rules.hooks.bans.iter().all(|ban| ban(rules, site, kind, cells, cells).is_ok())
}

fn judge_hall(at: At<'_>, cells: Cells) -> Result<(), Illegal> {
    let At { rules, state, seat } = at;
    let (kind, site) = (hall_kind(rules), Site::of(state, seat, false));
    if !rules.shapes[rules.tile(kind).shapes].has(cells) {
        refuse!("SC-2.4", NoHallShape { cells });
    }
    if !cells.within(site.borough.empty()) {
        refuse!("SC-3.9", NoRoomForHall { cells });
    }
    if !cells.within(room(at)) || !may_cover(rules, &site, kind, cells) {
        refuse!("SP-SET-6", NoLandForHall { cells });
    }
    Ok(())
}

/// The tiles that a seat starts with beside City Hall, if any.
fn start_tiles(at: At<'_>) -> Option<StartTiles> {
    let of = |start: &crate::hooks::Start| start(at.rules, at.borough());
    at.rules.hooks.start.iter().find_map(of).filter(|tiles| tiles.count > 0)
}

/// The site of a seat with the pieces of its set-up so far.
pub(crate) fn begun(at: At<'_>) -> Site {
    let At { rules, state, seat } = at;
    let (mut site, plan) = (Site::of(state, seat, false), &state.plans[seat.index()]);
    if !plan.hall.is_empty() {
        site.place(rules, hall_kind(rules), plan.hall);
    }
    for step in plan.builds() {
        // In secret, several seats may have counted on the last tiles of an owner's box.
        if let Action::Build(Build { kind, cells, .. }) = step
            && site.available(rules, kind) > 0
        {
            site.place(rules, kind, cells);
        }
    }
    site
}

/// Every start tile that a seat may place next: on empty cells, without the other needs of new tiles.
fn next_tiles(at: At<'_>) -> impl Iterator<Item = Action> {
    let site = begun(at);
    let placed = at.state.plans[at.seat.index()].builds().count();
    let tiles = start_tiles(at).filter(|tiles| placed < usize::from(tiles.count));
    let tiles = tiles.filter(|tiles| site.available(at.rules, tiles.kind) > 0);
    tiles.into_iter().flat_map(move |StartTiles { kind, room, .. }| {
        let room = room & site.borough.empty();
        let shapes = &at.rules.shapes[at.rules.tile(kind).shapes];
        let all = shapes.placements(site.borough.zone).iter().map(|one| one.cells);
        all.filter(move |cells| cells.within(room)).map(move |cells| start(kind, cells))
    })
}

/// The start tile that a seat places next, how many are left, and in how many places now; none where
/// the seat has none.
pub(crate) fn start_left(at: At<'_>) -> Option<(Kind, u8, u32)> {
    let plan = &at.state.plans[at.seat.index()];
    let tiles = start_tiles(at).filter(|_| is_now(at.rules, at.state))?;
    let due = tiles.count.saturating_sub(plan.builds().count() as u8);
    let left = begun(at).available(at.rules, tiles.kind).min(due);
    let places = if plan.hall.is_empty() { 0 } else { next_tiles(at).count() };
    Some((tiles.kind, left, places as u32))
}

/// Whether City Halls are placed now.
pub(crate) fn is_now(rules: &Rules, state: &State) -> bool {
    !state.over && current(rules, state).0.anchor == "s.city_hall"
}

/// Judges a start tile as the next action of its seat.
pub(crate) fn judge_start(at: At<'_>, kind: Kind, cells: Cells) -> Result<(), Illegal> {
    CityHall.check(at, &start(kind, cells))
}

/// The action that places a start tile.
const fn start(kind: Kind, cells: Cells) -> Action {
    Action::Build(Build { kind, cells, pay: [0; MATERIALS], enter: None })
}

fn judge_tile(at: At<'_>, tiles: StartTiles, build: &Build) -> Result<(), Illegal> {
    let (rules, site) = (at.rules, begun(at));
    let StartTiles { kind, count, room, rule, room_rule } = tiles;
    let Build { cells, .. } = *build;
    if at.state.plans[at.seat.index()].builds().count() >= usize::from(count) {
        refuse!(rule, NoStartTileLeft { count });
    }
    if Action::Build(*build) != start(kind, cells) {
        refuse!(rule, NoStartTile { tile: Code::of(rules.tile(kind)) });
    }
    let tile = Code::of(rules.tile(kind));
    if !rules.shapes[rules.tile(kind).shapes].has(cells) {
        refuse!("SC-2.4", NotAShape { tile, cells });
    }
    crate::building::judge_empty(rules, &site.borough, cells)?;
    if !cells.within(room) {
        refuse!(room_rule, NoLandForStart { tile, cells: cells.without(room) });
    }
    if site.available(rules, kind) == 0 {
        refuse!("SC-5.4", NoneLeft { tile });
    }
    Ok(())
}

impl Step for CityHall {
    fn scope(&self) -> Scope {
        Scope::Together
    }

    fn rule(&self, _: &State, _: &Action) -> &'static str {
        "SC-3.9"
    }

    fn owes(&self, at: At<'_>) -> Owes {
        let At { state, seat, .. } = at;
        if state.committed.contains(seat) { Owes::Nothing } else { Owes::Action }
    }

    fn legal(&self, at: At<'_>, out: &mut Vec<Action>) {
        let At { state, seat, .. } = at;
        if state.committed.contains(seat) {
            out.push(Action::Reopen);
            return;
        }
        if state.plans[seat.index()].hall.is_empty() {
            out.extend(hall_places(at).map(Action::Hall));
            return;
        }
        let before = out.len();
        out.extend(next_tiles(at));
        if out.len() == before {
            out.push(Action::Commit);
        }
        out.push(Action::Undo);
    }

    fn check(&self, at: At<'_>, action: &Action) -> Result<(), Illegal> {
        let At { state, seat, .. } = at;
        let committed = state.committed.contains(seat);
        let placed = !state.plans[seat.index()].hall.is_empty();
        let tiles = start_tiles(at);
        match (action, tiles) {
            (Action::Reopen, _) if committed => Ok(()),
            (Action::Reopen, _) => refuse!("SC-3.9", HallNotPlaced),
            (Action::Hall(_), _) if committed || placed => refuse!("SC-3.9", HallPlaced),
            (Action::Hall(cells), _) => judge_hall(at, *cells),
            (Action::Build(_) | Action::Commit | Action::Undo, Some(_)) if committed => {
                refuse!("SC-3.9", HallPlaced)
            }
            (Action::Build(_) | Action::Commit, Some(_)) if !placed => {
                refuse!("SC-3.9", HallNotPlaced)
            }
            (Action::Build(build), Some(tiles)) => judge_tile(at, tiles, build),
            (Action::Undo, Some(tiles)) if !placed => refuse!(tiles.rule, NothingPlanned),
            (Action::Commit, Some(StartTiles { rule, .. })) if next_tiles(at).next().is_some() => {
                refuse!(rule, StartTilesDue)
            }
            (Action::Undo | Action::Commit, Some(_)) => Ok(()),
            _ => Err(wrong_action("SC-3.9")),
        }
    }

    fn act(&self, run: &mut Run<'_>, action: &Action) {
        let seat = run.seat;
        let rule = self.rule(run.state, action);
        let goes_on = start_tiles(run.at());
        let plan = &mut run.state.plans[seat.index()];
        match action {
            Action::Hall(cells) => plan.hall = *cells,
            Action::Build(_) => plan.push(action),
            Action::Undo if plan.builds().next().is_some() => plan.pop(),
            Action::Reopen if goes_on.is_some() => {}
            Action::Undo | Action::Reopen => plan.hall = Cells::NONE,
            _ => {}
        }
        let commits = match action {
            Action::Hall(_) => goes_on.is_none(),
            action => *action == Action::Commit,
        };
        if commits {
            run.state.committed = run.state.committed.with(seat);
            run.log.tell(|| Event::Committed { seat, rule });
        } else if *action == Action::Reopen {
            run.state.committed = run.state.committed.without(seat);
            run.log.tell(|| Event::Reopened { seat, rule });
        } else {
            run.log.tell(|| Event::Planned { seat, rule });
        }
    }

    /// Reveals all. If the box has too few start tiles for all, turn order decides (SC-2.9).
    fn finish(&self, run: &mut Run<'_>) {
        let (seats, by_seat) = (run.rules.seats, run.rules.revision.starts_by_seat);
        for place in 0..seats as u8 {
            let in_turn = run.state.in_turn(seats, place).filter(|_| !by_seat);
            let seat = in_turn.unwrap_or(Seat::new(place.into()));
            let plan = run.state.plans[seat.index()];
            begun(run.at_seat(seat)).put_into(run.state);
            let cells = plan.hall;
            run.log.tell(|| Event::CityHall { seat, cells, rule: "SC-3.9" });
            for step in plan.builds() {
                tell_start(run, seat, &step);
            }
            run.state.plans[seat.index()] = crate::plan::Plan::NONE;
        }
        run.state.committed = SeatSet::EMPTY;
    }
}

/// Logs that a start tile stands, or that it was one too many.
fn tell_start(run: &mut Run<'_>, seat: Seat, step: &Action) {
    let (rules, state) = (run.rules, &*run.state);
    let (borough, start) = (state.borough(seat), start_tiles(At { rules, state, seat }));
    let (Action::Build(build), Some(StartTiles { rule, .. })) = (step, start) else { return };
    let event = |build: &Build| {
        if build.cells.within(borough.built) {
            return Event::built(rules, seat, build, rule);
        }
        let tile = Code::of(rules.tile(build.kind));
        let refusal = RefusalDoc::of(&Illegal::new("SC-5.4", Why::NoneLeft { tile }));
        let step = StepDoc::new(rules, borough, step).expect("a build is a step");
        Event::Failed { seat, step, refusal, number: None, cause: None, rule: "SC-2.9" }
    };
    run.log.tell(|| event(build));
}

/// Samples an unseen placement for a seat that has committed (determinization).
pub(crate) fn imagine(rules: &Rules, state: &mut State, seat: Seat, rng: &mut Rng) {
    let places: Vec<Cells> = hall_places(At { rules, state, seat }).collect();
    state.plans[seat.index()].hall = rng.pick(&places).copied().unwrap_or_default();
    loop {
        let tiles: Vec<Action> = next_tiles(At { rules, state, seat }).collect();
        match rng.pick(&tiles) {
            Some(tile) => state.plans[seat.index()].push(tile),
            None => return,
        }
    }
}
