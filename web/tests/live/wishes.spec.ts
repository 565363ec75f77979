import { CALM, HASTY, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('an answer is taken back while nobody could have acted on it', async ({ page }) => {
  await sit(page, CALM, await makeTable(page, CALM, { seed: 5, pool: 'expert' }));
  const player = new Player(page);
  const back = player.strip.getByRole('button', { name: 'Take back' });
  let asked: string | null = null;
  await player.playUntil(async () => {
    if (await back.isVisible()) return true;
    asked = (await player.topic()) ?? asked;
    return false;
  });
  await back.click();
  await expect(back).toBeHidden();
  await expect(player.question).toHaveAttribute('aria-label', asked!);
  const log = player.log.getByRole('listitem');
  const before = await log.count();
  await player.playUntil(async () => (await log.count()) > before + 3);
});

test('wishes are kept by the table', async ({ page }) => {
  await sit(page, CALM, await makeTable(page, CALM, { seed: 1, aliens: ['zombie', 'warpish', 'mind'] }));
  const hand = page.getByRole('region', { name: 'Your hand' });
  await hand.getByRole('button', { name: /^Bell of/ }).first().click();
  await page.getByRole('button', { name: /^Ask me/ }).click();
  await page.getByRole('button', { name: 'Planning: ask me before it' }).click();
  await page.getByRole('button', { name: 'Skip to…' }).click();
  await page.getByRole('button', { name: 'my turn' }).click();
  await expect(page.getByRole('button', { name: 'Passing until my turn' })).toBeVisible();
  await page.reload();
  await expect(hand.getByRole('button', { name: /^Bell of .+: Ask me$/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Planning: ask me before it', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Passing until my turn' }).click();
  await expect(page.getByRole('button', { name: 'Skip to…' })).toBeVisible();
});

test('passing ends of itself when the own turn comes', async ({ page }) => {
  await sit(page, HASTY, await makeTable(page, HASTY, { seed: 2, aliens: ['zombie', 'warpish', 'mind'] }));
  const player = new Player(page);
  const passing = page.getByRole('button', { name: 'Passing until my turn' });
  const mine = player.log.getByText('Ada’s turn');
  await page.getByRole('button', { name: 'Skip to…' }).click();
  await page.getByRole('button', { name: 'my turn' }).click();
  await expect(passing).toBeVisible();
  const before = await mine.count();
  await player.playUntil(async () => (await mine.count()) > before);
  await expect(passing).toBeHidden();
});
