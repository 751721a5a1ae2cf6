//! Where the cards are: promises (SC-3.8) and the circle of action cards (SC-3.2).

use kernel::Seat;

/// The most promise cards, special ones included.
pub const MOST_PROMISES: usize = 44;
/// Positions of the circle of action cards (SC-3.2).
pub const CIRCLE: usize = 8;
/// Stacks of promises: easy, medium, difficult, special.
pub const STACKS: usize = 4;

/// Where a promise card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Whereabouts {
    /// In its stack, never drawn: one of the cards in unknown order on top.
    Stack,
    /// At the bottom of its stack; the seat that put it there knows it.
    Bottom,
    /// Just drawn by a seat, which keeps it or puts it back.
    Drawn(Seat),
    /// Kept by a seat.
    Kept(Seat),
    /// Out of the game with the seat that had kept it (SC-18.1).
    Gone(Seat),
    /// Not in this game.
    Absent,
    /// Unknown to the observer.
    Unknown,
}

/// The cards put back at the bottom of one stack; the first is drawn first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bottom {
    /// How many.
    pub count: u8,
    /// Each card, unless unknown, with the seat that put it back.
    pub cards: [Option<(Option<u8>, Seat)>; 16],
}

impl Bottom {
    /// Each with the seat that put it back, the next to be drawn first.
    pub fn iter(&self) -> impl Iterator<Item = (Option<u8>, Seat)> + '_ {
        self.cards.iter().take(usize::from(self.count)).flatten().copied()
    }

    fn push(&mut self, card: u8, seat: Seat) {
        self.cards[usize::from(self.count)] = Some((Some(card), seat));
        self.count += 1;
    }

    /// Takes a card out, most often the first.
    fn take(&mut self, card: u8) {
        let at = self.iter().position(|(other, _)| other == Some(card)).unwrap_or(0);
        self.cards.copy_within(at + 1.., at);
        self.count -= 1;
        self.cards[usize::from(self.count)] = None;
    }
}

/// Where every promise card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promises {
    /// By number of the card.
    pub at: [Whereabouts; MOST_PROMISES],
    /// By stack, what was put back.
    pub bottoms: [Bottom; STACKS],
}

impl Promises {
    pub(crate) const NONE: Promises = Promises {
        at: [Whereabouts::Absent; MOST_PROMISES],
        bottoms: [Bottom { count: 0, cards: [None; 16] }; STACKS],
    };

    /// The cards at a place, lowest first.
    pub fn cards_at(&self, place: Whereabouts) -> impl Iterator<Item = u8> + '_ {
        let there = self.at.iter().enumerate().filter(move |(_, at)| **at == place);
        there.map(|(card, _)| card as u8)
    }

    /// Draws a card for a seat, from the top or, when nothing else is left, from the bottom.
    pub(crate) fn draw(&mut self, card: u8, stack: usize, to: Whereabouts) {
        if self.at[usize::from(card)] == Whereabouts::Bottom {
            self.bottoms[stack].take(card);
        }
        self.at[usize::from(card)] = to;
    }

    /// Puts a drawn card at the bottom of its stack.
    pub(crate) fn put_back(&mut self, card: u8, stack: usize, seat: Seat) {
        self.at[usize::from(card)] = Whereabouts::Bottom;
        self.bottoms[stack].push(card, seat);
    }
}

/// The circle of action cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circle {
    /// By position, the card that has been seen there (SC-13.2).
    pub seen: [Option<u8>; CIRCLE],
    /// The position from which cards are turned up next.
    pub pointer: u8,
    /// How many are face up now.
    pub shown: u8,
    /// How many of these have been turned up so far in the step.
    pub turned: u8,
    /// The face-up cards that seats have taken, one bit each by number.
    pub taken: u32,
    /// The cards of a large pool that are not in this game, one bit each by number (SP-SET-4).
    pub boxed: u32,
}

impl Circle {
    pub(crate) const NEW: Circle =
        Circle { seen: [None; CIRCLE], pointer: 0, shown: 0, turned: 0, taken: 0, boxed: 0 };

    /// The positions face up, in their order.
    pub fn shown(&self) -> impl Iterator<Item = usize> + use<> {
        let pointer = usize::from(self.pointer);
        (0..usize::from(self.turned)).map(move |step| (pointer + step) % CIRCLE)
    }

    /// Whether a card is not in this game.
    pub const fn is_boxed(&self, card: u8) -> bool {
        self.boxed >> card & 1 == 1
    }

    /// The cards face up that nobody has taken, in the order of their positions.
    pub fn offered(&self) -> impl Iterator<Item = u8> + '_ {
        let cards = self.shown().filter_map(|position| self.seen[position]);
        cards.filter(|card| self.taken >> card & 1 == 0)
    }
}
