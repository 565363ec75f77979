import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `hypergate play` listens while the table is being worked on. */
const server = 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    // Texts of aliens and cards lie beside the crates.
    fs: { allow: ['..'] },
  },
  build: { outDir: 'dist', target: 'es2022' },
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'] },
});
