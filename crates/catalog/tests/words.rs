//! Everything that a game names by a code has a message named after the code: a new option, module,
//! level or rule is data and a message, and needs no other code.

use catalog::{Face, games};
use words::check::Told;

/// Each value of each option, as `<key>-<value>`; the option itself names an on/off value.
fn values(game: &dyn Face) -> Vec<String> {
    let options = game.options().iter().filter(|option| option.choices != ["no", "yes"]);
    let values = |key, choices: &[&str]| -> Vec<String> {
        choices.iter().map(|choice| format!("{key}-{choice}")).collect()
    };
    options.flat_map(|option| values(option.key, option.choices)).collect()
}

/// The section that a rule stands in: `SC-5` of `SC-5.9`, `SP-TRD` of `SP-TRD-1`.
fn section(rule: &str) -> &str {
    rule.rsplit_once(['.', '-']).map_or(rule, |(section, _)| section)
}

#[test]
fn every_name_of_a_game_has_its_message() {
    for game in games() {
        let name = game.name();
        let keys = || game.options().iter().map(|option| option.key);
        let levels = || game.levels().iter().map(|level| level.name);
        let told = Told::of_game(name)
            .names("level", levels())
            .names("plays", levels())
            .names("option", keys())
            .more("option_about", keys())
            .names("value", values(&*game))
            .more("value_about", values(&*game))
            .names("rule", game.rules())
            .more("differs", game.rules())
            .names("section", game.rules().iter().map(|rule| section(rule)));
        let files = ["options", "rules"].map(|part| format!("{name}-{part}.ftl"));
        assert_eq!(told.faults(&files.each_ref().map(String::as_str)), [""; 0]);
    }
}
