-- Whether reactions and lines of words are off at the table.
ALTER TABLE tables ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0 CHECK (quiet IN (0, 1));
