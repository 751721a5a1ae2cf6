//! A server of our own that is killed at random moments while inputs go on, and starts again.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use load::{Figures, Plan};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::common::WrongArguments;

/// How long a server lives at the least, and how much longer at the most, in milliseconds.
const LIFE: u64 = 100;
const LONGER: u32 = 1_500;

/// Loads a server on a new folder and kills it so often; then the doctor must find nothing.
pub(super) async fn run(mut plan: Plan, kills: u64, data: &Path) -> Result<Figures> {
    if data.exists() {
        let problem = format!("--data: {} is there already", data.display());
        return Err(WrongArguments(problem).into());
    }
    // Free now, and each server gets it again.
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
    plan.url = format!("http://{address}");
    let mut rng = kernel::Rng::seed(plan.seed);
    let mut server = Server::start(&address, data)?;
    let (ended, end) = oneshot::channel();
    let killing = async {
        for _ in 0..kills {
            sleep(Duration::from_millis(LIFE + u64::from(rng.below(LONGER)))).await;
            drop(server);
            server = Server::start(&address, data)?;
        }
        // The load may have failed before.
        let _ = ended.send(());
        Ok(server)
    };
    let loading = load::run(plan, async { drop(end.await) });
    let (killed, mut figures) = tokio::join!(killing, loading);
    let server: Result<Server> = killed;
    drop(server?);
    figures.killed(kills);
    let doctor = program()?.arg("doctor").arg("--data").arg(data).output()?;
    if !doctor.status.success() {
        let found = [doctor.stdout, doctor.stderr].concat();
        bail!("the doctor found: {}\n{}", String::from_utf8_lossy(&found), figures.text());
    }
    Ok(figures)
}

/// This program.
fn program() -> Result<Command> {
    Ok(Command::new(std::env::current_exe().context("this program is not to be found")?))
}

/// A server; it is killed when it goes.
struct Server(Child);

impl Server {
    fn start(address: &str, data: &Path) -> Result<Server> {
        let mut command = program()?;
        command.args(["serve", "--listen", address, "--trusted-proxy", "127.0.0.1", "--data"]);
        command.arg(data).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Server(command.spawn().context("the server does not start")?))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that has ended by itself cannot be killed.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}
