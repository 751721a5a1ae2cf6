-- Which server does what a table does by itself. Servers hold a lock as long as they live (pg_locks,
-- of the class 0x63697479 and their number), so that nobody has to renew anything.
CREATE TABLE leases (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    server BIGINT NOT NULL
);
