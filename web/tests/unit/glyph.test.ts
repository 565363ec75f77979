import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import stored from '../../src/games/cosmic/look/aliens.json';
import { difference, face, LEAST, pixels, traitsOf } from '../../src/games/cosmic/look/glyph';

const words = new URL('../../../locales/en/cosmic/', import.meta.url);
const ids = readdirSync(words).flatMap((file) =>
  [...readFileSync(new URL(file, words), 'utf8').matchAll(/^alien-([\w-]+) =/gm)].map(([, id]) => id!),
);

test('every alien with a name has a face of its own', () => {
  expect(Object.keys(stored).sort(), 'run scripts/newcomer').toEqual([...ids].sort());
});

test('no two faces look alike at 24 pixels', () => {
  const faces = ids.map((id) => pixels(face(id, traitsOf(id))));
  for (const [i, a] of faces.entries()) {
    for (const [j, b] of faces.slice(0, i).entries()) {
      expect(difference(a, b), `${ids[i]} and ${ids[j]}`).toBeGreaterThanOrEqual(LEAST);
    }
  }
});

test('an alien of a set of somebody else is drawn from what is told of it; one that is known keeps its face', () => {
  const told = { phase: 3, must: false, alert: 1, salt: 7 };
  expect(traitsOf('newcomer', told)).toEqual(told);
  expect(traitsOf('spiff', told)).toEqual(traitsOf('spiff'));
});

test('an alien nobody has met yet has a face too', () => {
  expect(pixels(face('newcomer', traitsOf('newcomer'))).filter(Boolean).length).toBeGreaterThan(60);
});
