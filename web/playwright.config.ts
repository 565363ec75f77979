import { defineConfig } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { browser } from './tests/browser';

/** Another port where this one is taken. */
const port = process.env.TABLE_PORT ?? '5199';

/**
 * Pictures are compared exactly with the browser that drew them. Another version sets letters a little differently: then
 * a small part of a picture may differ, and what is missing or out of place still shows.
 */
const version = /Chromium ([\d.]+)/.exec(execFileSync('chromium', ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[1];
const drawnBy = readFileSync(new URL('tests/e2e/pictures/chromium.txt', import.meta.url), 'utf8').trim();
const difference = version === drawnBy ? { maxDiffPixels: 0 } : { maxDiffPixelRatio: 0.06 };

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  expect: { toHaveScreenshot: { ...difference, animations: 'disabled' } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...browser,
  },
  webServer: {
    // The built page: a test loads it in a tenth of the requests that the modules of the source would take.
    command: `npx vite build --mode stage && npx vite preview --mode stage --port ${port} --strictPort`,
    // With a game that lies elsewhere too: the page turns to the one a table is of.
    env: { HYPERGATE_GAMES: 'src/games/cosmic,../examples/salvage/client' },
    url: `http://127.0.0.1:${port}/tests/fixture/`,
    reuseExistingServer: false,
  },
});
