-- Times are milliseconds since 1970, documents are JSON, hashes and secrets have 32 bytes.
-- What is written here stays so for ever: a change is a file with the next number.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    pace TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
    host BLOB NOT NULL CHECK (length(host) = 32),
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    invite BLOB CHECK (length(invite) = 32),
    -- A rematch that is forgotten may be asked for again.
    rematch TEXT UNIQUE REFERENCES tables (id) ON DELETE SET NULL,
    created INTEGER NOT NULL,
    started INTEGER,
    ended INTEGER,
    version INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_status ON tables (status, created);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    name TEXT,
    colour TEXT,
    bot TEXT CHECK ((bot IS NOT NULL) = (kind = 'bot')),
    browser BLOB CHECK (browser IS NULL OR length(browser) = 32 AND kind = 'person'),
    ready INTEGER NOT NULL CHECK (ready IN (0, 1)),
    code BLOB UNIQUE CHECK (code IS NULL OR length(code) = 32 AND kind = 'person'),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_browser ON seats (browser);

-- Only ever appended to. The log holds its table: what has a game is never deleted.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL CHECK (number >= 1),
    at INTEGER NOT NULL,
    seat INTEGER CHECK (seat BETWEEN 0 AND 7),
    client TEXT,
    by_bot INTEGER NOT NULL CHECK (by_bot IN (0, 1)),
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- However often a client sends an input, it counts once.
CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client) WHERE client IS NOT NULL;
