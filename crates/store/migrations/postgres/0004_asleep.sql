-- Running tables that are in no memory: when something is due there by itself, if anything is, and
-- what was known of its people (a JSON document of the server's). Whatever is appended to its log
-- wakes a table, so that a running one without a row here, which no server that lives leads, may have
-- something due at once.
CREATE TABLE asleep (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due BIGINT,
    known TEXT NOT NULL
);

CREATE INDEX asleep_by_due ON asleep (due) WHERE due IS NOT NULL;

-- Those that are awake are found among all that run.
CREATE INDEX tables_running ON tables (id) WHERE status = 'running';
