//! `citywright person`: what is stored about a person.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Result, anyhow, bail};
use serde_json::{Value, json};
use store::{Millis, Order, Store, TableRow, TokenHash};
use words::Words;

use super::{Home, Say, block_on};
use crate::common::OutputArgs;
use crate::text::safe;

/// Show or delete what is stored about a person; the server may be running
#[derive(clap::Args)]
#[command(after_help = "Examples:
  citywright person find Ben --data games
  citywright person show 3f9a0c7712de84b5 --data games
  citywright person delete 3f9a0c7712de84b5 --data games

A person is a browser, and has the number that its page shows under Settings.
Names are free: two people may use the same, so that only a number deletes.")]
pub(crate) struct Args {
    #[command(subcommand)]
    does: Does,
}

#[derive(clap::Subcommand)]
enum Does {
    /// Find the numbers of people by a name that they have used
    Find(Named),
    /// Show everything that is stored about a person
    Show(One),
    /// Delete a person: frees seats in lobbies, deletes their own lobbies and their push address, and
    /// takes their name out of games, whose moves stay
    Delete(One),
}

/// A name.
#[derive(clap::Args)]
struct Named {
    /// The name, or a part of it
    name: String,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    output: OutputArgs,
}

/// One person.
#[derive(clap::Args)]
struct One {
    /// The number that the page shows under Settings
    #[arg(value_name = "NUMBER", value_parser = number)]
    person: String,

    #[command(flatten)]
    home: Home,

    #[command(flatten)]
    output: OutputArgs,
}

impl Args {
    /// What is asked for, where, and how to print it.
    fn asked(&self) -> (&str, &Home, &OutputArgs) {
        match &self.does {
            Does::Find(Named { name, home, output }) => (name, home, output),
            Does::Show(One { person, home, output })
            | Does::Delete(One { person, home, output }) => (person, home, output),
        }
    }

    pub(crate) fn is_json(&self) -> bool {
        self.asked().2.is_json()
    }
}

/// A number as people may copy it.
fn number(text: &str) -> Result<String, String> {
    let plain: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let plain = plain.to_lowercase();
    if plain.len() == 16 && plain.chars().all(|letter| letter.is_ascii_hexdigit()) {
        return Ok(plain);
    }
    Err("it has 16 digits and letters from a to f; \"citywright person find NAME\" finds it".into())
}

/// What is stored about a person.
struct Stored {
    browser: TokenHash,
    /// The names that they use.
    names: Vec<String>,
    /// The tables, and at each the person's seats and whether they are the host.
    tables: Vec<(TableRow, Vec<usize>, bool)>,
    /// Their push address, if they have one.
    push: Option<String>,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let (asked, home, output) = args.asked();
    let found = block_on(async {
        let store = home.look().await?;
        let found = people(&*store, &args.does).await;
        store.close().await;
        found
    })?;
    let words = Words::english();
    if found.is_empty() {
        bail!(words.tell("operator", &Say::NoPerson { person: safe(asked, 40) }));
    }
    if matches!(args.does, Does::Delete(_)) {
        let [person] = &found[..] else {
            return Err(anyhow!(
                words.tell("operator", &Say::SeveralPeople { person: asked.to_owned() })
            ));
        };
        let order = Order::ForgetPerson { browser: person.browser };
        let tables = block_on(home.carry_out(&order))?;
        let json = json!({ "person": asked, "deleted": true, "tables": tables });
        let said = Say::PersonDeleted { person: asked.to_owned(), tables: tables.len() };
        return output.print(&json, || words.tell("operator", &said) + "\n");
    }
    let json = json!({ "people": found.iter().map(document).collect::<Vec<_>>() });
    output.print(&json, || {
        let mut text = String::new();
        for stored in &found {
            let said = Say::Person {
                person: stored.browser.person(),
                names: safe(&stored.names.join(", "), 200),
                tables: stored.tables.len(),
                pushes: stored.push.is_some(),
            };
            let _ = writeln!(text, "{}", words.tell("operator", &said));
            for (row, ..) in stored.tables.iter().filter(|_| matches!(args.does, Does::Show(_))) {
                let _ = writeln!(
                    text,
                    "  {}  {}  {}",
                    safe(&row.id, 40),
                    row.status.word(),
                    safe(&row.name, 40)
                );
            }
        }
        text
    })
}

/// The people that are asked for.
async fn people(store: &dyn Store, does: &Does) -> Result<Vec<Stored>> {
    let rows = store.old_tables(Millis::MAX, true).await?;
    let mut found: BTreeMap<[u8; 32], Stored> = BTreeMap::new();
    for row in &rows {
        let mut at: BTreeMap<[u8; 32], Vec<usize>> = BTreeMap::new();
        at.entry(row.host.0).or_default();
        for (index, seat) in row.seats.iter().enumerate() {
            // The name is the owner's, also while a stand-in plays.
            for browser in [seat.browser, seat.owner].into_iter().flatten() {
                at.entry(browser.0).or_default().push(index);
            }
        }
        for (browser, seats) in at {
            let browser = TokenHash(browser);
            let stored = found.entry(browser.0).or_insert_with(|| Stored {
                browser,
                names: vec![],
                tables: vec![],
                push: None,
            });
            for &seat in &seats {
                let seat = &row.seats[seat];
                let name =
                    seat.name.as_ref().filter(|_| seat.owner.is_none_or(|own| own == browser));
                stored.names.extend(name.filter(|name| !stored.names.contains(name)).cloned());
            }
            stored.tables.push((row.clone(), seats, row.host == browser));
        }
    }
    let fits = |stored: &Stored| match does {
        Does::Find(Named { name, .. }) => {
            let name = name.to_lowercase();
            stored.names.iter().any(|own| own.to_lowercase().contains(&name))
        }
        Does::Show(one) | Does::Delete(one) => stored.browser.person() == one.person,
    };
    let mut people: Vec<Stored> = found.into_values().filter(fits).collect();
    for person in &mut people {
        person.push = store.call(person.browser).await?;
    }
    Ok(people)
}

/// Everything that is stored, for a program and for the person.
fn document(stored: &Stored) -> Value {
    let table = |(row, seats, host): &(TableRow, Vec<usize>, bool)| {
        json!({
            "table": row.id,
            "name": row.name,
            "game": row.game,
            "status": row.status.word(),
            "created": row.created,
            "ended": row.ended,
            "seats": seats.iter().map(|seat| seat + 1).collect::<Vec<_>>(),
            "host": host,
        })
    };
    json!({
        "person": stored.browser.person(),
        "names": stored.names,
        "push_address": stored.push,
        "tables": stored.tables.iter().map(table).collect::<Vec<_>>(),
    })
}
