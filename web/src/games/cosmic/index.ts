import { ofTheHouse, type Choice, type GameClient } from '../../house/game';
import type { TableOptions } from '../../house/protocol/TableOptions';
import { worded } from '../../house/state/options';
import { dashed } from '../../house/state/variant';
import { nameOf, say, speech } from '../../house/words';
import { fetched } from '../../house/words/catalogues';
import { choicesOf, POOLS, REWARDS, USUAL } from './options/choices';
import MoreOptions from './options/MoreOptions.svelte';
import { phrases } from './phrases';
import type { Choices } from './protocol/Choices';
import { catalogue } from './state/catalogue.svelte';

/** Texts of the hall, and those that the client shares with the program. */
const english = import.meta.glob<string>(['../../../locales/en/cosmic/hall.ftl', '../../../../locales/en/cosmic/*.ftl'], { query: '?raw', import: 'default' });
const japanese = import.meta.glob<string>(['../../../locales/ja/cosmic/hall.ftl', '../../../../locales/ja/cosmic/*.ftl'], { query: '?raw', import: 'default' });

/** One of the choices: what it is called, what may be chosen, and how that is said. */
function choice<K extends 'pool' | 'rewards'>(name: K, among: Choices[K][], label: string, options: TableOptions): Choice {
  const value = choicesOf(options)[name];
  return { label: say(label), value, among: worded(name, among), about: say(`${name}-${dashed(value)}.about`), change: (chosen) => ({ [name]: chosen }) };
}

/** Cosmic Encounter. */
export const game: GameClient = {
  id: 'cosmic',
  name: { en: 'Cosmic Encounter', ja: 'コズミック・エンカウンター' },
  tagline: { en: 'Cosmic Encounter at your table', ja: 'あなたの卓でコズミック・エンカウンター' },
  texts: { en: () => fetched(english), ja: () => fetched(japanese) },
  players: 4,
  usual: USUAL,
  choices: (options) => [choice('pool', POOLS, 'option-pool', options), choice('rewards', REWARDS, 'option-rewards', options)],
  quick: (options) => [choice('pool', POOLS, 'home-pool', options)],
  flags: [
    ['four_planets', 'option-four-planets'],
    ['freewheeling_flares', 'option-freewheeling'],
  ],
  Options: MoreOptions,
  fit(options) {
    const { aliens } = choicesOf(options);
    const all = catalogue.dealt();
    if (aliens.length === 0) return options;
    return Object.assign({}, options, { aliens: all.slice(0, options.players).map((id, i) => aliens[i] ?? id) });
  },
  lines(options) {
    const { sets, pool, rewards, variants, four_planets, freewheeling_flares } = choicesOf(options);
    return {
      always: [say(`pool-${pool}`), ...(sets.length ? [speech.list(sets.map((set) => nameOf('set', set)))] : [])],
      besides: [
        ...(rewards === 'None' ? [] : [say(`rewards-${dashed(rewards)}`)]),
        ...(variants.length ? [speech.list(variants.map((id) => nameOf('variant', id)))] : []),
        ...(four_planets ? [say('option-four-planets')] : []),
        ...(freewheeling_flares ? [say('option-freewheeling')] : []),
      ],
    };
  },
  learn: async () => speech.learn((await catalogue.fetch()).texts),
  phrases,
  pages: [{ path: 'aliens', link: 'home-aliens', load: () => import('./pages/Aliens.svelte') }],
  tutorial: true,
  rulings: true,
  table: async () => ofTheHouse((await import('./table')).table),
};
