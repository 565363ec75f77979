import { faults } from '../e2e/axe';
import { CALM, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('what somebody asks aloud stands with the answers, and after a reload', async ({ page }) => {
  const aliens = ['zombie', 'seeker', 'trader'];
  await sit(page, CALM, await makeTable(page, CALM, { sets: ['base', 'incursion'], aliens, seed: 3 }));
  const player = new Player(page, 'mouse', /^(Join|attack)/);
  const asked = async () => (await player.topic()) === 'What do you answer?';
  await player.playUntil(asked);
  const said = /^Vega asks: Will you play an attack of at least \d+\?$/;
  for (let reload = 0; reload < 2; reload++) {
    await expect(player.strip.locator('#said p')).toHaveText([said]);
    await expect(player.question).toHaveAccessibleDescription(said);
    if (reload === 0) await page.reload();
  }
  expect(await faults(page)).toEqual([]);
  await player.playUntil(async () => !(await asked()));
  await expect(player.log.getByText(/^Ada says: (yes|no|it depends)$/)).toBeVisible();
  await expect(player.strip.locator('#said')).toHaveCount(0);
});
