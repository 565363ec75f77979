import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words of games: what the house says and does is the same for all of them. */
const GAMES = /cosmic|alien|encounter|salvage/i;

/** All files below a folder. */
function files(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)],
  );
}

/** Lines that name a game. */
function named(folder: string, wanted: (path: string) => boolean): string[] {
  return files(new URL(folder, import.meta.url))
    .filter(({ pathname }) => wanted(pathname))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, i) => (GAMES.test(line) ? [`${file.pathname}:${i + 1}: ${line.trim()}`] : []));
    });
}

test('the house names no game', () => {
  expect(named('../../src/house/', () => true)).toEqual([]);
});

test('nor do its texts', () => {
  expect(named('../../locales/', (path) => /locales\/\w+\/[\w-]+\.ftl$/.test(path))).toEqual([]);
});
