/** Where things lie on the board. Fractions of its size, so that one picture serves all screens. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot {
  x: number;
  y: number;
}

/** Column and row in a field of 3 × 3, oneself first, then clockwise. */
const cells: Record<number, [number, number][]> = {
  4: [[1, 2], [0, 1], [1, 0], [2, 1]],
  5: [[1, 2], [0, 1], [0, 0], [2, 0], [2, 1]],
  6: [[1, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1]],
  7: [[1, 2], [0, 2], [0, 1], [0, 0], [2, 0], [2, 1], [2, 2]],
  8: [[1, 2], [0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2]],
}; // prettier-ignore

/** Three players have room for larger systems; beside the own one the prompt finds its place. */
const three: Rect[] = [
  { x: 1 / 3, y: 0.655, w: 1 / 3, h: 0.345 },
  { x: 0, y: 0, w: 0.42, h: 0.345 },
  { x: 0.58, y: 0, w: 0.42, h: 0.345 },
];

/** The place of each system, oneself first, then clockwise. */
export function systemRects(count: number): Rect[] {
  if (count <= 3) return three.slice(0, count);
  const third = 1 / 3;
  return (cells[count] ?? cells[8] ?? []).map(([c, r]) => ({ x: c * third, y: r * third, w: third, h: third }));
}

/** How many rows are free to the left of the own system, for the prompt to grow into. */
export function freeRows(count: number): number {
  return count <= 3 ? 1.7 : count <= 6 ? 1 : 0;
}

/** The middle of the board: the warp, and the encounter. Where the place above it is free it is taller. */
export function centreRect(count: number): Rect {
  if (count <= 3) return { x: 0.3, y: 0.345, w: 0.4, h: 0.31 };
  const tall = count === 5 || count === 7;
  return { x: 1 / 3, y: tall ? 0.14 : 1 / 3, w: 1 / 3, h: tall ? 0.52 : 1 / 3 };
}

/** A rectangle in pixels, with a gap to its neighbours. */
export function inPixels(rect: Rect, width: number, height: number, gap = 6): Rect {
  return {
    x: rect.x * width + gap / 2,
    y: rect.y * height + gap / 2,
    w: rect.w * width - gap,
    h: rect.h * height - gap,
  };
}

/** The room a plate takes at the foot of a system. */
export const PLATE = 46;
/** The room of a row of ships above or below a planet. */
export const BADGE = 21;

/** The planets of a system of this size: how large, and where their centres are, on a shallow arc. */
export function planetSpots(count: number, width: number, height: number): { size: number; pitch: number; spots: Spot[] } {
  const side = 10;
  const pitch = (width - 2 * side) / Math.max(count, 4);
  const room = height - PLATE - 2 * BADGE;
  const depth = Math.min(16, room * 0.14);
  const size = Math.max(30, Math.min(pitch * 0.92, room - depth - 4, 96));
  const middle = BADGE + (room - depth) / 2 + 2;
  const spots = Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? (2 * i) / (count - 1) - 1 : 0;
    return { x: width / 2 + (i - (count - 1) / 2) * pitch, y: middle + depth * t * t };
  });
  return { size, pitch, spots };
}
