import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/** Where `hypergate play` listens while the table is being worked on. */
const server = 'http://127.0.0.1:7777';

/** The client as it is embedded; and as it is tested without a server, with a page that shows pictures of tables. */
const client = { outDir: 'dist' };
const stage = { outDir: 'node_modules/.stage', rolldownOptions: { input: ['index.html', 'tests/fixture/index.html'] } };

/** The folders of the games the page is built with, the first one offered first: `HYPERGATE_GAMES`, or all that are here. */
function gameFolders(): string[] {
  const named = process.env.HYPERGATE_GAMES?.split(',').filter((folder) => folder !== '');
  return (named ?? readdirSync(`${here}/src/games`).map((name) => `src/games/${name}`)).map((folder) => resolve(here, folder));
}

/** `virtual:games`: how each of them is fetched when it is wanted. */
function games(): Plugin {
  const name = 'virtual:games';
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const imports = gameFolders().map((folder) => `() => import(${JSON.stringify(`${folder}/index.ts`)})`);
      return `export const games = [${imports.join(', ')}];`;
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), games()],
  // A game may lie anywhere: it calls the house by this name, and uses the same Svelte.
  resolve: { alias: { house: `${here}/src/house` }, dedupe: ['svelte'] },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // Texts that the program shares lie beside the crates, and games of others elsewhere.
    fs: { allow: ['..'] },
  },
  build: { target: 'es2022', ...(mode === 'stage' ? stage : client) },
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'] },
}));
