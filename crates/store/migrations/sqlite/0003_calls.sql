-- Where people are called whose page is closed, and the key that signs such calls (Web Push).

CREATE TABLE call_key (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    key BLOB NOT NULL
) STRICT;

CREATE TABLE calls (
    browser BLOB NOT NULL PRIMARY KEY CHECK (length(browser) = 32),
    endpoint TEXT NOT NULL
) STRICT, WITHOUT ROWID;
