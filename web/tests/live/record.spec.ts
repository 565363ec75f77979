import { readFile } from 'node:fs/promises';
import { at, CALM, HASTY, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('a game is saved as a file and seen again elsewhere', async ({ page, somebody }) => {
  await sit(page, HASTY, await makeTable(page, HASTY, { seed: 9 }));
  const player = new Player(page);
  await player.playOut();
  const won = await player.log.getByText(/^The game is won by /).innerText();
  const [download] = await Promise.all([page.waitForEvent('download'), player.end.getByRole('link', { name: 'Save as a file' }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const file = await readFile(await download.path());

  const other = await somebody(CALM);
  await other.goto('/');
  const chooser = other.getByLabel('Open a game file');
  await chooser.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: file });
  await expect(other).toHaveURL(new RegExp(`^${at(CALM)}/replay/`));
  await other.getByRole('button', { name: 'Last step' }).click();
  await expect(new Player(other).log.getByText(won)).toBeVisible();

  await other.goto('/');
  await chooser.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file.subarray(0, file.length / 2)) });
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other).toHaveURL(`${at(CALM)}/`);
});
