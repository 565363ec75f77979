import type { Drafts } from '../../../house/state/picking.svelte';
import { Picking } from '../../../house/state/picking.svelte';
import { inside } from '../../../house/state/variant';
import type { Cosmic, Prompt, Table } from '../messages';
import * as drafts from './draft';

/** Terms in the making stay while others agree to what lies on the table. */
function keyOf(prompt: Prompt): string {
  const deal = inside(prompt.ask.question, 'Deal');
  return deal ? `deal ${deal.version} ${JSON.stringify([deal.parties, deal.can])}` : `${prompt.id} ${JSON.stringify(prompt.ask)}`;
}

const how: Drafts<Cosmic> = {
  blank: drafts.blank,
  of: drafts.draftOf,
  answer: ({ ask }, draft) => drafts.answerOf(ask.question, draft),
  progress: ({ ask }, draft) => drafts.progress(ask.question, draft),
  key: keyOf,
};

/** What the present prompt lets one pick on the board, and what is picked. */
export class CosmicPicking extends Picking<Cosmic> {
  #question = $derived(this.prompt?.ask.question);
  #pickable = $derived(drafts.pickable(this.#question));

  /** The cards that can be used now: they glow, whatever else is asked. */
  readonly usable: Set<number> = $derived.by(() => drafts.usableCards(this.table.prompts));
  /** The planets that are picked, each with its number of ships. */
  readonly chosenPlanets: Map<number, number> = $derived(drafts.draftedPlanets(this.#question, this.draft));
  /** The cards that are picked. */
  readonly chosenCards: Map<number, number> = $derived(drafts.draftedCards(this.#question, this.draft));
  /** The seats that are picked, each with its number. */
  readonly chosenSeats: Map<number, number> = $derived(this.draft.seats);

  constructor(table: Table) {
    super(table, how);
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

  /** Picks a planet on the board. */
  pickPlanet(id: number): void {
    const question = this.#question;
    if (question !== undefined && this.planets.has(id)) this.change((draft) => drafts.pickPlanet(question, draft, id));
  }
  /** Picks a card in the hand; a usable one turns to the prompt that offers it. */
  pickCard(id: number): void {
    if (!this.cards.has(id)) {
      const offered = this.table.prompts.find((p) => drafts.pickable(p.ask.question).cards.has(id));
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
}
