import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { game } from '../../../examples/salvage/client';
import { table, type Board, type Event, type Salvage } from '../../../examples/salvage/client/table';
import type { Picture } from '../../src/house/state/table.svelte';
import { usual } from '../../src/house/state/options';
import { quietTable, TableState } from '../../src/house/state/table.svelte';
import { say, speech } from '../../src/house/words';

const place = (points: number, hand: number[] | null = null) => ({ points, has_bid: false, bid: null, hand });
const board: Board = { wreck: 6, left: 2, places: [place(4, [7, 12]), place(9), place(1)], shown: [[3, 15, 2], [11, 4, 9], [1, 5, 8]] };
const picture: Picture<Salvage> = {
  you: 0,
  table: quietTable('wreck', usual('standard', game), ['Ada', 'Boris', 'Chiyo']),
  snapshot: { seq: 7, board, wait: null, prompts: [], undo: false, log: [] },
};
const update = { tell: 'update' as const, events: [], patch: null, wait: null, prompts: [], undo: false };

test('an update tells the whole board, or that nothing lies there that did not', () => {
  const state = TableState.of(game, table, picture);
  state.hear({ ...update, seq: 8 });
  expect(state.board).toBe(board);
  const next = { ...board, places: board.places.map((each, i) => ({ ...each, has_bid: i === 1 })) };
  state.hear({ ...update, seq: 9, patch: next, events: [{ Bids: { seat: 1, card: null } }] });
  expect(state.board).toEqual(next);
  expect(state.log).toHaveLength(1);
  expect(state.you).toBe(0);
});

test('the most points win, together if there are several', () => {
  const over = (points: number[]) => ({ ...picture, snapshot: { ...picture.snapshot, board: { ...board, wreck: null, left: 0, places: points.map((n) => place(n)) } } });
  const end = (points: number[]) => table.end(TableState.of(game, table, over(points)));
  expect(table.end(TableState.of(game, table, picture))).toBeNull();
  expect(end([4, 15, 1])).toMatchObject({ won: 0b010, ranking: [{ seat: 1 }, { seat: 0 }, { seat: 2 }] });
  expect(end([9, 2, 9])?.won).toBe(0b101);
});

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  beforeAll(async () => {
    await speech.speak(language);
    await speech.take(game.texts);
  });
  afterAll(() => speech.speak('en'));

  test('all that happens and is asked has words', () => {
    const state = TableState.of(game, table, picture);
    const log: Event[] = [{ Bids: { seat: 1, card: null } }, { Bids: { seat: 0, card: 12 } }, { Takes: { seat: 2, wreck: 6, bids: [7, 5, 13] } }, { Over: { winners: 0b110 } }];
    const lines = log.map((what, i) => table.eventLine(state, { what, i }));
    const ask = { id: 1, ask: { seat: 0, wreck: 6, hand: [7, 12] }, filed: null, loud: true, again: false };
    for (const line of [...lines, table.topic(state, ask), table.headline(state), say('left', { n: 2 })]) expect(line).not.toMatch(/^[a-z-]+$|\{/);
    expect(lines[2]).toContain('Chiyo');
    expect(lines[3]).toMatch(/Boris.*Chiyo/);
  });

  test('words of the house are still there', () => expect(say('strip-confirm')).not.toBe('strip-confirm'));
});
