//! The statements, the same for every database.

/// Tables joined with their seats: a row for each seat, grouped by table and in order.
macro_rules! tables {
    ($which:literal, by $order:literal) => {
        concat!(
            "SELECT t.id, t.game, t.rules, t.name, t.options, t.public, t.pace, t.status, t.host,
                t.secret, t.invite, t.rematch, t.created, t.started, t.ended, t.version, t.quiet,
                s.kind, s.name AS seat_name, s.colour, s.bot, s.browser, s.ready, s.code,
                s.code_by, s.owner
            FROM tables t JOIN seats s ON s.table_id = t.id
            WHERE ",
            $which,
            " ORDER BY ",
            $order,
            ", t.id, s.seat"
        )
    };
}

pub(crate) const TABLE: &str = tables!("t.id = $1", by "t.created");

pub(crate) const TABLES_OF: &str = tables!(
    "t.id IN (
        SELECT id FROM tables
        WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE browser = $1 OR owner = $1)
        ORDER BY created DESC, id LIMIT $2)",
    by "t.created DESC"
);

/// The tables where a browser sits, owns a seat or is the host, with more of the statement.
macro_rules! ids_of {
    ($more:literal) => {
        concat!(
            "SELECT id FROM tables WHERE host = $1
                OR id IN (SELECT table_id FROM seats WHERE browser = $1 OR owner = $1)",
            $more
        )
    };
}

pub(crate) const IDS_OF: &str = ids_of!(" ORDER BY id");

pub(crate) const KNOWS: &str = ids_of!(" LIMIT 1");

/// Ordered by status, because `lobby` also precedes `running` in the alphabet.
pub(crate) const PUBLIC_TABLES: &str = tables!(
    "t.id IN (
        SELECT id FROM tables
        WHERE public AND NOT EXISTS (SELECT 1 FROM hidden WHERE table_id = tables.id)
            AND (status = 'running' OR status = 'lobby' AND EXISTS (
                SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'open'))
        ORDER BY status, created DESC, id LIMIT $1)",
    by "t.status, t.created DESC"
);

/// Stops counting at the limit.
pub(crate) const UNFINISHED: &str = "SELECT COUNT(*) AS number FROM (
        SELECT 1 FROM tables WHERE status IN ('lobby', 'running') LIMIT $1
    ) AS counted";

/// A table with an old log is old itself.
pub(crate) const ABANDONED: &str = "SELECT id FROM tables
    WHERE status = 'running' AND created < $1 AND $1 > COALESCE(
        (SELECT at FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1),
        started, created)
    ORDER BY created, id";

/// The running tables that are in memory, or were when a server died, with more conditions.
macro_rules! awake {
    ($($more:expr),*) => {
        concat!(
            "SELECT id FROM tables WHERE status = 'running'
                AND NOT EXISTS (SELECT 1 FROM asleep WHERE table_id = tables.id)",
            $($more,)*
            " ORDER BY id"
        )
    };
}
pub(crate) use awake;

pub(crate) const AWAKE: &str = awake!();

/// The sleeping tables that are due, with more conditions.
macro_rules! due {
    ($($more:expr),*) => {
        concat!(
            "SELECT table_id AS id FROM asleep WHERE due <= $1",
            $($more,)*
            " ORDER BY due, table_id LIMIT $2"
        )
    };
}
pub(crate) use due;

pub(crate) const DUE: &str = due!();

/// Has no effect if another server was faster.
pub(crate) const PUT_OFF: &str = "UPDATE asleep SET due = $3 WHERE table_id = $1 AND due <= $2";

/// Has no effect if the log has gone on, or the game is over.
pub(crate) const SLEEP: &str = "INSERT INTO asleep (table_id, due, known)
    SELECT $1, $2, $3
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1 AND status = 'running')
        AND $4 = (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1)
    ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, known = excluded.known";

pub(crate) const ASLEEP: &str = "SELECT due, known FROM asleep WHERE table_id = $1";

pub(crate) const WAKE: &str = "DELETE FROM asleep WHERE table_id = $1";

pub(crate) const TABLE_IDS: &str = "SELECT id FROM tables ORDER BY created, id";

/// Times never run backwards in a log: its last line is its newest.
pub(crate) const OLD_TABLES: &str = tables!(
    "CASE t.status
        WHEN 'over' THEN t.ended < $1
        ELSE $2 AND $1 > COALESCE(
            (SELECT at FROM entries WHERE table_id = t.id ORDER BY number DESC LIMIT 1),
            t.started, t.created)
    END",
    by "t.created"
);

pub(crate) const IDLE_TABLES: &str = tables!(
    "t.id LIKE $1 AND $2 > COALESCE(
        (SELECT at FROM entries WHERE table_id = t.id ORDER BY number DESC LIMIT 1), t.created)",
    by "t.created"
);

pub(crate) const DELETE_LOG: &str = "DELETE FROM entries WHERE table_id = $1";

pub(crate) const DELETE_TABLE: &str = "DELETE FROM tables WHERE id = $1";

