import { readFileSync, readdirSync } from 'node:fs';
import { game } from '../../src/games/cosmic';
import { table } from '../../src/games/cosmic/table';
import { TableState } from '../../src/house/state/table.svelte';
import type { Picture, Table } from '../../src/games/cosmic/messages';

const folder = new URL('../fixtures/', import.meta.url);

/** The names of all pictures of tables. */
export const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** A picture of a table. */
export function picture(name: string): Picture {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Picture;
}

/** A table that shows it. */
export function tableOf(name: string): Table {
  return TableState.of(game, table, picture(name));
}
