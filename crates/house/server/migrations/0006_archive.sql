-- When somebody last came to a table or played there, and when nobody had come for so long that it was archived.
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN archived INTEGER;
UPDATE tables SET touched = unixepoch();
CREATE INDEX tables_by_touch ON tables (touched);
