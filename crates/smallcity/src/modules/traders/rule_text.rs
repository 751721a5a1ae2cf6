//! A short text of each rule of the Traders.

/// By rule id.
pub(crate) const RULE_TEXTS: &[(&str, &str)] = &[
    ("SP-TRD-1", "Each seat has 3 Traders beside its borough, over and above its citizens."),
    (
        "SP-TRD-2",
        "Before your moves, a Trader enters City Hall for each of 4, 8 and 12 own citizens outside City Hall that your borough has reached for the first time. Without room it waits for the next round; a dead one does not come back.",
    ),
    (
        "SP-TRD-3",
        "When a Residence takes somebody from City Hall it may be a Trader. If only Traders are there, nobody has to move in.",
    ),
    (
        "SP-TRD-4",
        "A Trader moves as a citizen does, but never abroad; from commerce it may go straight to another Commerce.",
    ),
    (
        "SP-TRD-5",
        "A Trader works in commerce only. It does not vote, produce or staff anything, and earns nothing in Museum or University.",
    ),
    (
        "SP-TRD-6",
        "A Trader uses its space up to twice: $2, two materials sold, votes bought twice for $1 to $4 each, or two materials traded for votes.",
    ),
    ("SP-TRD-7", "Each Trader in the borough pollutes by 2 instead of 1, in City Hall too."),
    (
        "SP-TRD-8",
        "A Trader outside City Hall may be chosen to die. No count of citizens includes Traders, but one does fill its space in a home.",
    ),
];
