//! Properties of arbitrary positions and texts.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::{Game, Input as KernelInput, Notation, Rng};
use proptest::prelude::*;
use proptest::sample::Index;
use simplicity::score::{TeamScore, score};
use simplicity::{
    Action, COLUMNS, City, Components, Library, Position, ROWS, RULE_IDS, SetupDoc, Simplicity,
    Slot, Space, Spaces, Sum, Team, Tile, is_rule,
};

use crate::{reference, shared};

// Positions of games

/// A table of any size, with standard or custom components, with both readings of SIM-3.7.
fn any_table() -> impl Strategy<Value = Simplicity> {
    let components = prop::sample::select(vec!["standard", "own"]);
    let stuck = prop::sample::select(vec!["no_tile_fits", "per_tile"]);
    (2..=6u8, components, stuck).prop_map(|(players, components, stuck)| {
        shared::game(players, &[("components", components), ("stuck", stuck)])
    })
}

proptest! {
    #[test]
    fn a_position_reads_back_from_its_text(game in any_table(), seed: u64, at: Index) {
        let states = shared::states(&game, seed);
        let state = at.get(&states);
        let position = Position::from_text(&game.city_text(state));
        // In round 1 perhaps no team has built yet, or not the team with the token.
        let has_disc = |team: Team| !state.city.discs[team.index()].is_empty();
        let mut with_token = game.teams().filter(|team| state.tokens[team.index()] > 0);
        if !game.teams().any(has_disc) || !with_token.all(has_disc) {
            prop_assert!(position.is_err());
            return Ok(());
        }
        let position = position.expect("a position");
        let mut scores = [TeamScore::default(); Team::COUNT];
        for (owner, score) in position.owners.iter().zip(position.scores()) {
            scores[owner.to_digit(10).expect("games write teams as numbers") as usize] = score;
        }
        prop_assert_eq!(scores, game.scores(state));
        prop_assert_eq!(position.city.tiles, state.city.tiles);
        prop_assert_eq!(position.city.owned(), state.city.owned());
        prop_assert!(position.warnings.is_empty(), "{:?}", position.warnings);
    }

    /// Printed buildings alone score for no team (SIM-5.2), no build costs any team points, and the
    /// gains of a game's builds add up to each team's final score.
    #[test]
    fn the_gains_of_a_game_are_its_score(game in any_table(), seed: u64) {
        let mut sums = [Sum::default(); Team::COUNT];
        let states = shared::states(&game, seed);
        for (state, input) in states.iter().zip(shared::inputs(&game, seed)) {
            let KernelInput::Act { action, .. } = input else { continue };
            for team in game.teams() {
                let sum = game.sum(state, action, team);
                prop_assert!(sum.neighbourhoods >= 0 && sum.links >= 0 && sum.parks >= 0);
                sums[team.index()] += sum;
            }
        }
        for (sum, score) in sums.into_iter().zip(game.scores(&states[states.len() - 1])) {
            let neighbourhoods = score.neighbourhoods.iter().sum();
            let points = [neighbourhoods, score.links, score.parks].map(i32::from);
            prop_assert_eq!([sum.neighbourhoods, sum.links, sum.parks].map(i32::from), points);
            prop_assert_eq!(i32::from(sum.total()), i32::from(score.total() - score.tokens));
        }
    }
}

// Positions of no game: anything on any space

/// What stands on each of the 49 spaces, column by column, and its owner.
type Board = Vec<Option<(Tile, Option<Team>)>>;

/// From nearly empty to full, from one type to all, from one team to six.
fn any_board() -> impl Strategy<Value = Board> {
    let many = prop::sample::select(vec![20u8, 60, 90, 100]);
    (many, 1..=5usize, 1..=6usize).prop_flat_map(|(percent, types, teams)| {
        let space = (0..100u8, 0..types, 0..=teams).prop_map(move |(chance, tile, team)| {
            let team = (team < teams).then(|| Team::new(team));
            (chance < percent).then(|| (Tile::ALL[tile], team))
        });
        prop::collection::vec(space, COLUMNS * ROWS)
    })
}

