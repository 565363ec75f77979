// Makes a picture of a table with eight seats out of the one with five, for tests of the layout: three more seats copy
// the things of earlier ones. Writes tests/fixtures/crowded-8.json.
import { readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../tests/fixtures/', import.meta.url);
const picture = JSON.parse(readFileSync(new URL('crowded-5.json', folder), 'utf8'));
const { table, snapshot } = picture;
const { board } = snapshot;
const copy = (value) => JSON.parse(JSON.stringify(value));
const five = board.seats.length;

['Fatima', 'Goran', 'Hana'].forEach((name, i) => {
  const [from, seat] = [1 + i, five + i];
  const planets = board.planets.length;
  const moved = (ships) => ships.map((_, c) => (c === seat ? ships[from] : c === from ? 0 : ships[c]));
  table.seats.push({ ...copy(table.seats[from]), name });
  board.seats.push({ ...copy(board.seats[from]), controller: seat, colour: seat });
  for (let n = 0; n < 5; n++) {
    const planet = copy(board.planets[from * 5 + n]);
    board.planets.push({ ...planet, system: seat, ships: moved(planet.ships) });
    for (const group of board.ships.filter(({ place }) => place.Planet === from * 5 + n)) {
      const colour = group.colour === from ? seat : group.colour;
      board.ships.push({ ...copy(group), place: { Planet: planets + n }, colour });
    }
  }
  board.ships.push({ place: 'Warp', colour: seat, height: 1, count: 2 + i });
  board.ships.push({ place: { Planet: 5 * i + 6 }, colour: seat, height: 1, count: 1 });
  board.sheets.push({ ...copy(board.sheets[from]), alien: 20 + i, holder: seat, owner: seat });
});
table.options.players = table.seats.length;
writeFileSync(new URL('crowded-8.json', folder), `${JSON.stringify(picture)}\n`);
