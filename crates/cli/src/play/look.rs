//! The look of every game: emphasis, and whether the terminal shows more than plain letters. Colour
//! alone never carries meaning.

use anstyle::{Ansi256Color, Color, Style};

use crate::common::locale;

/// Clears the screen and the scrollback.
pub(super) const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Secondary text.
pub(super) const QUIET: Style = Style::new().dimmed();
/// Headings.
pub(super) const STRONG: Style = Style::new().bold();
/// Marks legal choices.
pub(super) const LIT: Style = Style::new().bold().invert();

/// Ground and ink, as numbers of the 256 colours that terminals share. Both are always set, so
/// that a chip reads the same on a light and on a dark terminal.
pub(super) type Chip = (u8, u8);

/// The style of a chip.
pub(super) const fn chip((ground, ink): Chip) -> Style {
    Style::new()
        .bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
        .fg_color(Some(Color::Ansi256(Ansi256Color(ink))))
}

/// Text in a style.
pub(super) fn paint(style: Style, text: impl std::fmt::Display) -> String {
    format!("{style}{text}{style:#}")
}

/// Whether the terminal shows more than plain letters, judging by the environment.
pub(super) fn has_unicode() -> bool {
    locale("LC_CTYPE").map_or(cfg!(windows), |locale| says_utf8(&locale))
}

fn says_utf8(locale: &str) -> bool {
    let locale = locale.to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// The contrast between a chip's ink and its ground, by WCAG 2.2.
#[cfg(test)]
pub(super) fn contrast((ground, ink): Chip) -> f64 {
    let (ground, ink) = (tests::luminance(ground), tests::luminance(ink));
    (ground.max(ink) + 0.05) / (ground.min(ink) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::says_utf8;

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
    pub(super) fn luminance(colour: u8) -> f64 {
        let linear = |part: f64| {
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        let [red, green, blue] = rgb(colour).map(linear);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn the_locale_says_whether_there_is_unicode() {
        assert!(says_utf8("en_GB.UTF-8") && says_utf8("C.utf8"));
        assert!(!says_utf8("C") && !says_utf8("en_GB.ISO-8859-1"));
    }
}
