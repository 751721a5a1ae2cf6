//! A short text of each rule of the forest boards.

/// By rule id.
pub(crate) const RULE_TEXTS: &[(&str, &str)] = &[
    (
        "SP-FOR-1",
        "Each seat plays the easy or the expert side of the forest. The supply has 12 wood more.",
    ),
    (
        "SP-FOR-2",
        "The zone is the whole map from the start. Each forest cell under a new or upgraded tile must be cleared for $1 (easy) or $2 (expert); Parks and Statues may not cover forest.",
    ),
    (
        "SP-FOR-3",
        "Card F, Urban Planner: you pay only half of all clearing in this Phase 2, rounded down.",
    ),
    (
        "SP-FOR-4",
        "Each cleared cell gives 1 wood from the supply, in turn order while there is some. It is set aside and cannot be used this round.",
    ),
    ("SP-FOR-5", "A failed step clears nothing and costs nothing."),
    (
        "SP-FOR-6",
        "Each wood set aside adds 1 to the pollution after relief. Neither Parks nor the Engineer help.",
    ),
    ("SP-FOR-7", "After the deaths the wood set aside is stored as usual; the rest is discarded."),
    (
        "SP-FOR-8",
        "The council clears at full price, in row 3 and with card G. Wood from Phase 7 waits for the next Phase 6.",
    ),
    (
        "SP-FOR-9",
        "The Mayor may stand on forest. A cemetery needs a cell without forest; if there is none, the piece leaves the game.",
    ),
];
