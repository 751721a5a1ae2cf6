-- Whatever is appended to its log wakes a table, in the same statement: an append of entries is one.

CREATE TRIGGER wake AFTER INSERT ON entries BEGIN
    DELETE FROM asleep WHERE table_id = NEW.table_id;
END;
