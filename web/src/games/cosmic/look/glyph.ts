/**
 * The faces of aliens, drawn by a grammar from what is known of them: the body says in which phase the power acts, the eyes
 * whether it is compulsory, the pips in the corner how much experience it wants. The rest follows from the id and a salt,
 * which `scripts/newcomer.js` chooses so that no two faces look alike at 24 pixels.
 */
import stored from './aliens.json';
import { covers, mirrored, type Point, type Shape } from './shape';

/** The side of the square a face is drawn in. */
export const BOX = 24;
const MID = BOX / 2;

/** What a face is drawn by. */
export interface Traits {
  /** The number of the phase; none for a power without one. */
  phase: number | null;
  /** Is the power compulsory? */
  must: boolean;
  /** 0 for a first game, 2 for experts. */
  alert: number;
  /** The salt. */
  salt: number;
}

/** A shape in the alien's colour, or one cut out of it. */
export interface Part {
  shape: Shape;
  ink: boolean;
}

const known: Record<string, (number | null)[]> = stored;

/**
 * What is stored of an alien. One of which nothing is stored, since it is of a set of somebody's own, is drawn from what is
 * told of it; one nobody has told of, from its id alone.
 */
export function traitsOf(id: string, told: Traits | undefined = undefined): Traits {
  const traits = known[id];
  if (!traits) return told ?? { phase: null, must: true, alert: 0, salt: 0 };
  const [phase = null, must, alert, salt] = traits;
  return { phase, must: must !== 0, alert: alert ?? 0, salt: salt ?? 0 };
}

/** A stream of numbers below `n`, the same for the same word. */
export function dice(word: string): (n: number) => number {
  let h = 2166136261;
  for (const letter of word) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return (n) => {
    h = Math.imul(h ^ (h >>> 15), 2246822519) + 0x9e3779b9;
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    return ((h ^ (h >>> 16)) >>> 0) % n;
  };
}

const oval = (x: number, y: number, rx: number, ry = rx): Shape => ({ kind: 'oval', at: [x, y], rx, ry });
const area = (...points: Point[]): Shape => ({ kind: 'area', points });
const line = (width: number, ...points: Point[]): Shape => ({ kind: 'line', points, width });
/** A closed curve around a centre. */
function curve(y: number, radius: (angle: number) => Point): Shape {
  const points = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * 2 * Math.PI;
    const [rx, ry] = radius(angle);
    return [MID + rx * Math.sin(angle), y - ry * Math.cos(angle)];
  });
  return { kind: 'area', points };
}
const both = (shape: Shape): Shape[] => [shape, mirrored(shape, MID)];

/** One body for each phase, and a last one for powers that belong to none; `w` and `h` are half its size. */
const bodies: ((y: number, w: number, h: number, n: number) => Shape[])[] = [
  (y, w, h) => [area(...arc(MID, y + h * 0.7, w, h * 1.7))],
  (y, w, h) => [oval(MID, y, w, h)],
  (y, w, h, n) => [curve(y, (a) => scaled(w, h, 0.86 + 0.2 * Math.cos((4 + n) * a)))],
  (y, w, h) => [area([MID, y - h * 1.25], [MID + w * 0.55, y - h * 0.2], [MID + w, y + h], [MID - w, y + h], [MID - w * 0.55, y - h * 0.2])],
  (y, w, h) => both(oval(MID - w * 0.5, y, w * 0.62, h)),
  (y, w, h) => [area(...arc(MID, y + h * 0.1, w, h * 1.1)), area([MID - w * 0.5, y], [MID + w * 0.5, y], [MID + w * 0.6, y + h], [MID - w * 0.6, y + h])],
  (y, w, h) => [area([MID, y - h * 1.1], [MID + w, y - h * 0.45], [MID + w, y + h * 0.45], [MID, y + h * 1.1], [MID - w, y + h * 0.45], [MID - w, y - h * 0.45])],
  (y, w, h) => [area([MID - w, y - h * 0.85], [MID, y - h * 0.55], [MID + w, y - h * 0.85], [MID + w * 0.8, y + h * 0.3], [MID, y + h * 1.15], [MID - w * 0.8, y + h * 0.3])],
  (y, w, h, n) => [curve(y, (a) => scaled(w, h, 0.88 + 0.12 * Math.abs(Math.sin((2.5 + n / 2) * a))))],
];
const scaled = (w: number, h: number, r: number): Point => [w * r, h * r];
/** The upper half of an oval with a flat base. */
function arc(x: number, y: number, rx: number, height: number): Point[] {
  return Array.from({ length: 21 }, (_, i): Point => {
    const a = (i / 20) * Math.PI;
    return [x - rx * Math.cos(a), y - height * Math.sin(a)];
  });
}

/** What it stands on or reaches with. `x` is half the width of the body, `y` its lower edge. */
const limbs: ((x: number, y: number, n: number) => Shape[])[] = [
  () => [],
  (x, y) => [...both(line(1.6, [MID - x * 0.6, y - 1], [MID - x * 0.9, y + 2], [MID - x * 0.5, y + 4])), line(1.6, [MID, y - 1], [MID, y + 4])],
  (x, y) => [...both(line(1.4, [MID - x * 0.8, y - 2], [MID - x - 2.5, y + 3.5])), ...both(line(1.4, [MID - x * 0.35, y - 1], [MID - x * 0.4, y + 4]))],
  (x, y) => both(area([MID - x * 0.7, y - 6], [MID - x - 4.2, y - 8], [MID - x - 3.2, y - 2.5], [MID - x * 0.6, y - 2])),
  (x, y) => both(line(1.8, [MID - x * 0.7, y - 4], [MID - x - 2.6, y - 4.5], [MID - x - 2.8, y - 8])),
  (x, y) => both(line(2.4, [MID - x * 0.5, y - 1], [MID - x * 0.5, y + 2.6], [MID - x * 0.5 - 2, y + 2.8])),
  (_, y) => [area([MID - 1.5, y - 2], [MID + 1.5, y - 2], [MID + 4, y + 4.5], [MID, y + 2.4], [MID - 4, y + 4.5])],
  (x, y) => [...both(line(1.5, [MID - x * 0.7, y - 3], [MID - x - 3, y - 1], [MID - x - 3.4, y + 2.6])), ...both(oval(MID - x - 3.2, y + 2.6, 1.5))],
  (x, y) => [line(1.7, [MID - x, y + 1], [MID - x * 0.5, y + 3], [MID, y + 1], [MID + x * 0.5, y + 3], [MID + x, y + 1])],
];

