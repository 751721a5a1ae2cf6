//! The terminal's view, read back: its map shows cell by cell what stands there and who, its lines
//! show what each seat owns.

mod maps;

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use kernel::{Game, Notation, Observer, Seat, Turn};
use smallcity::constants::Compare;
use smallcity::{
    Action, Borough, Bottom, Cell, Cells, Condition, Kind, PEOPLE, Rules, STACKS, Setup, SmallCity,
    State, Stock, Whereabouts,
};

use maps::{LEGEND, between_rows, ground, joint, somebody};
use words::{Language, Words};

use crate::plain::room_for_materials;
use crate::played::each_input;
use crate::subject::{harsh, lavish, pairs};

/// The short names of the phases, as messages have them.
const PHASES: [(&str, &str); 10] = [
    ("s.", "set-up"),
    ("p1.", "special actions"),
    ("p2.", "build"),
    ("p3.", "move citizens"),
    ("p4.", "income"),
    ("p5.", "vote"),
    ("p6.", "pollution"),
    ("p7.", "City Council"),
    ("p8.", "Mayor’s next visit"),
    ("end", "end"),
];

/// The words of the game.
fn words() -> Words {
    Words::new(Language::english().of_game("small-city"))
}

/// A state with its printed view.
struct Print {
    game: Arc<SmallCity>,
    state: State,
    /// The observer.
    who: Observer,
    /// The common part, then one block for each seat.
    blocks: Vec<String>,
}

impl Print {
    fn new(game: &Arc<SmallCity>, state: &State, who: Observer) -> Print {
        let reader = match who {
            Observer::Seat(seat) => Some(seat.index()),
            Observer::Spectator => None,
        };
        let words = words().to(reader);
        let lines = game.text(&game.view(state, who));
        let lines: Vec<String> = lines.iter().map(|line| words.tell("text", line)).collect();
        let text = lines.join("\n");
        let blocks: Vec<String> = text.split("\n\n").map(str::to_owned).collect();
        assert_eq!(blocks.len(), 1 + game.seats(), "{text}");
        Print { game: Arc::clone(game), state: *state, who, blocks }
    }

    fn head(&self) -> Block<'_> {
        Block(self.blocks[0].lines().collect())
    }

    /// By seat.
    fn seats(&self) -> impl Iterator<Item = (Seat, &Borough, Block<'_>)> {
        let blocks = Seat::first(self.game.seats()).zip(&self.blocks[1..]);
        blocks.map(|(seat, block)| (seat, self.state.borough(seat), Block(block.lines().collect())))
    }
}

/// The lines of a block.
struct Block<'a>(Vec<&'a str>);

impl Block<'_> {
    /// The text after a label at the beginning of a line, if there is such a line.
    fn find(&self, label: &str) -> Option<&str> {
        self.0.iter().find_map(|line| line.trim_start().strip_prefix(label))
    }

    #[track_caller]
    fn after(&self, label: &str) -> &str {
        self.find(label).unwrap_or_else(|| panic!("{label:?} is missing from {:?}", self.0))
    }

    /// What the map of a seat shows below a column letter and beside a row number: two characters
    /// for what stands there, one for who is there, one for the border to the next cell.
    fn on_map(&self, cell: Cell) -> String {
        let letter = char::from(b'a' + cell.column() as u8);
        let middle = self.0[1].find(letter).expect("every column has its letter");
        let number = (cell.row() + 1).to_string();
        let row = self.0[2..].iter().find(|row| row.split_whitespace().next() == Some(&*number));
        let row = row.expect("every row has its number");
        row.chars().chain(std::iter::repeat(' ')).skip(middle - 1).take(4).collect()
    }
}

/// The parts of a list in a sentence: `a, b and c`.
fn listed(text: &str) -> impl Iterator<Item = &str> {
    text.split(", ").flat_map(|part| part.split(" and ")).filter(|part| !part.is_empty())
}

/// `a, b and c`.
fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [start @ .., last] => format!("{} and {last}", start.join(", ")),
    }
}

/// `2 citizens, 1 trader` as numbers and words in the singular, without zeros.
fn counts(text: &str) -> BTreeSet<(usize, String)> {
    let count = |part: &str| {
        let (count, word) = part.split_once(' ').unwrap_or_else(|| panic!("{part:?} in {text:?}"));
        let count: usize = count.parse().unwrap_or_else(|_| panic!("{part:?} in {text:?}"));
        let word = if count == 1 { word } else { word.strip_suffix('s').unwrap_or(word) };
        (count, word.to_owned())
    };
    let parts = listed(text).filter(|part| *part != "none");
    parts.map(count).filter(|(count, _)| *count > 0).collect()
}

