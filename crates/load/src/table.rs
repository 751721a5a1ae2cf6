//! One table: opened, played by its clients, and checked.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::future::join_all;
use kernel::Rng;
use serde_json::{Value, json};

use crate::around::{Around, Run};
use crate::client::{Client, Manner};
use crate::visitor::{Server, Visitor};

/// The claimed address of a table's people, in a private network.
fn address(run: &Run, number: u64) -> Option<String> {
    let [.., second, third, fourth] = (number as u32 + 1).to_be_bytes();
    run.plan.forwarded.then(|| format!("10.{second}.{third}.{fourth}"))
}

/// A visitor for the table of that number.
fn visitor(run: &Run, server: &Server, number: u64) -> Arc<Visitor> {
    Arc::new(Visitor::new(server, address(run, number)))
}

/// A dealt table and its people.
pub(crate) struct Table {
    around: Arc<Around>,
    /// The visitor on each seat.
    people: Vec<Arc<Visitor>>,
    number: u64,
}

impl Table {
    /// Opens table `number` and seats everybody.
    pub(crate) async fn open(
        run: &Arc<Run>,
        server: &Server,
        number: u64,
    ) -> Result<Table, String> {
        let plan = &run.plan;
        let game = &plan.games[number as usize % plan.games.len()];
        let people: Vec<Arc<Visitor>> =
            (0..plan.people).map(|_| visitor(run, server, number)).collect();
        let host = &people[0];
        let seats = [json!({ "kind": "me", "name": "P0" })];
        let asked = json!({ "game": game, "players": plan.people, "seats": seats });
        let opened = host.ask("POST", "/api/tables", Some(asked)).await?;
        let id = opened["table"]["id"].as_str().ok_or("a table has no id")?.to_owned();
        let path = format!("/api/tables/{id}");
        for (seat, guest) in people.iter().enumerate().skip(1) {
            let name = format!("P{seat}");
            let sits = json!({ "name": name, "seat": seat, "invite": opened["invite"] });
            guest.ask("POST", &format!("{path}/seats"), Some(sits)).await?;
            let ready = json!({ "ready": true });
            guest.ask("PATCH", &format!("{path}/seats/{seat}"), Some(ready)).await?;
        }
        host.ask("POST", &format!("{path}/start"), None).await?;
        Ok(Table { around: Around::new(run, id), people, number })
    }

    /// Plays it until the game ends or time is up, then checks all clients.
    pub(crate) async fn play(self, run: &Arc<Run>, server: &Server, place: u64) {
        let (mut players, mut others) = self.clients(run, server, place);
        let looking = async { join_all(others.iter_mut().map(Client::play)).await };
        let mut is_stuck = false;
        let playing = async {
            let all = join_all(players.iter_mut().map(Client::play));
            tokio::pin!(all);
            tokio::select! {
                _ = &mut all => {}
                () = self.around.stuck() => {
                    is_stuck = true;
                    all.await;
                }
            }
            self.around.done.send_replace(true);
        };
        tokio::join!(playing, looking);
        if is_stuck {
            let problem = format!("table {}: nobody knew what to do", self.around.table);
            run.count(|figures| figures.differences.push(problem));
        }
        let delays = self.around.delays();
        run.count(|figures| {
            figures.delays.extend(delays);
            figures.over += u64::from(players.iter().any(|player| player.view.is_over()));
        });
        self.judge(run, &mut players, &mut others).await;
        let table = &self.around.table;
        let clients = players.iter().chain(&others);
        let found = clients.flat_map(|client| {
            let told = |problem| format!("table {table}, {:?}: {problem}", client.manner);
            client.view.differences.iter().map(told)
        });
        run.count(|figures| figures.differences.extend(found));
    }

    /// All clients: players, and spectators.
    fn clients(&self, run: &Arc<Run>, server: &Server, place: u64) -> (Vec<Client>, Vec<Client>) {
        let plan = &run.plan;
        let rng = |socket: u64| Rng::stream(plan.seed, self.number << 16 | socket);
        let mut players = Vec::new();
        for (seat, person) in (0..).zip(&self.people) {
            for tab in 0..u64::from(plan.tabs) {
                let name = format!("s{seat}-t{tab}");
                let rng = rng(seat * u64::from(plan.tabs) + tab);
                players.push(Client::new(&self.around, person, Manner::Play(seat), name, rng));
            }
        }
        let share = |all: u32| {
            let (all, tables) = (u64::from(all), u64::from(plan.tables));
            all / tables + u64::from(place < all % tables)
        };
        let manners = [(plan.watchers, Manner::Watch), (plan.slow, Manner::Slow)];
        let manners =
            manners.into_iter().flat_map(|(all, manner)| (0..share(all)).map(move |_| manner));
        let others = (1_u64..).zip(manners).map(|(watcher, manner)| {
            let who = visitor(run, server, self.number);
            Client::new(&self.around, &who, manner, String::new(), rng(1 << 15 | watcher))
        });
        let others = others.collect();
        (players, others)
    }

