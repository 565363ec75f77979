import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { faults } from '../e2e/axe';
import { at, HURT, LEFT, makeTable, PROGRAM, sit } from './hall';
import { Player } from './player';
import { expect, test } from './stage';

type Hall = { port: number };
const folder = ({ port }: Hall) => `node_modules/.live/${port}`;

/** Servers that run for the test. */
const running = new Set<ChildProcess>();
test.afterEach(async () => {
  for (const server of running) await stop(server);
});

/** A server of one's own. A write beyond the limit of its files fails, and does not end it. */
async function serve(hall: Hall, ...more: string[]): Promise<ChildProcess> {
  const args = ['play', '--bind', '127.0.0.1', '--unlimited', '--port', `${hall.port}`, '--haste', '3', '--data', folder(hall), ...more];
  const server = spawn('bash', ['-c', `trap '' XFSZ; exec "$0" "$@"`, PROGRAM, ...args], { stdio: 'ignore' });
  running.add(server);
  const health = () => fetch(`${at(hall)}/health`).then(({ status }) => status, () => 0);
  await expect.poll(health, { timeout: 30_000 }).toBe(200);
  return server;
}

async function stop(server: ChildProcess): Promise<void> {
  running.delete(server);
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

/** How long the files of a server may become: as if its disk were full. */
const limit = (server: ChildProcess, bytes: string) => execFileSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${bytes}:unlimited`]);

test('while nothing can be stored everybody reads it, and the game goes on by itself', async ({ page }) => {
  rmSync(folder(HURT), { recursive: true, force: true });
  const server = await serve(HURT);
  await sit(page, HURT, await makeTable(page, HURT, {}));
  const player = new Player(page);
  await expect(player.asked.first()).toBeVisible();
  const stalled = page.getByRole('alert').filter({ hasText: 'the clocks stand, and no answer is accepted' });
  await expect(stalled).toBeHidden();

  limit(server, '1');
  await player.playUntil(() => stalled.isVisible());
  await expect(stalled).toBeVisible();
  expect(await faults(page)).toEqual([]);

  limit(server, 'unlimited');
  await expect(stalled).toBeHidden();
  const before = player.answered.length;
  await player.playUntil(() => Promise.resolve(player.answered.length > before + 5));
  await expect(stalled).toBeHidden();
});

test('a table that was put away says so, and can be replayed', async ({ page, somebody }) => {
  rmSync(folder(LEFT), { recursive: true, force: true });
  const server = await serve(LEFT);
  const seated = await makeTable(page, LEFT, {});
  await sit(page, LEFT, seated);
  const player = new Player(page);
  await player.playUntil(() => Promise.resolve(player.answered.length > 5));
  await page.goto('about:blank');
  await stop(server);
  await new Promise((done) => setTimeout(done, 3000)); // nobody comes

  await serve(LEFT, '--archive-after', '0.00001');
  const later = await somebody(LEFT);
  const numbers = async () => (await later.request.get('/metrics')).text(); // whoever asks for the table wakes it
  await expect.poll(numbers).toMatch(/^hypergate_archived_total 1$/m);
  await later.goto(`/t/${seated.table}`);
  await expect(later.getByText('Nobody came to this table for a long time')).toBeVisible();
  expect(await faults(later)).toEqual([]);
  await later.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(later.getByRole('slider')).toBeVisible();
  await expect(later.getByRole('alert')).toHaveCount(0);
});
