/** Which ships moved between two pictures of the table. */
import type { Place } from '../protocol/Place';
import type { ShipGroup } from '../protocol/ShipGroup';
import { placeKey } from './seen';

/** Some ships of a colour, on their way. */
export interface Flight {
  colour: number;
  count: number;
  from: Place;
  to: Place;
}

/** What moved: losses and gains of each colour, matched in the order the places are listed. */
export function flightsBetween(before: ShipGroup[], after: ShipGroup[]): Flight[] {
  const change = new Map<string, { colour: number; place: Place; n: number }>();
  const add = ({ colour, place, count, height }: ShipGroup, sign: number) => {
    const key = `${colour} ${placeKey(place)}`;
    const entry = change.get(key) ?? { colour, place, n: 0 };
    entry.n += sign * count * height;
    change.set(key, entry);
  };
  before.forEach((group) => add(group, -1));
  after.forEach((group) => add(group, 1));
  const gone = [...change.values()].filter(({ n }) => n < 0).map((entry) => ({ ...entry, n: -entry.n }));
  const come = [...change.values()].filter(({ n }) => n > 0);
  const flights: Flight[] = [];
  for (const to of come) {
    for (const from of gone.filter(({ colour }) => colour === to.colour)) {
      const count = Math.min(from.n, to.n);
      if (count === 0) continue;
      flights.push({ colour: to.colour, count, from: from.place, to: to.place });
      from.n -= count;
      to.n -= count;
    }
  }
  return flights;
}
