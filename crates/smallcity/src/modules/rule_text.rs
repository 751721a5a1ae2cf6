//! A short text of each rule about modules in general.

/// By rule id.
pub(super) const RULE_TEXTS: &[(&str, &str)] = &[
    (
        "SP-SET-1",
        "Boards are base, forest or European, one family for the whole table. Cities may differ from seat to seat; forest and cities are never mixed.",
    ),
    ("SP-SET-2", "A card is in its deck only if every module that it belongs to is played."),
    (
        "SP-SET-3",
        "With forest or European boards the cards about the zone are left out: numbers 5, 29 and 30.",
    ),
    (
        "SP-SET-4",
        "Cards A to H make the pool, with L for Police Officers or new action cards and K for the latter. More than 8: random ones are shown and put away, but never L when there are officers.",
    ),
    (
        "SP-SET-5",
        "Printed obstacles such as lakes and landmarks are never empty: nothing may stand there. River and forest cells are empty cells.",
    ),
    (
        "SP-SET-6",
        "City Hall may not start on forest, river, Zurich's marked cells or across the Berlin wall. Nothing extra is paid at set-up.",
    ),
    (
        "SP-SET-7",
        "Extra prices for forest, river and the Jardin get no discount. They are due for culture, for upgrades and in council row 3 as well.",
    ),
    (
        "SP-SET-8",
        "Modules and their options have names and an order of their own in set-ups and records. An option of a module that is off is refused.",
    ),
];
