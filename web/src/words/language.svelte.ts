import type { FluentBundle } from '@fluent/bundle';
import { base, fetchTexts, find, type Language } from './catalogues';

/** The language of the page and its texts, as far as they have come. */
class Speech {
  #language = $state<Language>('en');
  #bundles = $state.raw<FluentBundle[]>([base]);
  #fetched = new Map<Language, FluentBundle>();

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
    if (this.#language !== language) return; // changed meanwhile
    const english = [base, this.#fetched.get('en')];
    const all = language === 'en' ? english : [this.#fetched.get(language), ...english];
    this.#bundles = all.filter((b) => b !== undefined);
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