/// The board with no more than the first five discs of each team.
fn with_five_discs(mut board: Board) -> Board {
    let mut discs = [0; Team::COUNT];
    for (_, owner) in board.iter_mut().flatten() {
        if let Some(team) = *owner {
            discs[team.index()] += 1;
            *owner = owner.filter(|_| discs[team.index()] <= 5);
        }
    }
    board
}

/// The board as a city, after mapping every space, tile and team.
fn city(
    board: &Board,
    to_space: impl Fn(usize, usize) -> (usize, usize),
    to_tile: impl Fn(Tile) -> Tile,
    to_team: impl Fn(Team) -> Team,
) -> City {
    let mut city = City::default();
    for (index, &built) in board.iter().enumerate() {
        let Some((tile, team)) = built else { continue };
        let (column, row) = to_space(index / ROWS, index % ROWS);
        let space = Spaces::one(Space::new(column, row));
        city.tiles[to_tile(tile).index()] |= space;
        if let Some(team) = team {
            city.discs[to_team(team).index()] |= space;
        }
    }
    city
}

fn as_it_is(board: &Board) -> City {
    city(board, |column, row| (column, row), |tile| tile, |team| team)
}

fn scores(city: &City) -> [TeamScore; Team::COUNT] {
    score(city, &[0; Team::COUNT], Team::COUNT)
}

fn board_text(board: &Board) -> String {
    let space = |column: usize, row: usize| match board[column * ROWS + row] {
        None => "..".to_owned(),
        Some((tile, None)) => format!("{}-", tile.letter()),
        Some((tile, Some(team))) => format!("{}{team}", tile.letter()),
    };
    let row = |row| (0..COLUMNS).map(|column| space(column, row)).collect::<Vec<_>>().join(" ");
    (0..ROWS).map(row).collect::<Vec<_>>().join("\n")
}

