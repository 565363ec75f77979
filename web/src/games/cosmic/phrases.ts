/** Ready phrases; their words are in `hall.ftl`, in every language. */
export const phrases = {
  deal: ['colony-each', 'card-for-card', 'colony-for-cards', 'no-attack', 'no-negotiate', 'more', 'less', 'take-it', 'promise'],
  talk: ['hello', 'ally-me', 'stay-out', 'together', 'thanks', 'well-played', 'moment'],
};
