import { expect, test } from 'vitest';
import { CosmicPicking } from '../../src/games/cosmic/state/picking.svelte';
import { foremost } from '../../src/house/state/picking.svelte';
import { bellOf, keepOnly, NONE, withBell, withStop } from '../../src/games/cosmic/state/wishes';
import { pageOf } from '../../src/house/router.svelte';
import { picture, tableOf } from './pictures';

test('the board and the strip pick the same things', () => {
  const picking = new CosmicPicking(tableOf('ask-planet'));
  expect([...picking.planets]).toEqual([10, 11, 12, 13, 14]);
  picking.pickPlanet(3);
  expect(picking.answer).toBeNull();
  picking.pickPlanet(11);
  expect(picking.answer).toEqual({ Planet: 11 });
  expect(picking.chosenPlanets).toEqual(new Map([[11, 1]]));
  picking.clear();
  expect(picking.answer).toBeNull();
});

test('a usable card glows, and picking it makes the use', () => {
  const picking = new CosmicPicking(tableOf('ask-use'));
  expect([...picking.usable]).toEqual([69]);
  picking.pickCard(69);
  expect(picking.answer).toEqual({ Choice: 0 });
  expect(picking.chosenCards.has(69)).toBe(true);
});

test('what must be answered comes before what only may be', () => {
  const [prompt] = picture('ask-use').snapshot.prompts;
  const quiet = { ...prompt!, id: 1, loud: false };
  const loud = { ...prompt!, id: 2 };
  const filed = { ...prompt!, id: 3, filed: 'Pass' as const };
  expect(foremost([quiet, filed, loud])?.id).toBe(2);
  expect(foremost([filed, quiet])?.id).toBe(1);
  expect(foremost([filed])?.id).toBe(3);
  expect(foremost([])).toBeNull();
});

test('a gap in the updates asks for everything anew', () => {
  const { snapshot } = picture('ask-use');
  const game = tableOf('ask-use');
  const update = { tell: 'update' as const, events: [], patch: {}, wait: null, prompts: [], undo: false };
  game.hear({ ...update, seq: snapshot.seq + 1 });
  expect([game.seq, game.whole, game.prompts]).toEqual([snapshot.seq + 1, true, []]);
  game.hear({ ...update, seq: snapshot.seq + 5 });
  expect([game.whole, game.seq]).toEqual([false, snapshot.seq + 1]);
});

test('wishes', () => {
  const card = { on: 'card' as const, card: 7 };
  const asked = withBell(NONE, card, { bell: 'ask' });
  expect(bellOf(asked, card)).toEqual({ bell: 'ask' });
  expect(bellOf(asked, { on: 'power' })).toEqual({ bell: 'glow' });
  expect(withBell(asked, card, { bell: 'glow' })).toEqual(NONE);
  expect(keepOnly(asked, [1, 2])).toEqual(NONE);
  expect(keepOnly(asked, [7])).toBe(asked);
  expect(withStop(withStop(NONE, 'Reveal'), 'Reveal')).toEqual(NONE);
});

test('paths and pages', () => {
  expect(pageOf('/')).toEqual({ page: 'home' });
  expect(pageOf('/t/AB-CD')).toEqual({ page: 'table', code: 'AB-CD' });
  expect(pageOf('/replay/X/')).toEqual({ page: 'replay', code: 'X' });
  expect(pageOf('/rulings')).toEqual({ page: 'rulings' });
  expect(pageOf('/rulings/a%20b')).toEqual({ page: 'ruling', id: 'a b' });
  expect(pageOf('/t/a/b')).toEqual({ page: 'nowhere' });
  expect(pageOf('/what')).toEqual({ page: 'own', path: 'what' }); // of a game, or nowhere
});
