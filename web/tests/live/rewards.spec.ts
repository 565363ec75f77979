import type { Page } from '@playwright/test';
import type { Choices } from '../../src/games/cosmic/protocol/Choices';
import type { TableOptions } from '../../src/house/protocol/TableOptions';
import { faults } from '../e2e/axe';
import { CALM, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

/** Ada begins, and has a kicker: the reward cards are in the cosmic deck. Windows last, so that one sees what was revealed. */
const KICKER: Partial<TableOptions & Choices> = { aliens: ['zombie', 'warpish', 'trader'], rewards: 'Common', preset: 'standard', seed: 121 };

/** Ada joins Vega’s defense, and it wins: her ships are safe from the warp, and there is much to share out. */
const REWARDED: Partial<TableOptions & Choices> = { aliens: ['zombie', 'warpish', 'trader'], rewards: 'Deck', seed: 1 };

/** Opens a ruling by its title. */
async function open(page: Page, title: string): Promise<void> {
  await page.goto('/rulings');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 }).last()).toBeVisible();
}

/** Steps on until the scenario has come to this line; what it says has to be so. */
async function stepTo(page: Page, line: string): Promise<void> {
  const on = page.getByRole('button', { name: 'Step on' });
  const now = page.locator('p[aria-live="polite"]');
  const words = async () => ((await now.textContent()) ?? '').trim();
  while ((await words()) !== line) {
    const before = await page.getByText(/^Step \d+ of \d+$/).innerText();
    await on.click();
    await expect(page.getByText(before, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
}

test('a kicker is laid by a person, face down for others, and multiplies', async ({ page, somebody }) => {
  const seated = await makeTable(page, CALM, KICKER);
  const watcher = await somebody(CALM);
  await watcher.goto(`/t/${seated.table}`);
  await sit(page, CALM, seated);
  const player = new Player(page, 'mouse', /^(Kicker|attack)/);
  const battle = page.getByRole('region', { name: 'Encounter' });
  await player.playUntil(() => battle.getByRole('img', { name: 'kicker: Kicker 3' }).isVisible());
  await expect(watcher.getByRole('img', { name: 'a kicker, face down' })).toBeVisible();
  const total = battle.getByRole('button', { name: /^Total of the offense/ });
  await player.playUntil(() => total.isVisible());
  await total.click();
  await expect(battle.getByRole('listitem').filter({ hasText: 'kicker ×3' })).toBeVisible();
  await expect(watcher.getByRole('img', { name: 'kicker: Kicker 3' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('a rift goes off in the hands of the one who takes it', async ({ page }) => {
  await open(page, 'A rift taken as compensation costs the taker its value in ships');
  await stepTo(page, 'Then B has 4 ships in the warp');
  await expect(page.getByRole('img', { name: 'In the warp: B 4' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('an ally of the defense splits rewards over ships, cards and reward cards', async ({ page }) => {
  await open(page, 'The whole split is announced before anything is taken');
  await stepTo(page, 'Then the reward deck has 30 cards');
  await expect(page.getByRole('button', { name: /^Rewards, 30 cards left/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^C, .*3 cards, 2 of them from the reward deck/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

for (const by of ['mouse', 'keyboard'] as const) {
  test(`a person splits rewards over two decks by ${by}`, async ({ page }) => {
    await sit(page, CALM, await makeTable(page, CALM, REWARDED));
    const player = new Player(page, by, /^(Join the defense|attack)/);
    await player.playUntil(async () => (await player.topic()) === 'Which rewards do you take?');
    const button = (name: string) => player.question.getByRole('button', { name, exact: true });
    const press = (name: string, key: string) => (by === 'mouse' ? button(name).click() : page.keyboard.press(key));
    const pile = page.getByRole('button', { name: /^Rewards, \d+ cards left/ });
    const left = async () => Number(/\d+/.exec((await pile.textContent()) ?? '')?.[0]);

    // Ada has no ships in the warp: all are cards.
    const full = await left();
    const total = Number(/of (\d+)$/.exec(await player.question.getByRole('button', { name: /^Confirm 0 of/ }).innerText())?.[1]);
    expect(total).toBeGreaterThan(1);
    await press('One more: Cards from the deck', '1');
    for (let n = 1; n < total; n++) await press('One more: Reward cards', '2');
    await expect(button('One more: Reward cards')).toBeDisabled();
    expect(await faults(page)).toEqual([]);
    await press(`Confirm ${total} of ${total}`, 'Enter');
    await expect.poll(left).toBe(full - (total - 1));
    const mine = new RegExp(`^Ada, .*, ${total - 1} of them from the reward deck`);
    await expect(page.getByRole('list', { name: 'Board' }).getByRole('button', { name: mine })).toBeVisible();
  });
}

test('six sit at a table with the reward deck, and play some encounters', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  const make = page.getByRole('region', { name: 'Make a table' });
  await make.getByText('Options').click();
  await make.getByLabel('Players').selectOption('6 players');
  await make.getByLabel('Reward cards').selectOption('Reward deck');
  await make.getByLabel('Cosmic Incursion').check();
  await make.getByLabel('Windows').selectOption('Solo');
  await make.getByLabel('Clock for decisions').selectOption('no clock');
  await make.getByLabel('Clock for deals').selectOption('no clock');
  expect(await faults(page)).toEqual([]);
  await make.getByRole('button', { name: 'Make the table' }).click();
  const options = page.getByRole('region', { name: 'This table' });
  await expect(options.getByRole('listitem').filter({ hasText: /^(6 players|Reward deck|Cosmic Encounter and Cosmic Incursion)$/ })).toHaveCount(3);
  for (const n of [2, 3, 4, 5, 6]) {
    const line = page.getByRole('listitem').filter({ has: page.getByText(`Seat ${n}`, { exact: true }) });
    await line.getByLabel(`Bot for seat ${n}`).selectOption('rookie');
    await line.getByRole('button', { name: 'Put a bot here' }).click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  await player.playUntil(async () => (await player.log.getByText(/^Encounter \d of/).count()) >= 4);
  await expect(page.locator('[data-system]')).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^Rewards, \d+ cards left/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
