import type { Seat } from '../protocol/Seat';
import type { Seats } from '../protocol/Seats';

/** The seats of a set, in order. */
export function seatsOf(set: Seats): Seat[] {
  const all: Seat[] = [];
  for (let i = 0; i < 8; i++) if (set & (1 << i)) all.push(i);
  return all;
}

/** The set of these seats. */
export function setOf(seats: Iterable<Seat>): Seats {
  let set = 0;
  for (const seat of seats) set |= 1 << seat;
  return set;
}

/** Is the seat in the set? */
export function has(set: Seats, seat: Seat | null): boolean {
  return seat !== null && (set & (1 << seat)) !== 0;
}

/** The options that are open, by number. */
export function openOptions(open: number): number[] {
  const all: number[] = [];
  for (let i = 0; i < 16; i++) if (open & (1 << i)) all.push(i);
  return all;
}
