//! One game of a list batch, with the rows of its actions.

use kernel::{Game, Hints, Input, InputOf, Observer, Rng, Seat, SeatSet, Turn};
use smallcity::{Action, SmallCity, State};

use crate::codes::Coded;
use crate::encode::small_city::{CELLS, ROW, Seen};
use crate::rewards::Rewards;

/// What all slots share.
#[allow(clippy::struct_excessive_bools)] // each is an argument of its own
pub(super) struct Plan<'a> {
    pub(super) game: &'a SmallCity,
    pub(super) seed: u64,
    pub(super) stride: u64,
    pub(super) autoreset: bool,
    pub(super) rewards: Rewards,
    pub(super) hints: bool,
    pub(super) take_back: bool,
    pub(super) shuffled: bool,
    pub(super) until: Option<u32>,
}

/// How a game ended.
#[derive(Clone, Default)]
pub(super) struct End {
    pub(super) reward: Vec<f32>,
    /// Of a game that was played to its end.
    pub(super) scores: Vec<i16>,
    pub(super) ranks: Vec<i8>,
}

/// One game.
#[derive(Clone)]
pub(super) struct Slot {
    pub(super) deal: u64,
    pub(super) state: State,
    pub(super) luck: Rng,
    pub(super) whims: Rng,
    /// Every input since the start; `None` if a state without a history was set.
    pub(super) history: Option<Vec<InputOf<SmallCity>>>,
    /// The order in which seats are asked in common turns.
    order: Vec<Seat>,
    /// The seat that is asked; `None` once the game has ended.
    pub(super) seat: Option<Seat>,
    /// Its actions, in the order of the rows.
    pub(super) legal: Vec<Action>,
    pub(super) rows: Vec<[i16; ROW]>,
    pub(super) cells: Vec<[u8; CELLS]>,
    pub(super) gains: Vec<[i32; 3]>,
    /// How the game of the newest step ended, if it did.
    pub(super) end: Option<End>,
}

impl PartialEq for Slot {
    fn eq(&self, other: &Slot) -> bool {
        // The other fields follow from the state.
        (self.deal, &self.state, &self.luck, &self.whims)
            == (other.deal, &other.state, &other.luck, &other.whims)
    }
}

impl Slot {
    /// A slot before its first deal.
    pub(super) fn new(game: &SmallCity) -> Slot {
        Slot {
            deal: 0,
            state: game.start(),
            luck: Rng::seed(0),
            whims: Rng::seed(0),
            history: None,
            order: Vec::new(),
            seat: None,
            legal: Vec::new(),
            rows: Vec::new(),
            cells: Vec::new(),
            gains: Vec::new(),
            end: None,
        }
    }

    /// Begins a deal in the same memory.
    pub(super) fn begin(&mut self, plan: &Plan<'_>, deal: u64) {
        self.deal = deal;
        self.state = plan.game.start();
        self.history.get_or_insert_default().clear();
        self.restart_luck(plan);
        self.settle(plan);
    }

    /// The luck of its deal from the beginning.
    pub(super) fn restart_luck(&mut self, plan: &Plan<'_>) {
        self.luck = search::luck_of(plan.seed, self.deal);
        self.whims = search::whims_of(plan.seed, self.deal);
        self.order = order(plan, self.deal);
    }

    fn push(&mut self, game: &SmallCity, input: InputOf<SmallCity>) {
        game.apply_unchecked(&mut self.state, &input);
        if let Some(history) = &mut self.history {
            history.push(input);
        }
    }

    /// Makes the pending draws and finds whom to ask.
    pub(super) fn settle(&mut self, plan: &Plan<'_>) {
        while let Some(chance) = plan.game.luck(&self.state, &mut self.luck) {
            self.push(plan.game, Input::Chance(chance));
        }
        let is_early = plan.until.is_some_and(|round| plan.game.round(&self.state) >= round);
        self.seat = match plan.game.turn(&self.state) {
            _ if is_early => None,
            Turn::Seat(seat) => Some(seat),
            Turn::Together(seats) => self.first_of(seats),
            Turn::Chance | Turn::Over => None,
        };
        self.legal.clear();
        if let Some(seat) = self.seat {
            let numbered = plan.game.numbered(&self.state, seat).into_iter();
            let kept =
                numbered.filter(|(_, action)| plan.take_back || plan.game.bunch(action).is_some());
            self.legal.extend(kept.map(|(_, action)| action));
        }
    }

