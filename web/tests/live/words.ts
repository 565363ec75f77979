import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'ja';

function bundle(language: Language): FluentBundle {
  const all = new FluentBundle(language, { useIsolating: false });
  // what the house says; the game says some of it its own way
  for (const part of [`${language}/`, `${language}/cosmic/`]) {
    const folder = new URL(`../../locales/${part}`, import.meta.url);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
      all.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')), { allowOverrides: true });
    }
  }
  return all;
}
const bundles = { en: bundle('en'), ja: bundle('ja') };

/** What a page says for a key. */
export function words(language: Language, key: string, args: Record<string, string> = {}): string {
  const message = bundles[language].getMessage(key);
  if (!message?.value) throw new Error(`no words for ${key}`);
  return bundles[language].formatPattern(message.value, args);
}

const ANYTHING = '\u0000';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a page says for any of these keys, whatever is spoken of. A text that follows is no hindrance where nothing is. */
export function spoken(language: Language, ...keys: string[]): RegExp {
  const args = Object.fromEntries(['what', 'answer', 'version'].map((name) => [name, ANYTHING]));
  const one = (key: string) => escaped(words(language, key, args)).replaceAll(ANYTHING, '.+');
  return new RegExp(`^(${keys.map(one).join('|')})`);
}
