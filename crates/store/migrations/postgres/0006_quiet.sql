-- Whether reactions and lines of words are off at the table.
ALTER TABLE tables ADD COLUMN quiet BOOLEAN NOT NULL DEFAULT FALSE;
