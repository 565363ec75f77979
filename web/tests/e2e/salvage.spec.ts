import { expect, test, type Page } from '@playwright/test';
import type { Salvage } from '../../../examples/salvage/client/table';
import type { Picture } from '../../src/house/state/table.svelte';
import { faults, scrollsSideways, tooSmall } from './axe';
import { picture, play } from './stage';

const SALVAGE = { id: 'salvage', players: [2, 4] };
const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** A table of three after two rounds: Ada is asked, Boris has bid. */
function wreck(): Picture<Salvage> {
  const { table } = picture('crowded-4');
  const place = (points: number, has_bid = false) => ({ points, has_bid, bid: null, hand: null });
  return {
    you: 0,
    table: { ...table, options: { ...table.options, players: 3, game: 'salvage' }, seats: table.seats.slice(0, 3) },
    snapshot: {
      seq: 5,
      board: { wreck: 6, left: 3, places: [{ ...place(4), hand: [7, 12, 19] }, place(0, true), place(2)], shown: [[14, 3, 9], [2, 11, 17]] },
      wait: { kind: 'decision', seats: 0b101, left: null, length: null, held: false },
      prompts: [{ id: 1, ask: { seat: 0, wreck: 6, hand: [7, 12, 19] }, filed: null, loud: true, again: false }],
      undo: false,
      log: [
        { Bids: { seat: 0, card: 14 } },
        { Bids: { seat: 1, card: null } },
        { Bids: { seat: 2, card: null } },
        { Takes: { seat: 0, wreck: 4, bids: [14, 3, 9] } },
        { Takes: { seat: 2, wreck: 2, bids: [2, 11, 17] } },
        { Bids: { seat: 1, card: null } },
      ],
    },
  };
}

async function open(page: Page, viewport: { width: number; height: number }, language: 'en' | 'ja') {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.addInitScript((lang) => localStorage.setItem('hypergate.settings', JSON.stringify({ language: lang })), language);
  const said = await play(page, wreck(), [SALVAGE]);
  await page.goto('/t/fixture');
  await expect(page.getByRole('heading', { level: 1, name: language === 'en' ? 'Salvage' : 'サルベージ' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return said;
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const language of ['en', 'ja'] as const) {
    test(`a table of another game on a ${size}, ${language}`, async ({ page }) => {
      await open(page, viewport, language);
      const ending = language === 'en' ? '' : `-${language}`;
      await expect(page).toHaveScreenshot(`salvage-${viewport.width}-dark${ending}.png`);
      expect(await faults(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }

  test(`one bids by a click and by a key on a ${size}`, async ({ page }) => {
    const said = await open(page, viewport, 'en');
    await page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: '12' }).click();
    await expect.poll(() => said.at(-1)).toMatchObject({ say: 'answer', prompt: 1, answer: 12 });
    await page.keyboard.press('3');
    await expect.poll(() => said.at(-1)).toMatchObject({ say: 'answer', prompt: 1, answer: 19 });
  });
}

test('the end of another game is told by the house', async ({ page }) => {
  const { you, table, snapshot } = wreck();
  const board = { ...snapshot.board, wreck: null, left: 0, places: snapshot.board.places.map((place, i) => ({ ...place, points: [9, 2, 9][i]!, hand: [] })) };
  await play(page, { you, table, snapshot: { ...snapshot, board, prompts: [], wait: null } }, [SALVAGE]);
  await page.goto('/t/fixture');
  await expect(page.getByText('Ada and Chiyo win together')).toBeVisible();
  await expect(page.getByText('Boris: 2 points')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('with several games one chooses first; with one there is nothing to choose', async ({ page }) => {
  const cosmic = { id: 'cosmic', players: [3, 7] };
  await page.setViewportSize(sizes.desk);
  await play(page, null, [cosmic, SALVAGE]);
  const made: unknown[] = [];
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: [] });
    made.push(route.request().postDataJSON());
    return route.fulfill({ status: 400, json: { code: 'no_room', why: 'none' } });
  });
  await page.goto('/');
  const players = page.getByLabel('Players').first();
  await expect(players.getByRole('option')).toHaveCount(5);
  await expect(page.getByLabel('Aliens').first()).toBeVisible();
  await page.getByLabel('Game', { exact: true }).selectOption('Salvage');
  await expect(players.getByRole('option')).toHaveCount(3);
  await expect(page.getByLabel('Aliens')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect.poll(() => made.at(-1)).toMatchObject({ options: { game: 'salvage', players: 3, preset: 'solo' }, bots: ['rookie', 'rookie'], start: true });
  expect((made.at(-1) as { options: object }).options).not.toHaveProperty('pool');
  await page.getByLabel('Game', { exact: true }).selectOption('Cosmic Encounter');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect.poll(() => made.at(-1)).toMatchObject({ options: { game: 'cosmic', players: 4, pool: 'expert', sets: ['base'] }, start: false });

  await play(page, null, [SALVAGE]);
  await page.goto('/');
  await expect(page.getByText('Salvage at your table')).toBeVisible();
  await expect(page.getByLabel('Game', { exact: true })).toHaveCount(0);
});
