//! Measures and lays out text with colours: escape sequences take no room.

use std::path::Path;

use terminal_size::{Width, terminal_size_of};
use unicode_width::UnicodeWidthStr;

/// The maximum width of all output but maps with panels.
pub(crate) const WIDTH: usize = 80;
/// The width below which output is not laid out anew.
pub(crate) const NARROWEST: usize = 40;

/// The columns of the terminal; `COLUMNS` in the environment goes first, as POSIX says. [`WIDTH`]
/// without a terminal.
pub(crate) fn terminal_columns() -> usize {
    // Tests of this crate say themselves how wide a screen is.
    if cfg!(test) {
        return WIDTH;
    }
    let set = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let set = set.filter(|columns| *columns > 0);
    let size = || terminal_size_of(std::io::stdout()).map(|(Width(columns), _)| columns.into());
    set.or_else(size).unwrap_or(WIDTH)
}

/// The width of output here: that of the terminal, within [`NARROWEST`] and [`WIDTH`].
pub(crate) fn columns() -> usize {
    terminal_columns().clamp(NARROWEST, WIDTH)
}

/// The width of a text in columns of a terminal: a Chinese character takes two.
pub(crate) fn width(text: &str) -> usize {
    let mut escaped = false;
    let visible = text.chars().filter(|&letter| {
        let hidden = escaped || letter == '\x1b';
        // A colour sequence runs from ESC to its m.
        escaped = hidden && letter != 'm';
        !hidden
    });
    visible.collect::<String>().width()
}

/// The text, padded with blanks to a width.
pub(crate) fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// The text, padded with blanks on the left to a width.
pub(crate) fn pad_left(text: &str, to: usize) -> String {
    format!("{}{text}", " ".repeat(to.saturating_sub(width(text))))
}

/// Breaks a line between words to fit `most` columns, but never after a word of one column nor before
/// an `=`: an emblem stays with its team, a number with its unit. Lines after the first are indented by
/// two more than the first.
pub(crate) fn wrap(line: &str, most: usize) -> String {
    let text = line.trim_start_matches(' ');
    let indent = " ".repeat(line.len() - text.len());
    let hang = format!("{indent}  ");
    fill(indent, text, &hang, most)
}

/// A name and, from a column on, its description, within [`columns`]. Where the description would have
/// less than half of a narrow terminal, it starts below the name.
pub(crate) fn row(name: &str, about: &str, column: usize) -> String {
    row_within(name, about, column, columns())
}

fn row_within(name: &str, about: &str, column: usize, most: usize) -> String {
    if most >= WIDTH || column <= most / 2 {
        return fill(pad(name, column), about, &" ".repeat(column), most);
    }
    let hang = "    ";
    format!("{}\n{}", wrap(name.trim_end(), most), fill(hang.to_owned(), about, hang, most))
}

/// Lines for a narrow terminal: each that is too wide is broken between words.
pub(crate) fn fit(lines: &str) -> String {
    let narrow = columns() < WIDTH;
    if narrow { fit_within(lines, columns()) } else { lines.to_owned() }
}

fn fit_within(lines: &str, most: usize) -> String {
    let fitting = |line| if width(line) > most { wrap(line, most) } else { line.to_owned() };
    lines.split('\n').map(fitting).collect::<Vec<_>>().join("\n")
}

/// A text after `start` as in [`wrap`]; later lines start with `hang`.
fn fill(start: String, text: &str, hang: &str, most: usize) -> String {
    let mut lines = vec![start];
    let mut starts = true;
    let mut chunk = String::new();
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        chunk += word;
        let glued = width(word) == 1 || words.peek() == Some(&"=");
        if glued && words.peek().is_some() {
            chunk.push(' ');
            continue;
        }
        if width(hang) + width(&chunk) > most && chunk.contains(',') {
            // A list without blanks, such as the values of an option, breaks after commas.
            for (index, part) in chunk.split_inclusive(',').enumerate() {
                let last = lines.len() - 1;
                let gap = if starts || index > 0 { "" } else { " " };
                if !starts && width(&lines[last]) + width(gap) + width(part) > most {
                    lines.push(hang.to_owned() + part);
                } else {
                    lines[last] += gap;
                    lines[last] += part;
                }
                starts = false;
            }
            chunk.clear();
            continue;
        }
        let last = lines.len() - 1;
        if !starts && width(&lines[last]) + 1 + width(&chunk) > most {
            lines.push(hang.to_owned() + &chunk);
        } else {
            lines[last] += if starts { "" } else { " " };
            lines[last] += &chunk;
        }
        starts = false;
        chunk.clear();
    }
    lines.join("\n")
}

