import type { Board } from '../protocol/Board';
import { inside } from '../../../house/state/variant';

/** How many ships each side has in the encounter: those in the gate; those on the target and beside it. */
export function sides(board: Board): { offense: number; defense: number } {
  const count = { offense: 0, defense: 0 };
  const { encounter } = board;
  if (!encounter) return count;
  const defended = encounter.defense === null ? undefined : board.seats[encounter.defense]?.colour;
  for (const { place, colour, height, count: n } of board.ships) {
    if (place === 'Gate') count.offense += n * height;
    else if (place === 'Beside') count.defense += n * height;
    else if (encounter.target !== null && inside(place, 'Planet') === encounter.target && colour === defended) {
      count.defense += n * height;
    }
  }
  return count;
}
