//! The look of a city: colours, and glyphs with a plain fallback.

use anstyle::Style;
use simplicity::{Symbol, Team, Tile};

use crate::play::look::{Chip, chip, paint};

/// One way to draw everything.
#[derive(Debug)]
pub(super) struct Look {
    symbols: [char; 5],
    emblems: [char; 6],
    /// The blank space.
    pub(super) blank: char,
    /// Marks the choice or the team to act.
    pub(super) here: char,
    /// Between an old and a new number.
    pub(super) arrow: &'static str,
    /// Marks a former place.
    pub(super) gone: char,
    /// Draws a line across.
    pub(super) rule: char,
    /// Between factors.
    pub(super) times: char,
    /// Marks cut text.
    pub(super) cut: char,
}

/// For terminals with Unicode.
pub(super) const UNICODE: Look = Look {
    symbols: ['○', '△', '□', '⬠', '⬡'],
    emblems: ['★', '☾', '≈', '♥', '↯', '✿'],
    blank: '*',
    here: '▸',
    arrow: "→",
    gone: '–',
    rule: '─',
    times: '×',
    cut: '…',
};

/// For all others. Symbols use the letters of data files, teams their initials.
pub(super) const ASCII: Look = Look {
    symbols: ['c', 't', 's', 'p', 'h'],
    emblems: ['S', 'M', 'W', 'H', 'L', 'T'],
    blank: '_',
    here: '>',
    arrow: "->",
    gone: '-',
    rule: '-',
    times: 'x',
    cut: '~',
};

const WHITE: u8 = 231;
const BLACK: u8 = 16;
const TILE_CHIPS: [Chip; 5] = [(74, BLACK), (54, WHITE), (208, BLACK), (221, BLACK), (22, WHITE)];
const TEAM_CHIPS: [Chip; Team::COUNT] =
    [(160, WHITE), (17, WHITE), (36, BLACK), (218, BLACK), (227, BLACK), (255, BLACK)];

impl Look {
    /// The look for a terminal with more than plain letters, or without.
    pub(super) const fn of(unicode: bool) -> &'static Look {
        if unicode { &UNICODE } else { &ASCII }
    }

    /// A symbol.
    pub(super) const fn symbol(&self, symbol: Symbol) -> char {
        self.symbols[symbol.index()]
    }

    /// A team's emblem, without colour.
    pub(super) const fn emblem(&self, team: Team) -> char {
        self.emblems[team.index()]
    }
}

/// The ground and ink of a team.
pub(super) const fn team_style(team: Team) -> Style {
    chip(TEAM_CHIPS[team.index()])
}

/// The ground and ink of a type.
pub(super) const fn tile_style(tile: Tile) -> Style {
    chip(TILE_CHIPS[tile.index()])
}

/// The letter of a type on its ground.
pub(super) fn tile_letter(tile: Tile) -> String {
    paint(tile_style(tile), tile.letter())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ASCII, TEAM_CHIPS, TILE_CHIPS, UNICODE};
    use crate::play::look::contrast;

    #[test]
    fn every_sign_on_the_board_means_one_thing() {
        for look in [UNICODE, ASCII] {
            let letters = simplicity::Tile::ALL.map(simplicity::Tile::letter);
            let signs: Vec<char> =
                [&look.symbols[..], &look.emblems, &letters, &[look.blank]].concat();
            let different: BTreeSet<char> = signs.iter().copied().collect();
            assert_eq!(different.len(), signs.len(), "{signs:?}");
        }
    }

    #[test]
    fn every_letter_reads_on_its_ground() {
        for chip in TILE_CHIPS.into_iter().chain(TEAM_CHIPS) {
            let contrast = contrast(chip);
            assert!(contrast >= 4.5, "WCAG asks for 4.5, this has {contrast}");
        }
    }
}
