//! The naive reference of the differential test, compared with the rules: vectors V1 to V6 of
//! section 9 and the rules one by one.

use crate::reference::{
    BUILDINGS, City, Demolition, FirstFace, Gain, Game, Input, Next, Order, Score, Setup, Space,
    Square, Standing, Strip, Stuck, TieBreak, gain, score, square, square_name, standard,
    standings,
};

// Vectors

fn team_score(text: &str, owners: &str, team: usize) -> Score {
    score(&City::from_text(text, owners), team, 0)
}

#[test]
fn v1_four_discs_in_a_row() {
    assert_eq!(team_score("RA KA OA VA", "A", 0).links, 9);
}

#[test]
fn v2_a_block_of_one_type() {
    let block = "RA RB\nR- RA";
    let (a, b) = (team_score(block, "AB", 0), team_score(block, "AB", 1));
    assert_eq!((a.residential, a.links, a.total), (8, 0, 8));
    assert_eq!((b.residential, b.links, b.total), (4, 0, 4));
}

#[test]
fn v3_parks() {
    let parks = |text| team_score(text, "AB", 0).parks;
    assert_eq!(parks(".. KB ..\nK- PA KB\n.. .. .."), 1);
    assert_eq!(parks(".. KB ..\nK- PA KB\n.. PB .."), 1);
    assert_eq!(parks(".. VB ..\nKB PA R-\n.. .. .."), 9);
    assert_eq!(parks(".. VB ..\nKB PA R-\n.. PB .."), 9);
    assert_eq!(parks("V- .. K-\n.. PA ..\nO- .. R-"), 0, "diagonals never count");
    assert_eq!(parks(".. VB ..\nKB PA R-\n.. OB .."), 16);
}

const V4: &str = "
Vf KJ OJ KJ .. OI ..
VA KJ O- KI OI O- ..
V- K- K- .. OF V- R-
R- RC PA Pf K- RC RF
RF .. Vf Pf KA KA OJ
VF V- VA RI R- OI O-
KF .. .. KC PC OC Of
";

/// With two teams a player, players (F, f), (J, I), (C, A): teams i and i + 3 (SIM-2.2).
const V4_OWNERS: &str = "FJCfIA";
const V4_TOKENS: [u32; 6] = [1, 1, 3, 0, 0, 0];

#[test]
fn v4_the_score_table() {
    let city = City::from_text(V4, V4_OWNERS);
    let check = |owner: char, expected: [u32; 8]| {
        let team = V4_OWNERS.find(owner).unwrap();
        let is = score(&city, team, V4_TOKENS[team]);
        let neighbourhoods = [is.residential, is.commercial, is.office, is.civic];
        let [r, k, o, v] = neighbourhoods;
        assert_eq!([is.links, r, k, o, v, is.parks, is.tokens, is.total], expected, "{owner}");
        assert_eq!(city.discs(team).len(), 5, "{owner}");
    };
    check('F', [6, 6, 1, 4, 4, 0, 1, 22]);
    check('f', [6, 0, 0, 5, 7, 10, 0, 28]);
    check('J', [9, 0, 10, 7, 0, 0, 1, 27]);
    check('I', [3, 2, 2, 13, 0, 0, 0, 20]);
    check('C', [6, 6, 1, 5, 0, 9, 3, 30]);
    check('A', [3, 0, 6, 0, 7, 9, 0, 25]);
}

#[test]
fn v5_two_teams_a_player() {
    let city = City::from_text(V4, V4_OWNERS);
    let totals: Vec<u32> = (0..6).map(|team| score(&city, team, V4_TOKENS[team]).total).collect();
    let setup = Setup::default_for(3);
    let players = standings(&setup, &totals, &[1, 2, 3, 4, 5, 6], &[0, 1, 2, 3, 4, 5]);
    assert_eq!(players.iter().map(|player| player.score).collect::<Vec<_>>(), [22, 20, 25]);
    assert_eq!(players.iter().map(|player| player.rank).collect::<Vec<_>>(), [2, 3, 1]);
}

