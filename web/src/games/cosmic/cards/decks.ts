import type { DeckId } from '../protocol/DeckId';
import type { Names } from '../protocol/Names';
import { nameOf, say } from '../../../house/words';

/** The decks of every game, in the order the board lists them, as parts of keys of words; those of variants come behind. */
const COMMON = ['cosmic', 'destiny', 'reward'];
const BACKS: DeckId[] = ['Cosmic', 'Destiny', 'Reward'];

/** The deck looked at first. */
export const FIRST = COMMON[0]!;

/** All decks of a game. */
export function decksOf(names: Names): string[] {
  return [...COMMON, ...(names.decks ?? [])];
}
/** The back of the cards of the deck with this number. */
export function backOf(deck: number): DeckId {
  return BACKS[deck] ?? { Box: deck - COMMON.length };
}
/** The id of the deck with this back, if a variant has brought it. */
export function boxOf(back: DeckId | null, names: Names): string | null {
  return typeof back === 'object' && back !== null ? (names.decks?.[back.Box] ?? null) : null;
}
/** What a deck is called. */
export function deckName(deck: string): string {
  return COMMON.includes(deck) ? say('pile-deck', { deck }) : nameOf('deck', deck);
}
/** What its discards are called. */
export function discardsName(deck: string): string {
  return COMMON.includes(deck) ? say('pile-discards', { deck }) : say('pile-discards-of', { deck: nameOf('deck', deck) });
}
