import { expect, test } from 'vitest';
import type { Update } from '../../src/games/cosmic/messages';
import type { GameEvent } from '../../src/games/cosmic/protocol/GameEvent';
import type { PieceView } from '../../src/games/cosmic/protocol/PieceView';
import { patched } from '../../src/games/cosmic/state/board';
import { table } from '../../src/games/cosmic/table';
import { advance, begin, follows } from '../../src/house/state/reduce';
import { picture } from './pictures';

const { snapshot } = picture('crowded-3');
const update = (seq: number, more: Partial<Update> = {}): Update => ({
  seq,
  events: [],
  patch: {},
  wait: null,
  prompts: [],
  undo: false,
  ...more,
});

test('an empty patch changes nothing', () => {
  expect(patched(snapshot.board, {})).toEqual(snapshot.board);
});

test('a patch replaces what it names and leaves the earlier board as it was', () => {
  const before = structuredClone(snapshot.board);
  const seat = { ...before.seats[1]!, warp: 7 };
  const next = patched(snapshot.board, {
    seats: [[1, seat]],
    planets: [[before.planets.length, { ...before.planets[0]!, gone: true }]],
    discards: [[1, []]],
    decks: [1, 2, 3],
    turn: 2,
    encounter: [null],
    finish: 'Draw',
  });
  expect(next.seats[1]?.warp).toBe(7);
  expect(next.seats[0]).toBe(snapshot.board.seats[0]);
  expect(next.planets.length).toBe(before.planets.length + 1);
  expect(next.discards).toEqual([before.discards[0], [], before.discards[2]]);
  expect([next.decks, next.turn, next.encounter, next.finish]).toEqual([[1, 2, 3], 2, null, 'Draw']);
  expect(snapshot.board).toEqual(before);
});

test('updates follow each other without gaps', () => {
  const known = begin(table, snapshot);
  expect(follows(known, update(snapshot.seq + 1))).toBe(true);
  expect(follows(known, update(snapshot.seq + 2))).toBe(false);
  expect(advance(table, known, update(snapshot.seq))).toBe(known);
});

test('a line of the log is about the pieces that lay there then', () => {
  const piece = (alien: number): PieceView => ({ ...snapshot.board.pieces[0]!, def: { Alien: alien } });
  const moves: GameEvent = { PieceMoves: { piece: 0, to: 'Centre' } };
  const first = advance(table, begin(table, snapshot), update(snapshot.seq + 1, { events: [moves], patch: { pieces: [piece(1)] } }));
  const then = advance(table, first, update(snapshot.seq + 2, { events: [moves], patch: { pieces: [piece(2)] } }));
  expect(then.scenes.slice(-2).map((pieces) => pieces[0]?.def)).toEqual([{ Alien: 1 }, { Alien: 2 }]);
  expect(then.scenes.length).toBe(then.log.length);
});

test('an update brings events, questions and names', () => {
  const names = { aliens: ['a'], cards: [] };
  const next = advance(table, begin(table, snapshot), update(snapshot.seq + 1, { events: ['Replays'], undo: true, names }));
  expect(next.log.at(-1)).toBe('Replays');
  expect(next.recent).toEqual(['Replays']);
  expect([next.undo, next.names, next.prompts, next.wait]).toEqual([true, names, [], null]);
});
