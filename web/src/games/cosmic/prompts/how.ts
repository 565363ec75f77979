import type { Question } from '../protocol/Question';
import { dashed, variantName } from '../../../house/state/variant';
import { say } from '../../../house/words';

/** How a question is answered. */
export function how(question: Question): string {
  const args: Record<string, number> = {};
  if (typeof question === 'object') {
    const inner = Object.values(question)[0] as Record<string, unknown>;
    for (const name of ['min', 'max', 'total', 'ships']) {
      const value = inner[name];
      if (typeof value === 'number') args[name] = value;
    }
    args.same = args.min === args.max ? 1 : 0;
  }
  return say(`how-${dashed(variantName(question))}`, args);
}