pub(crate) const INSERT_TABLE: &str =
    "INSERT INTO tables (id, game, rules, name, options, public, pace, status, host, secret, invite,
        rematch, created, started, ended, version, quiet)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";

pub(crate) const INSERT_SEAT: &str =
    "INSERT INTO seats (table_id, seat, kind, name, colour, bot, browser, ready, code,
        code_by, owner)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";

pub(crate) const UPDATE_LOBBY: &str =
    "UPDATE tables SET rules = $3, name = $4, options = $5, public = $6, pace = $7, status = $8,
        host = $9, invite = $10, started = $11, quiet = $12, version = version + 1
    WHERE id = $1 AND version = $2 AND status = 'lobby'";

pub(crate) const DELETE_SEATS: &str = "DELETE FROM seats WHERE table_id = $1";

pub(crate) const FINISH: &str =
    "UPDATE tables SET status = 'over', ended = $2, version = version + 1
    WHERE id = $1 AND status = 'running'";

pub(crate) const SET_REMATCH: &str =
    "UPDATE tables SET rematch = $2, version = version + 1 WHERE id = $1";

pub(crate) const SET_CODE: &str = "UPDATE seats SET code = $3, code_by = $4 WHERE table_id = $1 AND seat = $2 AND kind = 'person'";

/// A host who made the code for their only seat moves along with it.
pub(crate) const CLAIM_HOST: &str = "UPDATE tables SET host = $2
    WHERE (id, host) = (SELECT table_id, browser FROM seats
            WHERE code = $1 AND COALESCE(code_by, browser) = browser)
        AND 1 = (SELECT COUNT(*) FROM seats WHERE table_id = tables.id AND browser = tables.host)";

/// With a code from anyone but the seat's browser, the newcomer becomes a stand-in for the owner,
/// and may have no other part in the table.
pub(crate) const CLAIM: &str = "UPDATE seats SET code = NULL, code_by = NULL, browser = $2,
        owner = CASE
            WHEN $2 = COALESCE(owner, browser) THEN NULL
            WHEN COALESCE(code_by, browser) = browser THEN owner
            ELSE COALESCE(owner, browser)
        END
    WHERE code = $1 AND (COALESCE(code_by, browser) = browser OR $2 IN (browser, owner)
        OR $2 NOT IN (
            SELECT host FROM tables WHERE id = table_id
            UNION SELECT browser FROM seats others
            WHERE others.table_id = seats.table_id AND browser IS NOT NULL
            UNION SELECT owner FROM seats others
            WHERE others.table_id = seats.table_id AND owner IS NOT NULL
            UNION SELECT seats.code_by))
    RETURNING seat";

/// The table of the seat with this code.
pub(crate) const CODED: &str = "SELECT table_id AS id FROM seats WHERE code = $1";

/// This voids the code of the seat.
pub(crate) const RECLAIM: &str = "UPDATE seats
    SET browser = owner, owner = NULL, code = NULL, code_by = NULL
    WHERE table_id = $1 AND seat = $2 AND owner = $3";

pub(crate) const COUNT_VERSION: &str = "UPDATE tables SET version = version + 1 WHERE id = $1";

/// Has no effect unless the number follows the last one.
pub(crate) const APPEND: &str =
    "INSERT INTO entries (table_id, number, at, seat, client, by_bot, kind, body)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8
    WHERE $2 = 1 + (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1)";

/// The same for several entries; `$2` is the number of the first. For `SQLite` only: `PostgreSQL` would
/// take the parameters for texts.
pub(crate) fn append(entries: usize) -> String {
    let row = |entry| {
        let parameters = (0..7).map(|column| format!("${}", 2 + 7 * entry + column));
        format!("({})", parameters.collect::<Vec<_>>().join(", "))
    };
    let rows: Vec<String> = (0..entries).map(row).collect();
    format!(
        "INSERT INTO entries (table_id, number, at, seat, client, by_bot, kind, body)
        SELECT $1, * FROM (VALUES {})
        WHERE $2 = 1 + (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1)",
        rows.join(", ")
    )
}

/// A savepoint: one append of a group can be undone alone.
pub(crate) const APPEND_BEGINS: &str = "SAVEPOINT append";

pub(crate) const APPEND_UNDONE: &str = "ROLLBACK TO SAVEPOINT append";

pub(crate) const APPEND_ENDS: &str = "RELEASE SAVEPOINT append";

pub(crate) const NUMBER_OF_CLIENT: &str =
    "SELECT number FROM entries WHERE table_id = $1 AND client = $2";

pub(crate) const LOG: &str = "SELECT number, at, seat, client, by_bot, kind, body FROM entries
    WHERE table_id = $1 AND number >= $2 ORDER BY number";

pub(crate) const KEEP_CALL_KEY: &str =
    "INSERT INTO call_key (\"only\", key) VALUES (1, $1) ON CONFLICT DO NOTHING";

pub(crate) const CALL_KEY: &str = "SELECT key FROM call_key";

