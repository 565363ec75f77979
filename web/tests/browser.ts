import type { PlaywrightTestConfig } from '@playwright/test';

/** The browser all tests use: Debian's, still and without a card for pictures, so that every run sees the same. */
export const browser: NonNullable<PlaywrightTestConfig['use']> = {
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 1,
  launchOptions: {
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  },
};
