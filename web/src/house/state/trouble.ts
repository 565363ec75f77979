import type { Trouble } from '../protocol/Trouble';
import { say, speech } from '../words';
import { dashed } from './variant';
import { Refusal } from './socket';

/** What went wrong, in the words of the player. */
export function troubleWords(trouble: Trouble): string {
  return speech.text(`trouble-${dashed(trouble.code)}`) ?? say('trouble-other', { code: trouble.code });
}

/** The trouble behind an error; anything else is thrown on. */
export function troubleOf(why: unknown): Trouble {
  if (why instanceof Refusal) return why.trouble;
  throw why;
}
