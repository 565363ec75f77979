import type { Page, WebSocket } from '@playwright/test';
import type { Preset } from '../../src/house/protocol/Preset';
import type { ToClient } from '../../src/games/cosmic/messages';
import type { Choices } from '../../src/games/cosmic/protocol/Choices';
import type { TableOptions } from '../../src/house/protocol/TableOptions';
import { CALM, makeTable, sit, takeSeat } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

/** With this seed Bob meets Ada first; Bob’s power is used, and Ada can zap it. */
const ZAP: Partial<TableOptions & Choices> = { aliens: ['zombie', 'warpish', 'mind'], seed: 21 };

/** The seat Bob takes: a bot has the one before it. */
const BOB = 2;

type Update = Extract<ToClient, { tell: 'update' }>;

/** Everything a page is told over its socket from now on. */
function listen(page: Page): ToClient[] {
  const told: ToClient[] = [];
  const hear = ({ payload }: { payload: string | Buffer }) => told.push(JSON.parse(String(payload)) as ToClient);
  page.on('websocket', (socket: WebSocket) => socket.on('framereceived', hear));
  return told;
}

/** The first update that shows a hold, and what was known before it. */
function held(told: ToClient[]): { before: Update; after: Update } | null {
  const updates = told.filter((each): each is Update => each.tell === 'update');
  const at = updates.findIndex(({ wait }) => wait?.held);
  return at < 1 ? null : { before: updates[at - 1]!, after: updates[at]! };
}

/** Ada and Bob sit down with a bot and begin. Bob’s power uses itself in this encounter: nobody has to be quick. */
async function meet(ada: Page, bob: Page, preset: Preset): Promise<void> {
  const seated = await makeTable(ada, CALM, { ...ZAP, preset }, ['rookie']);
  await takeSeat(bob, CALM, seated.table, 'Bob');
  await sit(ada, CALM, seated);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  const more = bob.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const bell = bob.getByRole('group', { name: 'Bell of your power' });
  await bell.getByRole('button', { name: 'Armed' }).click();
  await expect(bell.getByRole('button', { name: 'Armed', pressed: true })).toBeVisible();
  await more.click();
}

test('an armed card plays itself when its moment comes', async ({ page, somebody }) => {
  const other = await somebody(CALM);
  await meet(page, other, 'casual');

  const hand = page.getByRole('region', { name: 'Your hand' });
  await hand.getByRole('button', { name: 'Bell of Cosmic Zap' }).click();
  await page.getByRole('button', { name: 'Armed', exact: true }).click();
  await page.getByLabel(/^It plays itself in this encounter/).selectOption('when Mind’s power is used');
  await expect(hand.getByRole('button', { name: /^Bell of Cosmic Zap: Armed/ })).toBeVisible();

  const ada = new Player(page, 'mouse', /^negotiate/);
  const bob = new Player(other, 'mouse', /^negotiate/);
  const zapped = (player: Player) => player.log.getByText('Mind’s power of Bob is zapped').isVisible();
  await Promise.all([ada, bob].map((player) => player.playUntil(() => zapped(player))));
  await expect(ada.log.getByText('Ada plays Cosmic Zap')).toBeVisible();
  expect(ada.answered.filter((name) => name.includes('Cosmic Zap'))).toEqual([]);
  await expect(hand.getByRole('button', { name: /^Bell of Cosmic Zap/ })).toHaveCount(0);
});

test('a bell holds a window, and the others see nothing but time', async ({ page, somebody }) => {
  const other = await somebody(CALM);
  const told = listen(other);
  await meet(page, other, 'standard');
  const hand = page.getByRole('region', { name: 'Your hand' });
  await hand.getByRole('button', { name: 'Bell of Cosmic Zap' }).click();
  await page.getByRole('button', { name: /^Ask me/ }).click();

  const ada = new Player(page, 'mouse', /^(Cosmic Zap|Use Cosmic Zap|negotiate)/);
  const bob = new Player(other, 'mouse', /^negotiate/);
  const zapped = (player: Player) => player.log.getByText('Mind’s power of Bob is zapped').isVisible();
  const thinking = ({ strip }: Player) => expect(strip.getByText('Someone is thinking… +10 s')).toBeVisible({ timeout: 100_000 });
  const offered = ada.question.getByRole('button', { name: 'Cosmic Zap' });
  const hesitates = async () => {
    await ada.playUntil(() => offered.isVisible());
    await thinking(ada); // still undecided when the time is up
    await ada.playUntil(() => zapped(ada));
  };
  await Promise.all([thinking(bob), hesitates(), bob.playUntil(() => zapped(bob))]);
  await expect(bob.log.getByText('Ada plays Cosmic Zap')).toBeVisible();

  const updates = told.filter((each): each is Update => each.tell === 'update');
  const windows = updates.flatMap(({ wait }) => (wait?.kind === 'response' && wait.about?.by === BOB ? [wait] : []));
  expect(windows.some(({ held }) => held)).toBe(true);
  expect(windows.filter(({ seats }) => seats !== 0)).toEqual([]); // whom the window waits for is nobody’s business
});

test('a person holds a window, and the others see nothing but time', async ({ page, somebody }) => {
  const other = await somebody(CALM);
  const told = listen(other);
  await meet(page, other, 'casual');

  const ada = new Player(page, 'mouse', /^negotiate/);
  const bob = new Player(other, 'mouse', /^negotiate/);
  const offered = ada.question.getByRole('button', { name: 'Cosmic Zap' });
  await Promise.all([ada, bob].map((player) => player.playUntil(() => offered.isVisible())));
  expect(held(told)).toBeNull(); // at this table nothing is held but by somebody
  await page.getByRole('button', { name: 'Hold +10 s' }).click();
  for (const { strip } of [ada, bob]) await expect(strip.getByText('Someone is thinking… +10 s')).toBeVisible();

  const { before, after } = held(told)!;
  expect(after).toEqual({ ...before, seq: before.seq + 1, events: [], patch: {}, wait: { ...before.wait, held: true, left: after.wait!.left } });
});
