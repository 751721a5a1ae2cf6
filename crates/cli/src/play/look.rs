//! How things look: glyphs with a plain fallback, colours, the names of the teams. Nothing is told
//! apart by colour alone.

use anstyle::{Ansi256Color, Color, Style};
use simplicity::{Symbol, Team, Tile};

/// Clears the screen and what was scrolled out of it.
pub(super) const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// One way to draw everything.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Look {
    symbols: [char; 5],
    emblems: [char; 6],
    /// The blank space.
    pub(super) blank: char,
    /// Marks what is chosen or whose turn it is.
    pub(super) here: char,
    /// From one number to the next.
    pub(super) arrow: &'static str,
    /// Where something was.
    pub(super) gone: char,
    /// Draws a line across.
    pub(super) rule: char,
    /// Between factors.
    pub(super) times: char,
    /// Ends what is cut.
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

/// For all others. Symbols have the letters of data files, teams their initials.
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

/// By [`Team::index`].
const TEAM_NAMES: [&str; Team::COUNT] = ["Star", "Moon", "Wave", "Heart", "Lightning", "Tulip"];

/// Ground and ink, as numbers of the 256 colours that terminals share. Both are always set, so
/// that a chip reads the same on a light and on a dark terminal.
type Chip = (u8, u8);
const WHITE: u8 = 231;
const BLACK: u8 = 16;
const TILE_CHIPS: [Chip; 5] = [(74, BLACK), (54, WHITE), (208, BLACK), (221, BLACK), (22, WHITE)];
const TEAM_CHIPS: [Chip; Team::COUNT] =
    [(160, WHITE), (17, WHITE), (36, BLACK), (218, BLACK), (227, BLACK), (255, BLACK)];

const fn chip((ground, ink): Chip) -> Style {
    Style::new()
        .bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
        .fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
}

/// Secondary text.
pub(super) const QUIET: Style = Style::new().dimmed();
/// Headings.
pub(super) const STRONG: Style = Style::new().bold();
/// What you may act on.
pub(super) const LIT: Style = Style::new().bold().invert();

/// Text in a style.
pub(super) fn paint(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

impl Look {
    /// The look for what the environment says about the terminal: `plain` asks for ASCII.
    pub(super) fn choose(plain: bool) -> &'static Look {
        let set =
            ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|key| std::env::var(key).ok());
        let locale = set.into_iter().find(|value| !value.is_empty());
        let unicode = locale.map_or(cfg!(windows), |locale| says_utf8(&locale));
        if unicode && !plain { &UNICODE } else { &ASCII }
    }

    /// A symbol.
    pub(super) const fn symbol(&self, symbol: Symbol) -> char {
        self.symbols[symbol.index()]
    }

    /// A team's emblem, without colour.
    pub(super) const fn emblem(&self, team: Team) -> char {
        self.emblems[team.index()]
    }

    /// A team's emblem and name.
    pub(super) fn team(&self, team: Team) -> String {
        format!("{} {}", paint(team_style(team), self.emblem(team)), team_name(team))
    }
}

fn says_utf8(locale: &str) -> bool {
    let locale = locale.to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// What a team is called.
pub(super) const fn team_name(team: Team) -> &'static str {
    TEAM_NAMES[team.index()]
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

/// `a civic tile`, `an office tile`, `a park`.
pub(super) fn a_tile(tile: Tile) -> String {
    match tile {
        Tile::Park => "a park".to_owned(),
        Tile::Office => "an office tile".to_owned(),
        _ => format!("a {} tile", tile.name()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ASCII, TEAM_CHIPS, TILE_CHIPS, UNICODE, says_utf8};

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

    /// The red, green and blue of one of the 256 colours from 16 on, as every terminal defines it.
    fn rgb(colour: u8) -> [f64; 3] {
        let level = |step: u8| f64::from(if step == 0 { 0 } else { 55 + 40 * step }) / 255.0;
        if colour >= 232 {
            return [f64::from(8 + 10 * (colour - 232)) / 255.0; 3];
        }
        let colour = colour - 16;
        [level(colour / 36), level(colour / 6 % 6), level(colour % 6)]
    }

    /// WCAG 2.2, relative luminance.
    fn luminance(colour: u8) -> f64 {
        let linear = |part: f64| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = rgb(colour).map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn every_letter_reads_on_its_ground() {
        for (ground, ink) in TILE_CHIPS.into_iter().chain(TEAM_CHIPS) {
            let (ground, ink) = (luminance(ground), luminance(ink));
            let contrast = (ground.max(ink) + 0.05) / (ground.min(ink) + 0.05);
            assert!(contrast >= 4.5, "WCAG asks for 4.5, this has {contrast}");
        }
    }

    #[test]
    fn the_locale_says_whether_there_is_unicode() {
        assert!(says_utf8("en_GB.UTF-8") && says_utf8("C.utf8"));
        assert!(!says_utf8("C") && !says_utf8("en_GB.ISO-8859-1"));
    }
}
