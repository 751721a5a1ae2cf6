//! The terminal, or pipes in its place: lines out, lines in.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use anyhow::{Context, Result};

use words::Words;

use super::look::CLEAR;
use super::say::Say;
use crate::text::{columns, fit, plain, safe, wrap};

/// Longer input lines are cut here.
const LONGEST_LINE: u64 = 4096;

/// The output and input of a session.
pub(super) struct Console {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// The language and names for sentences.
    pub(super) words: Words,
    /// Whether the terminal shows more than plain letters.
    unicode: bool,
    /// Repeats its input, because no terminal shows it.
    echo: bool,
}

impl Console {
    /// Standard input and output, without colours if the output cannot show them or the user does not
    /// want them.
    pub(super) fn standard(words: Words, unicode: bool) -> Console {
        let input = io::stdin();
        Console {
            echo: !input.is_terminal(),
            input: Box::new(input.lock()),
            out: Box::new(anstream::stdout()),
            words,
            unicode,
        }
    }

    /// Prints lines, in plain letters where the terminal has no others; those wider than the terminal are
    /// broken between words.
    pub(super) fn show(&mut self, lines: &str) -> Result<()> {
        let lines = self.drawn(lines);
        Ok(writeln!(self.out, "{lines}")?)
    }

    /// Lines as this terminal can show them.
    fn drawn(&self, lines: &str) -> String {
        if self.unicode { fit(lines) } else { fit(&plain(lines)) }
    }

    /// Prints a paragraph, broken between words.
    pub(super) fn say(&mut self, paragraph: &str) -> Result<()> {
        self.show(&wrap(paragraph, columns()))
    }

    /// Says a sentence that the terminal has for every game.
    pub(super) fn tell(&mut self, say: &Say) -> Result<()> {
        let sentence = self.words.tell("terminal", say);
        self.say(&sentence)
    }

    /// Clears a terminal, even one without colours.
    pub(super) fn clear(&mut self) -> Result<()> {
        self.out.flush()?;
        let mut out = io::stdout();
        writeln!(out, "{CLEAR}")?;
        Ok(out.flush()?)
    }

    /// Asks for a line; `None` at the end of input.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        // The blank before the cursor stays.
        let blank = &prompt[prompt.trim_end_matches(' ').len()..];
        let shown = self.drawn(prompt.trim_end_matches(' '));
        write!(self.out, "{shown}{blank}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let read = self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes);
        let ended = read.context("cannot read the input")? == 0;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if ended || self.echo {
            self.show(&safe(&line, usize::MAX))?;
        }
        Ok((!ended).then_some(line))
    }
}