/// Counts over random games of one number of players (V6).
#[derive(Default)]
struct Counts {
    games: f64,
    turns: f64,
    choices: f64,
    blank: f64,
    free: f64,
    team_points: f64,
    teams: f64,
    winner_points: f64,
}

fn play_and_count(players: usize, games: u64) -> Counts {
    let mut counts = Counts::default();
    for seed in 0..games {
        let mut luck = Luck(seed * 100 + players as u64);
        let mut game = Game::new(Setup::default_for(players));
        let mut free = false;
        while game.next() != Next::Over {
            if let Next::Take { .. } = game.next() {
                counts.turns += 1.0;
                counts.choices += game.legal().len() as f64;
                if game.no_tile_fits() {
                    // In round 4 this takes many more games to occur.
                    assert_eq!(game.round, 5, "a turn under SIM-3.7 before round 5");
                    free = true;
                }
            }
            let input = luck.input(&game);
            game.apply(&input).unwrap();
        }
        counts.games += 1.0;
        counts.free += f64::from(u8::from(free));
        let is_blank = |square: Square| game.city.space(square) == Some(Space::Blank);
        counts.blank += f64::from(u8::from(game.city.built.keys().any(|&at| is_blank(at))));
        for team in game.scores() {
            counts.teams += 1.0;
            counts.team_points += f64::from(team.total);
        }
        let winner = game.standings().unwrap().into_iter().find(|player| player.rank == 1);
        counts.winner_points += f64::from(winner.unwrap().score);
    }
    counts
}

#[test]
fn v6_random_play() {
    // Players; games with a turn under SIM-3.7 in percent, from and to; mean number of choices. The
    // ranges leave room for the rounding of the published figures and the noise of 4,000 games.
    for (players, free_from, free_to, choices) in
        [(4, 0.0, 0.12, 31.0), (5, 0.4, 1.2, 32.0), (6, 0.3, 1.1, 41.0)]
    {
        let counts = play_and_count(players, 4_000);
        let free = 100.0 * counts.free / counts.games;
        let blank = 100.0 * counts.blank / counts.games;
        let mean_choices = counts.choices / counts.turns;
        let team = counts.team_points / counts.teams;
        let winner = counts.winner_points / counts.games;
        let line = format!(
            "{players} players: {free:.2} % stuck, {blank:.1} % blank, {mean_choices:.1} choices, \
             {team:.2} a team, {winner:.2} the winner"
        );
        assert!((free_from..=free_to).contains(&free), "{line}");
        assert!((16.5..=22.5).contains(&blank), "{line}");
        assert!((choices - 0.7..=choices + 0.7).contains(&mean_choices), "{line}");
        assert!((14.2..=14.8).contains(&team), "{line}");
        assert!((19.4..=21.6).contains(&winner), "{line}");
    }
}

// Set-up

#[test]
fn sim_2_1_to_2_5_standard_components() {
    let components = standard();
    assert_eq!(components.tiles.iter().map(|&(_, count)| count).sum::<usize>(), 36);
    assert_eq!(components.ordinary.len(), 6);
    let blanks =
        |strip: &Strip| strip.spaces.iter().filter(|&&space| space == Space::Blank).count();
    assert_eq!(blanks(&components.special), 1);
    for strip in components.ordinary.iter().chain([&components.special]) {
        assert_eq!(strip.spaces.len(), 7, "{}", strip.name);
    }
    assert!(components.ordinary.iter().all(|strip| blanks(strip) == 0));
    for face in [&components.face_a, &components.face_b] {
        assert_eq!(face.len(), 7);
        assert_eq!(face[2], ['p'], "the pentagon stands in slot 3");
    }
    // The table of SIM-2.4 shows two printed buildings on each ordinary strip.
    let printed = |space: &&Space| matches!(space, Space::Printed(_));
    let count = |strip: &Strip| strip.spaces.iter().filter(printed).count();
    assert_eq!(components.ordinary.iter().map(count).sum::<usize>(), 12);
}

