-- What was said at a table.
CREATE TABLE talk (
    code TEXT NOT NULL REFERENCES tables (code),
    n    INTEGER NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (code, n)
) WITHOUT ROWID;
