import type { Seated } from '../protocol/Seated';

const key = (table: string) => `hypergate.seat.${table}`;

/** Keeps the secret of a seat in this browser. */
export function keepSeat(seated: Seated): void {
  localStorage.setItem(key(seated.table), seated.token);
}

/** The secret of the seat this browser has at a table. */
export function seatToken(table: string): string | null {
  return localStorage.getItem(key(table));
}

/** Forgets the seat at a table. */
export function leaveSeat(table: string): void {
  localStorage.removeItem(key(table));
}
