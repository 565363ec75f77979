import type { Snippet } from 'svelte';
import type { Picking } from '../../../house/state/picking.svelte';
import type { TableState } from '../../../house/state/table.svelte';

/** What both layouts of the table are given. */
export interface Parts {
  game: TableState;
  picking: Picking;
  prompt?: Snippet;
  log?: Snippet;
  talk?: Snippet;
  menu?: Snippet;
  /** The seat that is looked at. */
  selected: number | null;
}