#[test]
fn sim_2_2_table_sizes() {
    for (players, ordinary, teams, demolition) in
        [(2, 4, 4, true), (3, 6, 6, false), (4, 4, 4, true), (5, 5, 5, true), (6, 6, 6, false)]
    {
        let mut setup = Setup::default_for(players);
        assert_eq!(setup.ordinary_strips(), ordinary);
        assert_eq!(setup.teams(), teams);
        assert_eq!(setup.demolition(), demolition);
        setup.demolition = Demolition::Always;
        assert!(setup.demolition());
        setup.demolition = Demolition::Never;
        assert!(!setup.demolition());
    }
    assert_eq!(Setup::default_for(3).teams_of(1), [1, 4]);
    assert_eq!(Setup::default_for(3).player_of(4), 1);
    assert_eq!(Setup::default_for(6).teams_of(4), [4]);
}

/// Counts the complete cities that can follow and checks that all have the same probability, the
/// product of the chances of their draws: 1 in `one_in`.
fn same_chance_of_every_city(game: &Game, weight: u64, out_of: u64, one_in: u64) -> u64 {
    if game.next() != Next::Strip {
        assert_eq!(weight * one_in, out_of, "{:?}", game.strips);
        return 1;
    }
    let outcomes = game.outcomes();
    let sum: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    let mut cities = 0;
    for (input, share) in outcomes {
        let mut after = game.clone();
        after.apply(&input).unwrap();
        let weight = weight * u64::from(share);
        cities += same_chance_of_every_city(&after, weight, out_of * sum, one_in);
    }
    cities
}

#[test]
fn sim_2_3_every_city_is_equally_likely() {
    // Ordered choices of the ordinary strips, times the places of the special one.
    for (players, cities) in [(4, 6 * 5 * 4 * 3 * 5), (5, 6 * 5 * 4 * 3 * 2 * 6), (6, 720 * 7)] {
        let game = Game::new(Setup::default_for(players));
        assert_eq!(same_chance_of_every_city(&game, 1, 1, cities), cities);
    }
}

/// A small generator (`SplitMix64`) to play random games with.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        (bits % bound as u64) as usize
    }

    /// The next input of random play as in V6: a slot first, then one of its spaces.
    fn input(&mut self, game: &Game) -> Input {
        match game.next() {
            Next::Block { team } => {
                let blocks = game.legal_blocks();
                Input::Block { team, slot: blocks[self.below(blocks.len())] }
            }
            Next::Take { team } => {
                let legal = game.legal();
                let mut slots: Vec<usize> = legal.iter().map(|&(slot, _)| slot).collect();
                slots.dedup();
                let slot = slots[self.below(slots.len())];
                let squares: Vec<Square> =
                    legal.iter().filter(|choice| choice.0 == slot).map(|choice| choice.1).collect();
                Input::Take { team, slot, square: squares[self.below(squares.len())] }
            }
            _ => {
                let outcomes = game.outcomes();
                let sum: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
                let mut left = self.below(sum as usize) as u32;
                for (input, weight) in outcomes {
                    if left < weight {
                        return input;
                    }
                    left -= weight;
                }
                unreachable!("the weights are shares of their sum")
            }
        }
    }
}

/// Plays randomly until `stop` or the end.
fn play_until(game: &mut Game, seed: u64, stop: impl Fn(&Game) -> bool) {
    let mut luck = Luck(seed);
    while !stop(game) && game.next() != Next::Over {
        let input = luck.input(game);
        game.apply(&input).unwrap();
    }
}

fn may_draw_a_park(game: &Game) -> bool {
    game.outcomes().iter().any(|(input, _)| *input == Input::Tile('P'))
}

