//! The one list of games with their terminal parts, on top of what every game can do (`catalog::Face`),
//! and the commands that differ by game.

use anyhow::Result;
use simplicity::Simplicity;
use smallcity::SmallCity;

use crate::common::WrongArguments;
use crate::listed::listed;
use crate::play::AtTerminal;
use crate::{bench, play, rules, score, train};

/// A game for the commands; `listed` has what their arguments know of it.
struct InTerminal {
    /// Its name on the command line.
    name: &'static str,
    /// `citywright play`.
    play: fn(&play::Args) -> Result<()>,
    /// `citywright bench`.
    bench: fn(&bench::Args) -> Result<()>,
    /// `citywright score`, if a final position of the game determines its score.
    score: Option<fn(&score::Args) -> Result<()>>,
    /// `citywright train`, if the game's players use fitted weights.
    train: Option<fn(&train::Args) -> Result<()>>,
    /// `citywright rules --constants`, if the game's numbers have sources.
    constants: Option<fn(&rules::Args) -> Result<()>>,
}

/// Every game.
static GAMES: [InTerminal; 2] = [
    InTerminal {
        score: Some(score::simplicity::run),
        train: Some(train::run),
        ..common::<Simplicity>(bench::of::<bench::simplicity::Row>)
    },
    InTerminal {
        constants: Some(rules::small_city::constants),
        ..common::<SmallCity>(bench::of::<bench::small_city::Row>)
    },
];

/// What every game has.
const fn common<G: AtTerminal>(bench: fn(&bench::Args) -> Result<()>) -> InTerminal {
    InTerminal {
        name: G::NAME,
        play: play::of::<G>,
        bench,
        score: None,
        train: None,
        constants: None,
    }
}

/// The game of a name.
///
/// # Errors
/// There is no such game; the message lists all games.
fn of(name: &str) -> Result<&'static InTerminal, WrongArguments> {
    let found = GAMES.iter().find(|game| game.name == name);
    found.ok_or_else(|| {
        WrongArguments(format!("there is no game {name:?}; the games are: {}", listed(|_| true)))
    })
}

/// `citywright play`.
pub(crate) fn play(args: &play::Args) -> Result<()> {
    (of(&args.game)?.play)(args)
}

/// `citywright bench`.
pub(crate) fn bench(args: &bench::Args) -> Result<()> {
    (of(&args.game)?.bench)(args)
}

/// `citywright score`.
pub(crate) fn score(args: &score::Args) -> Result<()> {
    let game = GAMES.iter().find(|game| game.name == args.game);
    let Some(score) = game.and_then(|game| game.score) else {
        let able = listed(|game| game.is_scored);
        let problem = format!("positions of {:?} cannot be scored, only of {able}", args.game);
        return Err(WrongArguments(problem).into());
    };
    score(args)
}

/// `citywright train`.
pub(crate) fn train(args: &train::Args) -> Result<()> {
    let Some(train) = of(&args.game)?.train else {
        let able = listed(|game| game.is_trained);
        let problem = format!("players of {:?} have no weights to fit, only of {able}", args.game);
        return Err(WrongArguments(problem).into());
    };
    train(args)
}

/// `citywright rules`.
pub(crate) fn rules(args: &rules::Args) -> Result<()> {
    let Some(name) = args.constants_of() else { return rules::run(args) };
    let Some(constants) = of(&name)?.constants else {
        let able = listed(|game| game.has_constants);
        let problem = format!("{name} has no list of constants; {able} has");
        return Err(WrongArguments(problem).into());
    };
    constants(args)
}

#[cfg(test)]
mod tests {
    use super::GAMES;
    use crate::listed;

    #[test]
    fn the_list_of_a_game_matches_its_commands() {
        let listed = listed::GAMES.iter();
        let listed =
            listed.map(|game| (game.name, game.is_scored, game.is_trained, game.has_constants));
        let does = GAMES.iter();
        let does = does.map(|game| {
            (game.name, game.score.is_some(), game.train.is_some(), game.constants.is_some())
        });
        assert_eq!(listed.collect::<Vec<_>>(), does.collect::<Vec<_>>());
    }
}
