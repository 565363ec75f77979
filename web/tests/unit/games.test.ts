import { beforeEach, expect, test, vi } from 'vitest';
import { game as salvage } from '../../../examples/salvage/client';
import { game as cosmic } from '../../src/games/cosmic';
import type { CatalogueFacts } from '../../src/games/cosmic/protocol/CatalogueFacts';
import { catalogue } from '../../src/games/cosmic/state/catalogue.svelte';
import { table } from '../../src/games/cosmic/table';
import { gameOf, gameWithPage, turnTo } from '../../src/house/games';
import type { ToClient } from '../../src/house/messages';
import { optionLines, usual } from '../../src/house/state/options';
import { TableState } from '../../src/house/state/table.svelte';
import { say, speech } from '../../src/house/words';
import facts from '../fixture/catalogue.json';
import { picture } from './pictures';

vi.mock('virtual:games', () => ({
  games: [() => import('../../src/games/cosmic'), () => import('../../../examples/salvage/client')],
}));
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is there'))));

test('a game is found by its id; without one it is the first', async () => {
  expect(await gameOf('salvage')).toBe(salvage);
  expect(await gameOf('cosmic')).toBe(cosmic);
  expect(await gameOf()).toBe(cosmic);
  expect(await gameOf('')).toBe(cosmic);
  expect(await gameOf('chess')).toBeNull();
  expect(await gameWithPage('aliens')).toBe(cosmic);
  expect(await gameWithPage('nothing')).toBeNull();
});

test('what cannot be learnt of a game is asked for again', async () => {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let tries = 0;
  const learn = () => ((tries += 1) < 3 ? Promise.reject(new Error('nobody is there')) : Promise.resolve());
  await turnTo({ ...salvage, learn });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(3);
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
  vi.useRealTimers();
});

/** A state that comes to a table which tells it these messages. */
function told(...messages: ToClient[]): TableState {
  const wire = { onopen: null, onmessage: null as unknown as (event: { data: string }) => void, onclose: null, send: () => {}, close: () => {} };
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('WebSocket', function () {
    return wire;
  });
  const state = new TableState();
  state.join('CODE', null);
  for (const message of messages) wire.onmessage({ data: JSON.stringify(message) });
  return state;
}

test('what is told before the game has come is heard once it is there, in order', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { you, table, snapshot } = picture('ask-use');
  const state = told(
    { tell: 'welcome', protocol: 2, you, table, snapshot, prompts: [], talk: [] },
    { tell: 'update', seq: snapshot.seq + 1, events: [], patch: {}, wait: null, prompts: [], undo: true },
    { tell: 'said', seat: 1, words: { text: 'Hello' } },
  );
  expect([state.started, state.table.code]).toEqual([false, '']);
  await vi.waitFor(() => expect(state.started).toBe(true));
  expect([state.game, state.seq, state.undo, state.talk.length]).toEqual([cosmic, snapshot.seq + 1, true, 1]);
  expect(say('topic-launch')).not.toBe('topic-launch'); // words of the table have come with it
  state.leave();
});

test('a table of a game that the page was built without says so', async () => {
  const { you, table, snapshot } = picture('ask-use');
  const chess = { ...table, options: { ...table.options, game: 'chess' } };
  const state = told({ tell: 'welcome', protocol: 2, you, table: chess, snapshot, prompts: [], talk: [] });
  await vi.waitFor(() => expect(state.line).toBe('refused'));
  expect([state.trouble?.code, state.started]).toEqual(['other_version', false]);
});

test('the words of one game do not reach into another', async () => {
  await speech.take(cosmic.texts);
  expect(say('pool-expert')).toBe('Expert');
  expect(say('note-anew')).toContain('encounter'); // a game may say something its own way
  await speech.take(cosmic.texts, table.texts!);
  await speech.take(cosmic.texts); // a page of the hall that was late takes nothing away
  expect(say('topic-launch')).not.toBe('topic-launch');
  await speech.take(salvage.texts);
  expect(say('title')).toBe('Salvage');
  expect(say('pool-expert')).toBe('pool-expert');
  expect(say('note-anew')).not.toContain('encounter');
});

test('a table is told in lines of the house and of its game', async () => {
  await speech.take(cosmic.texts);
  const options = { ...usual('standard', cosmic), four_planets: true };
  expect(optionLines(cosmic, options)).toEqual([
    '4 players',
    'Standard',
    'Expert',
    'Cosmic Encounter',
    'Clock: 90 s for decisions, 60 s for deals',
    'Four planets each: a shorter game',
  ]);
  expect(optionLines(salvage, usual('solo', salvage))).toEqual(['3 players', 'Solo', 'Clock: no clock for decisions, no clock for deals']);
});

test('whom one plays is fitted to the number of seats', () => {
  catalogue.facts = facts as unknown as CatalogueFacts;
  const [, second, third] = catalogue.dealt();
  const chosen = (players: number, aliens: string[]) => ({ ...usual('standard', cosmic), players, aliens });
  expect(cosmic.fit?.(chosen(3, []))).toMatchObject({ aliens: [] }); // they are dealt
  expect(cosmic.fit?.(chosen(2, ['void', 'human', 'zombie']))).toMatchObject({ aliens: ['void', 'human'] });
  expect(cosmic.fit?.(chosen(3, ['void']))).toMatchObject({ aliens: ['void', second, third] });
  catalogue.facts = null;
});
