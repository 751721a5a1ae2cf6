//! The languages and their messages.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement};

use crate::pseudo::pseudo;

/// A file of messages: its language, its name, its text.
pub(crate) type File<'a> = (&'a str, &'a str, &'a str);

/// Every file of the messages.
pub(crate) const FILES: &[File<'_>] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The source language of all others. It fills their gaps.
pub(crate) const ENGLISH: &str = "en";

/// English with every letter accented: reveals text that did not come from a message.
const PSEUDO: &str = "en-XA";

/// The neutral files. The others are named after their game: `toy.ftl`, `toy-events.ftl`.
const NEUTRAL: [&str; 4] = ["common.ftl", "page.ftl", "server.ftl", "terminal.ftl"];

/// A language with its messages: the neutral ones, and those of a game if it belongs to one. Two games
/// may have messages of the same name.
pub struct Language {
    tag: String,
    bundle: FluentBundle<FluentResource>,
    games: Vec<(&'static str, Language)>,
}

impl Language {
    /// Every language with its neutral messages, English first, the pseudo-language last.
    pub fn all() -> &'static [Language] {
        static ALL: LazyLock<Vec<Language>> = LazyLock::new(|| {
            let others: BTreeSet<&str> =
                FILES.iter().map(|file| file.0).filter(|&tag| tag != ENGLISH).collect();
            let tags = [ENGLISH].into_iter().chain(others).chain([PSEUDO]);
            let whole = |tag| Language {
                games: games(FILES)
                    .into_iter()
                    .map(|game| (game, of_files(tag, Some(game))))
                    .collect(),
                ..of_files(tag, None)
            };
            tags.map(whole).collect()
        });
        &ALL
    }

    /// The same language with the messages of a game added. `game` is the name of its files, such as
    /// `small-city`. Without such files the language is unchanged.
    pub fn of_game(&self, game: &str) -> &Language {
        self.games.iter().find(|(name, _)| *name == game).map_or(self, |(_, language)| language)
    }

    /// English.
    pub fn english() -> &'static Language {
        &Language::all()[0]
    }

    /// The language with this tag, such as `es`, or its parent: `es-MX` gives `es`.
    ///
    /// # Examples
    /// ```
    /// use words::Language;
    ///
    /// assert_eq!(Language::named("en-GB").map(Language::tag), Some("en"));
    /// assert!(Language::named("tlh").is_none());
    /// ```
    pub fn named(tag: &str) -> Option<&'static Language> {
        let find = |tag: &str| Language::all().iter().find(|one| one.tag.eq_ignore_ascii_case(tag));
        find(tag).or_else(|| find(tag.split(['-', '_', '.']).next()?))
    }

    /// A language: its own files over the English ones.
    pub(crate) fn new(tag: &str, english: &[&str], own: &[&str]) -> Language {
        let locale = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Direction marks around every value would show as boxes in terminals.
        bundle.set_use_isolating(false);
        bundle.set_transform(if tag == PSEUDO { Some(pseudo) } else { None });
        for source in english.iter().chain(own) {
            // Tests report faults in a file; here the valid rest counts.
            let parsed = FluentResource::try_new((*source).to_owned());
            bundle.add_resource_overriding(parsed.unwrap_or_else(|(good, _)| good));
        }
        Language { tag: tag.to_owned(), bundle, games: Vec::new() }
    }

    /// Its tag (BCP 47), such as `en`.
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether it has a message.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// A message. A variable without a value becomes `none`.
    pub(crate) fn message(&self, id: &str, mut args: FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        for name in self.variables(id) {
            if args.get(name).is_none() {
                args.set(name.to_owned(), "none");
            }
        }
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut vec![]).into_owned())
    }

    /// The attributes of a message with their texts.
    pub(crate) fn attributes(
        &self,
        id: &str,
        args: Option<&FluentArgs<'_>>,
    ) -> Vec<(&str, String)> {
        let message = self.bundle.get_message(id).into_iter();
        let attributes = message.flat_map(|message| message.attributes().collect::<Vec<_>>());
        let text = |pattern| self.bundle.format_pattern(pattern, args, &mut vec![]).into_owned();
        attributes.map(|attribute| (attribute.id(), text(attribute.value()))).collect()
    }

    /// The messages that a message refers to, in its text and attributes.
    pub(crate) fn references(&self, id: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let message = self.bundle.get_message(id).into_iter();
        for message in message {
            let attributes = message.attributes().map(|attribute| attribute.value());
            for pattern in message.value().into_iter().chain(attributes) {
                references_in(pattern, &mut found);
            }
        }
        found
    }

    /// The variables that a message uses, directly or in messages that it refers to.
    pub(crate) fn variables(&self, id: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        if let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) {
            self.variables_in(pattern, &mut found);
        }
        found
    }

    fn variables_in<'a>(&'a self, pattern: &'a Pattern<&'a str>, found: &mut BTreeSet<&'a str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.variables_of(inline, found),
                Expression::Select { selector, variants } => {
                    self.variables_of(selector, found);
                    for variant in variants {
                        self.variables_in(&variant.value, found);
                    }
                }
            }
        }
    }

    fn variables_of<'a>(
        &'a self,
        inline: &'a InlineExpression<&'a str>,
        found: &mut BTreeSet<&'a str>,
    ) {
        match inline {
            InlineExpression::VariableReference { id } => drop(found.insert(id.name)),
            InlineExpression::MessageReference { id, .. } => found.extend(self.variables(id.name)),
            InlineExpression::FunctionReference { arguments, .. } => {
                let CallArguments { positional, .. } = arguments;
                for argument in positional {
                    self.variables_of(argument, found);
                }
            }
            _ => {}
        }
    }
}

fn references_in<'a>(pattern: &'a Pattern<&'a str>, found: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
                found.insert(id.name);
            }
            Expression::Inline(_) => {}
            Expression::Select { variants, .. } => {
                for variant in variants {
                    references_in(&variant.value, found);
                }
            }
        }
    }
}

/// A language from the neutral files and those of this game.
fn of_files(tag: &str, game: Option<&str>) -> Language {
    let own = if tag == PSEUDO { vec![] } else { sources(FILES, tag, game) };
    Language::new(tag, &sources(FILES, ENGLISH, game), &own)
}

/// The text of a language's neutral files and those of this game.
pub(crate) fn sources<'a>(files: &[File<'a>], tag: &str, game: Option<&str>) -> Vec<&'a str> {
    let wanted = |file: &&File<'_>| {
        file.0 == tag && (NEUTRAL.contains(&file.1) || game.is_some_and(|game| is_of(file.1, game)))
    };
    files.iter().filter(wanted).map(|file| file.2).collect()
}

/// The games that have English files.
pub(crate) fn games<'a>(files: &[File<'a>]) -> Vec<&'a str> {
    let names = files.iter().filter(|file| file.0 == ENGLISH && !NEUTRAL.contains(&file.1));
    let names: Vec<&str> = names.filter_map(|file| file.1.strip_suffix(".ftl")).collect();
    let is_part = |name: &&str| names.iter().any(|other| name != other && is_of(name, other));
    names.iter().filter(|name| !is_part(name)).copied().collect()
}

/// Whether a file belongs to a game: `toy.ftl` or `toy-events.ftl`.
pub(crate) fn is_of(file: &str, game: &str) -> bool {
    file.strip_prefix(game).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
}
