import { faults } from '../e2e/axe';
import { HASTY, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('the first load brings at most 150 kB of JavaScript', async ({ page }) => {
  const seated = await makeTable(page, HASTY, {});
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await sit(page, HASTY, seated);
  await expect(new Player(page).strip).toBeVisible();
  const sum = (await Promise.all(sizes)).reduce((a, b) => a + b, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(150_000);
});

test('one who watches sees no hand', async ({ page, somebody }) => {
  const seated = await makeTable(page, HASTY, { seed: 7 });
  await sit(page, HASTY, seated);
  const player = new Player(page);
  await player.playUntil(() => page.getByRole('region', { name: 'Encounter' }).isVisible());
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('button').first()).toBeVisible();

  const watcher = await somebody(HASTY);
  const told: string[] = [];
  watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await watcher.goto(`/t/${seated.table}`);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect(watcher.getByRole('list', { name: 'Board' }).getByRole('listitem').first()).toBeVisible();
  await expect(watcher.getByRole('region', { name: 'Your hand' })).toHaveCount(0);
  await player.answer();
  expect(await faults(watcher)).toEqual([]);
  type Told = { you: number | null; snapshot: { prompts: unknown[]; board: { seats: { hand: [number, { face: unknown }][] }[] } } };
  const { you, snapshot } = JSON.parse(told[0] ?? '') as Told;
  expect(you).toBeNull();
  expect(snapshot.prompts).toEqual([]);
  const faces = snapshot.board.seats.flatMap(({ hand }) => hand.map(([, { face }]) => face));
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter((face) => face !== null)).toEqual([]);
});

test('a phone held upright plays some encounters', async ({ somebody }) => {
  const page = await somebody(HASTY, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await sit(page, HASTY, await makeTable(page, HASTY, { seed: 3 }));
  const player = new Player(page);
  const log = page.getByRole('dialog', { name: 'Log' });
  const encounters = async () => {
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const n = await log.getByText(/^Encounter \d of/).count();
    await log.getByRole('button', { name: 'Close' }).click();
    return n;
  };
  let looked = 0;
  await player.playUntil(async () => player.answered.length >= (looked += 10) && (await encounters()) >= 3);
  expect(await encounters()).toBeGreaterThanOrEqual(3);
  expect(await faults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('rulings are listed, and one is played through', async ({ page }) => {
  await page.goto('/rulings');
  await expect(page.getByRole('status')).toContainText(/\d+ rulings/);
  await page.getByRole('searchbox').fill('spiff lands');
  await page.getByRole('listitem').getByRole('link', { name: 'Spiff lands before a ship is saved', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  const on = page.getByRole('button', { name: 'Step on' });
  for (let n = 1; await on.isEnabled(); n++) {
    await on.click();
    await expect(page.getByText(`Step ${n} of`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(await faults(page)).toEqual([]);
});

test('every page around the table is clean', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Hypergate'],
    ['/aliens', 'Aliens and cards'],
    ['/rulings', 'Rulings'],
    ['/settings', 'Settings'],
    ['/t/none', 'Hypergate'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
  }
  await expect(page.getByRole('alert')).toContainText('There is no such table.');
});
