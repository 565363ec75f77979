import type { GameTable, Types } from '../game';
import type { Snapshot, Update } from '../messages';
import type { Seat } from '../protocol/Seat';

/** The most lines of the log that are kept; a long game has about half as many. */
export const LOG_LENGTH = 4000;

/**
 * A game as one audience knows it, what the last update brought, and for each line of the log what it needs of the board as
 * it was then: a thing that has left may have given its number to another.
 */
export type Known<G extends Types = Types> = Snapshot<G> & { recent: G['Event'][]; scenes: G['Scene'][] };

/** Starts from a snapshot. */
export function begin<G extends Types>(rules: GameTable<G>, snapshot: Snapshot<G>): Known<G> {
  const scene = rules.scene?.(snapshot.board);
  return { ...snapshot, recent: [], scenes: snapshot.log.map(() => scene) };
}

/** Does the update follow what is known? If not, some were missed. */
export function follows<G extends Types>(known: Known<G>, update: Update<G>): boolean {
  return update.seq === known.seq + 1;
}

/** What is known after an update; an old one changes nothing. What a game tells besides takes the place of what it told. */
export function advance<G extends Types>(rules: GameTable<G>, known: Known<G>, update: Update<G>): Known<G> {
  if (update.seq <= known.seq) return known;
  const { events, patch, ...news } = update;
  const board = rules.patched(known.board, patch);
  const scene = rules.scene?.(board);
  return {
    ...known,
    ...news,
    board,
    log: [...known.log, ...events].slice(-LOG_LENGTH),
    recent: events,
    scenes: [...known.scenes, ...events.map(() => scene)].slice(-LOG_LENGTH),
  };
}

/** The seat that a place plays. */
export function seatAt<G extends Types>(rules: GameTable<G>, board: G['Board'], place: Seat | null): Seat | null {
  if (place === null) return null;
  const at = rules.places(board).indexOf(place);
  return at < 0 ? place : at;
}
