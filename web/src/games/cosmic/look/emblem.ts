/** The emblem of a piece that is no sheet: a small constellation in a box of 24 × 24, the same for the same id. */
import { dice } from './glyph';

export interface Emblem {
  /** Each star: where it stands, and how large it is. */
  stars: [number, number, number][];
  /** The line through them. */
  path: string;
}

/** Where stars can stand: a grid of four by four, so that no two run into each other. */
const CELLS = 4;

/** Draws the emblem of an id. */
export function emblem(id: string): Emblem {
  const roll = dice(id);
  const free = Array.from({ length: CELLS * CELLS }, (_, i) => i);
  const wanted = 5 + roll(2);
  const stars: [number, number, number][] = [];
  while (stars.length < wanted) {
    const cell = free.splice(roll(free.length), 1)[0]!;
    const at = (n: number) => 4.4 + n * 5.1 + (roll(5) - 2) * 0.5;
    stars.push([at(cell % CELLS), at(Math.floor(cell / CELLS)), stars.length === 0 ? 2.3 : 1.2 + roll(3) * 0.25]);
  }
  // The line goes from star to nearest star: it crosses itself seldom.
  const left = stars.slice(1);
  const line = [stars[0]!];
  while (left.length > 0) {
    const [x, y] = line.at(-1)!;
    left.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
    line.push(left.shift()!);
  }
  return { stars, path: 'M' + line.map(([x, y]) => `${x} ${y}`).join(' L') };
}
