import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `hypergate play` listens while the table is being worked on. */
const server = 'http://127.0.0.1:7777';

/** The client as it is embedded; and as it is tested without a server, with a page that shows pictures of tables. */
const client = { outDir: 'dist' };
const stage = { outDir: 'node_modules/.stage', rolldownOptions: { input: ['index.html', 'tests/fixture/index.html'] } };

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // Texts of aliens and cards lie beside the crates.
    fs: { allow: ['..'] },
  },
  build: { target: 'es2022', ...(mode === 'stage' ? stage : client) },
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'] },
}));