/// Numbers by kind of people in the form of [`counts`].
fn people(game: &SmallCity, numbers: &[u8; PEOPLE]) -> BTreeSet<(usize, String)> {
    let names = game.rules().people.iter().map(|rule| match rule.name {
        "officer" => "police officer".to_owned(),
        name => name.to_owned(),
    });
    let counted = numbers.iter().map(|&count| usize::from(count)).zip(names);
    counted.filter(|(count, _)| *count > 0).collect()
}

/// `1 wood and 2 metal` as wood, stone and metal.
fn materials(text: &str) -> [u8; 3] {
    let parts = listed(text).filter(|part| *part != "nothing");
    parts.fold([0; 3], |mut counts, part| {
        let (count, name) = part.split_once(' ').unwrap_or_else(|| panic!("{text:?}"));
        let kind = ["wood", "stone", "metal"].iter().position(|known| *known == name);
        counts[kind.unwrap_or_else(|| panic!("{text:?}"))] = count.parse().expect("a number");
        counts
    })
}

/// Games of all numbers of seats and sets of modules: scarce ones, in which people die, and rich
/// ones, in which many travel.
fn tables() -> impl Iterator<Item = SmallCity> {
    let mut all: Vec<Setup> = (1..=4).flat_map(pairs).collect();
    all.extend((1..=4).map(|players| harsh(Setup::new(players))));
    all.extend((2..=4).map(|players| lavish(Setup::new(players).with(&["traders"]))));
    all.into_iter().map(|setup| SmallCity::new(&setup).expect("a sound set-up"))
}

/// States of a game of every table, as the seats and a spectator see them in turn.
static PRINTS: LazyLock<Vec<Print>> = LazyLock::new(|| {
    let mut prints = vec![];
    for (seed, game) in tables().map(Arc::new).enumerate() {
        let seats = Seat::first(game.seats()).map(Observer::Seat);
        let observers: Vec<Observer> = seats.chain([Observer::Spectator]).collect();
        let mut count = 0;
        let last = each_input(&game, seed as u64, |state, _, _| {
            if count % 5 == 0 {
                prints.push(Print::new(&game, state, observers[count / 5 % observers.len()]));
            }
            count += 1;
        });
        prints.push(Print::new(&game, &last, observers[count / 5 % observers.len()]));
    }
    prints
});

#[test]
fn borders_are_drawn_between_rows() {
    let mut count = 0;
    for print in PRINTS.iter() {
        for (_, borough, block) in print.seats() {
            let rows = block.0[2..].iter().take_while(|line| !line.starts_with("  City Hall"));
            let drawn: Vec<&str> = rows.copied().filter(|line| line.starts_with("     ")).collect();
            // The edge of the map lies below the last row.
            let due: Vec<String> = (0..9)
                .map(|row| between_rows(borough, row))
                .filter(|line| !line.is_empty())
                .map(|line| format!("     {line}"))
                .collect();
            assert_eq!(drawn, due, "{:?}", block.0);
            count += due.len();
        }
    }
    assert!(count > 100, "{count} lines");
}

#[test]
fn every_cell_of_a_map_shows_what_stands_there_and_who() {
    let mut signs = BTreeSet::new();
    for print in PRINTS.iter() {
        for (seat, borough, block) in print.seats() {
            for cell in !Cells::NONE {
                let game = &print.game;
                let ground = ground(game, borough, cell);
                let who = somebody(game, seat, borough, cell);
                let due = format!("{ground}{who}{}", joint(borough, cell));
                assert_eq!(block.on_map(cell), due, "{cell} of {seat:?}: {:?}", block.0);
                signs.extend([ground, who.to_string()]);
            }
        }
    }
    let ground = ["@@", "++", " f", " .", "  ", "R2", "C2", "F2", "Ha", "P3", "Mu", "Po", "CH"];
    let people = ["*", "t", "o", "#", "!", "_", " ", "1", "2", "3", "4"];
    let missing = ground.iter().chain(&people).find(|sign| !signs.contains(**sign));
    assert_eq!(missing, None, "only {signs:?} were seen");
}

