import type { Prompt } from '../messages';
import type { CosmicPicking } from '../state/picking.svelte';
import type { Table } from '../messages';
import { Telling } from '../words/telling';

/** What every renderer of a question is given. */
export type PromptProps = { prompt: Prompt; game: Table; picking: CosmicPicking; tell: Telling };
