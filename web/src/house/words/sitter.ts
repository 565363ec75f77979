import type { Sitter } from '../protocol/Sitter';
import type { TableState } from '../state/table.svelte';
import { say } from './index';

/** Who sits on a seat; nothing where somebody simply is there. */
export function sitterWords(sitter: Sitter): string {
  if (sitter.is === 'open') return say('gather-open');
  if (sitter.is === 'bot') return say('gather-bot', { level: say(`level-${sitter.level}`) });
  if (sitter.covered) return say('gather-covered');
  return sitter.present ? '' : say('gather-away');
}

/** The one who plays a seat: players may change places with all they have. */
export function sitterOf(game: TableState, seat: number): Sitter {
  return game.table.seats[game.placeOf(seat)]?.sitter ?? { is: 'open' };
}

/** Is somebody waited for who is not there, or played for? */
export function isAway(sitter: Sitter): boolean {
  return sitter.is === 'person' && (sitter.covered || !sitter.present);
}