#[test]
fn sim_2_6_to_2_9_the_first_round() {
    let mut setup = Setup::default_for(4);
    setup.first_face = FirstFace::B;
    setup.order = Order::Fixed(vec![2, 0, 3, 1]);
    let mut game = Game::new(setup);
    play_until(&mut game, 1, |game| game.next() == Next::Face);
    assert_eq!(game.outcomes(), [(Input::Face('b'), 1)]);
    assert_eq!(game.apply(&Input::Face('a')), Err("SIM-2.6"));
    play_until(&mut game, 2, |game| game.next() == Next::Tile { slot: 1 });
    assert_eq!(game.order, [2, 0, 3, 1]);
    assert_eq!(game.tokens, [0, 1, 0, 0], "the last one takes a token");
    assert_eq!(game.outcomes(), BUILDINGS.map(|building| (Input::Tile(building), 8)));
    assert_eq!(game.apply(&Input::Tile('P')), Err("SIM-2.7"));
    play_until(&mut game, 3, |game| game.round == 2);
    assert_eq!(game.face, Some('a'), "the board is flipped (SIM-4.1)");
    assert!(may_draw_a_park(&game), "parks from round 2 on (SIM-4.2)");
}

// Rounds

#[test]
fn sim_3_2_demolition() {
    let mut game = Game::new(Setup::default_for(5));
    play_until(&mut game, 4, |game| matches!(game.next(), Next::Block { .. }));
    let (last, first) = (game.order[4], game.order[0]);
    assert_eq!(game.next(), Next::Block { team: last });
    assert_eq!(game.legal_blocks(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(game.apply(&Input::Block { team: first, slot: 7 }), Err("SIM-3.3"));
    assert_eq!(game.apply(&Input::Block { team: last, slot: 8 }), Err("SIM-3.2"));
    game.apply(&Input::Block { team: last, slot: 7 }).unwrap();
    assert_eq!(game.next(), Next::Take { team: first });
    assert!(game.legal().iter().all(|&(slot, _)| slot != 7));
    let square = game.city.open_spaces()[0];
    assert_eq!(game.apply(&Input::Take { team: first, slot: 7, square }), Err("SIM-3.2"));

    let mut game = Game::new(Setup::default_for(6));
    let blocks = |game: &Game| matches!(game.next(), Next::Block { .. });
    play_until(&mut game, 5, blocks);
    assert_eq!(game.next(), Next::Over, "no demolition with six players");
}

#[test]
fn sim_3_3_and_4_2_order_tokens_and_bag() {
    for players in 2..=6 {
        let mut game = Game::new(Setup::default_for(players));
        for round in 2..=5 {
            play_until(&mut game, players as u64, |game| game.round == round);
            let slots: Vec<usize> = game.order.iter().map(|team| game.pawns[team]).collect();
            assert!(slots.is_sorted(), "{slots:?}");
            let before = game.tokens.clone();
            play_until(&mut game, 6, |game| game.outcomes().is_empty());
            let last = game.order[game.setup.teams() - 1];
            assert_eq!(game.tokens[last], before[last] + 1);
            assert_eq!(game.tokens.iter().sum::<u32>(), round as u32);
        }
        assert_eq!(game.standings(), None, "the game has no winner yet");
        play_until(&mut game, 7, |_| false);
        assert_eq!(game.tokens.iter().sum::<u32>(), 5);
        assert_eq!(game.bag.len(), 1, "35 of 36 tiles are drawn");
        for team in 0..game.setup.teams() {
            assert_eq!(game.city.discs(team).len(), 5);
        }
        assert!(game.standings().is_some());
    }
}

/// Four teams, face A, the third team of the order to act, slots 5 and 7 taken and 1 blocked: left
/// are the slots 2 (triangle), 3 (pentagon), 4 (square or hexagon), 6 (triangle or hexagon).
fn third_turn(text: &str, stuck: Stuck) -> Game {
    let mut setup = Setup::default_for(4);
    setup.first_face = FirstFace::A;
    setup.order = Order::Fixed(vec![0, 1, 2, 3]);
    setup.stuck = stuck;
    let mut game = Game::new(setup);
    play_until(&mut game, 8, |game| matches!(game.next(), Next::Block { .. }));
    game.city = City::from_text(text, "0123");
    game.blocked = Some(1);
    game.taken.extend([5, 7]);
    game.turns = 2;
    assert_eq!(game.next(), Next::Take { team: 2 });
    assert_eq!(game.available(), [2, 3, 4, 6]);
    game
}

fn choices(game: &Game) -> String {
    let name = |&(slot, square): &(usize, Square)| format!("{slot}{}", square_name(square));
    game.legal().iter().map(name).collect::<Vec<_>>().join(" ")
}

fn refusal(game: &Game, slot: usize, name: &str) -> Option<&'static str> {
    game.refusal(&Input::Take { team: 2, slot, square: square(name) })
}

#[test]
fn sim_3_5_where_a_tile_fits() {
    let mut game = third_turn("t. s. h. p.\n_. V- R0 c.", Stuck::NoTileFits);
    assert_eq!(choices(&game), "2a1 3d1 4b1 4c1 6a1 6c1");
    for (slot, name, rule) in [
        (4, "b2", "SIM-3.5"), // printed
        (4, "c2", "SIM-3.5"), // occupied
        (4, "a1", "SIM-3.5"), // wrong symbol
        (4, "a2", "SIM-3.5"), // blank
        (4, "e1", "SIM-3.5"), // outside
        (1, "d2", "SIM-3.2"), // blocked
        (5, "b1", "SIM-3.4"), // taken
        (8, "b1", "SIM-3.4"), // no slot
    ] {
        assert_eq!(refusal(&game, slot, name), Some(rule), "{slot}{name}");
    }
    let take = Input::Take { team: 3, slot: 2, square: square("a1") };
    assert_eq!(game.refusal(&take), Some("SIM-3.3"));
    // Slot 7: any open space, the blank one included.
    game.taken.remove(&7);
    game.taken.extend([2, 3, 4, 6]);
    assert_eq!(choices(&game), "7a1 7a2 7b1 7c1 7d1 7d2");
    assert_eq!(refusal(&game, 7, "b2"), Some("SIM-3.5"));
}

#[test]
fn sim_3_6_no_free_build_while_another_tile_fits() {
    // The triangle fits slots 2 and 6; 3 and 4 fit nowhere.
    let game = third_turn("t. c. _. R0", Stuck::NoTileFits);
    assert_eq!(choices(&game), "2a1 6a1");
    assert_eq!(refusal(&game, 2, "b1"), Some("SIM-3.5"));
    assert_eq!(refusal(&game, 3, "a1"), Some("SIM-3.6"));
    assert_eq!(refusal(&game, 3, "b1"), Some("SIM-3.6"));
    assert_eq!(refusal(&game, 3, "c1"), Some("SIM-3.5"), "the blank space is slot 7's");
    assert_eq!(refusal(&game, 3, "d1"), Some("SIM-3.5"), "occupied, whatever fits");
}

#[test]
fn sim_3_6_per_tile() {
    let game = third_turn("t. c. _. R0", Stuck::PerTile);
    assert_eq!(choices(&game), "2a1 3a1 3b1 3c1 4a1 4b1 4c1 6a1");
    assert_eq!(refusal(&game, 3, "b1"), None);
    assert_eq!(refusal(&game, 3, "d1"), Some("SIM-3.5"));
    assert_eq!(refusal(&game, 2, "b1"), Some("SIM-3.5"));
}

#[test]
fn sim_3_7_no_tile_fits() {
    for stuck in [Stuck::NoTileFits, Stuck::PerTile] {
        let game = third_turn("c. _. R0 V-", stuck);
        assert_eq!(choices(&game), "2a1 2b1 3a1 3b1 4a1 4b1 6a1 6b1");
        assert_eq!(refusal(&game, 2, "c1"), Some("SIM-3.5"));
        assert_eq!(refusal(&game, 7, "a1"), Some("SIM-3.4"));
    }
}

#[test]
fn section_7_refusals_agree_with_the_choices_and_change_nothing() {
    for seed in 0..10 {
        let players = 2 + seed as usize % 5;
        let mut setup = Setup::default_for(players);
        setup.stuck = if seed < 5 { Stuck::NoTileFits } else { Stuck::PerTile };
        let mut game = Game::new(setup);
        let mut luck = Luck(seed);
        while game.next() != Next::Over {
            if let Next::Take { team } = game.next() {
                let legal = game.legal();
                for slot in 0..=8 {
                    for square in (0..8).flat_map(|column| (0..8).map(move |row| (column, row))) {
                        let input = Input::Take { team, slot, square };
                        let accepted = game.refusal(&input).is_none();
                        assert_eq!(accepted, legal.contains(&(slot, square)), "{input:?}");
                        if !accepted && square == (0, 0) {
                            let mut after = game.clone();
                            after.apply(&input).unwrap_err();
                            assert_eq!(after, game);
                        }
                    }
                }
            }
            let input = luck.input(&game);
            game.apply(&input).unwrap();
        }
        let after_the_end = Input::Take { team: 0, slot: 1, square: (0, 0) };
        assert_eq!(game.refusal(&after_the_end), Some("SIM-3.3"));
        assert!(game.legal().is_empty() && game.outcomes().is_empty());
    }
}

// Ranks

fn ranks(setup: &Setup, totals: &[u32], pawns: &[usize], order: &[usize]) -> Vec<usize> {
    let players: Vec<Standing> = standings(setup, totals, pawns, order);
    players.iter().map(|player| player.rank).collect()
}

#[test]
fn sim_5_6_ties_of_single_teams() {
    let mut setup = Setup::default_for(4);
    let (totals, pawns, order) = ([20, 25, 20, 20], [5, 7, 2, 3], [0, 1, 3, 2]);
    assert_eq!(ranks(&setup, &totals, &pawns, &order), [4, 1, 2, 3]);
    setup.tie_break = TieBreak::LastRoundOrder;
    assert_eq!(ranks(&setup, &totals, &pawns, &order), [2, 1, 4, 3]);
}

#[test]
fn sim_5_6_ties_of_two_teams() {
    // Player 0: teams 0 and 2; player 1: teams 1 and 3. The scoring team of player 0 is 0, though
    // the pawn of 2 stands higher.
    let mut setup = Setup::default_for(2);
    let (pawns, order) = ([3, 2, 1, 5], [3, 0, 1, 2]);
    assert_eq!(ranks(&setup, &[10, 10, 12, 11], &pawns, &order), [2, 1]);
    // Both teams of player 1 score the same: the higher of the two pawns is team 1's.
    assert_eq!(ranks(&setup, &[10, 10, 12, 10], &pawns, &order), [2, 1]);
    // The order of round 5 compares the same team, though team 3 played first.
    setup.tie_break = TieBreak::LastRoundOrder;
    assert_eq!(ranks(&setup, &[10, 10, 12, 10], &pawns, &order), [1, 2]);
    // Here team 3 alone scores.
    assert_eq!(ranks(&setup, &[10, 11, 12, 10], &pawns, &order), [2, 1]);
}

// Gains

#[test]
fn the_gain_of_a_build_is_added_to_the_score() {
    let city = City::from_text("RA .. RB\nPB RA KA", "AB");
    // The residential building joins 1 + 1 of A (a1, b2: 1 each) and c1 of B to one of 4.
    let own = gain(&city, 0, 'R', square("b1"), 0);
    assert_eq!(own, Gain { links: 6, neighbourhoods: 10, parks: 0 });
    let other = gain(&city, 0, 'R', square("b1"), 1);
    assert_eq!(other, Gain { links: 0, neighbourhoods: 3, parks: 0 });
    // A's park at b1 has only residential neighbours; B's at a2 is not adjacent to it.
    assert_eq!(
        gain(&city, 0, 'P', square("b1"), 0),
        Gain { links: 6, neighbourhoods: 0, parks: 1 }
    );
    // A second type beside B's park: 4 for 1.
    let city = City::from_text("RA ..\nPB ..", "AB");
    assert_eq!(
        gain(&city, 0, 'K', square("b2"), 1),
        Gain { links: 0, neighbourhoods: 0, parks: 3 }
    );
}