proptest! {
    /// The reference scores by plain loops and a flood fill.
    #[test]
    fn any_position_scores_as_the_reference_says(board in any_board()) {
        let text = board_text(&board);
        let naive = reference::City::from_text(&text, "012345");
        let ours = scores(&as_it_is(&board));
        for team in 0..Team::COUNT {
            let (ours, naive) = (ours[team], reference::score(&naive, team, 0));
            let [r, k, o, v] = ours.neighbourhoods;
            let by_tile = Tile::ALL.map(|tile| ours.neighbourhood(tile));
            prop_assert_eq!(by_tile, [r, k, o, v, 0]);
            prop_assert_eq!(
                [ours.links, r, k, o, v, ours.parks, ours.total()].map(u32::from),
                [
                    naive.links,
                    naive.residential,
                    naive.commercial,
                    naive.office,
                    naive.civic,
                    naive.parks,
                    naive.total,
                ],
                "team {} in\n{}", team, text
            );
        }
        if as_it_is(&board).owned().is_empty() {
            prop_assert!(Position::from_text(&text).is_err(), "nobody scores");
            return Ok(());
        }
        let position = Position::from_text(&text).expect("the text is a position");
        prop_assert_eq!(position.city.tiles, as_it_is(&board).tiles);
        for (owner, score) in position.owners.iter().zip(position.scores()) {
            prop_assert_eq!(score, ours[owner.to_digit(10).expect("a number") as usize]);
        }
    }

    #[test]
    fn turning_and_mirroring_a_city_changes_no_score(board in any_board()) {
        let expected = scores(&as_it_is(&board));
        for symmetry in 0..8 {
            let turned = |column: usize, row: usize| {
                let flipped = |at: usize, flip: bool| if flip { 6 - at } else { at };
                let (a, b) = (flipped(column, symmetry & 1 > 0), flipped(row, symmetry & 2 > 0));
                if symmetry & 4 > 0 { (b, a) } else { (a, b) }
            };
            let city = city(&board, turned, |tile| tile, |team| team);
            prop_assert_eq!(scores(&city), expected, "symmetry {}", symmetry);
        }
    }

    /// Teams are alike, and so are the types of building; only the names swap.
    #[test]
    fn other_colours_change_no_score(
        board in any_board(),
        teams in Just(Team::ALL.to_vec()).prop_shuffle(),
        types in Just(Tile::BUILDINGS.to_vec()).prop_shuffle(),
    ) {
        let expected = scores(&as_it_is(&board));
        let to_tile = |tile: Tile| types.get(tile.index()).copied().unwrap_or(tile);
        let other = scores(&city(&board, |column, row| (column, row), to_tile, |team| {
            teams[team.index()]
        }));
        for team in Team::ALL {
            let (before, after) = (expected[team.index()], other[teams[team.index()].index()]);
            prop_assert_eq!((before.links, before.parks), (after.links, after.parks));
            for tile in Tile::BUILDINGS {
                let points = after.neighbourhood(to_tile(tile));
                prop_assert_eq!(before.neighbourhood(tile), points);
            }
        }
    }

    /// Any builder, tile and space, and any team asked about. No team has more than five discs
    /// (SIM-3.1).
    #[test]
    fn the_gain_of_a_build_is_the_change_of_the_scores(
        board in any_board(),
        at in 0..COLUMNS * ROWS,
        tile in prop::sample::select(Tile::ALL.to_vec()),
        builder in 0..Team::COUNT,
    ) {
        let game = shared::game(6, &[]);
        let mut board = with_five_discs(board);
        board[at] = None;
        let (slot, team) = (Slot::new(0), Team::new(builder));
        let mut state = game.start();
        state.city = as_it_is(&board);
        state.offer[slot.index()] = Some(tile);
        let action = Action::Take { team, slot, space: Space::new(at / ROWS, at % ROWS) };
        board[at] = Some((tile, Some(team)));
        let (before, after) = (scores(&state.city), scores(&as_it_is(&board)));
        for team in Team::ALL {
            let due = after[team.index()] - before[team.index()];
            prop_assert_eq!(game.sum(&state, action, team), due, "{:?}:\n{}", action, board_text(&board));
        }
    }

    /// With fewer than six teams the other discs do not matter.
    #[test]
    fn absent_teams_have_nothing(board in any_board(), teams in 4..=6usize) {
        let city = as_it_is(&board);
        let (some, all) = (score(&city, &[2; Team::COUNT], teams), scores(&city));
        for team in 0..Team::COUNT {
            let due = TeamScore { tokens: 2, ..all[team] };
            prop_assert_eq!(some[team], if team < teams { due } else { TeamScore::default() });
        }
    }
}

// Names and texts

#[test]
fn the_names_of_spaces_read_back() {
    let mut names = vec![];
    for (column, letter) in ('a'..='g').enumerate() {
        for row in 0..ROWS {
            let space = Space::new(column, row);
            assert_eq!(space.to_string(), format!("{letter}{}", row + 1));
            assert_eq!(Space::from_name(&space.to_string()), Some(space));
            assert_eq!((space.column(), space.row()), (column, row));
            names.push(space);
        }
    }
    assert_eq!(names.iter().copied().collect::<Spaces>().iter().collect::<Vec<_>>(), names);
    // Nothing else is a name, not even near misses.
    let letters = || (' '..='~').chain(['é']);
    let pairs = letters().flat_map(|one| letters().map(move |other| format!("{one}{other}")));
    let wrong = pairs.chain(["", "a", "a11", " a1", "1"].map(String::from));
    assert_eq!(wrong.filter_map(|name| Space::from_name(&name)).collect::<Vec<_>>(), names);
    assert_eq!(names.len(), 49);
    // Numbers for tables of 56 places, each space with a different one.
    let numbers: BTreeSet<usize> = names.iter().map(|space| space.index()).collect();
    assert_eq!((numbers.len(), numbers.iter().all(|number| *number < 56)), (49, true));
}