/** What it wears on its head. `y` is the upper edge of the body. */
const crests: ((x: number, y: number) => Shape[])[] = [
  () => [],
  (_, y) => [...both(line(1.2, [MID - 2, y + 1.5], [MID - 4, y - 3])), ...both(oval(MID - 4.2, y - 3.2, 1.5))],
  (x, y) => both(area([MID - x * 0.75, y + 3], [MID - x - 1.5, y - 3], [MID - x * 0.2, y + 1])),
  (x, y) => both(oval(MID - x * 0.85, y + 1.5, 2.3, 2.6)),
  (_, y) => [area([MID - 4, y + 2], [MID - 4.4, y - 2.6], [MID - 2, y - 0.2], [MID, y - 3.6], [MID + 2, y - 0.2], [MID + 4.4, y - 2.6], [MID + 4, y + 2])],
  (_, y) => [line(1.5, [MID, y + 2], [MID, y - 2]), oval(MID, y - 2.6, 2.1, 1.7)],
  (x, y) => [line(1.5, [MID - x * 0.8, y - 2], [MID + x * 0.8, y - 2]), line(1.2, [MID, y + 1], [MID, y - 2])],
  (x, y) => both(line(1.5, [MID - x * 0.4, y + 2], [MID - x * 0.7, y - 1.5], [MID - x - 1.6, y - 2.4])),
];

/** Eyes of a power that must be used look straight; those of one that may be used are half closed. */
function eyes(y: number, w: number, count: number, must: boolean, size: number): Shape[] {
  const eye = (x: number) => (must ? oval(x, y, size, size * 1.1) : oval(x, y, size * 1.35, size * 0.62));
  if (count === 1) return [must ? oval(MID, y, size * 1.5) : oval(MID, y, size * 2.1, size * 0.9)];
  const apart = Math.min(w * 0.48, 3.4);
  return count === 2 ? both(eye(MID - apart)) : [...both(eye(MID - apart)), oval(MID, y - size * 1.3, size, size)];
}

const mouths: ((y: number) => Shape[])[] = [
  () => [],
  (y) => [line(1.1, [MID - 2.2, y], [MID + 2.2, y])],
  (y) => [line(1.1, [MID - 2.6, y - 0.8], [MID - 1, y + 0.6], [MID + 1, y + 0.6], [MID + 2.6, y - 0.8])],
  (y) => [area([MID - 2.6, y - 0.7], [MID + 2.6, y - 0.7], [MID + 1.3, y + 1.6], [MID, y - 0.1], [MID - 1.3, y + 1.6])],
  (y) => [oval(MID, y, 1.3, 1.1)],
  (y) => [line(1.1, [MID - 2.6, y + 0.7], [MID - 1, y - 0.5], [MID + 1, y - 0.5], [MID + 2.6, y + 0.7])],
];

/** The face of an alien: parts in the order they are laid over each other. */
export function face(id: string, traits: Traits): Part[] {
  const roll = dice(`${id} ${traits.salt}`);
  const family = traits.phase ?? bodies.length - 1;
  const [w, h] = [5.6 + roll(4) * 0.7, 5.4 + roll(4) * 0.5];
  const y = MID + roll(3) - 0.6;
  const body = bodies[family % bodies.length]?.(y, w, h, roll(3)) ?? [];
  const crest = crests[roll(crests.length)]?.(w, y - h) ?? [];
  const limb = limbs[roll(limbs.length)]?.(w, y + h * 0.85, roll(3)) ?? [];
  const look = eyes(y - h * 0.16, w, 1 + roll(3), traits.must, 1.05 + roll(2) * 0.3);
  const mouth = mouths[roll(mouths.length)]?.(y + h * 0.48) ?? [];
  const pips = Array.from({ length: traits.alert + 1 }, (_, i) => oval(BOX - 1.5 - i * 2.8, BOX - 1.5, 1));
  const ink = (shape: Shape): Part => ({ shape, ink: true });
  const cut = (shape: Shape): Part => ({ shape, ink: false });
  return [...[...limb, ...crest, ...body].map(ink), ...[...look, ...mouth].map(cut), ...pips.map(ink)];
}

/** The face at 24 pixels, each one or nought. */
export function pixels(parts: Part[]): boolean[] {
  return Array.from({ length: BOX * BOX }, (_, i) => {
    const at: Point = [(i % BOX) + 0.5, Math.floor(i / BOX) + 0.5];
    return parts.findLast((part) => covers(part.shape, at))?.ink ?? false;
  });
}

/** The share of pixels in which two faces differ. */
export function difference(a: boolean[], b: boolean[]): number {
  return a.filter((on, i) => on !== b[i]).length / a.length;
}

/** The least difference between any two faces. */
export const LEAST = 0.08;
