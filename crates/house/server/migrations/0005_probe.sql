-- Written to find out whether anything can be stored: row 0 counts how often somebody wanted to know, row 1 takes as much
-- room as anything else that is stored at once, and gives it back.
CREATE TABLE probe (
    id     INTEGER PRIMARY KEY NOT NULL,
    n      INTEGER NOT NULL DEFAULT 0,
    filler BLOB
);
