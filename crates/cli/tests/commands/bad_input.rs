//! Bad input: a clear message, the right status, nothing lost.

use super::{Folder, run, text};

#[test]
fn wrong_arguments_have_status_2_and_list_the_choices() {
    run(&["simulate", "simplcity"]).refused(2, &["simplcity", "simplicity"]);
    run(&["simulate", "simplicity", "--bots", "gredy"]).refused(2, &["gredy", "greedy"]);
    run(&["simulate", "simplicity", "--bots", "greedy:depth=3"]).refused(2, &["noise"]);
    run(&["simulate", "simplicity", "--bots", "random,random,random,random,random"])
        .refused(2, &["5 bots for 4 seats"]);
    run(&["simulate", "simplicity", "--option", "demolition"]).refused(2, &["KEY=VALUE"]);
    run(&["simulate", "simplicity", "--threads", "0"]).refused(2, &["--threads", "1..=1024"]);
    run(&["score", "chess", "x"]).refused(2, &["chess", "simplicity"]);
    run(&["simulate", "simplicity", "--records", "-"]).refused(2, &["--records -"]);
    run(&["simulate", "simplicity", "--option", "stuck=per_tile", "--option", "stuck=per_tile"])
        .refused(2, &["stuck is given twice"]);
    run(&["simulate", "simplicity", "--option", "players=5"]).refused(2, &["--players", "--seats"]);
    run(&["simulate", "simplicity", "--json", "--format", "text"]).refused(2, &["--format"]);
    run(&["simulate", "simplicity", "--seed", "-5"]).refused(2, &["a whole number from 0"]);
    run(&["simulate", "simplicity", "--games", "many"]).refused(2, &["a whole number from 0"]);
    for url in ["play.example.org", "ftp://play.example.org", "https://", "https://a/b?c"] {
        run(&["serve", "--public-url", url])
            .refused(2, &["--public-url", "https://play.example.org"]);
    }
    // Also from the environment.
    let mut serve = crate::shared::program();
    let output = serve.arg("serve").env("CITYWRIGHT_PUBLIC_URL", "play.example.org").output();
    crate::shared::Run::of(&output.expect("the program starts"))
        .refused(2, &["--public-url", "https://play.example.org"]);
    run(&["serve", "--trusted-proxy", "nginx"]).refused(2, &["--trusted-proxy", "10.0.0.0/8"]);
    run(&["serve", "--bot-delay=-1"]).refused(2, &["--bot-delay"]);
    run(&["nonsense"]).refused(2, &["nonsense"]);
}

#[test]
fn a_second_server_on_a_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let first = runtime.block_on(store::Sqlite::open_alone(folder.path())).unwrap();
    let data = folder.path().to_str().unwrap();
    let second = run(&["serve", "--data", data, "--listen", "127.0.0.1:0"]);
    second.refused(1, &["another server is running", data, "--data"]);
    drop(first);
}

#[test]
fn a_refused_set_up_has_status_1_and_names_the_rule() {
    let cases = [
        (&["--players", "7"][..], &["2 to 6 players", "SIM-2.2"][..]),
        (&["--players", "1"], &["2 to 6 players", "SIM-2.2"]),
        (&["--players", "0"], &["2 to 6 players", "SIM-2.2"]),
        (&["--players", "0", "--bots", "gredy,greedy"], &["2 to 6 players", "SIM-2.2"]),
        (&["--option", "color=red"], &["color", "demolition", "tie_break"]),
        (&["--option", "stuck=never"], &["stuck", "no_tile_fits", "SIM-3.7"]),
        (&["--option", "order=0,1,2"], &["0,1,2", "SIM-2.8"]),
        (&["--option", "components=mine"], &["“mine”", "standard", "SIM-2.4", "--data FILE"]),
        (
            &["--players", "7", "--option", "components=mine"],
            &["2 to 6 players", "“mine”", "--data FILE"],
        ),
    ];
    for (arguments, parts) in cases {
        run(&[&["simulate", "simplicity"], arguments].concat()).refused(1, parts);
    }
}

#[test]
fn a_component_file_reports_all_its_faults() {
    let folder = Folder::new();
    let faults = include_str!("../../../simplicity/data/standard.toml")
        .replace("name = \"standard\"", "name = \"faulty\"")
        .replace("t h R p s K c", "t h R p s K")
        .replace("c p t _ h s c", "c p t c h s c")
        .replace("P = 4", "P = 2")
        .replace("\"s h\"", "\"\"")
        .replace("V t O s c h p", "V t O s c h x");
    let path = folder.write("faulty.toml", &faults);
    let commands = [
        &["simulate", "simplicity"][..],
        &["replay", "-"],
        &["show", "-"],
        &["play", "simplicity"],
        &["score", "simplicity", "-"],
        &["bench", "simplicity"],
        &["rules"],
    ];
    for command in commands {
        run(&[command, &["--components", text(&path)]].concat())
            .refused(1, &["strip \"1\": has 6", "0 blank", "34 tiles", "face a, slot 4", "\"x\""]);
    }
    run(&["simulate", "simplicity", "--components", "nowhere.toml"])
        .refused(1, &["cannot read nowhere.toml"]);
}