proptest! {
    #[test]
    fn the_lowest_space_of_a_set_is_its_first(
        spaces in prop::collection::vec((0..COLUMNS, 0..ROWS), 0..10),
    ) {
        let set: Spaces = spaces.into_iter().map(|(column, row)| Space::new(column, row)).collect();
        let first: Spaces = set.iter().take(1).collect();
        prop_assert_eq!(set.lowest(), first);
    }
}

/// An id is recognized in any spelling; no other id is.
#[test]
fn every_rule_is_known() {
    for id in RULE_IDS {
        assert!(is_rule(id) && is_rule(&id.to_lowercase()), "{id}");
    }
    for id in ["", "SIM-", "SIM-2", "SIM-2.10", "SIM-6.1", "SC-2.1"] {
        assert!(!is_rule(id), "{id}");
    }
}

/// A text made of the pieces of positions, in any order.
fn nearly_a_position() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "RA", "K-", "Pz", "V3", "..", "c.", "_.", "p.", "OO", "P-", "RR", "é", "R", "RAB",
        "tokens:", "tokens", "A=1", "z=5", "3=6", "=", "\n", "\n", "\n\n", "\r\n", "\t",
        "\u{feff}", "x.",
    ]);
    prop::collection::vec(word, 0..80).prop_map(|words| words.join(" "))
}

/// The standard file with some characters replaced.
fn nearly_components() -> impl Strategy<Value = String> {
    let edit =
        (any::<Index>(), prop::sample::select(vec!['"', '\n', '[', 'R', '9', ' ', '-', 'é']));
    prop::collection::vec(edit, 1..6).prop_map(|edits| {
        let mut letters: Vec<char> = include_str!("../data/standard.toml").chars().collect();
        for (at, letter) in edits {
            *at.get_mut(&mut letters) = letter;
        }
        letters.into_iter().collect()
    })
}

/// A table of four.
static FOUR: LazyLock<Simplicity> = LazyLock::new(|| shared::game(4, &[]));

/// Reads a text as everything that can be given as text; whatever reads successfully must be
/// usable.
fn read_as_anything(text: &str) -> Result<(), TestCaseError> {
    match Position::from_text(text) {
        Ok(position) => prop_assert_eq!(position.scores().len(), position.owners.len()),
        Err(bad) => prop_assert!(bad.line >= 1 && bad.line <= text.lines().count().max(1)),
    }
    prop_assert!(FOUR.position(text, &mut Rng::seed(1)).is_err(), "{text} is a whole position");
    match Components::from_toml(text) {
        Ok(components) => {
            let mut library = Library::standard();
            let known = components.name() == "standard";
            prop_assert!(known || library.add(text).is_ok());
        }
        Err(bad) => prop_assert!(
            !bad.faults.0.is_empty()
                && bad.faults.0.iter().all(|fault| {
                    fault.rule.is_none_or(is_rule) && !fault.to_string().contains('\n')
                }),
            "{}",
            bad
        ),
    }
    if let Some(space) = Space::from_name(text) {
        prop_assert_eq!(space.to_string(), text);
    }
    for key in ["components", "demolition", "first_face", "tie_break", "stuck", "order", text] {
        let mut doc = SetupDoc::new(4);
        let verdict = doc.set(key, text);
        prop_assert!(verdict.is_ok() || doc == SetupDoc::new(4));
    }
    Ok(())
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_as_anything(&text)?;
    }

    #[test]
    fn texts_close_to_a_position_are_read_or_refused(text in nearly_a_position()) {
        read_as_anything(&text)?;
    }

    #[test]
    fn texts_close_to_components_are_read_or_refused(text in nearly_components()) {
        read_as_anything(&text)?;
    }
}
