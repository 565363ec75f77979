import { expect, test } from '@playwright/test';
import { HASTY, makeTable, sit } from './hall';
import { Player } from './player';

test('a whole game by mouse', async ({ page }) => {
  await sit(page, HASTY, await makeTable(page, HASTY, { seed: 1 }));
  const player = new Player(page);
  await player.playOut();
  await expect(player.end.getByRole('status')).toContainText(/You win!|wins?/);
  console.log(player.answered.length);
});
