import type { AlienFacts } from '../protocol/AlienFacts';
import type { CatalogueFacts } from '../protocol/CatalogueFacts';
import type { PieceFacts } from '../protocol/PieceFacts';
import { about, get } from '../../../house/state/api';

/** The aliens and cards there are, once they have come. */
class Catalogue {
  facts = $state.raw<CatalogueFacts | null>(null);
  #asked: Promise<CatalogueFacts> | null = null;

  /** The type of a kind of card, as far as it is known. */
  typeOf(card: string | undefined): string | undefined {
    return this.facts?.cards.find(({ id }) => id === card)?.kind;
  }

  /** An alien, as far as it is known. */
  alien(alien: string): AlienFacts | undefined {
    return this.facts?.aliens.find(({ id }) => id === alien);
  }

  /** The aliens that can be dealt. */
  dealt(): string[] {
    const { facts } = this;
    return facts ? facts.aliens.filter(({ set }) => facts.boxes.includes(set)).map(({ id }) => id) : [];
  }

  /** A piece that is no sheet, as far as it is known. */
  piece(piece: string | null): PieceFacts | undefined {
    return this.facts?.pieces.find(({ id }) => id === piece);
  }

  /** Fetches them, once. */
  fetch(): Promise<CatalogueFacts> {
    this.#asked ??= get<CatalogueFacts>(about('/api/catalogue', 'cosmic')).then(
      (facts) => (this.facts = facts),
      (why: unknown) => {
        this.#asked = null; // the next one tries again
        throw why;
      },
    );
    return this.#asked;
  }
}

/** The one catalogue of the page. */
export const catalogue = new Catalogue();
