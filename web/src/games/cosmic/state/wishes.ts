import type { Bell } from '../protocol/Bell';
import type { BellOn } from '../protocol/BellOn';
import type { Phase } from '../protocol/Phase';
import type { Wishes } from '../protocol/Wishes';

/** To be asked as everybody is. */
export const NONE: Wishes = { stops: [], bells: [], skip: null, full_control: false };

/** Do two bells hang on the same thing? */
export function sameThing(a: BellOn, b: BellOn): boolean {
  return a.on === 'card' && b.on === 'card' ? a.card === b.card : a.on === b.on;
}

/** The bell on a thing. */
export function bellOf(wishes: Wishes, on: BellOn): Bell {
  return wishes.bells.find(([other]) => sameThing(other, on))?.[1] ?? { bell: 'glow' };
}

/** The wishes with another bell; one that only glows is not written down. */
export function withBell(wishes: Wishes, on: BellOn, bell: Bell): Wishes {
  const others = wishes.bells.filter(([other]) => !sameThing(other, on));
  return { ...wishes, bells: bell.bell === 'glow' ? others : [...others, [on, bell]] };
}

/** The wishes with a stop more or less. */
export function withStop(wishes: Wishes, phase: Phase): Wishes {
  const others = wishes.stops.filter((stop) => stop !== phase);
  return { ...wishes, stops: others.length < wishes.stops.length ? others : [...others, phase] };
}

/** The wishes without bells on cards that are not there any more. */
export function keepOnly(wishes: Wishes, cards: (number | null)[]): Wishes {
  const bells = wishes.bells.filter(([on]) => on.on === 'power' || cards.includes(on.card));
  return bells.length === wishes.bells.length ? wishes : { ...wishes, bells };
}
