//! Common turns: several seats plan in secret at the same time.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::world::World;

/// A table of the toy game with two people at one browser, dealt.
async fn toy(browser: &Browser) -> String {
    let seats = json!([{ "kind": "me", "name": "Ana" }, { "kind": "person", "name": "Ben" }]);
    let asked = json!({ "game": "toy", "players": 2, "seats": seats, "start": true });
    browser.open(asked).await.0
}

fn seq(state: &Value) -> u64 {
    state["seq"].as_u64().unwrap()
}

fn bid(seat: u64, chip: u64) -> Value {
    json!({ "bid": { "seat": seat, "chip": chip } })
}

#[tokio::test]
async fn a_plan_can_be_revised_until_all_have_committed() {
    let world = World::new().await;
    let ana = world.browser();
    let id = toy(&ana).await;
    let start = ana.state(&id, 0).await;
    assert_eq!(start["turn"], json!({ "kind": "together", "seats": [0, 1] }));
    let mut expect = seq(&start);
    for entry in [bid(0, 2), bid(0, 3), json!({ "commit": 0 }), json!({ "reopen": 0 }), bid(0, 1)] {
        let name = format!("a{expect}");
        let (status, ack) = ana.act(&id, (0, expect), (&name, &entry)).await;
        assert_eq!((status, &ack["seq"]), (200, &json!(expect + 1)), "{ack}");
        expect += 1;
    }
    let now = ana.state(&id, 0).await;
    assert_eq!(now["view"]["players"][0]["chosen"], 1);
    assert_eq!(now["take_back"]["code"], "not_last", "a plan is changed, not taken back");
    let (status, answer) = ana.act(&id, (0, expect), ("bad", &bid(0, 1))).await;
    assert_eq!((status, &answer["error"]["rule"]), (422, &json!("TOY-3")));
}

#[tokio::test]
async fn plans_of_others_do_not_invalidate_a_plan() {
    let world = World::new().await;
    let ana = world.browser();
    let id = toy(&ana).await;
    let (mine, theirs) = (seq(&ana.state(&id, 0).await), seq(&ana.state(&id, 1).await));
    ana.act(&id, (1, theirs), ("b1", &bid(1, 2))).await;
    assert_eq!(seq(&ana.state(&id, 0).await), mine, "a secret input is no step for others");
    ana.act(&id, (1, theirs + 1), ("b2", &json!({ "commit": 1 }))).await;
    assert_eq!(seq(&ana.state(&id, 0).await), mine + 1, "a commit is public");

    // Ben planned before he saw the other's commit: the input counts.
    let (status, ack) = ana.act(&id, (0, mine), ("a1", &bid(0, 3))).await;
    assert_eq!((status, &ack["seq"]), (200, &json!(mine + 2)));
    // Two pages of the same seat: the second has not seen the first one's input.
    let (status, stale) = ana.act(&id, (0, mine + 1), ("a2", &bid(0, 1))).await;
    assert_eq!((status, &stale["error"]["code"]), (409, &json!("stale")));
    assert_eq!(stale["state"]["seq"], mine + 2);

    // The last commit reveals all plans; inputs planned before it are out of date.
    let (status, _) = ana.act(&id, (0, mine + 2), ("a3", &json!({ "commit": 0 }))).await;
    assert_eq!(status, 200);
    let (status, _) = ana.act(&id, (1, theirs + 2), ("b3", &json!({ "reopen": 1 }))).await;
    assert_eq!(status, 409);
    let now = ana.state(&id, 1).await;
    assert_eq!(now["view"]["players"][0]["spent"], json!([3]));
}

#[tokio::test]
async fn inputs_of_two_seats_may_arrive_in_any_order() {
    let world = World::new().await;
    let ana = world.browser();
    let mut views = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let id = toy(&ana).await;
        let expects = [seq(&ana.state(&id, 0).await), seq(&ana.state(&id, 1).await)];
        for (step, entry) in
            [|seat| bid(seat, seat + 1), |seat| json!({ "commit": seat })].iter().enumerate()
        {
            for seat in order {
                let expect = expects[seat as usize] + step as u64;
                let (status, answer) =
                    ana.act(&id, (seat, expect), (&format!("{step}"), &entry(seat))).await;
                assert_eq!(status, 200, "{answer}");
            }
        }
        let view = ana.state(&id, 0).await["view"].clone();
        views.push([0, 1].map(|seat| view["players"][seat]["spent"].clone()));
    }
    assert_eq!(views[0], views[1]);
}

#[tokio::test]
async fn bots_take_part_in_common_turns() {
    let world = World::new().await;
    let ana = world.browser();
    let bot = json!({ "kind": "bot", "level": "thoughtful" });
    let seats = json!([{ "kind": "me", "name": "Ana" }, bot, bot]);
    let asked = json!({ "game": "toy", "players": 3, "seats": seats, "start": true });
    let (id, _) = ana.open(asked).await;
    for round in 0..3 {
        let now = ana.turn(&id, 0).await;
        let expect = seq(&now);
        ana.act(&id, (0, expect), (&format!("bid{round}"), &bid(0, round + 1))).await;
        let expect = seq(&ana.state(&id, 0).await);
        let (status, answer) =
            ana.act(&id, (0, expect), (&format!("commit{round}"), &json!({ "commit": 0 }))).await;
        assert_eq!(status, 200, "{answer}");
        while ana.state(&id, 0).await["view"]["players"][0]["spent"].as_array().unwrap().len()
            as u64
            == round
        {
            let since = seq(&ana.state(&id, 0).await);
            ana.since(&id, 0, since).await;
        }
    }
    assert_eq!(ana.table(&id).await["status"], "over");
}
