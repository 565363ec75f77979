import type { Level } from '../protocol/Level';
import type { Pool } from '../protocol/Pool';
import type { Preset } from '../protocol/Preset';
import type { Rewards } from '../protocol/Rewards';
import type { TableOptions } from '../protocol/TableOptions';
import { dashed } from '../state/variant';
import { nameOf, say, speech } from '../words';

export const LEVELS: Level[] = ['random', 'rookie', 'veteran', 'admiral'];
export const POOLS: Pool[] = ['first', 'intermediate', 'expert'];
export const PRESETS: Preset[] = ['casual', 'standard', 'solo', 'tournament'];
export const REWARDS: Rewards[] = ['None', 'Deck', 'Common'];
export const PLAYERS = [3, 4, 5, 6, 7];
export const DECISIONS = [0, 30, 60, 90, 120, 300];
export const DEALS = [0, 30, 60, 90, 120];

/** The options a table starts with. */
export function usual(preset: Preset): TableOptions {
  return {
    players: 4,
    sets: ['base'],
    pool: 'expert',
    aliens: [],
    four_planets: false,
    freewheeling_flares: false,
    rewards: 'None',
    variants: [],
    preset,
    decision_seconds: preset === 'solo' ? 0 : 90,
    deal_seconds: preset === 'solo' ? 0 : 60,
    listed: false,
    spectators: true,
    seed: null,
  };
}

/** Values with the words that are found by a prefix. */
export function worded<T extends string>(prefix: string, values: T[]): [T, string][] {
  return values.map((value) => [value, say(`${prefix}-${dashed(value)}`)]);
}

/** The options of a table in a few lines. */
export function optionLines(options: TableOptions): string[] {
  const lines = [
    say('option-players', { n: options.players }),
    say(`preset-${options.preset}`),
    say(`pool-${options.pool}`),
    ...(options.sets.length ? [speech.list(options.sets.map((set) => nameOf('set', set)))] : []),
    say('option-clock', {
      decision: say('option-seconds', { n: options.decision_seconds }),
      deal: say('option-seconds', { n: options.deal_seconds }),
    }),
  ];
  if (options.rewards !== 'None') lines.push(say(`rewards-${dashed(options.rewards)}`));
  if (options.variants.length) lines.push(speech.list(options.variants.map((id) => nameOf('variant', id))));
  if (options.four_planets) lines.push(say('option-four-planets'));
  if (options.seed !== null) lines.push(say('option-seed', { seed: String(options.seed) }));
  if (options.freewheeling_flares) lines.push(say('option-freewheeling'));
  return lines;
}
