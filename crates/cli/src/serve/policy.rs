//! What the operator decides about people: who opens tables, how long names stay, what the foot says.

use server::{FootLink, Policy};
use store::Millis;

/// A day.
pub(super) const DAY: Millis = 24 * 60 * 60 * 1_000;

/// Options about people.
#[derive(clap::Args)]
pub(super) struct PolicyArgs {
    /// Only people who know this word open tables; others still join, watch and play
    #[arg(long, value_name = "WORD", value_parser = word, hide_env_values = true)]
    opening_word: Option<String>,

    /// After how many days the names of people leave finished games; never without it
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    name_days: Option<u32>,

    /// A text at the foot of the start page, such as who runs the server
    #[arg(long, value_name = "TEXT")]
    foot: Option<String>,

    /// A link at the foot of the start page, such as Imprint=https://example.org/imprint
    #[arg(long, value_name = "TEXT=URL", value_parser = link, value_delimiter = ',')]
    foot_link: Vec<FootLink>,
}

impl PolicyArgs {
    pub(super) fn policy(&self) -> Policy {
        Policy {
            opening_word: self.opening_word.clone(),
            names: self.name_days.map(|days| Millis::from(days) * DAY),
            foot: self.foot.clone(),
            links: self.foot_link.clone(),
        }
    }
}

/// The server compares words without the blanks around them.
fn word(text: &str) -> Result<String, String> {
    let word = text.trim();
    if word.chars().count() < 4 {
        return Err("a word has at least 4 characters, or strangers guess it".to_owned());
    }
    Ok(word.to_owned())
}

/// A link of a kind that a page may safely show.
fn link(text: &str) -> Result<FootLink, String> {
    let wrong = || "write it as Imprint=https://example.org/imprint".to_owned();
    let (text, url) = text.split_once('=').ok_or_else(wrong)?;
    let safe = ["https://", "http://", "mailto:"].iter().any(|start| url.starts_with(start));
    if text.trim().is_empty() || !safe {
        return Err(wrong());
    }
    Ok(FootLink { text: text.trim().to_owned(), url: url.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_safe_for_a_page_are_accepted() {
        let FootLink { text, url } = link("Imprint=https://example.org/?a=b").unwrap();
        assert_eq!((&*text, &*url), ("Imprint", "https://example.org/?a=b"));
        for wrong in ["Imprint", "=https://example.org", "Imprint=javascript:alert(1)"] {
            assert!(link(wrong).is_err(), "{wrong}");
        }
        assert_eq!(word(" meadow ").unwrap(), "meadow");
        assert!(word(" abc ").is_err());
    }
}
