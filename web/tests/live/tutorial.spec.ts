import { faults } from '../e2e/axe';
import { Player } from './player';
import { expect, test } from './stage';

test('the first game explains itself while it is played', async ({ page }) => {
  await page.goto('/tutorial');
  await page.getByRole('button', { name: 'Learn as you play' }).click();
  const player = new Player(page);
  const hint = page.getByRole('complementary', { name: 'Hint' });
  const read = new Set<string>();
  await expect(hint).toContainText('Welcome!');
  expect(await faults(page)).toEqual([]);
  await player.playUntil(async () => {
    if (await hint.isVisible()) {
      read.add(await hint.getByRole('status').innerText());
      await hint.getByRole('button', { name: 'Got it' }).click();
    }
    return read.size >= 8;
  });
  expect(read.size).toBeGreaterThanOrEqual(8);
  expect([...read].filter((words) => /^tutorial-/.test(words))).toEqual([]);
});
