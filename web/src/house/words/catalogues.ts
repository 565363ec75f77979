import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A language of the table. */
export type Language = 'en' | 'ja';

/** All languages, each by its own name. */
export const LANGUAGES: [Language, string][] = [
  ['en', 'English'],
  ['ja', '日本語'],
];

/** Fetches files of texts. */
export type Texts = Record<Language, () => Promise<string[]>>;

/** English comes with the page; another language when it is wanted. */
const english = import.meta.glob<string>('../../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const japanese = import.meta.glob<string>('../../../locales/ja/*.ftl', { query: '?raw', import: 'default' });

/** The texts of the house. */
export const house: Texts = {
  en: () => Promise.resolve(Object.values(english)),
  ja: () => fetched(japanese),
};

/** Fetches all files of a folder. */
export function fetched(files: Record<string, () => Promise<string>>): Promise<string[]> {
  return Promise.all(Object.values(files).map((file) => file()));
}

/** Texts of a language; what stands in several files is said as the last one says it. */
export function bundle(language: Language, files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** English, as far as it comes with the page. */
export const base = bundle('en', Object.values(english));

/** The text of a key (`gather-bot` or `level-rookie.about`) in the first bundle that has it. */
export function find(bundles: FluentBundle[], key: string, args: Record<string, string | number>): string | null {
  const [id = key, attribute] = key.split('.');
  for (const one of bundles) {
    const message = one.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return one.formatPattern(pattern, args);
  }
  return null;
}