    fn first_of(&self, seats: SeatSet) -> Option<Seat> {
        self.order.iter().copied().find(|&seat| seats.contains(seat))
    }

    /// Plays an action by its place in the list.
    pub(super) fn step(&mut self, plan: &Plan<'_>, at: usize) {
        let (Some(seat), Some(&action)) = (self.seat, self.legal.get(at)) else { return };
        self.push(plan.game, Input::Act { seat, action });
        self.settle(plan);
        if self.seat.is_none() {
            self.end = Some(self.ended(plan));
            if plan.autoreset {
                self.begin(plan, self.deal.wrapping_add(plan.stride));
            }
        }
    }

    fn ended(&self, plan: &Plan<'_>) -> End {
        let seats = plan.game.rules().seats;
        let mut end =
            End { reward: vec![0.0; seats], scores: vec![0; seats], ranks: vec![0; seats] };
        if let Some(standings) = plan.game.standings(&self.state) {
            plan.rewards.pay(&standings, &mut end.reward);
            end.scores = standings.0.iter().map(|place| place.score as i16).collect();
            end.ranks = standings.0.iter().map(|place| place.rank as i8).collect();
        } else {
            let mut values = Vec::with_capacity(seats);
            plan.game.values(&self.state, &mut values);
            end.reward = values.into_iter().map(|value| value as f32).collect();
        }
        end
    }

    /// Writes the arrays of the seat that is asked; of the first seat once the game is over.
    pub(super) fn show(
        &mut self,
        plan: &Plan<'_>,
        grid: &mut [u8],
        seats: &mut [i16],
        table: &mut [i16],
    ) {
        let seen = Seen::of(plan.game, &self.state, self.seat.unwrap_or(Seat::new(0)));
        seen.grid(grid);
        seen.seats_into(seats);
        seen.table(table);
        self.rows.clear();
        self.cells.clear();
        self.gains.clear();
        seen.actions(&self.legal, &mut self.rows, &mut self.cells);
        if plan.hints
            && let Some(seat) = self.seat
        {
            // A world of the view: the same for all states that look alike.
            let world = plan.game.imagine(&seen.view, &mut Rng::seed(0));
            let on = self.legal.iter().take_while(|action| plan.game.bunch(action).is_some());
            let on: Vec<Action> = on.copied().collect();
            plan.game.gains(&world, seat, &on, &mut self.gains);
            self.gains.resize(self.legal.len(), [0; 3]);
        }
    }

    /// The choice of a player, by its place in the list.
    pub(super) fn choose(&mut self, game: &SmallCity, player: &str) -> Option<usize> {
        let seat = self.seat?;
        // A player of its own for every slot: some remember what they decided.
        let mut player = SmallCity::BOTS.make(player).ok()?;
        let mut legal = Vec::new();
        game.legal(&self.state, seat, &mut legal);
        let view = game.view(&self.state, Observer::Seat(seat));
        let chosen = legal[player.choose(game, &view, seat, &legal, &mut self.whims)];
        self.legal.iter().position(|action| *action == chosen)
    }
}

/// The order in which the seats of a deal are asked in common turns.
fn order(plan: &Plan<'_>, deal: u64) -> Vec<Seat> {
    let mut order: Vec<Seat> = Seat::first(plan.game.rules().seats).collect();
    if plan.shuffled {
        // Apart from the streams of luck and whims, which begin at the seed itself.
        let mut rng = Rng::stream(!plan.seed, deal);
        for left in (2..=order.len()).rev() {
            order.swap(left - 1, rng.below(left as u32) as usize);
        }
    }
    order
}
