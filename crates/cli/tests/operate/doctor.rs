//! The doctor finds and names what is wrong with stored games.

use kernel::Seat;
use server::{Broken, Games, Sound, Unsound, Why};
use store::{LogLine, SeatKind, SeatRow, Status, TableRow};

use super::operate;
use super::stored::{keep, over, played, row};

fn judge(row: TableRow, log: &[LogLine]) -> Result<Sound, Broken> {
    Sound::judge(&Games::new(catalog::games()), row, log)
}

/// The doctor refuses the log for this reason, at that line.
#[track_caller]
fn check(row: TableRow, log: &[LogLine], line: Option<u32>, unsound: &Unsound) {
    let broken = judge(row, log).err().expect("it is not sound");
    let Why::Unsound(found) = broken.why else { panic!("{broken:?}") };
    assert_eq!((broken.line, &found), (line, unsound));
}

/// Replaces a line by another kind or body; the log goes on after it.
fn with(log: &[LogLine], at: usize, change: impl FnOnce(&mut LogLine)) -> Vec<LogLine> {
    let mut log = log.to_vec();
    change(&mut log[at]);
    log
}

/// A change of a line.
type Change = fn(&mut LogLine);

/// The index of the first line of that kind.
fn first(log: &[LogLine], kind: &str) -> usize {
    log.iter().position(|line| line.kind == kind).expect("there is one")
}

#[test]
fn sound_games_have_a_record_when_over() {
    for (game, players) in [("simplicity", 3), ("small-city", 2)] {
        let row = row("a", game, players);
        let log = played(&row, usize::MAX);
        let half = judge(row.clone(), &log[..log.len() / 2]).expect("it is sound");
        assert!(half.is_dealt() && half.record().is_none(), "{game}");
        let record = judge(over(row.clone()), &log).ok().and_then(|sound| sound.record());
        let record = record.expect("it is over");
        let replayed = catalog::game(game).unwrap().replay(&record, 1).unwrap();
        assert_eq!(replayed.entries, log.len());
        check(over(row), &log[..log.len() / 2], None, &Unsound::NotOver);
    }
}

#[test]
fn the_doctor_names_lines_that_no_server_writes() {
    let row = row("a", "simplicity", 2);
    let log = played(&row, 40);
    let (draw, input) = (first(&log, "draw"), first(&log, "input"));
    let number = |at: usize| Some(at as u32 + 1);
    let other = log.iter().find(|line| line.kind == "draw" && line.body != log[draw].body).unwrap();
    let drawn = with(&log, draw, |line| line.body.clone_from(&other.body));
    check(row.clone(), &drawn, number(draw), &Unsound::AnotherDraw);
    let changes: [(Change, Unsound); 6] = [
        (|line| line.seat = None, Unsound::NoSeat),
        (|line| line.seat = kernel::Seat::try_from(7).ok(), Unsound::NoSeat),
        (|line| line.body = "{".to_owned(), Unsound::Unreadable),
        (|line| line.kind = "draw".to_owned(), Unsound::NoLuckDue),
        (|line| line.kind = "sing".to_owned(), Unsound::UnknownLine { called: "sing".to_owned() }),
        (
            |line| {
                line.kind = "take_back".to_owned();
                line.body = r#"{"lines":99}"#.to_owned();
            },
            Unsound::NothingToTakeBack,
        ),
    ];
    for (change, unsound) in changes {
        check(row.clone(), &with(&log, input, change), number(input), &unsound);
    }
    let mut gap = log.clone();
    gap.remove(2);
    check(row.clone(), &gap, number(3), &Unsound::Gap);
    let lobby = TableRow { status: Status::Lobby, ..row.clone() };
    check(lobby.clone(), &log, None, &Unsound::LogOfLobby);
    assert!(judge(lobby, &[]).is_ok_and(|sound| !sound.is_dealt()));
    let chess = TableRow { game: "chess".to_owned(), ..row };
    check(chess, &log, None, &Unsound::NoGame { named: "chess".to_owned() });
}

