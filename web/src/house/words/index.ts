import { speech } from './language.svelte';

export { LANGUAGES, type Language } from './catalogues';
export { speech };

/** The words of a key in the language of the player. A key without words shows itself, and the tests name it. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  return speech.text(key, args) ?? key;
}

/** The name of something of a kind by its id: its words, or the id as a title while they have not come. */
export function nameOf(kind: string, id: string): string {
  return speech.text(`${kind}-${id}`) ?? id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}
