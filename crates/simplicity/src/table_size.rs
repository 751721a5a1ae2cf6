//! What the number of players decides (SIM-2.2).

/// What the number of players decides (SIM-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// 2 to 6.
    pub players: usize,
    /// Strips beside the special one.
    pub ordinary_strips: usize,
    /// Teams that each player controls.
    pub teams_per_player: usize,
    /// Whether a slot is blocked every round (SIM-3.2), unless an option says otherwise.
    pub demolition: bool,
}

impl TableSize {
    /// The row for a number of players; `None` unless they are 2 to 6.
    pub fn of(players: u8) -> Option<TableSize> {
        TABLE_SIZES.into_iter().find(|size| size.players == usize::from(players))
    }

    /// How many teams play.
    pub const fn teams(self) -> usize {
        self.players * self.teams_per_player
    }
}

/// SIM-2.2, a row for each number of players.
pub const TABLE_SIZES: [TableSize; 5] = [
    TableSize { players: 2, ordinary_strips: 4, teams_per_player: 2, demolition: true },
    TableSize { players: 3, ordinary_strips: 6, teams_per_player: 2, demolition: false },
    TableSize { players: 4, ordinary_strips: 4, teams_per_player: 1, demolition: true },
    TableSize { players: 5, ordinary_strips: 5, teams_per_player: 1, demolition: true },
    TableSize { players: 6, ordinary_strips: 6, teams_per_player: 1, demolition: false },
];
