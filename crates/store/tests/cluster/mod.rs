//! A `PostgreSQL` for one test, started from installed programs.

// Each test file uses only part of it.
#![allow(dead_code)]

use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread::sleep;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection, raw_sql};
use tempfile::TempDir;

/// Runs the database until the test closes the pipe, however the test ends: then it stops the
/// database at once, as a machine failure would, and deletes the folder unless the last word was
/// `keep`.
const GUARD: &str = r#""$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c max_connections=500 >>"$2/log" 2>&1 &
read -r word
kill -QUIT $!
wait
[ "$word" = keep ] || rm -rf "$2""#;

/// The time limit for its start.
const PATIENCE: Duration = Duration::from_mins(1);

/// A database server in a separate folder, reached through a socket there.
pub(crate) struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    /// The user and the group that it runs as, if not the test's.
    owner: Option<(u32, u32)>,
    guard: Option<Child>,
}

impl Cluster {
    /// Starts one.
    pub(crate) async fn new() -> Cluster {
        let programs = programs();
        let folder = TempDir::new().unwrap().keep();
        // It refuses to run for root.
        let owner = (folder.metadata().unwrap().uid() == 0).then(nobody);
        chown(&folder, owner.map(|(user, _)| user), owner.map(|(_, group)| group)).unwrap();
        let mut cluster = Cluster { programs, folder, owner, guard: None };
        let data = cluster.folder.join("data");
        let made = cluster
            .command(&cluster.programs.join("initdb"))
            .args(["-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"])
            .arg(data)
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        cluster.start().await;
        cluster
    }

    /// Starts it where it was stopped.
    pub(crate) async fn start(&mut self) {
        let mut guard = self.command(Path::new("/bin/sh"));
        guard.args(["-c", GUARD, "sh"]).arg(&self.programs).arg(&self.folder);
        self.guard = Some(guard.stdin(Stdio::piped()).spawn().unwrap());
        let until = Instant::now() + PATIENCE;
        while let Err(error) = PgConnection::connect(&self.address("postgres")).await {
            assert!(Instant::now() < until, "{error}: {}", self.log());
            sleep(Duration::from_millis(20));
        }
    }

    /// Stops it at once, as a machine failure would; its stored data stays.
    pub(crate) fn stop(&mut self) {
        self.end("keep\n");
    }

    fn end(&mut self, word: &str) {
        let Some(mut guard) = self.guard.take() else { return };
        // A guard that has exited reads nothing.
        drop(guard.stdin.take().unwrap().write_all(word.as_bytes()));
        guard.wait().unwrap();
    }

    /// The address of one of its databases.
    pub(crate) fn address(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }

    /// The address of a new, empty database.
    pub(crate) async fn database(&self) -> String {
        static LAST: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", LAST.fetch_add(1, Ordering::Relaxed));
        self.run("postgres", format!("CREATE DATABASE {name}")).await;
        self.address(&name)
    }

    /// Runs statements as its owner.
    pub(crate) async fn run(&self, database: &str, sql: String) {
        let mut owner = PgConnection::connect(&self.address(database)).await.unwrap();
        raw_sql(AssertSqlSafe(sql)).execute(&mut owner).await.unwrap();
        owner.close().await.unwrap();
    }

    /// Puts a line before all others in the access rules.
    pub(crate) async fn admit(&self, line: &str) {
        let file = self.folder.join("data/pg_hba.conf");
        let rest = fs::read_to_string(&file).unwrap();
        write!(File::create(&file).unwrap(), "{line}\n{rest}").unwrap();
        self.run("postgres", "SELECT pg_reload_conf()".to_owned()).await;
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.folder);
        if let Some((user, group)) = self.owner {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if self.guard.is_none() {
            drop(fs::remove_dir_all(&self.folder));
        }
        self.end("");
    }
}

/// One server for all tests of a program that only need a database in it.
pub(crate) async fn shared() -> Arc<Cluster> {
    static SHARED: OnceLock<Arc<Cluster>> = OnceLock::new();
    static STARTING: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
    let _alone = STARTING.lock().await;
    if SHARED.get().is_none() {
        drop(SHARED.set(Arc::new(Cluster::new().await)));
    }
    Arc::clone(SHARED.get().unwrap())
}

/// The folder of the programs: on the path, or where Debian has them, the newest version first.
fn programs() -> PathBuf {
    let on_the_way = env::var_os("PATH").map(|path| env::split_paths(&path).collect::<Vec<_>>());
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    debian.sort_unstable_by_key(|folder| std::cmp::Reverse(folder.as_os_str().len()));
    let mut folders = on_the_way.into_iter().flatten().chain(debian);
    let has =
        |folder: &PathBuf| ["initdb", "postgres"].iter().all(|name| folder.join(name).exists());
    folders.find(has).expect("PostgreSQL must be installed (on Debian: apt install postgresql)")
}

/// Some user other than root, and the user's group.
fn nobody() -> (u32, u32) {
    let users = fs::read_to_string("/etc/passwd").unwrap();
    let of = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2).map_while(|number| number.parse().ok());
        Some((numbers.next()?, numbers.next()?))
    };
    of("postgres").or_else(|| of("nobody")).expect("some user who is not root")
}
