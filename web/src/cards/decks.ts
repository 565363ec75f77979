/** The decks in the order the board lists them, as parts of keys of words. */
export const decks = ['cosmic', 'destiny', 'reward'] as const;
export type DeckName = (typeof decks)[number];
