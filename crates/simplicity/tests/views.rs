//! A view shows what is on the table: compared with the reference, which plays the same games, in
//! every position, including who is to act and the result.

use kernel::{Documents, Game, Notation, Seat, Turn};
use simplicity::{
    Phase, PlayerDoc, Simplicity, Slot, SlotView, SpaceGround, SpaceView, State, Symbol, Team,
    TeamDoc, Tile, ViewDoc,
};

use crate::reference::{self, Next, Square};
use crate::{bridge, shared};

/// Every position of some games with every number of players, in both implementations.
fn each_position(mut check: impl FnMut(&Simplicity, &State, &reference::Game)) {
    for players in 2..=6 {
        let game = shared::game(players, &[]);
        let setup = reference::Setup::default_for(usize::from(players));
        for seed in 0..5 {
            bridge::each_position(&game, &setup, seed, |state, naive, _| {
                check(&game, state, naive);
            });
        }
    }
}

fn letter(tile: Option<Tile>) -> Option<char> {
    tile.map(Tile::letter)
}

#[test]
fn the_view_shows_what_happens_now() {
    each_position(|game, state, naive| {
        let view = game.view_doc(state);
        let (phase, team) = match naive.next() {
            Next::Strip | Next::Face | Next::Pawn => (Phase::Setup, None),
            Next::Tile { .. } => (Phase::Draw, None),
            Next::Block { team } => (Phase::Block, Some(team)),
            Next::Take { team } => (Phase::Take, Some(team)),
            Next::Over => (Phase::Over, None),
        };
        let round = if phase == Phase::Setup { 0 } else { naive.round };
        assert_eq!((view.phase, view.team.map(Team::index)), (phase, team));
        assert_eq!((usize::from(view.round), view.rounds), (round, 5), "SIM-3.1");
        assert_eq!(usize::from(view.place), naive.turns);
        let order: Vec<usize> = view.order.iter().map(|team| team.index()).collect();
        assert_eq!(order, naive.order);
        assert_eq!(view.demolition, naive.setup.demolition());
        let in_round = !matches!(phase, Phase::Setup | Phase::Over);
        let told = in_round.then_some(naive.round);
        assert_eq!(game.step(state).round().map(usize::from), told);
    });
}

#[test]
fn the_view_shows_the_city() {
    each_position(|game, state, naive| {
        let view = game.view_doc(state);
        assert_eq!(usize::from(view.column_count), naive.setup.ordinary_strips() + 1);
        let shown: Vec<(Square, &SpaceView)> = view
            .columns
            .iter()
            .enumerate()
            .flat_map(|(column, spaces)| {
                spaces.iter().enumerate().map(move |(row, space)| ((column, row), space))
            })
            .collect();
        let squares: Vec<Square> = shown.iter().map(|(square, _)| *square).collect();
        assert_eq!(squares, naive.city.squares());
        for (square, space) in shown {
            let printed = match space.ground {
                SpaceGround::Symbol => {
                    reference::Space::Symbol(space.symbol.expect("one is printed").letter())
                }
                SpaceGround::Blank => reference::Space::Blank,
                SpaceGround::Printed if space.team.is_some() => panic!("a disc on {square:?}"),
                SpaceGround::Printed => {
                    reference::Space::Printed(letter(space.tile).expect("a building"))
                }
            };
            assert_eq!(naive.city.space(square), Some(printed));
            assert_eq!(space.symbol.is_some(), space.ground == SpaceGround::Symbol);
            assert_eq!(letter(space.tile), naive.city.type_at(square));
            assert_eq!(space.team.map(Team::index), naive.city.disc_at(square));
        }
    });
}

#[test]
fn the_view_shows_the_planning_board_and_the_bag() {
    each_position(|game, state, naive| {
        let view = game.view_doc(state);
        assert_eq!(view.face.map(simplicity::Face::letter), naive.face);
        assert_eq!(view.slots.iter().map(|shown| shown.slot).collect::<Vec<_>>(), Slot::ALL);
        for shown in &view.slots {
            check_slot(shown, naive);
        }
        let ViewDoc { bag, .. } = view;
        for (tile, count) in [('R', bag.R), ('K', bag.K), ('O', bag.O), ('V', bag.V), ('P', bag.P)]
        {
            let left = naive.bag.iter().filter(|other| **other == tile).count();
            assert_eq!(usize::from(count), left, "{tile} in the bag");
        }
    });
}

