import { expect, test, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import type { Question } from '../../src/games/cosmic/protocol/Question';
import type { Table } from '../../src/games/cosmic/messages';
import { variantName } from '../../src/house/state/variant';
import { picture } from './stage';

const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const asked = readdirSync(new URL('../fixtures/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .filter((name) => name.startsWith('ask-'));

test('there is a picture of every kind of question', () => {
  const kinds: Record<ReturnType<typeof variantName<Question>>, true> = {
    Use: true,
    YesNo: true,
    Choice: true,
    Number: true,
    Seat: true,
    Seats: true,
    Allot: true,
    Split: true,
    Face: true,
    Cards: true,
    Planet: true,
    Ships: true,
    Spread: true,
    Deal: true,
  };
  const found = new Set(asked.map((name) => variantName(picture(name).snapshot.prompts[0]!.ask.question)));
  expect([...found].sort()).toEqual(Object.keys(kinds).sort());
});

/** What cannot be read or reached: words that are cut off, and ways to answer that are not in sight. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const words = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
    const seen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    /** The part of the window in which something is seen without scrolling. */
    const frame = (one: Element) => {
      const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const { left, top, right, bottom } = up.getBoundingClientRect();
        box.left = Math.max(box.left, left);
        box.top = Math.max(box.top, top);
        box.right = Math.min(box.right, right);
        box.bottom = Math.min(box.bottom, bottom);
      }
      return box;
    };
    for (const button of document.querySelectorAll('button, a[href]')) {
      if (!seen(button)) continue;
      const { left, right } = button.getBoundingClientRect();
      const range = document.createRange();
      const walk = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        const holder = text.parentElement!;
        if (holder.closest('.unseen') || !text.textContent?.trim() || !seen(holder)) continue;
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1) found.push(`«${words(button)}» runs out of its button`);
        if (holder.scrollWidth > holder.clientWidth + 1 && getComputedStyle(holder).overflowX !== 'visible') found.push(`«${words(button)}» is cut`);
      }
      if (button.closest('.strip')) {
        const box = frame(button);
        if (left < box.left - 1 || right > box.right + 1) found.push(`«${words(button)}» is cut at the side`);
      }
    }
    // what answers: what confirms, passes or refuses, and options that answer at once
    const sends = '.strip .sends button, .strip .option:not([aria-pressed])';
    const all = [...document.querySelectorAll(sends)].filter(seen);
    if (all.length === 0) found.push('nothing answers');
    for (const button of all) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const box = frame(button);
      if (top < box.top - 1 || bottom > box.bottom + 1) found.push(`«${words(button)}» is out of sight`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (!hit || !button.contains(hit)) found.push(`«${words(button)}» is covered`);
    }
    return [...new Set(found)];
  });
}

/** The offer on the table is another's: it may be accepted. */
async function offeredByOther(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { game } = window as unknown as { game: Table };
    const prompt = structuredClone(game.prompts[0]!);
    const { question } = prompt.ask;
    if (typeof question === 'string' || !('Deal' in question) || !question.Deal.offer) throw new Error('no offer in the picture');
    question.Deal.offer[0] = question.Deal.parties[1 - question.Deal.me]!;
    question.Deal.agreed = 1 << question.Deal.offer[0];
    game.hear({ tell: 'update', seq: game.seq + 1, events: [], patch: {}, wait: game.wait, prompts: [prompt], undo: false });
  });
  await page.locator('.strip .act[data-key="1"]:enabled').waitFor(); // after a moment
}

for (const language of ['en', 'ja']) {
  for (const name of asked) {
    test(`${name}: every answer can be read and given, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const wrong: string[] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`/tests/fixture/?name=${name}&lang=${language}`);
        await page.locator('.strip .question').waitFor();
        await page.evaluate(() => document.fonts.ready);
        const at = (found: string[], when: string) => wrong.push(...found.map((what) => `${size.width} × ${size.height}, ${when}: ${what}`));
        at(await faults(page), 'asked');
        // with something picked there is more to read
        const first = page.locator('.strip [data-key="1"][aria-pressed]');
        if ((await first.count()) > 0) {
          await first.click();
          at(await faults(page), 'picked');
        }
        if (name === 'ask-deal-offer') {
          await offeredByOther(page);
          at(await faults(page), 'offered');
        }
      }
      expect(wrong).toEqual([]);
    });
  }
}
