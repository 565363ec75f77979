import type { GameClient } from '../game';
import type { Level } from '../protocol/Level';
import type { Preset } from '../protocol/Preset';
import type { TableOptions } from '../protocol/TableOptions';
import { say } from '../words';
import { dashed } from './variant';

/** The options of the house. A game adds its own choices beside them, in the same object. */
type Own = 'players' | 'preset' | 'pace' | 'decision_seconds' | 'deal_seconds' | 'listed' | 'spectators' | 'seed';
export type Options = Pick<TableOptions, Own> & { game?: string };

export const LEVELS: Level[] = ['random', 'rookie', 'veteran', 'admiral'];
export const PRESETS: Preset[] = ['casual', 'standard', 'solo', 'tournament'];
export const DECISIONS = [0, 30, 60, 90, 120, 300];
export const DEALS = [0, 30, 60, 90, 120];

/** The options a table starts with. */
export function usual(preset: Preset, players: number): Options {
  return {
    players,
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
export function optionLines(game: GameClient | null, options: Options): string[] {
  const { always, besides } = game?.lines?.(options) ?? { always: [], besides: [] };
  return [
    say('option-players', { n: options.players }),
    say(`preset-${options.preset}`),
    ...always,
    say('option-clock', {
      decision: say('option-seconds', { n: options.decision_seconds }),
      deal: say('option-seconds', { n: options.deal_seconds }),
    }),
    ...besides,
    ...(options.seed === null ? [] : [say('option-seed', { seed: String(options.seed) })]),
  ];
}
