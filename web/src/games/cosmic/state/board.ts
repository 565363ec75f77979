import type { Board } from '../protocol/Board';
import type { Patch } from '../protocol/Patch';

/** The board before anything is known. */
export const EMPTY: Board = {
  seats: [],
  ships: [],
  planets: [],
  beside: [],
  pieces: [],
  decks: [0, 0, 0],
  discards: [[], [], []],
  begun: false,
  turn: 0,
  encounter: null,
  finish: null,
};

/** The later board, made of the earlier one, which stays as it was. */
export function patched(board: Board, patch: Patch): Board {
  const discards = [...board.discards] as Board['discards'];
  for (const [deck, pile] of patch.discards ?? []) discards[deck] = pile;
  const wonBy = patch.won_by ?? board.won_by;
  return {
    seats: put(board.seats, patch.seats),
    ships: patch.ships ?? board.ships,
    planets: put(board.planets, patch.planets),
    beside: patch.beside ?? board.beside,
    pieces: patch.pieces ?? board.pieces,
    decks: patch.decks ?? board.decks,
    discards,
    begun: patch.begun ?? board.begun,
    turn: patch.turn ?? board.turn,
    encounter: patch.encounter ? patch.encounter[0] : board.encounter,
    finish: patch.finish ?? board.finish,
    ...(wonBy ? { won_by: wonBy } : {}),
  };
}

function put<T>(list: T[], changes: [number, T][] | undefined): T[] {
  if (!changes) return list;
  const next = [...list];
  for (const [i, now] of changes) {
    if (i < next.length) next[i] = now;
    else next.push(now);
  }
  return next;
}
