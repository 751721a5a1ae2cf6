-- What the operator has ordered, and notices of it for a server that runs: an operator's command is
-- another program, which only writes here.
CREATE TABLE notices (
    number INTEGER NOT NULL PRIMARY KEY,
    about TEXT NOT NULL
) STRICT;

-- Tables that no public list shows.
CREATE TABLE hidden (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Networks that may not use the server until then.
CREATE TABLE bans (
    network TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The announcement of an update: meanwhile nobody opens a table.
CREATE TABLE announcement (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    text TEXT NOT NULL
) STRICT;
