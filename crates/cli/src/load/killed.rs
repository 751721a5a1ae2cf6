//! Starts servers, kills them at random moments during inputs, and starts them again.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use load::{Figures, Plan};
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::common::WrongArguments;

/// The minimum lifetime of a server, and the most that luck adds, in milliseconds.
const LIFE: u64 = 100;
const LONGER: u32 = 1_500;

/// Where the servers keep the tables.
#[derive(Clone, Copy)]
pub(super) enum Place<'a> {
    /// A new folder.
    Folder(&'a Path),
    /// The address of a database.
    Database(&'a str),
}

impl Place<'_> {
    /// Adds the place to a command's arguments.
    fn tell(self, command: &mut Command) {
        match self {
            Place::Folder(folder) => command.arg("--data").arg(folder),
            Place::Database(address) => command.arg("--database").arg(address),
        };
    }
}

/// Loads so many servers that share a place and kills them in turn, so often; then the doctor must find
/// no fault.
pub(super) async fn run(
    mut plan: Plan,
    kills: u64,
    (place, servers): (Place<'_>, u32),
) -> Result<Figures> {
    if let Place::Folder(folder) = place
        && folder.exists()
    {
        let problem = format!("--data: {} is there already", folder.display());
        return Err(WrongArguments(problem).into());
    }
    let addresses = free_addresses(servers)?;
    plan.urls = addresses.iter().map(|address| format!("http://{address}")).collect();
    let mut rng = kernel::Rng::seed(plan.seed);
    let start = |address: &String| Server::start(address, place);
    let mut living: Vec<Server> = addresses.iter().map(start).collect::<Result<_>>()?;
    let (ended, end) = oneshot::channel();
    let killing = async {
        let turns = (0..addresses.len()).cycle();
        for (_, turn) in (0..kills).zip(turns) {
            sleep(Duration::from_millis(LIFE + u64::from(rng.below(LONGER)))).await;
            living[turn].kill();
            living[turn] = start(&addresses[turn])?;
        }
        // The load may have failed before.
        let _ = ended.send(());
        Ok(living)
    };
    let loading = load::run(plan, async { drop(end.await) });
    let (killed, mut figures) = tokio::join!(killing, loading);
    let living: Result<Vec<Server>> = killed;
    drop(living?);
    figures.killed(kills);
    let mut doctor = program()?;
    place.tell(doctor.arg("doctor"));
    let doctor = doctor.output()?;
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

/// Free addresses, so that each server gets its own again.
fn free_addresses(count: u32) -> Result<Vec<String>> {
    let bound: Vec<TcpListener> =
        (0..count).map(|_| Ok(TcpListener::bind("127.0.0.1:0")?)).collect::<Result<_>>()?;
    bound.iter().map(|bound| Ok(bound.local_addr()?.to_string())).collect()
}

/// A server; dropping it kills it.
struct Server(Child);

impl Server {
    fn start(address: &str, place: Place<'_>) -> Result<Server> {
        let mut command = program()?;
        command.args(["serve", "--listen", address, "--trusted-proxy", "127.0.0.1"]);
        place.tell(&mut command);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Server(command.spawn().context("the server does not start")?))
    }

    fn kill(&mut self) {
        // A server that has ended by itself cannot be killed.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
