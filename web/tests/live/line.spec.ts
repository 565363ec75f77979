import type { WebSocketRoute } from '@playwright/test';
import { CALM, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('a reload in the middle of a question brings it back', async ({ page }) => {
  await sit(page, CALM, await makeTable(page, CALM, { seed: 1 }));
  const player = new Player(page);
  await expect(player.asked.first()).toBeVisible();
  const asked = await player.topic();
  await page.reload();
  await expect(player.asked.first()).toBeVisible();
  expect(await player.topic()).toBe(asked);
  await expect(page.getByRole('region', { name: 'Your hand' })).toBeVisible();
  await goesOn(player);
});

test('a line that is cut in the middle of a question comes back by itself', async ({ page }) => {
  let line: WebSocketRoute | null = null;
  let cut = false;
  await page.routeWebSocket('**/ws', async (socket) => {
    line = socket;
    if (cut) await socket.close();
    else socket.connectToServer();
  });
  await sit(page, CALM, await makeTable(page, CALM, { seed: 1 }));
  const player = new Player(page);
  await expect(player.asked.first()).toBeVisible();
  const asked = await player.topic();

  cut = true;
  await line!.close();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  // What is answered now goes nowhere, and says so.
  await player.asked.first().click();
  cut = false;
  await expect(page.getByText('The connection is lost.')).toBeHidden();
  await expect(player.asked.first()).toBeVisible();
  expect(await player.topic()).toBe(asked);
  await goesOn(player);
});

/** The question can be answered, and the game goes on from there. */
async function goesOn(player: Player): Promise<void> {
  const before = await player.log.getByRole('listitem').count();
  await player.playUntil(async () => (await player.log.getByRole('listitem').count()) > before + 5);
  expect(await player.log.getByRole('listitem').count()).toBeGreaterThan(before);
}
