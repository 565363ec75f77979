import { SvelteMap, SvelteSet } from 'svelte/reactivity';

/** What the present question lets one pick on the board. */
export class Picking {
  planets: Set<number> = new SvelteSet();
  cards: Set<number> = new SvelteSet();
  seats: Set<number> = new SvelteSet();
  usable: Set<number> = new SvelteSet();
  chosenPlanets: Map<number, number> = new SvelteMap();
  chosenCards: Map<number, number> = new SvelteMap();
  chosenSeats: Map<number, number> = new SvelteMap();

  pickPlanet(id: number) {
    toggle(this.planets, this.chosenPlanets, id);
  }
  pickCard(id: number) {
    toggle(this.cards, this.chosenCards, id);
  }
  pickSeat(id: number) {
    toggle(this.seats, this.chosenSeats, id);
  }
}

function toggle(may: Set<number>, chosen: Map<number, number>, id: number) {
  if (!may.has(id)) return;
  if (!chosen.delete(id)) chosen.set(id, 1);
}
