import type { Answer } from '../../games/cosmic/protocol/Answer';
import type { Prompt } from '../../games/cosmic/messages';
import * as drafts from '../../games/cosmic/state/draft';
import type { Draft } from '../../games/cosmic/state/draft';
import type { TableState } from './table.svelte';
import { inside } from './variant';

/** Which of several prompts comes first: one that must be answered, then one that only may be. */
export function foremost(prompts: Prompt[]): Prompt | null {
  const asked = prompts.filter((p) => !p.ahead);
  const open = asked.filter((p) => p.filed === null || p.again);
  return open.find((p) => p.loud) ?? open[0] ?? asked[0] ?? null;
}

/** A question that has changed starts anew; terms in the making stay while others agree to what lies on the table. */
const keyOf = (prompt: Prompt): string => {
  const deal = inside(prompt.ask.question, 'Deal');
  return deal ? `deal ${deal.version} ${JSON.stringify([deal.parties, deal.can])}` : `${prompt.id} ${JSON.stringify(prompt.ask)}`;
};

/** What the present prompt lets one pick on the board, and what is picked. The strip and the board share it. */
export class Picking {
  #table: TableState;
  #wanted = $state<number | null>(null);
  #drafts = $state.raw<Record<string, Draft>>({});
  #prompt: Prompt | null = $derived.by(() => {
    const { prompts } = this.#table;
    return prompts.find((p) => p.id === this.#wanted) ?? foremost(prompts);
  });
  #draft: Draft = $derived.by(() => {
    const prompt = this.#prompt;
    return prompt ? (this.#drafts[keyOf(prompt)] ?? drafts.draftOf(prompt)) : drafts.blank();
  });
  #question = $derived(this.#prompt?.ask.question);
  #pickable = $derived(drafts.pickable(this.#question));

  /** The cards that can be used now: they glow, whatever else is asked. */
  readonly usable: Set<number> = $derived.by(() => drafts.usableCards(this.#table.prompts));
  /** The planets that are picked, each with its number of ships. */
  readonly chosenPlanets: Map<number, number> = $derived(drafts.draftedPlanets(this.#question, this.#draft));
  /** The cards that are picked. */
  readonly chosenCards: Map<number, number> = $derived(drafts.draftedCards(this.#question, this.#draft));
  /** The seats that are picked, each with its number. */
  readonly chosenSeats: Map<number, number> = $derived(this.#draft.seats);

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The prompt one is answering. */
  get prompt(): Prompt | null {
    return this.#prompt;
  }
  /** The answer in the making. Change it by `change`. */
  get draft(): Draft {
    return this.#draft;
  }
  /** The answer as it stands, or nothing while it is not complete. */
  get answer(): Answer | null {
    return this.#question === undefined ? null : drafts.answerOf(this.#question, this.#draft);
  }
  /** How many are chosen, of how many. */
  get progress(): { chosen: number; min: number; max: number } | null {
    return this.#question === undefined ? null : drafts.progress(this.#question, this.#draft);
  }
  /** The planets that may be picked. */
  get planets(): Set<number> {
    return this.#pickable.planets;
  }
  /** The cards that may be picked. */
  get cards(): Set<number> {
    return this.#pickable.cards;
  }
  /** The seats that may be picked. */
  get seats(): Set<number> {
    return this.#pickable.seats;
  }

  /** Turns to another prompt. */
  turnTo(id: number): void {
    this.#wanted = id;
  }
  /** Changes the answer in the making. */
  change(how: (draft: Draft) => void): void {
    if (!this.#prompt) return;
    const draft = structuredClone(this.#draft);
    how(draft);
    this.#drafts = { ...this.#drafts, [keyOf(this.#prompt)]: draft };
  }
  /** Forgets what was picked. */
  clear(): void {
    this.#drafts = {};
  }

  /** Picks a planet on the board. */
  pickPlanet(id: number): void {
    const question = this.#question;
    if (question !== undefined && this.planets.has(id)) this.change((draft) => drafts.pickPlanet(question, draft, id));
  }
  /** Picks a card in the hand; a usable one turns to the prompt that offers it. */
  pickCard(id: number): void {
    if (!this.cards.has(id)) {
      const offered = this.#table.prompts.find((p) => drafts.pickable(p.ask.question).cards.has(id));
      if (!offered) return;
      this.turnTo(offered.id);
    }
    const question = this.#question;
    if (question !== undefined) this.change((draft) => drafts.pickCard(question, draft, id));
  }
  /** Picks a player. */
  pickSeat(id: number): void {
    const question = this.#question;
    if (question !== undefined && this.seats.has(id)) this.change((draft) => drafts.pickSeat(question, draft, id));
  }

  /** Sends an answer to the present prompt. */
  async send(answer: Answer | null = this.answer): Promise<boolean> {
    if (!this.#prompt || answer === null) return false;
    const done = await this.#table.answer(this.#prompt.id, answer);
    if (done) {
      this.#wanted = null;
      this.clear();
    }
    return done;
  }
}
