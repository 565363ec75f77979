import type { Board } from '../../games/cosmic/protocol/Board';
import type { Condition } from '../../games/cosmic/protocol/Condition';
import type { PieceView } from '../../games/cosmic/protocol/PieceView';
import type { Patch } from '../../games/cosmic/protocol/Patch';
import type { Snapshot, Update } from '../../games/cosmic/messages';
import type { GameEvent } from '../../games/cosmic/protocol/GameEvent';

/** The most lines of the log that are kept; a long game has about half as many. */
export const LOG_LENGTH = 4000;

/**
 * A game as one audience knows it, what the last update brought, and for each line of the log the pieces as they lay then:
 * the number of one that has left is given to another later.
 */
export type Known = Snapshot & { conditions: Condition[]; recent: GameEvent[]; lay: PieceView[][] };

/** Starts from a snapshot. */
export function begin(snapshot: Snapshot): Known {
  return { ...snapshot, conditions: snapshot.conditions ?? [], recent: [], lay: snapshot.log.map(() => snapshot.board.pieces) };
}

/** Does the update follow what is known? If not, some were missed. */
export function follows(known: Known, update: Update): boolean {
  return update.seq === known.seq + 1;
}

/** What is known after an update; an old one changes nothing. */
export function advance(known: Known, update: Update): Known {
  if (update.seq <= known.seq) return known;
  const board = patched(known.board, update.patch);
  return {
    ...known,
    seq: update.seq,
    names: update.names ?? known.names,
    board,
    wait: update.wait,
    prompts: update.prompts,
    conditions: update.conditions ?? known.conditions,
    undo: update.undo,
    log: [...known.log, ...update.events].slice(-LOG_LENGTH),
    recent: update.events,
    lay: [...known.lay, ...update.events.map(() => board.pieces)].slice(-LOG_LENGTH),
  };
}

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
