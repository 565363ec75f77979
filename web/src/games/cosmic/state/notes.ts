import type { Seat } from '../../../house/protocol/Seat';
import type { PieceView } from '../protocol/PieceView';
import type { Shown } from '../protocol/Shown';
import { has } from '../../../house/state/bits';

/** Does a value name this seat? */
export function speaksOf(value: Shown, seat: Seat): boolean {
  return 'Seat' in value ? value.Seat === seat : 'Seats' in value && has(value.Seats, seat);
}

/** What lies on a sheet by number: tokens and the like. */
export function counts(piece: PieceView): number[] {
  return piece.notes.flatMap(([, value]) => ('Number' in value && value.Number !== 0 ? [value.Number] : []));
}
