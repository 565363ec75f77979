/** The decks in the order the board lists them, as parts of keys of words. */
export const decks = ['cosmic', 'destiny', 'reward'] as const;
/** The backs of their cards. */
export const backs = { cosmic: 'Cosmic', destiny: 'Destiny', reward: 'Reward' } as const;
export type DeckName = (typeof decks)[number];
