import { faults } from '../e2e/axe';
import { makeTable, OTHER, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

test('an alien of a set of one\'s own: its name, its texts, its note and its own event, in both languages', async ({ page, somebody }) => {
  const table = await makeTable(page, OTHER, { sets: ['free-port', 'base'], aliens: ['smuggler', 'human', 'spiff'], deal_seconds: 30, seed: 5 });
  await sit(page, OTHER, table);
  const player = new Player(page, 'mouse', /^Smuggler/); // it keeps out of all else
  const arms = player.log.getByText(/^Ada runs arms to \w+/);
  // whoever it has chosen is known to its player, until it is said aloud
  const plate = page.getByRole('list', { name: 'Board' }).getByRole('button', { name: /^Ada, Smuggler/ });
  const noted = page.getByRole('article').getByText(/secret contact: \w+/);
  await plate.click();
  await expect(page.getByRole('heading', { name: /Smuggler *Contraband/ })).toBeVisible();
  await expect(page.getByRole('article').getByText('its ships count double for the rest of the encounter')).toBeVisible();
  await player.playUntil(() => noted.isVisible());
  await expect(noted).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await player.playUntil(async () => (await arms.count()) > 0);
  await expect(arms.first()).toBeVisible();

  const reader = await somebody(OTHER, { locale: 'ja-JP' });
  await reader.goto(`/t/${table.table}`);
  await expect(reader.getByText(/^Adaが\w+に武器を流す/).first()).toBeVisible();
  await reader.getByRole('button', { name: /^Ada, 密輸商/ }).click();
  await expect(reader.getByRole('heading', { name: /密輸商 *密輸品/ })).toBeVisible();
  await expect(reader.getByRole('article').getByText('その遭遇の間、取引相手の宇宙船は2倍に数える')).toBeVisible();
  await expect(reader.getByText('秘密の取引相手')).toHaveCount(0);

  await reader.goto('/aliens');
  await expect(reader.getByText('密輸商', { exact: true })).toBeVisible();
  await expect(reader.getByRole('combobox', { name: 'セット' })).toContainText('自由港');
});
