import type { TableOptions } from '../../../house/protocol/TableOptions';
import type { Choices } from '../protocol/Choices';
import type { Pool } from '../protocol/Pool';
import type { Rewards } from '../protocol/Rewards';

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
export function choicesOf(options: TableOptions): Choices {
  return { ...USUAL, ...options };
}
