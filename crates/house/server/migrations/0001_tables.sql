-- A table, whether its game has begun or not. `record` is the game of an imported table.
CREATE TABLE tables (
    code    TEXT PRIMARY KEY NOT NULL,
    made    INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed    INTEGER NOT NULL,
    stage   TEXT NOT NULL,
    host    INTEGER NOT NULL,
    record  TEXT
) WITHOUT ROWID;

-- Its seats. Of secrets only the hashes are kept.
CREATE TABLE seats (
    code       TEXT NOT NULL REFERENCES tables (code),
    seat       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    sits       TEXT NOT NULL,
    token      BLOB,
    invitation BLOB,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;

-- What was put into its game, in order.
CREATE TABLE entries (
    code  TEXT NOT NULL REFERENCES tables (code),
    n     INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (code, n)
) WITHOUT ROWID;

-- Its latest snapshot, and how many entries it contains.
CREATE TABLE snapshots (
    code    TEXT PRIMARY KEY NOT NULL REFERENCES tables (code),
    entries INTEGER NOT NULL,
    saved   TEXT NOT NULL
) WITHOUT ROWID;
