import { faults } from '../e2e/axe';
import { Player } from './player';
import { expect, test } from './stage';

test('seven sit at a table with techs and hazards, and play to the end', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  const make = page.getByRole('region', { name: 'Make a table' });
  await make.getByText('Options').click();
  await make.getByLabel('Players').selectOption('7 players');
  await make.getByLabel('Cosmic Conflict').check();
  await make.getByLabel('Technology').check();
  await make.getByLabel('Hazards', { exact: true }).check();
  await make.getByLabel('Windows').selectOption('Solo');
  await make.getByLabel('Clock for decisions').selectOption('no clock');
  await make.getByLabel('Clock for deals').selectOption('no clock');
  expect(await faults(page)).toEqual([]);
  await make.getByRole('button', { name: 'Make the table' }).click();
  const options = page.getByRole('region', { name: 'This table' });
  await expect(options.getByRole('listitem').filter({ hasText: /^(7 players|.*Technology.*Hazards.*|.*Hazards.*Technology.*)$/ })).toHaveCount(2);
  for (const n of [2, 3, 4, 5, 6, 7]) {
    const line = page.getByRole('listitem').filter({ has: page.getByText(`Seat ${n}`, { exact: true }) });
    await line.getByLabel(`Bot for seat ${n}`).selectOption('rookie');
    await line.getByRole('button', { name: 'Put a bot here' }).click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  // A tech lies before everybody; a ship goes to work on one, and a hazard comes.
  const plate = page.getByRole('list', { name: 'Board' }).getByRole('button', { name: /^Ada, .*face down/ });
  const hazards = page.getByRole('button', { name: /^Hazards, \d+ cards left/ });
  const left = async () => Number(/(\d+) cards? left/.exec((await hazards.textContent()) ?? '')?.[1] ?? 0);
  await player.playUntil(() => plate.isVisible());
  await expect(page.locator('[data-system]')).toHaveCount(7);
  await expect(hazards).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const full = await left();
  await player.playUntil(async () => (await left()) < full);
  expect(await faults(page)).toEqual([]);
  await player.playUntil(() => player.end.isVisible());
  await expect(player.end).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
