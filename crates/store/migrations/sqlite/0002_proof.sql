-- One row that is written to see whether the database can be written.

CREATE TABLE proof (
    only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

INSERT INTO proof (only, at) VALUES (1, 0);
