import type { Table } from '../messages';
import type { Bell } from '../protocol/Bell';
import type { BellOn } from '../protocol/BellOn';
import type { Phase } from '../protocol/Phase';
import type { SkipTo } from '../protocol/SkipTo';
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

/** Says what this seat wishes to be asked. */
const wish = (game: Table, wishes: Wishes): Promise<boolean> => game.wish(wishes, { wishes });

/** Sets a bell. */
export function ring(game: Table, on: BellOn, bell: Bell): Promise<boolean> {
  return wish(game, withBell(game.known.wishes, on, bell));
}
/** Sets or clears a stop at a phase. */
export function toggleStop(game: Table, phase: Phase): Promise<boolean> {
  return wish(game, withStop(game.known.wishes, phase));
}
/** Passes until then; nothing to be asked again. */
export function skipTo(game: Table, skip: SkipTo | null): Promise<boolean> {
  return wish(game, { ...game.known.wishes, skip });
}
/** Asks at every window, or not. */
export function toggleControl(game: Table): Promise<boolean> {
  const { wishes } = game.known;
  return wish(game, { ...wishes, full_control: !wishes.full_control });
}
