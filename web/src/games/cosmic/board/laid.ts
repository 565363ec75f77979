/** How cards are laid in the battle bar. */
import type { EncounterView } from '../protocol/EncounterView';

/** A card next to the encounter card is so much smaller, and lies so far upon it, in widths of that card. */
export const SMALLER = 0.64;
export const OVERLAP = 0.16;

/** How many widths of a card the fuller side needs. */
export function widths({ seconds, allied, kickers }: Pick<EncounterView, 'seconds' | 'allied' | 'kickers'>): number {
  const beside = (i: 0 | 1) => [seconds, allied, kickers].filter((cards) => cards[i]).length;
  return 1 + (SMALLER - OVERLAP) * Math.max(beside(0), beside(1));
}
