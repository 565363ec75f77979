import type { Types } from '../game';
import type { Prompt } from '../messages';
import type { TableState } from './table.svelte';

/** How many are chosen, of how many. */
export type Progress = { chosen: number; min: number; max: number };

/** Answers in the making, as a game makes them. */
export interface Drafts<G extends Types = Types> {
  /** Nothing is asked. */
  blank(): G['Draft'];
  /** The draft a prompt starts with: what was filed before, or a start that spares clicks. */
  of(prompt: Prompt<G>): G['Draft'];
  /** The answer the draft makes, or nothing while it is not complete. */
  answer(prompt: Prompt<G>, draft: G['Draft']): G['Answer'] | null;
  /** How much of it is there, where that can be counted. */
  progress?(prompt: Prompt<G>, draft: G['Draft']): Progress | null;
  /** A draft is kept as long as this stays the same; the question and its number, if it is left out. */
  key?(prompt: Prompt<G>): string;
}

/** Which of several prompts comes first: one that must be answered, then one that only may be. */
export function foremost<G extends Types>(prompts: Prompt<G>[]): Prompt<G> | null {
  const asked = prompts.filter((p) => !p.ahead);
  const open = asked.filter((p) => p.filed === null || p.again);
  return open.find((p) => p.loud) ?? open[0] ?? asked[0] ?? null;
}

/** The answer to the present prompt in the making. The strip and the board share it; a game adds what can be picked. */
export class Picking<G extends Types = Types> {
  readonly table: TableState<G>;
  #how: Drafts;
  #wanted = $state<number | null>(null);
  #drafts = $state.raw<Record<string, G['Draft']>>({});
  #prompt: Prompt<G> | null = $derived.by(() => {
    const { prompts } = this.table;
    return prompts.find((p) => p.id === this.#wanted) ?? foremost(prompts);
  });
  #draft: G['Draft'] = $derived.by(() => {
    const prompt = this.#prompt;
    return prompt ? (this.#drafts[this.#key(prompt)] ?? this.#how.of(prompt)) : this.#how.blank();
  });

  constructor(table: TableState<G>, how: Drafts<G>) {
    this.table = table;
    this.#how = how as unknown as Drafts; // so that a picking of a game is a picking of the house too
  }

  #key(prompt: Prompt<G>): string {
    return this.#how.key?.(prompt) ?? `${prompt.id} ${JSON.stringify(prompt.ask)}`;
  }

  /** The prompt one is answering. */
  get prompt(): Prompt<G> | null {
    return this.#prompt;
  }
  /** The answer in the making. Change it by `change`. */
  get draft(): G['Draft'] {
    return this.#draft;
  }
  /** The answer as it stands, or nothing while it is not complete. */
  get answer(): G['Answer'] | null {
    return this.#prompt && this.#how.answer(this.#prompt, this.#draft);
  }
  /** How much of it is there. */
  get progress(): Progress | null {
    return (this.#prompt && this.#how.progress?.(this.#prompt, this.#draft)) ?? null;
  }

  /** Turns to another prompt. */
  turnTo(id: number): void {
    this.#wanted = id;
  }
  /** Changes the answer in the making. */
  change(how: (draft: G['Draft']) => void): void {
    if (!this.#prompt) return;
    const draft = structuredClone(this.#draft);
    how(draft);
    this.#drafts = { ...this.#drafts, [this.#key(this.#prompt)]: draft };
  }
  /** Forgets what was picked. */
  clear(): void {
    this.#drafts = {};
  }

  /** Sends an answer to the present prompt. */
  async send(answer: G['Answer'] | null = this.answer): Promise<boolean> {
    if (!this.#prompt || answer === null) return false;
    const done = await this.table.answer(this.#prompt.id, answer);
    if (done) {
      this.#wanted = null;
      this.clear();
    }
    return done;
  }
}
