/** Ready phrases by what they serve; their words are in `phrases.ftl`, in every language. */
export const DEAL_PHRASES = [
  'colony-each',
  'card-for-card',
  'colony-for-cards',
  'no-attack',
  'no-negotiate',
  'more',
  'less',
  'take-it',
  'promise',
];

/** Phrases for any time. */
export const TABLE_PHRASES = ['hello', 'ally-me', 'stay-out', 'together', 'thanks', 'well-played', 'moment'];
