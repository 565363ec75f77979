import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'ja';

function bundle(language: Language): FluentBundle {
  const folder = new URL(`../../locales/${language}/`, import.meta.url);
  const all = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) all.addResource(new FluentResource(readFileSync(new URL(file, folder), 'utf8')));
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
