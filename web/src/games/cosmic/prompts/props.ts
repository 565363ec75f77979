import type { Prompt } from '../messages';
import type { Picking } from '../../../house/state/picking.svelte';
import type { TableState } from '../../../house/state/table.svelte';
import type { Telling } from '../../../house/words';

/** What every renderer of a question is given. */
export type PromptProps = { prompt: Prompt; game: TableState; picking: Picking; tell: Telling };
