//! One game of a batch, and the rows of the arrays that show it.

use kernel::{Game, Hints, Input as AnyInput, Rng, Seat};
use simplicity::{Action, Chance, Input, Simplicity, State, Team};

use crate::codes::{Coded, Sizes, act, chance_of, code_of};
use crate::encode::{self, Grounds, Legal};
use crate::rewards::Rewards;
use crate::state::OVER;

/// Inputs of chance in a stored history have this bit.
const DRAWN: u16 = 0x8000;
/// In a list of actions: the slot stays as it is.
pub(super) const STAYS: u16 = u16::MAX;

/// What all slots share.
pub(super) struct Plan<'a> {
    pub(super) game: &'a Simplicity,
    pub(super) sizes: Sizes,
    pub(super) seed: u64,
    pub(super) stride: u64,
    pub(super) autoreset: bool,
    pub(super) rewards: Rewards,
}

/// One game.
#[derive(Clone)]
pub(super) struct Slot {
    pub(super) deal: u64,
    pub(super) state: State,
    pub(super) luck: Rng,
    pub(super) whims: Rng,
    /// Every input since the start; `None` if a state without a history was set.
    pub(super) history: Option<Vec<Input>>,
    /// The team that is due; `None` once the game is over.
    pub(super) team: Option<Team>,
    /// Known once the first team is due.
    grounds: Grounds,
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
    pub(super) fn new(game: &Simplicity) -> Slot {
        let state = game.start();
        Slot {
            deal: 0,
            state,
            luck: Rng::seed(0),
            whims: Rng::seed(0),
            history: None,
            team: None,
            grounds: Grounds::of(game, &state),
        }
    }

    /// Another deal in the same memory.
    pub(super) fn begin(&mut self, game: &Simplicity, seed: u64, deal: u64) {
        self.deal = deal;
        self.state = game.start();
        self.luck = search::luck_of(seed, deal);
        self.whims = search::whims_of(seed, deal);
        self.history.get_or_insert_with(|| Vec::with_capacity(96)).clear();
        self.enter(game);
    }

    /// Settles in a city that it did not know.
    pub(super) fn enter(&mut self, game: &Simplicity) {
        self.settle(game);
        self.grounds = Grounds::of(game, &self.state);
    }

    fn push(&mut self, game: &Simplicity, input: Input) {
        game.apply_unchecked(&mut self.state, &input);
        if let Some(history) = &mut self.history {
            history.push(input);
        }
    }

    /// Makes the pending draws and finds the next team.
    fn settle(&mut self, game: &Simplicity) {
        while let Some(chance) = game.luck(&self.state, &mut self.luck) {
            self.push(game, Input::Chance(chance));
        }
        self.team = game.team_to_act(&self.state);
    }

    /// The seat and the action of a number, unless no action has it.
    pub(super) fn action(
        &self,
        game: &Simplicity,
        sizes: Sizes,
        code: i64,
    ) -> Option<(Seat, Action)> {
        let team = self.team?;
        Some((game.owner(team), act(sizes, team, usize::try_from(code).ok()?)?))
    }

    /// The choice of a player, as a number.
    pub(super) fn choose(
        &mut self,
        game: &Simplicity,
        sizes: Sizes,
        player: &str,
    ) -> Option<usize> {
        let seat = game.owner(self.team?);
        // A player of its own for every slot: some remember what they decided.
        let mut player = Simplicity::BOTS.make(player).ok()?;
        let mut legal = Vec::new();
        game.legal(&self.state, seat, &mut legal);
        let chosen = player.choose(game, &self.state, seat, &legal, &mut self.whims);
        Some(code_of(sizes, legal[chosen]))
    }

    /// Writes the position after every legal action, in ascending order of the actions, as the acting
    /// team sees it.
    pub(super) fn after(&self, game: &Simplicity, sizes: Sizes, legal: &Legal, out: &mut [u8]) {
        let Some(team) = self.team else { return };
        let seat = game.owner(team);
        for (index, out) in out.chunks_exact_mut(encode::features(sizes)).enumerate() {
            let code = legal.nth(sizes, index as u32);
            let Some(action) = act(sizes, team, code) else { continue };
            let mut state = self.state;
            game.apply_unchecked(&mut state, &Input::Act { seat, action });
            encode::observe_on(game, sizes, &self.grounds, &state, team, out);
        }
    }

    /// The history as numbers, for a pickle.
    pub(super) fn codes(&self, sizes: Sizes) -> Option<Vec<u16>> {
        let codes = self.history.as_ref()?.iter().map(|input| match *input {
            AnyInput::Act { action, .. } => code_of(sizes, action) as u16,
            AnyInput::Chance(chance) => DRAWN | chance_of(chance) as u16,
        });
        Some(codes.collect())
    }