fn check_slot(shown: &SlotView, naive: &reference::Game) {
    let number = shown.slot.index() + 1;
    let symbols: Vec<char> = shown.symbols.iter().copied().map(Symbol::letter).collect();
    let faces = (&naive.setup.components.face_a, &naive.setup.components.face_b);
    let printed = match naive.face {
        Some('a') => faces.0[number - 1].clone(),
        Some(_) => faces.1[number - 1].clone(),
        None => vec![],
    };
    assert_eq!(symbols, printed);
    let lies = naive.tiles.get(&number).filter(|_| !naive.taken.contains(&number));
    assert_eq!(letter(shown.tile), lies.copied());
    assert_eq!(shown.blocked, naive.blocked == Some(number));
    // Only teams that have built in this round; the other pawns stand where they were in the last
    // one.
    let mut moved = naive.order[..naive.turns].iter();
    let pawn = moved.find(|team| naive.pawns[team] == number).copied();
    assert_eq!(shown.pawn.map(Team::index), pawn);
}

/// A team's points as the reference counts them (section 5).
fn team_doc(score: &reference::Score) -> TeamDoc {
    let points = |points: u32| u16::try_from(points).expect("a few points");
    TeamDoc {
        owner: None,
        links: points(score.links),
        R: points(score.residential),
        K: points(score.commercial),
        O: points(score.office),
        V: points(score.civic),
        parks: points(score.parks),
        tokens: points(score.tokens),
        total: points(score.total),
    }
}

#[test]
fn the_view_shows_what_teams_and_players_have() {
    each_position(|game, state, naive| {
        // Nothing says whether the token of a round comes before or after the draw.
        if matches!(naive.next(), Next::Tile { .. }) && naive.round > 1 {
            return;
        }
        let view = game.view_doc(state);
        let scores = naive.scores();
        assert_eq!(view.teams.len(), scores.len());
        for (team, (shown, score)) in view.teams.iter().zip(&scores).enumerate() {
            assert_eq!(shown.seat.index(), naive.setup.player_of(team));
            assert_eq!(u32::from(shown.tokens), naive.tokens[team]);
            assert_eq!(usize::from(shown.discs) + naive.city.discs(team).len(), 5);
            assert_eq!(shown.score, team_doc(score));
        }
        assert_eq!((view.seats.len(), game.seats()), (naive.setup.players, naive.setup.players));
        for (player, shown) in view.seats.iter().enumerate() {
            let teams: Vec<usize> = shown.teams.iter().map(|team| team.index()).collect();
            assert_eq!(teams, naive.setup.teams_of(player));
            // SIM-5.5, SIM-5.6. A team whose pawn is not drawn yet sorts first.
            let order = |team: &usize| (scores[*team].total, naive.pawns.get(team));
            let counts = teams.into_iter().min_by_key(order).expect("a team");
            assert_eq!(shown.counts.index(), counts);
            assert_eq!(u32::from(shown.score), scores[counts].total);
        }
    });
}

/// SIM-3.3: only the seat of the team to act has legal actions.
#[test]
fn only_the_seat_to_act_may_act() {
    each_position(|game, state, naive| {
        let due = match naive.next() {
            Next::Block { team } | Next::Take { team } => {
                Turn::Seat(Seat::new(naive.setup.player_of(team)))
            }
            Next::Over => Turn::Over,
            Next::Strip | Next::Face | Next::Pawn | Next::Tile { .. } => Turn::Chance,
        };
        assert_eq!(game.turn(state), due);
        for seat in Seat::first(naive.setup.players) {
            let mut legal = vec![];
            game.legal(state, seat, &mut legal);
            assert_eq!(!legal.is_empty(), due == Turn::Seat(seat), "{seat}");
        }
    });
}

#[test]
fn a_game_has_a_result_once_it_is_over() {
    each_position(|game, state, naive| {
        let Some(standings) = naive.standings() else {
            assert_eq!((game.result(state), game.standings(state)), (None, None));
            return;
        };
        let result = game.result(state).expect("the game is over");
        assert_eq!(result.teams, naive.scores().iter().map(team_doc).collect::<Vec<_>>());
        let players = standings.iter().map(|standing| PlayerDoc {
            score: standing.score as i32,
            rank: u8::try_from(standing.rank).expect("few players"),
        });
        assert_eq!(result.players, players.collect::<Vec<_>>());
    });
}
