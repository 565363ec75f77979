import type { End } from '../../house/game';
import { has } from '../../house/state/bits';
import { inside } from '../../house/state/variant';
import { say } from '../../house/words';
import type { Table } from './messages';
import { Telling } from './words/telling';

/** How the game ended: who has won by what, and how many foreign colonies each has. */
export function end(game: Table): End | null {
  const { finish, won_by, seats } = game.board;
  if (finish === null) return null;
  const tell = new Telling(game);
  const won = inside(finish, 'Won') ?? 0;
  const colonies = (seat: number): number => seats[seat]?.foreign_colonies ?? 0;
  const order = [...seats.keys()].sort((a, b) => Number(has(won, b)) - Number(has(won, a)) || colonies(b) - colonies(a));
  return {
    won,
    lost: finish === 'Lost',
    reasons: (won_by ?? []).map(([seat, by]) => say(`end-by-${by.toLowerCase()}`, { player: tell.seat(seat) })),
    ranking: order.map((seat) => {
      const words = say('end-reached', { player: tell.seat(seat), n: colonies(seat), needed: seats[seat]?.needed ?? 0 });
      return { seat, words };
    }),
  };
}