/// With `--json` an error is an object, on standard error.
#[test]
fn errors_have_codes_for_programs() {
    let folder = Folder::new();
    let (_, lines) = folder.records(1);
    let (before, log) = lines[0].split_once("\"log\":[").expect("a log");
    let first = log.split_once('}').expect("an entry").0;
    let twice = format!("{before}\"log\":[{first}}},{log}");
    let bad = folder.write("bad.jsonl", &twice);
    let position = folder.write("bad.txt", "RA X-\n");
    let cases = [
        (&["replay", text(&bad)][..], 1, "strip_laid", Some("SIM-2.3")),
        (&["simulate", "simplicity", "--players", "9"], 1, "players", Some("SIM-2.2")),
        (&["simulate", "simplicity", "--bots", "gredy"], 2, "unknown_player", None),
        (&["score", "simplicity", text(&position)], 1, "bad_position", Some("SIM-2.1")),
        (&["simulate", "simplicity", "--option", "x"], 2, "wrong_arguments", None),
        (&["replay", "nowhere.json"], 1, "failed", None),
    ];
    for (arguments, status, code, rule) in cases {
        let refused = run(&[arguments, &["--json"]].concat());
        refused.refused(status, &[]);
        let error: serde_json::Value = serde_json::from_str(&refused.stderr).expect("JSON");
        assert_eq!(error["error"]["code"], code, "{arguments:?}");
        assert_eq!(error["error"]["rule"], serde_json::json!(rule), "{arguments:?}");
        assert!(error["error"]["message"].is_string(), "{arguments:?}");
    }
}

#[test]
fn a_folder_is_not_a_file_of_records() {
    let folder = Folder::new();
    run(&["replay", text(&folder.path(""))]).refused(1, &["is a folder"]);
}

/// A device that is always full.
#[cfg(target_os = "linux")]
#[test]
fn the_error_names_a_full_output() {
    for argument in ["rules", "--help", "--version"] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("it is there");
        let output = crate::shared::program().arg(argument).stdout(full).output();
        let output = output.expect("the program starts");
        let refused = crate::shared::Run::of(&output);
        let problem = "error: cannot write to standard output: No space left on device\n";
        assert_eq!(
            (refused.stderr.as_str(), output.status.code()),
            (problem, Some(1)),
            "{argument}"
        );
    }
}

#[test]
fn damaged_records_say_where() {
    let folder = Folder::new();
    let (_, lines) = folder.records(2);
    let good = &lines[0];
    let cases = [
        (good[..good.len() / 2].to_owned(), &["record 2", "ends within"][..]),
        ("{\"format\":\"citywright-record/1\"}".to_owned(), &["record 2", "game"]),
        (good.replace("simplicity", "chess"), &["record 2", "chess"]),
        (good.replace("citywright-record/1", "citywright-record/9"), &["record 2", "format"]),
        (good.replace("\"rules\":1", "\"rules\":2"), &["record 2", "rules", "update"]),
        (good.replacen("\"face\"", "\"fase\"", 1), &["record 2, entry 6", "fase"]),
        (good.replacen("\"block\":", "\"block\":1", 1), &["record 2, entry 18", "block"]),
        (good.replace("\"links\":", "\"links\":9"), &["record 2", "links", "by the rules"]),
        ("not a record".to_owned(), &["record 2", "JSON"]),
        (good.replace("\"rules\":1", "\"rules\":1,\"a\\u001b[2Jb\":1"), &["record 2", "a?[2Jb"]),
    ];
    for (damaged, parts) in cases {
        let path = folder.write("damaged.jsonl", &format!("{good}\n{damaged}\n"));
        let replayed = run(&["replay", text(&path)]);
        replayed.refused(1, parts);
        assert!(replayed.stdout.starts_with("record 1: "), "the output has the first record");
    }
    let cut = folder.write("cut.json", &good[..good.len() / 2]);
    run(&["replay", text(&cut)]).refused(1, &["record 1", "ends within"]);
    run(&["replay", "nowhere.jsonl"]).refused(1, &["cannot read nowhere.jsonl"]);
}

#[cfg(target_os = "linux")]
#[test]
fn errors_name_a_full_disk_and_an_unwritable_path() {
    let simulate = ["simulate", "simplicity", "--games", "10", "--records"];
    run(&[&simulate[..], &["/dev/full"]].concat()).refused(1, &["/dev/full", "No space left"]);
    run(&[&simulate[..], &["/nowhere/records.jsonl"]].concat())
        .refused(1, &["cannot write records to /nowhere/records.jsonl"]);
}
