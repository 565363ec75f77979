-- What all chance at a table follows from. Tables of earlier builds have a seed only.
ALTER TABLE tables ADD COLUMN chance TEXT;
