import type { FluentBundle } from '@fluent/bundle';
import { base, bundle, fetchTexts, find, LANGUAGES, type Language } from './catalogues';

/** The language of the page and its texts, as far as they have come. */
class Speech {
  #language = $state<Language>('en');
  #bundles = $state.raw<FluentBundle[]>([base]);
  #fetched = new Map<Language, FluentBundle>();
  #learnt = new Map<Language, FluentBundle>();

  /** The language of the page. */
  get language(): Language {
    return this.#language;
  }

  /** Changes the language. What it lacks is said in English. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    if (typeof document !== 'undefined') document.documentElement.lang = language;
    for (const each of new Set<Language>([language, 'en'])) {
      if (!this.#fetched.has(each)) this.#fetched.set(each, await fetchTexts(each));
    }
    if (this.#language === language) this.#gather(); // else it was changed meanwhile
  }

  /** Learns texts that the page was built without, by language. */
  learn(texts: Record<string, string>): void {
    for (const [language] of LANGUAGES) {
      const text = texts[language];
      if (text !== undefined) this.#learnt.set(language, bundle(language, [text]));
    }
    this.#gather();
  }

  /** What the language has, then what English has. */
  #gather(): void {
    const of = (language: Language) => [this.#fetched.get(language), this.#learnt.get(language)];
    const own = this.#language === 'en' ? [] : of(this.#language);
    this.#bundles = [...own, base, ...of('en')].filter((b) => b !== undefined);
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