/// What was taken back, even several lines at once, does not exist for later lines.
#[test]
fn lines_taken_back_do_not_count() {
    let row = row("a", "simplicity", 2);
    let log = played(&row, 40);
    let input = first(&log, "input");
    let back = |lines: usize| LogLine {
        kind: "take_back".to_owned(),
        body: format!(r#"{{"lines":{lines}}}"#),
        ..log[input].clone()
    };
    let renumbered = |lines: Vec<LogLine>| -> Vec<LogLine> {
        (1..).zip(lines).map(|(number, line)| LogLine { number, ..line }).collect()
    };
    let twice = |lines: usize, behind: usize| {
        let end = input + behind;
        renumbered([&log[..end], &[back(lines)], &log[input..]].concat())
    };
    assert!(judge(row.clone(), &twice(1, 1)).is_ok());
    let together = log[input..].iter().take_while(|line| line.kind == "input").count();
    assert!(judge(row.clone(), &twice(together, together)).is_ok());
    let without = renumbered([&log[..=input], &log[input..]].concat());
    let broken = judge(row, &without).err().expect("a team does not build twice");
    assert_eq!(broken.line, Some(input as u32 + 2));
    let Why::Refused(refusal) = broken.why else { panic!("{broken:?}") };
    assert!(refusal.faults.len() == 1, "{refusal}");
}

#[test]
fn the_doctor_names_and_counts_every_fault() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path();
    let sound = row("sound", "simplicity", 2);
    let log = played(&sound, 30);
    keep(path, &sound, &log);
    operate(&["doctor"], path).done();
    let input = first(&log, "input");
    let mut twice = log[..=input].to_vec();
    twice.push(LogLine { number: input as u32 + 2, ..log[input].clone() });
    keep(path, &TableRow { id: "twice".to_owned(), ..sound.clone() }, &twice);
    keep(path, &TableRow { id: "early".to_owned(), ..over(sound.clone()) }, &log);
    keep(path, &TableRow { id: "empty".to_owned(), status: Status::Lobby, ..sound }, &[]);

    let told = operate(&["doctor"], path);
    let line = format!("twice, line {}: ", input + 2);
    told.refused(1, &["2 faults"]);
    for part in [&*line, "(SIM-", "early: ", "4 tables"] {
        assert!(told.stdout.contains(part), "{part:?} is not in {}", told.stdout);
    }
    let json = operate(&["doctor", "--json"], path);
    json.refused(1, &["\"failed\""]);
    let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!((&json["tables"], &json["games"]), (&4.into(), &1.into()));
    let faults = json["faults"].as_array().unwrap();
    let of = |table: &str| faults.iter().find(|fault| fault["table"] == table).unwrap();
    assert_eq!((faults.len(), &of("early")["code"]), (2, &"not_over".into()));
    assert_eq!(of("twice")["line"], input + 2);
    assert!(of("twice")["rule"].as_str().is_some_and(|rule| rule.starts_with("SIM-")));
}

/// A page that a disk may have overwritten: the doctor still reports everything else.
#[test]
fn a_damaged_database_is_a_fault() {
    let data = tempfile::tempdir().unwrap();
    let row = row("a", "simplicity", 2);
    let log = played(&row, usize::MAX);
    keep(data.path(), &row, &log);
    let file = data.path().join("citywright.db");
    let mut pages = std::fs::read(&file).unwrap();
    // A page of the log: without the schema pages the database would not open at all.
    let line = log[log.len() / 2].body.as_bytes();
    let at = pages.windows(line.len()).position(|bytes| bytes == line).unwrap();
    let page = at / 4096 * 4096;
    pages[page + 8..page + 4096].fill(0xAB);
    std::fs::write(&file, pages).unwrap();
    let told = operate(&["doctor"], data.path());
    told.refused(1, &["found"]);
    assert!(told.stdout.starts_with("the database: "), "{}", told.stdout);
    let backup = data.path().join("backup");
    operate(&["backup", super::text(&backup)], data.path()).refused(1, &[super::text(&file)]);
    assert!(!backup.exists());
}

/// One more line, of a seat.
fn one_more(log: &[LogLine], kind: &str, seat: Option<Seat>, body: &str) -> Vec<LogLine> {
    let number = log.len() as u32 + 1;
    let (kind, body) = (kind.to_owned(), body.to_owned());
    let more = LogLine { number, seat, kind, body, by_bot: false, ..log[0].clone() };
    [log, &[more]].concat()
}

/// The server closes a running table when all its people have given up their seats.
#[test]
fn a_table_that_all_have_left_is_sound_without_record() {
    let mut row = over(row("a", "simplicity", 3));
    for seat in 0..2 {
        row.seats[seat] = SeatRow { kind: SeatKind::Person, bot: None, ..row.seats[seat].clone() };
    }
    let log = played(&row, 9);
    let one_left = one_more(&log, "give_up", Some(Seat::new(0)), "null");
    check(row.clone(), &one_left, None, &Unsound::NotOver);
    let all_left = one_more(&one_left, "give_up", Some(Seat::new(1)), "null");
    let sound = judge(row, &all_left).expect("it is sound");
    assert!(sound.record().is_none());
}

#[test]
fn no_seat_takes_back_luck_or_acts_of_others() {
    let row = row("a", "simplicity", 2);
    let log = played(&row, 60);
    let (draw, input) = (first(&log, "draw"), first(&log, "input"));
    let (one, other) = (log[input].seat, log[input].seat.map(|seat| Seat::new(1 - seat.index())));
    for (last, seat, body, due) in [
        (input, one, "null", None),
        (input, one, r#"{"lines":1}"#, None),
        (input, other, "null", Some(Unsound::NothingToTakeBack)),
        (input, one, r#"{"lines":0}"#, Some(Unsound::NothingToTakeBack)),
        (input, one, r#"{"lines":"1"}"#, Some(Unsound::Unreadable)),
        (draw, one, "null", Some(Unsound::NothingToTakeBack)),
    ] {
        let log = one_more(&log[..=last], "take_back", seat, body);
        match due {
            Some(unsound) => check(row.clone(), &log, Some(last as u32 + 2), &unsound),
            None => assert!(judge(row.clone(), &log).is_ok(), "{body}"),
        }
    }
}
