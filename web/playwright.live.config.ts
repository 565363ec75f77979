import { defineConfig } from '@playwright/test';
import { browser } from './tests/browser';
import { CALM, HASTY, OTHER, PROGRAM, SALVAGE } from './tests/live/hall';

/** A server with an empty hall. */
const serve = ({ port, haste, program = PROGRAM }: { port: number; haste: number; program?: string }) => {
  const data = `node_modules/.live/${port}`;
  return {
    command: `rm -rf ${data} && exec ${program} play --bind 127.0.0.1 --unlimited --port ${port} --haste ${haste} --data ${data}`,
    url: `http://127.0.0.1:${port}/health`,
    env: { HYPERGATE_LOG: 'warn' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
};

export default defineConfig({
  testDir: 'tests/live',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { ...browser, baseURL: `http://127.0.0.1:${HASTY.port}`, viewport: { width: 1280, height: 800 }, actionTimeout: 15_000 },
  webServer: [serve(HASTY), serve(CALM), serve(OTHER), serve(SALVAGE)],
});
