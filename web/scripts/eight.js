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

// What a table can show besides: a destroyed planet, a stack, cards beside planets, tokens, marks, a zapped power, open
// cards with totals that have something to explain, a hand of every kind of card.
board.planets[22] = { ...board.planets[22], gone: true, ships: board.planets[22].ships.map(() => 0) };
board.ships = board.ships.filter(({ place }) => place.Planet !== 22);
board.ships.push({ place: { Planet: 12 }, colour: 2, height: 2, count: 1 });
board.beside.push([17, 2, 200, { Attack: 15 }], [17, 2, 201, { Attack: 8 }]);
board.sheets[1].notes = [
  [0, { Number: 3 }],
  [1, { Seats: 0b1000 }],
];
board.sheets[4].zapped = true;
const seen = (face) => ({ face, back: 'Cosmic', known: 0 });
Object.assign(board.encounter, {
  phase: 'Reveal',
  cards: [seen({ Attack: 14 }), seen({ Attack: 8 })],
  totals: [
    { value: 26, terms: [{ Card: 14 }, { Ships: 7 }, { Added: [{ source: 'Reinforcement', index: 0 }, 0, 5] }] },
    { value: 17, terms: [{ Card: 8 }, { Ships: 9 }] },
  ],
});
const faces = [{ Attack: 40 }, { Attack: 6 }, 'Negotiate', 'Morph', { Reinforcement: 3 }, { Card: [0, 0] }, { Flare: 17 }, { Flare: 40 }];
board.seats[0].hand = faces.map((face, i) => [300 + i, seen(face)]);
const offer = (card, source) => ({ ability: { source, index: 0 }, card, sheet: null, about: null });
snapshot.prompts = [
  {
    id: 9,
    ask: { seat: 0, topic: 'Act', source: null, open: true, question: { Use: { offers: [offer(304, 'Reinforcement')], pass: true } } },
    named: [],
    labels: [],
    filed: null,
    loud: true,
    again: false,
  },
];
snapshot.wishes = { stops: ['Planning'], bells: [[{ on: 'card', card: 305 }, { bell: 'ask' }]], skip: null, full_control: false };
snapshot.wait = { kind: 'reinforce', seats: 0b11111, about: null, left: 4000, length: 5000, held: false, may_win: 0 };
table.options.players = table.seats.length;
writeFileSync(new URL('crowded-8.json', folder), `${JSON.stringify(picture)}\n`);
