import type { Options } from '../../../house/state/options';
import type { Pool } from '../../../house/protocol/Pool';
import type { Rewards } from '../../../house/protocol/Rewards';
import type { TableOptions } from '../../../house/protocol/TableOptions';

/** What is chosen for a table of Cosmic Encounter. */
export type Choices = Pick<TableOptions, 'sets' | 'pool' | 'aliens' | 'four_planets' | 'freewheeling_flares' | 'rewards' | 'variants'>;

export const POOLS: Pool[] = ['first', 'intermediate', 'expert'];
export const REWARDS: Rewards[] = ['None', 'Deck', 'Common'];

/** The choices a table starts with. */
export const USUAL: Choices = {
  sets: ['base'],
  pool: 'expert',
  aliens: [],
  four_planets: false,
  freewheeling_flares: false,
  rewards: 'None',
  variants: [],
};

/** The choices among the options of a table. */
export function choicesOf(options: Options): Choices {
  return { ...USUAL, ...options };
}
