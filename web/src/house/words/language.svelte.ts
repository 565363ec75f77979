import type { FluentBundle } from '@fluent/bundle';
import { base, bundle, find, house, LANGUAGES, type Language, type Texts } from './catalogues';

/** The language of the page and its texts, as far as they have come. */
class Speech {
  #language = $state<Language>('en');
  #bundles = $state.raw<FluentBundle[]>([base]);
  #fetched = new Map<Texts, Partial<Record<Language, FluentBundle>>>([[house, { en: base }]]);
  /** The texts of the game that the page is about: two games may call different things by the same key. */
  #game: Texts[] = [];
  #learnt = new Map<Language, FluentBundle>();

  /** The language of the page. */
  get language(): Language {
    return this.#language;
  }

  /** Changes the language. What it lacks is said in English. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
    await this.#fetch(language);
    if (this.#language === language) this.#gather(); // else it was changed meanwhile
  }

  /** Turns to the texts of a game: those it has everywhere first, then those it has at a table. */
  async take(...texts: Texts[]): Promise<void> {
    const same = this.#game[0] === texts[0];
    if (!same) this.#learnt.clear();
    const now = (this.#game = same ? [...new Set([...this.#game, ...texts])] : texts);
    await this.#fetch(this.#language);
    if (this.#game === now) this.#gather(); // else another one was turned to meanwhile
  }

  /** Fetches what has not come yet in a language, and in English. */
  async #fetch(language: Language): Promise<void> {
    const get = async (texts: Texts, each: Language) => {
      const there = this.#fetched.get(texts) ?? {};
      this.#fetched.set(texts, there);
      there[each] ??= bundle(each, await texts[each]());
    };
    await Promise.all([...new Set<Language>([language, 'en'])].flatMap((each) => [...this.#game, house].map((texts) => get(texts, each))));
  }

  /** Learns texts of the game that the page was built without, by language. */
  learn(texts: Record<string, string>): void {
    for (const [language] of LANGUAGES) {
      const text = texts[language];
      if (text !== undefined) this.#learnt.set(language, bundle(language, [text]));
    }
    this.#gather();
  }

  /** What the language has, then what English has; the words of the game before those of the house. */
  #gather(): void {
    const of = (language: Language) => [...[...this.#game, house].map((texts) => this.#fetched.get(texts)?.[language]), this.#learnt.get(language)];
    const own = this.#language === 'en' ? [] : of(this.#language);
    this.#bundles = [...own, ...of('en')].filter((b) => b !== undefined);
  }

  /** The text of a key, if there is one. */
  text(key: string, args: Record<string, string | number> = {}): string | null {
    return find(this.#bundles, key, args);
  }

  /** Words joined as the language joins them. */
  list(words: string[]): string {
    return new Intl.ListFormat(this.#language, { type: 'conjunction', style: 'long' }).format(words);
  }
}

/** The one voice of the page. */
export const speech = new Speech();