/// Map codes distinguish all tiles.
#[test]
fn every_kind_of_tile_has_the_sign_of_the_legend() {
    let mut setup = Setup::new(2).with(&["forest", "buildings", "historic"]);
    setup.options.insert("historic".into(), "colosseum,neuschwanstein".into());
    let game = SmallCity::new(&setup).expect("a sound set-up");
    let code = |kind| game.rules().tile(kind).code.clone();
    let signs = game.rules().kinds().map(|kind| (code(kind), game.map_code(kind)));
    let legend = LEGEND.map(|(code, sign, _)| (code.to_owned(), sign.to_owned()));
    assert_eq!(signs.collect::<BTreeSet<_>>(), BTreeSet::from(legend));
    assert_eq!(BTreeSet::from(LEGEND.map(|(_, sign, _)| sign)).len(), LEGEND.len());
}

#[test]
fn the_head_of_a_view_names_round_and_phase() {
    for (phase, (_, name)) in PHASES.iter().enumerate() {
        let told = words().tell("phase", &phase);
        assert!(told.contains(name), "phase {phase} is {told:?}");
    }
    for Print { game, state, blocks, .. } in PRINTS.iter() {
        let step = if state.over { "end" } else { game.step(state) };
        let phase = PHASES.iter().find(|(anchor, _)| step.starts_with(anchor));
        let round = match state.round {
            0 => "Set-up, ".to_owned(),
            round => format!("Round {round} of 8, "),
        };
        let host = format!("; Player {} hosts the Mayor", state.host.index() + 1);
        let first = blocks[0].lines().next().unwrap_or_default();
        assert!(first.starts_with(&round) && first.ends_with(&host), "{first}");
        assert!(first.contains(&format!("{} ({step})", phase.expect("a phase").1)), "{first}");
    }
}

