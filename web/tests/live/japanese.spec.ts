import type { Page } from '@playwright/test';
import { faults } from '../e2e/axe';
import { Player } from './player';
import { expect, test } from './stage';

/** Names stay as they are: of people, of bots, and of the game. */
const NAMES = /Hypergate|English|Vega|Rigel|Mira|Deneb/g;

/** Everything a page says of its own accord. Texts of cards and powers that have no Japanese words yet are left out. */
function spokenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const quoted = 'details, .about, .option small, .power, .card, kbd, option, [lang="en"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(`script, style, ${quoted}`)) said.push(node.textContent ?? '');
    }
    for (const one of document.querySelectorAll('[aria-label]')) said.push(one.getAttribute('aria-label') ?? '');
    return [...new Set(said.map((words) => words.trim()))].filter((words) => words !== '');
  });
}

/** What is said in other letters than a Japanese page should have: words of another language, and keys without words. */
const foreign = (said: string[]): string[] => said.filter((words) => /[A-Za-z]{3,}/.test(words.replace(NAMES, '')));

test('a game in Japanese', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByLabel('名前').fill('明子');
  await expect(page.getByRole('button', { name: 'いますぐ遊ぶ' })).toBeVisible();
  expect(foreign(await spokenOn(page))).toEqual([]);
  await page.getByRole('region', { name: 'ボットと遊ぶ' }).getByLabel('人数').selectOption('3人');
  await page.getByRole('button', { name: 'いますぐ遊ぶ' }).click();

  const player = new Player(page, 'mouse', null, 'ja');
  const odd = new Set<string>();
  const topics = new Set<string>();
  await player.playUntil(async () => {
    for (const words of foreign(await spokenOn(page))) odd.add(words);
    const topic = await player.topic();
    if (topic !== null) topics.add(topic);
    return false;
  });
  await expect(player.end).toBeVisible();
  for (const words of foreign(await spokenOn(page))) odd.add(words);
  expect([...odd]).toEqual([]);
  expect(topics.size).toBeGreaterThan(5);
  expect(await faults(page)).toEqual([]);
});
