//! The bots, as help lists them.

use search::REGISTRY;

use crate::text::{columns, row, wrap};

/// Every bot and its parameters, and the levels of each game, within the width of a terminal.
pub(crate) fn list() -> String {
    let column = REGISTRY.iter().map(|bot| bot.name.len()).max().unwrap_or(0) + 4;
    let mut lines = vec!["Bots:".to_owned()];
    for bot in REGISTRY {
        lines.push(row(&format!("  {}", bot.name), bot.about, column));
        lines.extend(bot.parameters.iter().map(|parameter| {
            let about = format!(
                "{}:{}=N: {}, 0 to {}, default {}",
                bot.name, parameter.name, parameter.about, parameter.most, parameter.default
            );
            row("", &about, column)
        }));
    }
    let list = "A list such as greedy:noise=40/greedy:noise=30: at Small City the first plays without \
                modules, the second with one to three, the third with more. The last of a shorter list \
                plays the rest.";
    lines.push(wrap(list, columns()));
    for game in catalog::games() {
        let levels: Vec<&str> = game.levels().iter().map(|level| level.name).collect();
        let line = format!("Levels of {}, from the weakest: {}", game.title(), levels.join(", "));
        lines.push(wrap(&line, columns()));
    }
    lines.join("\n")
}
