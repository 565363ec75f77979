import type { GameClient } from '../game';
import type { Level } from '../protocol/Level';
import type { Preset } from '../protocol/Preset';
import type { TableOptions } from '../protocol/TableOptions';
import { say } from '../words';
import { dashed } from './variant';

export const LEVELS: Level[] = ['random', 'rookie', 'veteran', 'admiral'];
export const PRESETS: Preset[] = ['casual', 'standard', 'solo', 'tournament'];
export const DECISIONS = [0, 30, 60, 90, 120, 300];
export const DEALS = [0, 30, 60, 90, 120];

/** The options a table starts with: those of the house, and beside them what its game leaves to choose. */
export function usual(preset: Preset, game: GameClient | null = null): TableOptions {
  return {
    game: game?.id ?? '',
    players: game?.players ?? 4,
    preset,
    decision_seconds: preset === 'solo' ? 0 : 90,
    deal_seconds: preset === 'solo' ? 0 : 60,
    listed: false,
    spectators: true,
    seed: null,
    ...game?.usual,
  };
}

/** Values with the words that are found by a prefix. */
export function worded<T extends string>(prefix: string, values: T[]): [T, string][] {
  return values.map((value) => [value, say(`${prefix}-${dashed(value)}`)]);
}

/** The options of a table in a few lines. */
export function optionLines(game: GameClient | null, options: TableOptions): string[] {
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
