import type { GameTable } from '../../../house/game';
import { inside } from '../../../house/state/variant';
import { fetched } from '../../../house/words/catalogues';
import { end } from '../end';
import * as lines from '../log/lines';
import type { Cosmic, Table } from '../messages';
import { describeEncounter } from '../prompts/describe';
import { headline } from '../prompts/headline';
import { how } from '../prompts/how';
import QuestionView from '../prompts/QuestionView.svelte';
import WishBar from '../prompts/WishBar.svelte';
import { EMPTY, patched } from '../state/board';
import { CosmicPicking } from '../state/picking.svelte';
import { keepOnly, skipTo } from '../state/wishes';
import Hints from '../tutorial/Hints.svelte';
import { eventLine } from '../words/events';
import { Telling } from '../words/telling';
import TableScreen from './TableScreen.svelte';

/** Texts that only a table needs. */
const english = import.meta.glob<string>(['../../../../locales/en/cosmic/*.ftl', '!**/hall.ftl'], { query: '?raw', import: 'default' });
const japanese = import.meta.glob<string>(['../../../../locales/ja/cosmic/*.ftl', '!**/hall.ftl'], { query: '?raw', import: 'default' });

const tell = (game: Table): Telling => new Telling(game);

/** Cosmic Encounter at a table. */
export const table: GameTable<Cosmic> = {
  texts: { en: () => fetched(english), ja: () => fetched(japanese) },
  empty: EMPTY,
  patched,
  places: (board) => board.seats.map((seat) => seat.controller),
  end,
  settled(known, you) {
    // A bell goes with its card: one whose card has left the hand is forgotten.
    const hand = you === null ? undefined : known.board.seats[you]?.hand;
    return hand ? { ...known, wishes: keepOnly(known.wishes, hand.map(([id]) => id)) } : known;
  },
  Table: TableScreen,
  Hints,
  picking: (game) => new CosmicPicking(game),
  Question: QuestionView,
  headline: (game) => headline(game, tell(game)),
  topic: (game, prompt) => tell(game).topic(prompt.ask.topic),
  how: (prompt) => how(prompt.ask.question),
  answer: (game, prompt, answer) => tell(game).answer(prompt, answer),
  offer: (game, offer) => tell(game).offer(offer),
  fills: (prompt) => inside(prompt.ask.question, 'Deal') !== undefined,
  about: (game) => (game.wait?.about ? tell(game).text(game.wait.about.ability) : ''),
  said: (game) => (game.wait?.said ?? []).map((what) => eventLine(tell(game), what)),
  source(game, { ask }) {
    return ask.source && { what: tell(game).ability(ask.source), text: tell(game).text(ask.source) };
  },
  Wishes: WishBar,
  stopPassing(game) {
    if (game.known.wishes.skip === null) return false;
    void skipTo(game, null);
    return true;
  },
  describe: (game) => describeEncounter(game, tell(game)),
  told: lines.told,
  eventLine: lines.words,
  weight: lines.weight,
  concerns: lines.mine,
  scene: (board) => board.pieces,
};
