import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Picture } from '../../src/games/cosmic/messages';
import type { ToClient, ToTable } from '../../src/house/messages';

/** A picture of a table. */
export function picture(name: string): Picture {
  return JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as Picture;
}

/** A game that is played there, and by how few and how many. */
const COSMIC = { id: 'cosmic', players: [3, 7] };

/** Plays the server: says these answers over HTTP, and welcomes to a table. Gives all that the page says to the table. */
export async function play(page: Page, welcome: Partial<Extract<ToClient, { tell: 'welcome' }>> | null, games = [COSMIC]): Promise<ToTable[]> {
  const said: ToTable[] = [];
  const { table, snapshot } = picture('crowded-4');
  const answers: [RegExp, unknown][] = [
    [/\/api\/tables$/, [{ code: 'ABCD', game: 'cosmic', host: 'Boris', stage: 'gathering', players: 4, free: 2, preset: 'standard', spectators: true }]],
    [/\/api\/games$/, games],
    [/\/api\/catalogue$/, catalogue],
    [/\/api\/rulings$/, [{ id: 'g-014', title: 'Ships without a home', file: 'core.feature', tags: ['G-014'] }]],
    [/\/api\/rulings\//, { title: 'Ships without a home', steps: [{ text: 'Given four players', snapshot, ok: true }] }],
    [/\/api\/replays\/earlier$/, { table, names: snapshot.names, steps: 12, changed: 12 }],
    [/\/api\/replays\/\w+$/, { table, names: snapshot.names, steps: 40 }],
    [/\/api\/replays\//, { snapshot, events: [] }],
  ];
  await page.route('**/api/**', async (route) => {
    const found = answers.find(([path]) => path.test(new URL(route.request().url()).pathname));
    await (found
      ? route.fulfill({ json: found[1] })
      : route.fulfill({ status: 404, json: { code: 'no_such_table', why: 'there is no such thing on this stage' } }));
  });
  await page.routeWebSocket('**/ws', (socket) => {
    const tell = (message: ToClient) => socket.send(JSON.stringify(message));
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToTable;
      said.push(message);
      if (message.say !== 'hello') tell({ tell: 'done', id: message.id });
      else if (welcome) tell({ tell: 'welcome', protocol: 2, you: null, table, snapshot: null, prompts: [], talk: [], ...welcome });
      else tell({ tell: 'bye', trouble: { code: 'no_such_table', why: 'none' } });
    });
  });
  return said;
}

const ability = { when: 'Revealed', who: 'Main', must: false };
const catalogue = {
  aliens: ['human', 'zombie', 'void'].map((id, alert) => ({ id, set: 'base', alert, abilities: [[ability], [ability], []], words: [], notes: [], salt: 1 })),
  boxes: ['base'],
  variants: [],
  pieces: [],
  cards: [{ id: 'quash', kind: 'Artifact', abilities: [{ ...ability, when: 'DealOver', who: 'Any' }], words: [] }],
  specials: ['most-cards'],
  words: [],
};
