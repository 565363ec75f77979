import { faults } from '../e2e/axe';
import { HASTY, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('a finished game is seen again, step by step and from any seat', async ({ page }) => {
  await sit(page, HASTY, await makeTable(page, HASTY, { seed: 1 }));
  const player = new Player(page);
  await player.playOut();
  const ended = await player.end.getByRole('status').innerText();
  expect(await faults(page)).toEqual([]);
  await player.end.getByRole('link', { name: 'Watch the replay' }).click();

  const step = (n: number | string) => expect(page.getByText(new RegExp(`^Step ${n} of \\d+$`))).toBeVisible();
  await step(0);
  await page.getByRole('button', { name: 'Step on' }).click();
  await step(1);
  await page.getByRole('button', { name: 'Step on' }).click();
  await step(2);
  await page.getByRole('button', { name: 'Step back' }).click();
  await step(1);

  const hand = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  await expect(hand).toHaveCount(0);
  const seats = page.getByLabel('Seen by');
  const names = await seats.getByRole('option').allInnerTexts();
  expect(names).toHaveLength(4);
  let seen = '';
  for (const name of names.slice(1)) {
    await seats.selectOption(name);
    const shown = async () => (await hand.allInnerTexts()).join();
    await expect.poll(async () => ['', seen].includes(await shown())).toBe(false);
    seen = await shown();
  }
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Last step' }).click();
  await expect(page.getByRole('button', { name: 'Step on' })).toBeDisabled();
  const winner = ended === 'You win!' ? 'Ada' : ended.replace(/ wins?( together)?$/, '');
  await expect(player.log.getByText(`The game is won by ${winner}`)).toBeVisible();
});