    /// The history of some numbers, and the state that it leads to.
    pub(super) fn replayed(
        game: &Simplicity,
        sizes: Sizes,
        codes: &[u16],
    ) -> Option<(State, Vec<Input>)> {
        let (mut state, mut inputs) = (game.start(), Vec::with_capacity(96));
        for &code in codes {
            let input = if code & DRAWN != 0 {
                let chance: Chance = game.chance(&state, i64::from(code & !DRAWN))?;
                Input::Chance(chance)
            } else {
                let team = game.team_to_act(&state)?;
                Input::Act { seat: game.owner(team), action: act(sizes, team, code.into())? }
            };
            game.apply(&mut state, &input).ok()?;
            inputs.push(input);
        }
        Some((state, inputs))
    }
}

/// Neighbouring slots and their rows of all arrays.
pub(super) struct Block<'a> {
    pub(super) slots: &'a mut [Slot],
    pub(super) legal: &'a mut [Legal],
    pub(super) obs: &'a mut [u8],
    pub(super) mask: &'a mut [u8],
    pub(super) seat: &'a mut [i8],
    pub(super) team: &'a mut [i8],
    pub(super) deal: &'a mut [u64],
    pub(super) done: &'a mut [bool],
    pub(super) reward: &'a mut [f32],
    pub(super) scores: &'a mut [i16],
    pub(super) ranks: &'a mut [i8],
    /// Empty unless asked for.
    pub(super) final_obs: &'a mut [u8],
    /// Empty unless asked for.
    pub(super) gains: &'a mut [i32],
}

impl Block<'_> {
    /// Plays the actions, which are legal, and shows what follows. Slots whose game is over stay.
    pub(super) fn step(&mut self, plan: &Plan<'_>, codes: &[u16]) {
        for (at, &code) in codes.iter().enumerate() {
            self.done[at] = false;
            let players = plan.sizes.players;
            self.reward[at * players..(at + 1) * players].fill(0.0);
            let slot = &mut self.slots[at];
            let Some(team) = slot.team.filter(|_| code != STAYS) else { continue };
            let Some(action) = act(plan.sizes, team, code.into()) else { continue };
            slot.push(plan.game, Input::Act { seat: plan.game.owner(team), action });
            slot.settle(plan.game);
            if slot.team.is_none() {
                self.end(plan, at);
            }
            self.show(plan, at);
        }
    }

    /// Pays the game that ended and begins the next.
    fn end(&mut self, plan: &Plan<'_>, at: usize) {
        let (game, players) = (plan.game, plan.sizes.players);
        let Some(standings) = game.standings(&self.slots[at].state) else { return };
        let row = at * players..(at + 1) * players;
        plan.rewards.pay(&standings, &mut self.reward[row.clone()]);
        for (place, to) in standings.0.iter().zip(row) {
            self.scores[to] = place.score as i16;
            self.ranks[to] = place.rank as i8;
        }
        self.done[at] = true;
        let features = encode::features(plan.sizes);
        if !self.final_obs.is_empty() {
            let rows = &mut self.final_obs[at * players * features..(at + 1) * players * features];
            for (seat, out) in rows.chunks_exact_mut(features).enumerate() {
                let team = Team::new(seat);
                encode::observe(game, plan.sizes, &self.slots[at].state, team, out);
            }
        }
        if plan.autoreset {
            let next = self.slots[at].deal.wrapping_add(plan.stride);
            self.slots[at].begin(game, plan.seed, next);
        }
    }

    /// Writes the rows of a slot.
    pub(super) fn show(&mut self, plan: &Plan<'_>, at: usize) {
        let (sizes, slot) = (plan.sizes, &self.slots[at]);
        self.deal[at] = slot.deal;
        self.legal[at] = Legal::of(plan.game, &slot.state);
        let (features, actions) = (encode::features(sizes), sizes.actions());
        self.seat[at] = slot.team.map_or(OVER, |team| plan.game.owner(team).index() as i8);
        self.team[at] = slot.team.map_or(OVER, |team| team.index() as i8);
        let obs = &mut self.obs[at * features..(at + 1) * features];
        let team = slot.team.unwrap_or(Team::new(0));
        encode::observe_on(plan.game, sizes, &slot.grounds, &slot.state, team, obs);
        encode::mask(sizes, &self.legal[at], &mut self.mask[at * actions..(at + 1) * actions]);
        if !self.gains.is_empty() {
            let rows = &mut self.gains[at * actions * 3..(at + 1) * actions * 3];
            rows.fill(0);
            let Some(team) = slot.team else { return };
            let (seat, mut legal, mut gains) = (plan.game.owner(team), Vec::new(), Vec::new());
            plan.game.legal(&slot.state, seat, &mut legal);
            plan.game.gains(&slot.state, seat, &legal, &mut gains);
            for (action, gain) in legal.into_iter().zip(gains) {
                let to = 3 * code_of(sizes, action);
                rows[to..to + 3].copy_from_slice(&gain);
            }
        }
    }
}
