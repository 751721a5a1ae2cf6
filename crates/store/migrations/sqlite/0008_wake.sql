-- A new entry wakes its table. A trigger does it, so that an append stays one statement.

CREATE TRIGGER wake AFTER INSERT ON entries BEGIN
    DELETE FROM asleep WHERE table_id = NEW.table_id;
END;
