-- Times are milliseconds since 1970, documents are JSON, hashes and secrets have 32 bytes. Texts
-- are in the order of their bytes, as in the other databases.
-- What is written here stays so for ever: a change is a file with the next number.

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    name TEXT NOT NULL,
    options TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    pace TEXT NOT NULL,
    status TEXT COLLATE "C" NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
    host BYTEA NOT NULL CHECK (length(host) = 32),
    secret BYTEA NOT NULL CHECK (length(secret) = 32),
    invite BYTEA CHECK (length(invite) = 32),
    -- A rematch that is forgotten may be asked for again.
    rematch TEXT COLLATE "C" UNIQUE REFERENCES tables (id) ON DELETE SET NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    version BIGINT NOT NULL
);

CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_status ON tables (status, created);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 7),
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    name TEXT,
    colour TEXT,
    bot TEXT CHECK ((bot IS NOT NULL) = (kind = 'bot')),
    browser BYTEA CHECK (browser IS NULL OR length(browser) = 32 AND kind = 'person'),
    ready BOOLEAN NOT NULL,
    code BYTEA UNIQUE CHECK (code IS NULL OR length(code) = 32 AND kind = 'person'),
    -- Who made the code of a seat.
    code_by BYTEA CHECK (code_by IS NULL OR length(code_by) = 32 AND code IS NOT NULL),
    -- Whose seat it is while somebody else plays who came with a code of the host's.
    owner BYTEA
        CHECK (owner IS NULL OR length(owner) = 32 AND browser IS NOT NULL AND owner <> browser),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_browser ON seats (browser);
CREATE INDEX seats_by_owner ON seats (owner) WHERE owner IS NOT NULL;

-- Only ever appended to. The log holds its table: what has a game is never deleted.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL CHECK (number >= 1),
    at BIGINT NOT NULL,
    seat BIGINT CHECK (seat BETWEEN 0 AND 7),
    client TEXT,
    by_bot BOOLEAN NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- However often a client sends an input, it counts once.
CREATE UNIQUE INDEX entries_by_client ON entries (table_id, client) WHERE client IS NOT NULL;

-- One row that is written to see whether the database can be written.
CREATE TABLE proof (
    "only" BIGINT NOT NULL PRIMARY KEY CHECK ("only" = 1),
    at BIGINT NOT NULL
);

INSERT INTO proof ("only", at) VALUES (1, 0);

-- Where people are called whose page is closed, and the key that signs such calls (Web Push).
CREATE TABLE call_key (
    "only" BIGINT NOT NULL PRIMARY KEY CHECK ("only" = 1),
    key BYTEA NOT NULL
);

CREATE TABLE calls (
    browser BYTEA NOT NULL PRIMARY KEY CHECK (length(browser) = 32),
    endpoint TEXT NOT NULL
);
