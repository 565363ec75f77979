import { expect, test } from 'vitest';
import { palette } from '../../src/house/look/palette';
import { patterns, silhouettes } from '../../src/games/cosmic/look/ships';
import { apart, contrast, lab, visions } from './vision';

const themes = Object.entries(palette).flatMap(([theme, set]) => Object.keys(visions).map((v) => ({ theme, v, set })));

test.each(themes)('any two players differ in the $theme theme for $v eyes', ({ v, set }) => {
  const seen = set.map((hex) => lab(hex, visions[v]!));
  for (const [i, a] of seen.entries()) {
    for (const b of seen.slice(i + 1)) expect(apart(a, b)).toBeGreaterThanOrEqual(15);
  }
});

test('every player stands out from the dark of space', () => {
  for (const hex of palette.dark) expect(contrast(hex, '#0B1020')).toBeGreaterThanOrEqual(2.95);
});

test('gold belongs to nobody', () => {
  for (const hex of palette.dark) expect(apart(lab(hex, visions.normal!), lab('#F6C945', visions.normal!))).toBeGreaterThan(10);
});

test('every player has a pattern and a shape of its own', () => {
  expect(new Set(patterns).size).toBe(8);
  expect(new Set(silhouettes).size).toBe(8);
});
