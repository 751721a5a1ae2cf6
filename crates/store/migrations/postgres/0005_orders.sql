-- What the operator has ordered. Servers hear of it by the same channel as of each other.

-- Tables that no public list shows.
CREATE TABLE hidden (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
);

-- Networks that may not use the server until then.
CREATE TABLE bans (
    network TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- The announcement of an update: meanwhile nobody opens a table.
CREATE TABLE announcement (
    "only" BIGINT NOT NULL PRIMARY KEY CHECK ("only" = 1),
    text TEXT NOT NULL
);
