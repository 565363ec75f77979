/** Ready phrases for games that have none of their own. */
export const PHRASES = {
  talk: ['hello', 'thanks', 'well-played', 'moment'],
  deal: ['more', 'less', 'take-it', 'promise'],
};