/// For every observer, with and without secrets.
#[test]
fn the_head_of_a_view_names_the_seats_to_act() {
    for print in PRINTS.iter() {
        let seats: Vec<Seat> = match print.game.turn(&print.state) {
            Turn::Seat(seat) => vec![seat],
            Turn::Together(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => vec![],
        };
        let names: Vec<String> =
            seats.iter().map(|seat| format!("Player {}", seat.index() + 1)).collect();
        let (head, step) = (print.head(), print.game.step(&print.state));
        let told: Vec<&str> = head.find("To act: ").into_iter().flat_map(listed).collect();
        assert_eq!(told, names, "{:?} sees {step}", print.who);
    }
}

#[test]
fn the_head_of_a_view_counts_supply_and_stock() {
    for print in PRINTS.iter() {
        let (head, rules) = (print.head(), print.game.rules());
        assert_eq!(materials(head.after("Supply: ")), print.state.supply);
        let common = |kind: &Kind| matches!(rules.tile(*kind).stock, Stock::Common(_));
        let stock = tiles(rules, &print.state.stock, common);
        assert_eq!(counts(head.after("Stock: ")), stock);
    }
}

/// Numbers of tiles by code in the form of [`counts`].
fn tiles(rules: &Rules, left: &[u8], wanted: impl Fn(&Kind) -> bool) -> BTreeSet<(usize, String)> {
    let kinds = rules.kinds().filter(wanted);
    let counted = kinds.map(|kind| (left[kind.index()].into(), rules.tile(kind).code.clone()));
    counted.filter(|(count, _)| *count > 0).collect()
}

#[test]
fn a_seat_shows_its_name_and_tracks() {
    for print in PRINTS.iter() {
        let (game, state) = (&print.game, &print.state);
        // After the measurement of this round the forecast is for the next round; at the end, and
        // for an eliminated seat, there is none.
        let measured = ["p6.", "p7.", "p8."].iter().any(|step| game.step(state).starts_with(step));
        let when = if measured { "next round" } else { "forecast" };
        let ended = game.turn(state) == Turn::Over;
        for (seat, borough, block) in print.seats() {
            let (name, tracks) = block.0[0].split_once(": ").expect("a name and tracks");
            let you = if print.who == Observer::Seat(seat) { " (you)" } else { "" };
            let out = match borough.out {
                0 => String::new(),
                round => format!(", eliminated in round {round}"),
            };
            assert_eq!(name, format!("Player {}{you}{out}", seat.index() + 1));
            let more = game.forecast(state, seat).increase;
            // SC-2.1, SC-18.4: the last round, or one seat left of several.
            let alone = game.seats() > 1 && state.active(game.rules().seats).count() == 1;
            let last = measured && (state.round == 8 || alone);
            let told = !ended && borough.out == 0 && !last;
            let more = if told { format!(" ({when} + {more})") } else { String::new() };
            let due = [
                format!("${}", borough.money),
                format!("{} vote{}", borough.votes, if borough.votes == 1 { "" } else { "s" }),
                format!("pollution {} %{more}", borough.pollution),
                format!("zone {}", borough.zone),
            ];
            assert_eq!(tracks.split(", ").collect::<Vec<_>>(), due);
        }
    }
}

#[test]
fn a_seat_shows_its_people() {
    for print in PRINTS.iter() {
        for (_, borough, block) in print.seats() {
            let line = block.0.iter().find_map(|line| line.strip_prefix("  City Hall "));
            let parts: Vec<&str> = line.expect("a line of people").split("; ").collect();
            let part = |name: &str| {
                parts[1..].iter().find_map(|part| part.strip_prefix(name)).unwrap_or_default()
            };
            let people = |numbers| people(&print.game, &numbers);
            assert_eq!(counts(parts[0]), people(borough.hall));
            // SP-TRD-1, SP-POL-1: only citizens wait in the Career Center.
            let [citizens, others @ ..] = borough.aside;
            assert_eq!(counts(part("Career Center ")), people([citizens, 0, 0]));
            assert_eq!(counts(part("beside ")), people([0, others[0], others[1]]));
            assert_eq!(counts(part("dead ")), people(borough.dead));
            assert_eq!(part("reserve "), borough.reserve.to_string());
        }
    }
}

#[test]
fn a_seat_shows_its_materials_and_tiles() {
    for print in PRINTS.iter() {
        let rules = print.game.rules();
        for (_, borough, block) in print.seats() {
            let stored = block.after("Stored: ").split_once(" of ");
            let (stored, room) = stored.expect("what is stored, and the room for it");
            assert_eq!(materials(stored), borough.store);
            assert_eq!(room, room_for_materials(&print.game, borough).to_string());
            let own = |kind: &Kind| matches!(rules.tile(*kind).stock, Stock::Own(_));
            let left = tiles(rules, &borough.own_stock, own);
            assert_eq!(counts(block.after("Own tiles left: ")), left);
        }
    }
}

/// SC-12.1: two discs start left of column 1; those of an eliminated seat leave play (SC-18.1).
#[test]
fn a_seat_shows_its_council_discs_and_its_card() {
    for print in PRINTS.iter() {
        for (_, borough, block) in print.seats() {
            if borough.out > 0 {
                assert!(!block.0.iter().any(|line| line.contains("Council discs")));
                continue;
            }
            let line = block.after("Council discs: ").split_once("; card ");
            let (discs, card) = line.expect("discs and a card");
            let taken = borough.card.map(|card| print.game.rules().cards[usize::from(card)].letter);
            assert_eq!(card, taken.map_or("none".to_owned(), String::from));
            let mut columns: Vec<u8> =
                borough.discs.iter().copied().filter(|disc| *disc <= 4).collect();
            columns.sort_unstable();
            let due = match columns[..] {
                [0, 0] => "2 at the start".to_owned(),
                [0, column] => format!("1 at the start, column {column} of 4"),
                [first, second] => format!("columns {first} and {second} of 4"),
                _ => panic!("{columns:?} are no two discs"),
            };
            assert_eq!(discs, due);
        }
    }
}

/// SC-3.8 and section 19: every observer may know how many promises of each difficulty are kept;
/// only their owner knows which, and which were put back, before the end.
#[test]
fn a_seat_shows_its_promises_to_itself() {
    let (mut drawn, mut put_back) = (0, 0);
    for print in PRINTS.iter() {
        let (rules, promises) = (print.game.rules(), &print.state.promises);
        for (seat, _, block) in print.seats() {
            let knows = print.who == Observer::Seat(seat) || print.state.over;
            let mut kept = [0; STACKS];
            for (at, how) in [(Whereabouts::Kept(seat), ""), (Whereabouts::Drawn(seat), ", drawn")]
            {
                for rule in promises.cards_at(at).map(|card| rules.promise(card)) {
                    kept[rule.stack as usize] += usize::from(how.is_empty());
                    let title = words().tell("promise", &rule.key);
                    let label = format!("“{title}” ({}{how}): ", rule.stack.name());
                    let line = block.find(&label);
                    assert_eq!(line.is_some(), knows, "{label} in {:?}", block.0);
                    line.inspect(|line| assert_standing(line, &rule.conditions));
                    drawn += usize::from(knows && !how.is_empty());
                }
            }
            let names = ["easy", "medium", "difficult", "special"].map(str::to_owned);
            let kept = kept.into_iter().zip(names).filter(|(count, _)| *count > 0);
            assert_eq!(counts(block.after("Promises: ")), kept.collect());
            let below = promises.bottoms.iter().flat_map(Bottom::iter);
            let own = below.filter(|(_, by)| *by == seat && knows).filter_map(|(card, _)| card);
            let due = own.map(|card| words().tell("promise", &rules.promise(card).key));
            let due: Vec<String> = due.collect();
            assert_eq!(block.find("Put back: ").unwrap_or_default(), list(&due));
            put_back += due.len();
        }
    }
    assert!(drawn > 0 && put_back > 0, "{drawn} drawn and {put_back} put back were seen");
}

/// `dollars: at least 10 (now 8, not yet) and ...`: one part for each condition, which says whether
/// the present number satisfies it.
#[track_caller]
fn assert_standing(line: &str, conditions: &[Condition]) {
    let parts = line.split_inclusive(')').map(|part| {
        let part = part.strip_prefix(", ").unwrap_or(part);
        part.strip_prefix(" and ").unwrap_or(part)
    });
    let parts: Vec<&str> = parts.collect();
    assert_eq!(parts.len(), conditions.len(), "{line}");
    for (part, condition) in parts.iter().zip(conditions) {
        let (text, now) = part.split_once(" (now ").unwrap_or_else(|| panic!("{line}"));
        let (value, holds) = now.split_once(", ").unwrap_or_else(|| panic!("{line}"));
        let value: i32 = value.parse().unwrap_or_else(|_| panic!("{line}"));
        let due = match condition.compare {
            Compare::AtLeast => value >= condition.number,
            Compare::AtMost => value <= condition.number,
            Compare::Equal => value == condition.number,
        };
        assert!(text.ends_with(&condition.number.to_string()), "{line}");
        assert_eq!(holds, if due { "holds)" } else { "not yet)" }, "{line}");
    }
}

/// SC-5.1: only its owner sees a plan; SC-5.3: with the points that it leaves; SC-18.1: an
/// eliminated seat has none.
#[test]
fn a_seat_shows_its_plan_to_itself() {
    let mut seen = 0;
    for print in PRINTS.iter().filter(|print| !print.state.over) {
        for (seat, borough, block) in print.seats() {
            let plan = &print.state.plans[seat.index()];
            let planning = print.game.step(&print.state) == "p2.plan" && borough.out == 0;
            let line = block.find("Plan, ").map(|line| line.split_once(": ").expect("steps"));
            assert_eq!(line.is_some(), planning && print.who == Observer::Seat(seat));
            let Some((points, steps)) = line else { continue };
            // SP-BLD-6.
            let palace = |kind| print.game.rules().tile(kind).code == "Pal";
            let used = plan.builds().map(|step| match step {
                Action::Grow => 2,
                Action::Build(build) if palace(build.kind) => 2,
                _ => 1,
            });
            let left = print.game.setup().constants.int("build_points") - used.sum::<i32>();
            assert_eq!(points, format!("{left} point{} left", if left == 1 { "" } else { "s" }));
            let count = plan.steps().count();
            let told = listed(steps).filter(|step| *step != "nothing yet").count();
            assert_eq!(told, count, "{steps}");
            seen += count;
        }
    }
    assert!(seen > 0, "nobody plans");
}

/// SC-3.9, SC-16.2: an owner still sees its own secret commitments.
#[test]
fn a_seat_shows_its_secret_commitments_to_itself() {
    let (mut halls, mut platforms) = (0, 0);
    for print in PRINTS.iter().filter(|print| !print.state.over) {
        for (seat, _, block) in print.seats() {
            let (plan, own) = (print.state.plans[seat.index()], print.who == Observer::Seat(seat));
            let hall = (!plan.hall.is_empty()).then(|| format!("City Hall on {}", plan.hall));
            let platforms_by_number = &print.game.rules().platforms;
            let platform = plan.platform.map(|number| &platforms_by_number[usize::from(number)]);
            let platform = platform.map(|platform| words().tell("platform", &platform.key));
            halls += usize::from(own && hall.is_some());
            platforms += usize::from(own && platform.is_some());
            let due = hall.or(platform).filter(|_| own);
            assert_eq!(block.find("Planned: "), due.as_deref());
        }
    }
    assert!(halls > 0 && platforms > 0, "{halls} City Halls and {platforms} platforms were seen");
}
