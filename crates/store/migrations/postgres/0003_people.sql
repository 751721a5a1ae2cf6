-- What each server has told the others of the people at a table. It holds as long as that server lives
-- (see 0002), so nothing of it need survive the database.
CREATE UNLOGGED TABLE people (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    server BIGINT NOT NULL,
    told TEXT NOT NULL,
    PRIMARY KEY (table_id, server)
);
