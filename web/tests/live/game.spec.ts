import { Player, walk } from './player';
import { expect, test } from './stage';

test('a whole game by mouse, from the first page on', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Ada');
  const make = page.getByRole('region', { name: 'Make a table' });
  await make.getByText('Options').click();
  await make.getByLabel('Players').selectOption('3 players');
  await make.getByLabel('Windows').selectOption('Solo');
  await make.getByLabel('Clock for decisions').selectOption('no clock');
  await make.getByLabel('Clock for deals').selectOption('no clock');
  await make.getByLabel('Four planets each').check();
  await make.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'Ada’s table' })).toBeVisible();
  for (const seat of ['Seat 2', 'Seat 3']) {
    const line = page.getByRole('listitem').filter({ has: page.getByText(seat, { exact: true }) });
    await line.getByLabel(`Bot for ${seat.toLowerCase()}`).selectOption('rookie');
    await line.getByRole('button', { name: 'Put a bot here' }).click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  const player = new Player(page);
  await player.playOut();
  await expect(player.end.getByRole('status')).toContainText(/^(You win!|.+ wins?( together)?)$/);
  await expect(player.end.getByRole('listitem')).toHaveCount(3);
});

test('a whole game by keyboard, from the first page on', async ({ page }) => {
  await page.goto('/');
  const bots = page.getByRole('region', { name: 'Play against bots' });
  await walk(page, bots.getByLabel('Players'), '3');
  await walk(page, bots.getByRole('button', { name: 'Play now' }));
  const player = new Player(page, 'keyboard');
  await player.playOut();
  await expect(player.end.getByRole('status')).toContainText(/^(You win!|.+ wins?( together)?)$/);
});