/// Has no effect unless the browser has a seat.
pub(crate) const SET_CALL: &str = "INSERT INTO calls (browser, endpoint) SELECT $1, $2
    WHERE EXISTS (SELECT 1 FROM seats WHERE browser = $1 OR owner = $1)
    ON CONFLICT (browser) DO UPDATE SET endpoint = excluded.endpoint";

pub(crate) const COPY_CALL: &str = "INSERT INTO calls (browser, endpoint) VALUES ($1, $2)";

pub(crate) const DELETE_CALL: &str = "DELETE FROM calls WHERE browser = $1";

pub(crate) const CALL: &str = "SELECT endpoint FROM calls WHERE browser = $1";

pub(crate) const FORGET_CALL: &str = "DELETE FROM calls WHERE endpoint = $1";

pub(crate) const FORGET_STRANGERS: &str = "DELETE FROM calls
    WHERE NOT EXISTS (SELECT 1 FROM seats
        WHERE calls.browser IN (seats.browser, seats.owner))";

pub(crate) const CALLS: &str = "SELECT browser, endpoint FROM calls ORDER BY browser";

/// A row if a database has any data.
pub(crate) const ANYTHING: &str = "SELECT 1 WHERE EXISTS (SELECT 1 FROM tables)
    OR EXISTS (SELECT 1 FROM calls) OR EXISTS (SELECT 1 FROM call_key)";

/// Keeps the version that the row had in the source.
pub(crate) const COPY_REMATCH: &str = "UPDATE tables SET rematch = $2 WHERE id = $1";

pub(crate) const PROVE: &str = "UPDATE proof SET at = $1";

pub(crate) const FORGET_LOBBIES: &str =
    "DELETE FROM tables WHERE status = 'lobby' AND created < $1 RETURNING id";

pub(crate) const LAST_LINE: &str =
    "SELECT COALESCE(MAX(number), 0) AS number FROM entries WHERE table_id = $1";

pub(crate) const HIDE: &str = "INSERT INTO hidden (table_id) VALUES ($1) ON CONFLICT DO NOTHING";

pub(crate) const SHOW: &str = "DELETE FROM hidden WHERE table_id = $1";

pub(crate) const HIDDEN: &str = "SELECT table_id AS id FROM hidden ORDER BY table_id";

/// What nobody may find is not found again by its rematch.
pub(crate) const HIDE_REMATCH: &str = "INSERT INTO hidden (table_id)
    SELECT $2 WHERE EXISTS (SELECT 1 FROM hidden WHERE table_id = $1)";

/// A person without a name: the number of the seat, which reads the same in every language.
pub(crate) const FORGET_SEATS: &str =
    "UPDATE seats SET name = '#' || (seat + 1), browser = NULL, owner = NULL, code = NULL,
        code_by = NULL
    WHERE table_id = $1 AND kind = 'person'";

/// The same for one browser's seats; a stand-in goes on.
pub(crate) const FORGET_SEATS_OF: &str = "UPDATE seats SET name = '#' || (seat + 1),
        browser = CASE WHEN browser = $2 THEN NULL ELSE browser END,
        owner = NULL, code = NULL, code_by = NULL
    WHERE table_id = $1 AND (browser = $2 OR owner = $2)";

pub(crate) const END_STANDING_IN: &str =
    "UPDATE seats SET browser = owner, owner = NULL, code = NULL, code_by = NULL
    WHERE table_id = $1 AND browser = $2 AND owner IS NOT NULL";

/// In a lobby.
pub(crate) const FREE_SEATS: &str = "UPDATE seats SET kind = 'open', name = NULL, colour = NULL,
        browser = NULL, ready = FALSE, code = NULL, code_by = NULL, owner = NULL
    WHERE table_id = $1 AND (browser = $2 OR owner = $2)";

/// The codes that a browser made for the seats of others.
pub(crate) const VOID_CODES: &str =
    "UPDATE seats SET code = NULL, code_by = NULL WHERE table_id = $1 AND code_by = $2";

/// The name of a table is that host's too.
pub(crate) const FORGET_HOST: &str = "UPDATE tables SET host = $2, name = id WHERE id = $1";

pub(crate) const FORGET_HOSTS: &str =
    "UPDATE tables SET host = $2, name = id, invite = NULL, version = version + 1
    WHERE status = 'over' AND ended < $1 AND host <> $2 RETURNING id";

pub(crate) const ANNOUNCE: &str = "INSERT INTO announcement (\"only\", text) VALUES (1, $1)";

pub(crate) const END_ANNOUNCEMENT: &str = "DELETE FROM announcement";

pub(crate) const ANNOUNCEMENT: &str = "SELECT text FROM announcement";

pub(crate) const BAN: &str = "INSERT INTO bans (network, until) VALUES ($1, $2)";

pub(crate) const LIFT_BAN: &str = "DELETE FROM bans WHERE network = $1";

pub(crate) const BANS: &str = "SELECT network, until FROM bans ORDER BY network";
