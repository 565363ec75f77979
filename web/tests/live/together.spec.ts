import { faults } from '../e2e/axe';
import { at, CALM, makeTable, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

/** With this seed Bob meets Ada first; both can negotiate, Bob’s power is used, and Ada can zap it. */
const SEED = 21;

test('two people and a bot: an alliance, a zap in a response, a deal', async ({ page, somebody }) => {
  const aliens = ['zombie', 'warpish', 'mind'];
  const seated = await makeTable(page, CALM, { preset: 'casual', aliens, seed: SEED }, ['rookie']);
  await sit(page, CALM, seated);
  const link = (await page.getByRole('code').innerText()).trim();
  expect(link).toBe(`${at(CALM)}/t/${seated.table}`);

  const other = await somebody(CALM);
  await other.goto(link);
  await other.getByLabel('Your name').fill('Bob');
  await other.getByRole('button', { name: 'Sit down at this table' }).click();
  await expect(other.getByText('Ada starts the game.')).toBeVisible();
  expect(await faults(other)).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();

  const ada = new Player(page, 'mouse', /^(Cosmic Zap|Use Cosmic Zap|negotiate)/);
  const bob = new Player(other, 'mouse', /^(Mind’s power|Use Mind|negotiate)/);
  const both = [ada, bob];
  const talks = (player: Player) => player.question.getByRole('button', { name: 'End the talks' }).isVisible();
  await Promise.all(both.map((player) => player.playUntil(() => talks(player))));

  // Ada names the ships she would lose, and talks on.
  await ada.question.getByRole('button', { name: 'Which ships do you lose?' }).click();
  const more = ada.question.getByRole('button', { name: /^One more/ });
  for (let ships = 0; ships < 3; ships++) await more.and(page.locator(':enabled')).first().click();
  await ada.question.getByRole('button', { name: 'Confirm 3 of 3' }).click();
  await expect(ada.question.getByRole('button', { name: /^You would lose .+ of Ada/ })).toBeVisible();

  const offer = ada.question.getByRole('region', { name: 'I get' });
  await offer.getByRole('button', { name: 'One more: Cards at random' }).click();
  await ada.question.getByRole('region', { name: 'I give' }).getByRole('button', { name: 'One more: Cards at random' }).click();
  await ada.question.getByRole('button', { name: 'Make this offer' }).click();
  for (const { strip } of both) await expect(strip.getByText('On the table: offer 1 of Ada')).toBeVisible();
  for (const { page } of both) expect(await faults(page)).toEqual([]);
  await other.getByLabel('Say something to everybody').fill('One for one, then.');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Talk' }).getByText('One for one, then.')).toBeVisible();
  await bob.question.getByRole('button', { name: 'Accept offer 1' }).click();
  const agreed = (player: Player) => player.log.getByText('A deal is made').isVisible();
  await Promise.all(both.map((player) => player.playUntil(() => agreed(player))));

  for (const { log } of both) {
    await expect(log.getByText(/ joins the (offense|defense)$/).first()).toBeVisible();
    await expect(log.getByText('Bob uses Mind’s power')).toBeVisible();
    await expect(log.getByText('Ada plays Cosmic Zap')).toBeVisible();
    await expect(log.getByText('Mind’s power of Bob is zapped')).toBeVisible();
    await expect(log.getByText(/^Ada offers: gives .+, gets .+/)).toBeVisible();
    await expect(log.getByText('A deal is made')).toBeVisible();
  }
});
