-- Whom the host has silenced.
ALTER TABLE tables ADD COLUMN muted TEXT NOT NULL DEFAULT '{"seats":[],"watchers":false}';
