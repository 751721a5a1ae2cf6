-- Who made the code of a seat; nothing of codes made before, which their owners made.
ALTER TABLE seats ADD COLUMN code_by BLOB
    CHECK (code_by IS NULL OR length(code_by) = 32 AND code IS NOT NULL);

-- Whose seat it is while somebody else plays who came with a code of the host's.
ALTER TABLE seats ADD COLUMN owner BLOB
    CHECK (owner IS NULL OR length(owner) = 32 AND browser IS NOT NULL AND owner <> browser);

CREATE INDEX seats_by_owner ON seats (owner) WHERE owner IS NOT NULL;
