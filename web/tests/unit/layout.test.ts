import { expect, test } from 'vitest';
import { centreRect, planetSpots, systemRects, type Rect } from '../../src/games/cosmic/board/layout';

const overlap = (a: Rect, b: Rect) => {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return wide > 1e-9 && high > 1e-9;
};

test.each([3, 4, 5, 6, 7, 8])('%i systems and the warp have room of their own', (count) => {
  const all = [...systemRects(count), centreRect(count)];
  expect(all).toHaveLength(count + 1);
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  for (const { x, y, w, h } of all) expect(Math.min(x, y, 1 - x - w, 1 - y - h)).toBeGreaterThan(-1e-9);
});

test('oneself sits at the bottom in the middle', () => {
  for (const count of [3, 4, 5, 6, 7, 8]) {
    const { x, y, w, h } = systemRects(count)[0]!;
    expect(x + w / 2).toBeCloseTo(0.5);
    expect(y + h).toBeCloseTo(1);
  }
});

test('planets lie beside each other within their system', () => {
  for (const count of [1, 4, 5, 7]) {
    const { size, spots } = planetSpots(count, 300, 164);
    expect(spots).toHaveLength(count);
    for (const [i, spot] of spots.entries()) {
      expect(spot.x - size / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + size / 2).toBeLessThanOrEqual(300);
      if (i > 0) expect(spot.x - spots[i - 1]!.x).toBeGreaterThanOrEqual(Math.min(size, 30));
    }
  }
});
