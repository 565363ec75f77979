import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };

/** What axe finds. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
  });
}

/** Things to press that are smaller than a finger. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.locator('button:visible, a:visible, select:visible').evaluateAll((all) =>
    all
      .map((one) => ({ box: one.getBoundingClientRect(), words: one.textContent }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ box, words }) => `${words}: ${box.width} × ${box.height}`),
  );
}

/** Does the page scroll sideways? */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
