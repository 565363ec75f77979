import { expect, test } from 'vitest';
import { flightsBetween } from '../../src/games/cosmic/board/flights';
import { inOrder } from '../../src/games/cosmic/cards/order';
import type { Face } from '../../src/games/cosmic/protocol/Face';
import type { ShipGroup } from '../../src/games/cosmic/protocol/ShipGroup';

const group = (place: ShipGroup['place'], colour: number, count: number, height = 1): ShipGroup => ({ place, colour, count, height, hired: false });

test('ships that moved fly from where they were to where they are', () => {
  const before = [group({ Planet: 1 }, 0, 3), group({ Planet: 2 }, 0, 2), group('Warp', 1, 1)];
  const after = [group({ Planet: 1 }, 0, 1), group({ Planet: 2 }, 0, 2), group('Gate', 0, 2), group({ Planet: 7 }, 1, 1)];
  expect(flightsBetween(before, after)).toEqual([
    { colour: 0, count: 2, from: { Planet: 1 }, to: 'Gate' },
    { colour: 1, count: 1, from: 'Warp', to: { Planet: 7 } },
  ]);
});

test('nothing flies when nothing moved', () => {
  const ships = [group({ Planet: 1 }, 0, 3), group('Gate', 2, 1, 2)];
  expect(flightsBetween(ships, [...ships])).toEqual([]);
});

test('ships of several planets gather', () => {
  const flights = flightsBetween([group({ Planet: 1 }, 0, 1), group({ Planet: 2 }, 0, 1)], [group('Gate', 0, 2)]);
  expect(flights.map(({ from, count }) => [from, count])).toEqual([
    [{ Planet: 1 }, 1],
    [{ Planet: 2 }, 1],
  ]);
});

test('a hand is held by kind and value', () => {
  const faces: Face[] = [{ Flare: 3 }, { Attack: 6 }, 'Negotiate', { Reinforcement: 2 }, { Attack: 20 }, { Card: [1, 0] }, 'Morph'];
  const cards = faces.map((face, i): [number, { face: Face; back: 'Cosmic'; known: number }] => [i, { face, back: 'Cosmic', known: 0 }]);
  expect(inOrder(cards).map(({ face }) => face)).toEqual([{ Attack: 20 }, { Attack: 6 }, 'Negotiate', 'Morph', { Reinforcement: 2 }, { Card: [1, 0] }, { Flare: 3 }]);
});
