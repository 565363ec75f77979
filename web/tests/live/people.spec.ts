import { faults } from '../e2e/axe';
import { at, CALM, HASTY, makeTable, sit, takeSeat } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('the host stops the clocks, and lets them run', async ({ page, somebody }) => {
  const seated = await makeTable(page, CALM, { preset: 'standard', decision_seconds: 300, seed: 4 }, ['rookie']);
  const other = await somebody(CALM);
  await takeSeat(other, CALM, seated.table, 'Bob');
  await sit(page, CALM, seated);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const players = [new Player(page), new Player(other)];
  const clock = players[1]!.strip.getByRole('timer');
  const stopped = ({ strip }: Player) => strip.locator('header').getByText('The host has stopped the clocks');
  const decides = () => players[0]!.strip.getByText(/: your decision$/).isVisible();
  await Promise.all(players.map((player) => player.playUntil(decides)));

  await other.getByRole('button', { name: 'Menu' }).click();
  await expect(other.getByRole('link', { name: 'Leave' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Stop the clocks' })).toHaveCount(0); // not the host
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Stop the clocks' }).click();
  for (const player of players) await expect(stopped(player)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const left = await clock.innerText();
  const refused = page.getByRole('alert').filter({ hasText: 'The host has stopped the clocks.' });
  await players[0]!.playUntil(() => refused.isVisible()); // nothing is taken now
  expect(await clock.innerText()).toBe(left);

  await page.getByRole('button', { name: 'Let the clocks run' }).click();
  for (const player of players) await expect(stopped(player)).toBeHidden();
  const lines = players[0]!.log.getByRole('listitem');
  const before = await lines.count();
  await Promise.all(players.map((player) => player.playUntil(async () => (await lines.count()) > before + 3)));
});

test('a bot plays for one who is away, and gives the seat back', async ({ page, somebody }) => {
  const seated = await makeTable(page, HASTY, { preset: 'standard', seed: 4 }, ['rookie']);
  const other = await somebody(HASTY);
  await takeSeat(other, HASTY, seated.table, 'Bob');
  await sit(page, HASTY, seated);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const ada = new Player(page);
  await expect(ada.strip).toBeVisible();
  await expect(other.getByRole('region', { name: 'Your hand' })).toBeVisible();
  const plate = page.getByRole('list', { name: 'Board' }).getByRole('button', { name: /^Bob, / });

  await other.goto('about:blank'); // Bob is gone
  await expect(plate).toHaveAccessibleName(/^Bob, played by a bot for now/);
  const encounters = ada.log.getByText(/^Encounter \d of /);
  const before = await encounters.count();
  await ada.playUntil(async () => (await encounters.count()) > before + 1); // those who are invited have answered
  await expect(plate).toHaveAccessibleName(/^Bob, played by a bot for now/);

  await other.goto(`${at(HASTY)}/t/${seated.table}`);
  const bob = new Player(other);
  await expect(other.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await expect(plate).not.toHaveAccessibleName(/played by a bot/);
  await Promise.all([ada, bob].map((player) => player.playUntil(() => Promise.resolve(bob.answered.length > 2))));
  expect(bob.answered.length).toBeGreaterThan(2);
});

test('a seat is kept for whoever has its link', async ({ page, context, somebody }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: at(CALM) });
  const seated = await makeTable(page, CALM, {}, []);
  await sit(page, CALM, seated);
  const kept = page.getByRole('listitem').filter({ has: page.getByText('Seat 3', { exact: true }) });
  await kept.getByRole('button', { name: 'Copy this seat’s own link' }).click();
  await expect(kept.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${at(CALM)}/t/${seated.table}#`);

  const bob = await somebody(CALM);
  await takeSeat(bob, CALM, seated.table, 'Bob'); // the plain link: the first seat that is free for anybody
  const cleo = await somebody(CALM);
  const asked: string[] = [];
  cleo.on('request', (request) => asked.push(request.url()));
  await cleo.goto(link);
  await expect(cleo.getByText('This seat was kept for you.')).toBeVisible();
  await cleo.getByLabel('Your name').fill('Cleo');
  await cleo.getByRole('button', { name: 'Join the table' }).click();
  await expect(cleo.getByText('Ada starts the game.')).toBeVisible();
  expect(new URL(cleo.url()).hash).toBe('');
  const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('key')!;
  expect(asked.filter((url) => url.includes(secret))).toEqual([]); // a secret is in no address that is asked for
  const names = page.getByRole('listitem').getByRole('strong');
  await expect(names).toHaveText(['Ada', 'Bob', 'Cleo']);

  const late = await somebody(CALM);
  await late.goto(link);
  await late.getByLabel('Your name').fill('Dan');
  await late.getByRole('button', { name: 'Join the table' }).click();
  await expect(late.getByRole('alert')).toHaveText('This link does not fit the seat any more.');
  expect(await faults(late)).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(cleo.getByRole('region', { name: 'Your hand' })).toBeVisible();
});

test('the host asks somebody for silence', async ({ page, somebody }) => {
  const seated = await makeTable(page, CALM, {}, []);
  await sit(page, CALM, seated);
  const bob = await somebody(CALM);
  await takeSeat(bob, CALM, seated.table, 'Bob');
  await page.getByRole('button', { name: 'Silence Bob' }).click();
  await expect(bob.getByRole('status').getByText('The host has asked you for silence.')).toBeVisible();
  await bob.getByLabel('Say something to everybody').fill('But');
  await expect(bob.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Let Bob talk' }).click();
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Talk' }).getByText('But')).toBeVisible();
});

test('in a running game the others decide by a vote who plays a seat', async ({ page, somebody }) => {
  const seated = await makeTable(page, CALM, {}, []);
  await sit(page, CALM, seated);
  const bob = await somebody(CALM);
  await takeSeat(bob, CALM, seated.table, 'Bob');
  const cleo = await somebody(CALM);
  await takeSeat(cleo, CALM, seated.table, 'Cleo');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(cleo.getByRole('region', { name: 'Your hand' })).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('Seats', { exact: true }).click();
  await page.getByRole('button', { name: 'Propose a bot for the seat of Cleo' }).click();
  for (const one of [page, bob, cleo]) {
    await expect(one.getByText('Ada proposes that a bot plays on for Cleo.')).toBeVisible();
  }
  await expect(cleo.getByRole('button', { name: 'I agree' })).toHaveCount(0); // it is her seat
  expect(await faults(bob)).toEqual([]);
  await bob.getByRole('button', { name: 'I agree' }).focus();
  await bob.keyboard.press('Enter');
  await expect(cleo.getByText('This seat is played by somebody else now.', { exact: true })).toBeVisible();
  for (const one of [page, bob]) {
    await expect(one.getByText(/^By a vote .+, a bot, plays on for Cleo\.$/)).toBeVisible();
    await expect(one.getByRole('group', { name: 'Vote on a seat' })).toHaveCount(0);
  }
});