/// The text with typewriter marks in place of printed ones, for a terminal that shows plain letters only.
pub(crate) fn plain(text: &str) -> String {
    let mark = |letter: char| match letter {
        '’' => '\'',
        '“' | '”' => '"',
        '−' => '-',
        '\u{a0}' => ' ',
        other => other,
    };
    text.chars().map(mark).collect()
}

/// Whether a character controls the terminal, changes the writing direction or takes no room.
pub(crate) fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2060}'..='\u{206f}' | '\u{61c}' | '\u{feff}')
}

/// Foreign text, made safe to print: [`is_hidden`] characters become `?`; at most `most` characters.
pub(crate) fn safe(text: &str, most: usize) -> String {
    let visible = |letter: char| if is_hidden(letter) { '?' } else { letter };
    text.chars().take(most).map(visible).collect()
}

/// A file name to paste into a shell, quoted if necessary.
pub(crate) fn shell_word(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "_-./\\:,+=@%".contains(letter);
    match text.chars().all(plain) {
        true if !text.contains('\\') || cfg!(windows) => text,
        _ if cfg!(windows) => format!("\"{text}\""),
        _ => format!("'{}'", text.replace('\'', "'\\''")),
    }
}

/// The system's error text, without its number or the name of a temporary file.
pub(crate) fn said(error: &std::io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_owned()
}

/// The id of a rule in typed form: with the prefix `SIM`, `3.5` is `SIM-3.5`.
pub(crate) fn rule_id(text: &str, prefix: &str) -> String {
    let number = text.starts_with(|letter: char| letter.is_ascii_digit());
    if number { format!("{prefix}-{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{fit_within, plain, row, row_within, safe, shell_word, width, wrap};

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width("a\x1b[38;5;16mb\x1b[0mc"), 3);
        assert_eq!(width("⬠ +7"), 4);
        assert_eq!(width("李雷 e\u{301}"), 6);
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("  one two three", 9), "  one two\n    three");
        assert_eq!(wrap("short", 80), "short");
        assert_eq!(wrap("\x1b[1mxx\x1b[0m yy zz", 5), "\x1b[1mxx\x1b[0m yy\n  zz");
        assert_eq!(wrap("one two + 3 four", 9), "one two\n  + 3 four");
        assert_eq!(wrap("on c5: +12 = 9 here", 12), "on c5:\n  +12 = 9 here");
        assert_eq!(wrap("incomprehensible", 5), "incomprehensible");
        assert_eq!(wrap("of paris,london,rome now", 10), "of paris,\n  london,\n  rome now");
    }

    #[test]
    fn rows_keep_their_column() {
        assert_eq!(row("greedy", "most points", 8), "greedy  most points");
        let long = row("x", &"word ".repeat(20), 4);
        let lines: Vec<&str> = long.lines().collect();
        assert_eq!(lines[0], format!("x   {}", ["word"; 15].join(" ")));
        assert_eq!(lines[1].trim_end(), "    word word word word word");
    }

    /// A description with little room starts below its name.
    #[test]
    fn rows_of_narrow_terminals_have_two_lines() {
        assert_eq!(row_within("greedy", "most points", 8, 16), "greedy  most\n        points");
        assert_eq!(
            row_within("a_long_key  7", "most points", 14, 16),
            "a_long_key  7\n    most points"
        );
    }

    #[test]
    fn lines_that_fit_stay_as_they_are() {
        assert_eq!(fit_within("a   b\none two three", 9), "a   b\none two\n  three");
    }

    #[test]
    fn foreign_text_cannot_command_the_terminal() {
        assert_eq!(safe("A\x1b[2Jna\n", 5), "A?[2J");
    }

    #[test]
    fn plain_letters_replace_printed_marks() {
        assert_eq!(plain("Ana’s “Dock”: −5\u{a0}%"), "Ana's \"Dock\": -5 %");
    }

    #[cfg(not(windows))]
    #[test]
    fn file_names_can_be_pasted() {
        let cases = [("a/b-1.json", "a/b-1.json"), ("my game", "'my game'"), ("a'b", r"'a'\''b'")];
        for (path, word) in cases {
            assert_eq!(shell_word(Path::new(path)), word);
        }
    }
}
