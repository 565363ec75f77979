import type { Colour } from '../protocol/Colour';
import type { Seat } from '../../../house/protocol/Seat';
import type { PieceView } from '../protocol/PieceView';
import type { Shown } from '../protocol/Shown';
import type { GameEvent } from '../protocol/GameEvent';
import { has } from '../../../house/state/bits';
import { speaksOf } from '../state/notes';

/** Whose log it is. */
export type Me = { seat: Seat; colour: Colour; pieces: PieceView[] };

/** The fields of events that name a seat. */
const SEATS = ['seat', 'by', 'about', 'from', 'to', 'at', 'offense', 'defense'];

/** Does an event speak of this player: the seat, its ships, its sheet? */
export function concerns(what: GameEvent, me: Me): boolean {
  if (typeof what === 'string') return what === 'Replays';
  if ('TurnBegins' in what || 'GameOver' in what || 'AliensRevealed' in what) return true;
  if ('WinProposed' in what) return true;
  if ('ShipsCaptured' in what && what.ShipsCaptured.by === me.colour) return true;
  if ('DestinyDrawn' in what) return false;
  const inner = Object.values(what)[0] as unknown;
  if (Array.isArray(inner)) return inner.includes(me.seat);
  if (typeof inner !== 'object' || inner === null) return false;
  const fields = inner as Record<string, unknown>;
  if (!('ShipsCaptured' in what) && SEATS.some((name) => fields[name] === me.seat)) return true;
  if (Array.isArray(fields.ships)) return (fields.ships as [Colour][]).some(([colour]) => colour === me.colour);
  if (Array.isArray(fields.parties)) return fields.parties.includes(me.seat);
  if (Array.isArray(fields.values) && (fields.values as Shown[]).some((value) => speaksOf(value, me.seat))) return true;
  if ('Noted' in what && speaksOf(what.Noted.value, me.seat)) return true;
  if (typeof fields.seats === 'number') return has(fields.seats, me.seat);
  if (typeof fields.piece === 'number') {
    const piece = me.pieces[fields.piece];
    return piece?.holder === me.seat || piece?.owner === me.seat;
  }
  return false;
}
