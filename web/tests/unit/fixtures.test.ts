import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Snapshot } from '../../src/games/cosmic/messages';

const folder = new URL('../fixtures/', import.meta.url);

test('every picture of a table is whole', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { snapshot, table } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as {
      snapshot: Snapshot;
      table: { seats: unknown[] };
    };
    expect(snapshot.board.seats.length, file).toBe(table.seats.length);
  }
});
