import type { Line } from '../../../house/game';
import type { Cosmic } from '../messages';
import type { AbilityRef } from '../protocol/AbilityRef';
import type { PieceView } from '../protocol/PieceView';
import type { Seat } from '../../../house/protocol/Seat';
import type { GameEvent } from '../protocol/GameEvent';
import { inside } from '../../../house/state/variant';

const key = (by: Seat, ability: AbilityRef): string => JSON.stringify([by, ability]);

/** Is it worth a line? The rules of a variant lie there from the beginning: they come from no deck. */
export function isNews(what: GameEvent, pieces: PieceView[]): boolean {
  const moves = inside(what, 'PieceMoves');
  return moves?.to !== 'Centre' || pieces[moves.piece]?.back !== null;
}

/** Everything that happened, once: who plays a card uses it, and a power that is stopped by a zap is zapped. */
export function once(log: GameEvent[]): Line<Cosmic>[] {
  const played = new Set<string>();
  let stopped = false;
  return log.flatMap((what, i) => {
    const plays = inside(what, 'Plays');
    if (plays) played.add(key(plays.by, plays.ability));
    const uses = inside(what, 'Uses');
    // On whom it is used is news.
    const again = uses !== undefined && played.delete(key(uses.by, uses.ability)) && uses.about === null;
    const zapped = stopped && inside(what, 'Zapped') !== undefined;
    stopped = inside(what, 'Cancelled')?.how === 'Zap';
    return again || zapped ? [] : [{ what, i }];
  });
}
