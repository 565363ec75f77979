import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A language of the table. */
export type Language = 'en' | 'ja';

/** All languages, each by its own name. */
export const LANGUAGES: [Language, string][] = [
  ['en', 'English'],
  ['ja', '日本語'],
];

type Files = Record<string, string>;
type Lazy = Record<string, () => Promise<string>>;

/** What every screen needs in English comes with the page; all else when it is wanted. */
const english: Files = {
  ...import.meta.glob<string>('../../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../locales/en/cosmic/words.ftl', { query: '?raw', import: 'default', eager: true }),
};
const texts: Record<Language, Lazy> = {
  en: import.meta.glob<string>(['../../../../locales/en/cosmic/*.ftl', '!../../../../locales/en/cosmic/words.ftl'], { query: '?raw', import: 'default' }),
  ja: import.meta.glob<string>(['../../../locales/ja/*.ftl', '../../../../locales/ja/cosmic/*.ftl'], { query: '?raw', import: 'default' }),
};

/** Texts of a language. */
export function bundle(language: Language, files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** English, as far as it comes with the page. */
export const base = bundle('en', Object.values(english));

/** Fetches the rest of a language. */
export async function fetchTexts(language: Language): Promise<FluentBundle> {
  return bundle(language, await Promise.all(Object.values(texts[language]).map((file) => file())));
}

/** The text of a key (`alien-spiff` or `alien-spiff.wild`) in the first bundle that has it. */
export function find(bundles: FluentBundle[], key: string, args: Record<string, string | number>): string | null {
  const [id = key, attribute] = key.split('.');
  for (const one of bundles) {
    const message = one.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return one.formatPattern(pattern, args);
  }
  return null;
}
