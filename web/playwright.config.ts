import { defineConfig } from '@playwright/test';
import { browser } from './tests/browser';

/** Another port where this one is taken. */
const port = process.env.TABLE_PORT ?? '5199';

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: 'tests/e2e/pictures/{arg}{ext}',
  workers: 1,
  expect: { toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled' } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...browser,
  },
  webServer: {
    command: `npx vite --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/tests/fixture/`,
    reuseExistingServer: false,
  },
});
