import { faults } from '../e2e/axe';
import { at, SALVAGE } from './hall';
import { expect, test } from './stage';

test('another game in a program of its own: made, played against all levels, ended and seen again', async ({ page, somebody }) => {
  await page.goto(at(SALVAGE));
  // the server says what is played: one game only, so nobody is asked which
  await expect(page.getByRole('button', { name: /Salvage/ })).toHaveCount(0);
  const make = { name: 'Ada', options: { players: 4, preset: 'solo' }, bots: ['random', 'rookie', 'veteran'], start: true };
  const seated = await (await page.request.post(`${at(SALVAGE)}/api/tables`, { data: make })).json();
  await page.evaluate(({ table, token }) => localStorage.setItem(`hypergate.seat.${table}`, token), seated);
  await page.goto(`${at(SALVAGE)}/t/${seated.table}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Salvage' })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  const watcher = await somebody(SALVAGE, { locale: 'ja-JP' });
  const told: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await watcher.goto(`/t/${seated.table}`);
  await expect(watcher.getByRole('heading', { level: 1, name: 'サルベージ' })).toBeVisible();

  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  for (let left = 5; left > 0; left -= 1) {
    await expect(hand).toHaveCount(left);
    await hand.first().click();
    await expect(hand).not.toHaveCount(left);
  }
  const end = page.getByRole('link', { name: 'Watch the replay' });
  await expect(end).toBeVisible();
  expect(await faults(page)).toEqual([]);
  // one who watches was never told a hand
  type Seen = { places: { hand: unknown; bid: unknown }[] };
  const boards = told.map((text) => JSON.parse(text) as { snapshot?: { board: Seen }; patch?: Seen | null });
  const seen = boards.flatMap(({ snapshot, patch }) => [snapshot?.board, patch]).filter((board) => board != null);
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.flatMap(({ places }) => places).filter(({ hand: cards, bid }) => cards !== null || bid !== null)).toEqual([]);

  await end.click();
  await expect(page.getByText(/^Step 0 of 20$/)).toBeVisible();
  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByText(/^Step 20 of 20$/)).toBeVisible();

  await page.goto(`${at(SALVAGE)}/rulings`);
  await page.getByRole('link', { name: 'The highest bid takes the wreck, and all bids are gone' }).click();
  await expect(page.getByText(/takes the wreck/).first()).toBeVisible();
});
