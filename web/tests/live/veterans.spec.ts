import { at, CALM, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('a whole game against veterans', async ({ page }) => {
  test.setTimeout(300_000); // they think with the program as it is built for tests
  await sit(page, CALM, await makeTable(page, CALM, { seed: 5 }, ['veteran', 'veteran']));
  const player = new Player(page);
  await player.playOut();
  await expect(player.end.getByRole('status')).toContainText(/^(You win!|.+ wins?( together)?)$/);

  const numbers = await (await page.request.get(`${at(CALM)}/metrics`)).text();
  const count = (name: string) => Number(new RegExp(`^hypergate_${name} (\\d+)$`, 'm').exec(numbers)?.[1]);
  expect(count('thoughts_total')).toBeGreaterThan(20);
  expect(count('bots_panicked_total')).toBe(0);
  expect(count('bots_not_legal_total')).toBe(0);
});
