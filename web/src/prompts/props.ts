import type { Prompt } from '../messages';
import type { Picking } from '../state/picking.svelte';
import type { TableState } from '../state/table.svelte';
import type { Telling } from '../words';

/** What every renderer of a question is given. */
export type PromptProps = { prompt: Prompt; game: TableState; picking: Picking; tell: Telling };
