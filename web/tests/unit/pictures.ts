import { readFileSync, readdirSync } from 'node:fs';
import type { Picture } from '../../src/house/state/table.svelte';

const folder = new URL('../fixtures/', import.meta.url);

/** The names of all pictures of tables. */
export const pictures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

/** A picture of a table. */
export function picture(name: string): Picture {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Picture;
}
