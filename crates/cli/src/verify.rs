//! Whether the luck of a record is what its sealed secret gives: `citywright replay --verify`.

use anyhow::{Context, Result, bail, ensure};
use catalog::{Face, Luck};
use luck::{SCHEME, Secret};

/// Derives every draw of record `number` again; how many there are.
///
/// # Errors
/// The record tells no secret, the secret is not the one that was sealed, or an entry is another
/// one than it gives.
pub(crate) fn verify(
    game: &dyn Face,
    text: &str,
    number: usize,
    luck: Option<&Luck>,
) -> Result<usize> {
    let Some(luck) = luck else {
        bail!("record {number} has no sealed luck to verify; only games of a table have")
    };
    let secret = secret(luck).with_context(|| format!("record {number}, field \"luck\""))?;
    let draws = game.draws(text, number)?;
    for (index, draw) in draws.iter().enumerate() {
        ensure!(
            secret.draw(index as u64, &draw.weights) == draw.drawn,
            "record {number}, entry {}: this is not the draw that the sealed secret gives; the \
             entry or one before it was changed",
            draw.entry
        );
    }
    Ok(draws.len())
}

/// The secret, if it is the one that was sealed.
fn secret(luck: &Luck) -> Result<Secret> {
    ensure!(
        luck.scheme == SCHEME,
        "the scheme {:?} is not known here, only {SCHEME:?}; update the program",
        luck.scheme
    );
    let hex = luck.secret.as_ref();
    let hex = hex.context("the secret is told when the game is over; download the record then")?;
    let secret = Secret::from_hex(hex).context("the secret is 64 digits from 0 to f")?;
    ensure!(
        secret.commitment() == luck.commitment,
        "the secret is not the one that was sealed: its hash is {}",
        secret.commitment()
    );
    Ok(secret)
}
