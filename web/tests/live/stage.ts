import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { at } from './hall';

type Stage = {
  /** Notes what goes wrong within pages; nothing may. */
  watched: (context: BrowserContext) => void;
  /** A page of somebody else: nothing is shared with the first one. */
  somebody: (hall: { port: number }, options?: BrowserContextOptions) => Promise<Page>;
};

/** A test in which no page may complain. */
export const test = base.extend<Stage>({
  // eslint-disable-next-line no-empty-pattern
  watched: async ({}, use) => {
    const wrong: string[] = [];
    await use((context) => {
      context.on('weberror', (error) => wrong.push(String(error.error())));
      // What a server refuses is noted by the browser; the page has to say it, and the test to look.
      const refused = /status of 4(00|03|09|22)/;
      context.on('console', (message) => message.type() === 'error' && !refused.test(message.text()) && wrong.push(message.text()));
    });
    expect(wrong).toEqual([]);
  },
  page: async ({ page, watched }, use) => {
    watched(page.context());
    await use(page);
  },
  somebody: async ({ browser, watched }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (hall, options = {}) => {
      const context = await browser.newContext({ baseURL: at(hall), ...options });
      contexts.push(context);
      watched(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
