import type { Page } from '@playwright/test';
import type { Level } from '../../src/house/protocol/Level';
import type { MakeTable } from '../../src/house/protocol/MakeTable';
import type { Seated } from '../../src/house/protocol/Seated';
import type { TableInfo } from '../../src/house/protocol/TableInfo';
import type { TakeSeat } from '../../src/house/protocol/TakeSeat';
import type { Choices } from '../../src/games/cosmic/protocol/Choices';
import type { TableOptions } from '../../src/house/protocol/TableOptions';

/** The program whose table is played. */
export const PROGRAM = process.env.HYPERGATE ?? '../target/debug/hypergate';

/** A program that somebody has made with a set of aliens of their own. */
export const OTHER_PROGRAM = process.env.FREE_PORT ?? '../target/debug/free-port';

/** Other ports where these are taken. */
const first = Number(process.env.LIVE_PORT ?? 7811);

/** Two servers: one where time flies, for whole games; one where people can think. */
export const HASTY = { port: first, haste: 20 };
export const CALM = { port: first + 1, haste: 3 };

/** A server of that other program. */
export const OTHER = { port: first + 4, haste: 3, program: OTHER_PROGRAM };

/** The program of another game, with a client that is built for it alone. */
export const SALVAGE = { port: first + 5, haste: 3, program: process.env.SALVAGE ?? '../target/debug/salvage' };

/** Where servers of one test may be, which come to harm. */
export const HURT = { port: first + 2 };
export const LEFT = { port: first + 3 };

/** Where a server is. */
export const at = ({ port }: { port: number }): string => `http://127.0.0.1:${port}`;

/** The shortest game there is. */
export const SHORT: TableOptions & Choices = {
  game: 'cosmic',
  players: 3,
  sets: ['base'],
  pool: 'first',
  aliens: [],
  four_planets: true,
  freewheeling_flares: false,
  rewards: 'None',
  variants: [],
  preset: 'solo',
  decision_seconds: 0,
  deal_seconds: 0,
  listed: false,
  spectators: true,
  seed: null,
};

/** Makes a table, with bots on the other seats. */
export async function makeTable(page: Page, hall: { port: number }, options: Partial<TableOptions & Choices>, bots: Level[] = ['rookie', 'rookie']): Promise<Seated> {
  const make: MakeTable = { name: 'Ada', options: { ...SHORT, ...options }, bots, start: bots.length === 2 };
  const response = await page.request.post(`${at(hall)}/api/tables`, { data: make });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()) as Seated;
}

/** Takes the next free seat of a table, as somebody whose browser keeps it. */
export async function takeSeat(page: Page, hall: { port: number }, table: string, name: string): Promise<void> {
  const info = (await (await page.request.get(`${at(hall)}/api/tables/${table}`)).json()) as TableInfo;
  const seed = info.options.seed;
  const take: TakeSeat = { name, seat: null, invitation: null, ...(seed === null ? {} : { seed }) };
  const response = await page.request.post(`${at(hall)}/api/tables/${table}/seats`, { data: take });
  if (!response.ok()) throw new Error(await response.text());
  await sit(page, hall, (await response.json()) as Seated);
}

/** Goes to the own seat, as the browser that took it. */
export async function sit(page: Page, hall: { port: number }, { table, token }: Seated): Promise<void> {
  await page.addInitScript(({ table, token }) => {
    if (location.protocol !== 'about:') localStorage.setItem(`hypergate.seat.${table}`, token);
  }, { table, token });
  await page.goto(`${at(hall)}/t/${table}`);
}