    /// Compares all views with the server's, and every acknowledged input with the steps.
    async fn judge(&self, run: &Run, players: &mut [Client], others: &mut [Client]) {
        for client in players.iter_mut().chain(others.iter_mut()) {
            let state = self.state(client);
            match state.await {
                Ok(truth) => client.settle(truth).await,
                Err(problem) => client.view.differences.push(format!("no state: {problem}")),
            }
            run.count(|figures| figures.compared += 1);
        }
        for seat in 0..self.people.len() as u64 {
            let is_own = |client: &&Client| client.manner == Manner::Play(seat);
            let state = players.iter().find(is_own).map(|client| self.state(client));
            let Some(state) = state else { continue };
            let Ok(truth) = state.await else { continue };
            let acknowledged =
                players.iter().filter(is_own).flat_map(|client| &client.acknowledged);
            let found = misplaced(seat, &truth["steps"], acknowledged);
            let table = &self.around.table;
            let found =
                found.into_iter().map(|problem| format!("table {table}, seat {seat}: {problem}"));
            run.count(|figures| figures.differences.extend(found));
        }
    }

    /// The server's state for a client, with at least all steps that the client knows or has an
    /// acknowledgement for.
    fn state(&self, client: &Client) -> impl Future<Output = Result<Value, String>> + Send + use<> {
        let path = format!("/api/tables/{}/state", self.around.table);
        let path = match client.manner {
            Manner::Play(seat) => format!("{path}?seat={seat}"),
            _ => path,
        };
        let promised = client.acknowledged.values().max().copied();
        let steps = client.view.seq().max(promised).unwrap_or(0);
        let who = Arc::clone(&client.visitor);
        async move { who.state(&path, steps).await }
    }
}

/// Faults in the steps of a seat: acknowledged inputs and own steps must match one to one.
fn misplaced<'a>(
    seat: u64,
    steps: &Value,
    acknowledged: impl Iterator<Item = (&'a String, &'a u64)>,
) -> Vec<String> {
    let steps = steps.as_array().into_iter().flatten();
    let steps = steps.filter(|step| step["seat"] == seat && step["bot"] == false);
    let mut left: BTreeSet<u64> = steps.filter_map(|step| step["seq"].as_u64()).collect();
    let mut found = Vec::new();
    for (id, seq) in acknowledged {
        if !left.remove(seq) {
            found.push(format!("input {id} was acknowledged as step {seq}, which is not its own"));
        }
    }
    found.extend(left.iter().map(|seq| format!("step {seq} is of no input that was acknowledged")));
    found
}

/// Opens sockets at an idle lobby, until time is up.
pub(crate) async fn idle(run: Arc<Run>, server: Server, number: u64, sockets: u32) {
    let host = visitor(&run, &server, number);
    let asked = json!({ "game": run.plan.games[0], "players": 2, "public": true,
        "seats": [{ "kind": "me", "name": "P0" }] });
    let opened = host.ask("POST", "/api/tables", Some(asked)).await;
    let opened = opened.and_then(|opened| {
        opened["table"]["id"].as_str().map(str::to_owned).ok_or("a table has no id".to_owned())
    });
    let id = match opened {
        Ok(id) => id,
        Err(code) => {
            let problem = format!("idle table {number}: {code}");
            return run.count(|figures| figures.differences.push(problem));
        }
    };
    let around = Around::new(&run, id);
    let mut clients: Vec<Client> = (0..u64::from(sockets))
        .map(|socket| {
            let (who, rng) = (visitor(&run, &server, number), Rng::stream(number, socket));
            Client::new(&around, &who, Manner::Watch, String::new(), rng)
        })
        .collect();
    let looking = async { join_all(clients.iter_mut().map(Client::play)).await };
    let ending = async {
        around.end(true).await;
        around.done.send_replace(true);
    };
    tokio::join!(looking, ending);
    let found = clients.into_iter().flat_map(|client| client.view.differences);
    let found: Vec<String> = found.map(|problem| format!("idle: {problem}")).collect();
    run.count(|figures| figures.differences.extend(found));
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::misplaced;

    fn check(steps: &[(u64, u64)], acknowledged: &[u64], found: &[&str]) {
        let steps: Vec<_> = steps
            .iter()
            .map(|(seq, seat)| json!({ "seq": seq, "seat": seat, "bot": false }))
            .collect();
        let names: Vec<_> =
            (0..).zip(acknowledged).map(|(at, seq)| (format!("i{at}"), seq)).collect();
        let told = misplaced(1, &json!(steps), names.iter().map(|(name, seq)| (name, *seq)));
        assert_eq!(told, found);
    }

    #[test]
    fn every_acknowledged_input_has_its_step() {
        check(&[(1, 0), (2, 1), (3, 1)], &[3, 2], &[]);
        check(
            &[(1, 0), (2, 1)],
            &[2, 2],
            &["input i1 was acknowledged as step 2, which is not its own"],
        );
        check(
            &[(1, 0), (2, 1)],
            &[2, 3],
            &["input i1 was acknowledged as step 3, which is not its own"],
        );
        check(&[(1, 1), (2, 1)], &[2], &["step 1 is of no input that was acknowledged"]);
    }
}
