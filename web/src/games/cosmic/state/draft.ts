import type { Answer } from '../protocol/Answer';
import type { CardId } from '../protocol/CardId';
import type { DealTable } from '../protocol/DealTable';
import type { Gift } from '../protocol/Gift';
import type { Offer } from '../protocol/Offer';
import type { PlanetId } from '../protocol/PlanetId';
import type { Prompt } from '../messages';
import type { Question } from '../protocol/Question';
import type { Seat } from '../../../house/protocol/Seat';
import type { ShipGroup } from '../protocol/ShipGroup';
import type { Terms } from '../protocol/Terms';
import { has, seatsOf, setOf } from '../../../house/state/bits';
import { inside } from '../../../house/state/variant';

/** An answer in the making. What a question does not ask for stays empty. */
export type Draft = {
  /** The number of an offer, or of a face that is named. */
  offer: number | null;
  /** A number. */
  number: number | null;
  /** Seats, with how much each gets. */
  seats: Map<Seat, number>;
  /** Cards. */
  cards: Set<CardId>;
  /** Planets, with how many ships go to each. */
  planets: Map<PlanetId, number>;
  /** Ships of each group, by its number. */
  ships: Map<number, number>;
  /** How many of each kind. */
  split: Map<number, number>;
  /** The terms of a deal. */
  terms: Terms;
  /** Which of its gifts is being made, where there are several parties. */
  way: number;
};

const nothing = (): Gift => ({ cards: [], any: 0, random: 0, wares: [0, 0, 0, 0], colony: null, freed: 0 });

/** Nothing is chosen yet. */
export function blank(): Draft {
  return {
    offer: null,
    number: null,
    seats: new Map(),
    cards: new Set(),
    planets: new Map(),
    ships: new Map(),
    split: new Map(),
    terms: empty(2),
    way: 0,
  };
}

/** Terms between so many parties by which nothing changes hands. */
const empty = (parties: number): Terms => ({ gives: Array.from({ length: parties * (parties - 1) }, nothing) });

/** From which party to which each gift goes: those of the first to all others, then those of the second. */
export function waysOf(parties: number): [number, number][] {
  const all = [...Array(parties).keys()];
  return all.flatMap((from) => all.filter((to) => to !== from).map((to): [number, number] => [from, to]));
}

/** The place of a gift from one party to another. */
export function wayOf(parties: number, from: number, to: number): number {
  return from * (parties - 1) + to - Number(to > from);
}

/** The gifts that a pick on the board can change, those of one's own first. */
function editable({ parties, me }: DealTable, draft: Draft): number[] {
  return parties.length === 2 ? [me, 1 - me] : [draft.way];
}

/** The draft a prompt starts with: what was filed before, or a start that spares clicks. */
export function draftOf(prompt: Prompt): Draft {
  const draft = blank();
  const { question } = prompt.ask;
  const number = inside(question, 'Number');
  if (number) draft.number = number.min > 0 || number.max < 0 ? number.min : 0;
  const deal = inside(question, 'Deal');
  if (deal) {
    draft.terms = empty(deal.parties.length);
    draft.way = deal.me * (deal.parties.length - 1);
  }
  if (prompt.filed && typeof prompt.filed === 'object') fill(draft, question, prompt.filed);
  return draft;
}

function fill(draft: Draft, question: Question, answer: Exclude<Answer, string>): void {
  if ('Choice' in answer && inside(question, 'Use')) draft.offer = answer.Choice;
  else if ('Number' in answer) draft.number = answer.Number;
  else if ('Seat' in answer) draft.seats.set(answer.Seat, 1);
  else if ('Seats' in answer) for (const seat of seatsOf(answer.Seats)) draft.seats.set(seat, 1);
  else if ('Allot' in answer) answer.Allot.forEach((n, seat) => n > 0 && draft.seats.set(seat, n));
  else if ('Split' in answer) answer.Split.forEach((n, kind) => draft.split.set(kind, n));
  else if ('Face' in answer) {
    const named = JSON.stringify(answer.Face);
    draft.offer = inside(question, 'Face')?.among.findIndex((face) => JSON.stringify(face) === named) ?? null;
  } else if ('Cards' in answer) for (const card of answer.Cards) draft.cards.add(card);
  else if ('Planet' in answer) draft.planets.set(answer.Planet, 1);
  else if ('Ships' in answer) for (const [group, n] of answer.Ships) draft.ships.set(group, n);
  else if ('Spread' in answer) for (const [planet, n] of answer.Spread) draft.planets.set(planet, n);
}

const sum = (counts: Iterable<number>): number => {
  let all = 0;
  for (const n of counts) all += n;
  return all;
};

/** How many are chosen, of how many. */
export function progress(question: Question, draft: Draft): { chosen: number; min: number; max: number } | null {
  const seats = inside(question, 'Seats');
  if (seats) return { chosen: draft.seats.size, min: seats.min, max: seats.max };
  const cards = inside(question, 'Cards');
  if (cards) return { chosen: draft.cards.size, min: cards.min, max: cards.max };
  const ships = inside(question, 'Ships');
  if (ships) return { chosen: sum(draft.ships.values()), min: ships.min, max: ships.max };
  const spread = inside(question, 'Spread');
  if (spread) return { chosen: sum(draft.planets.values()), min: spread.ships, max: spread.ships };
  const split = inside(question, 'Split');
  if (split) return { chosen: sum(draft.split.values()), min: split.total, max: split.total };
  const allot = inside(question, 'Allot');
  if (allot) return { chosen: sum(draft.seats.values()), min: 0, max: allot.total };
  return null;
}

/** The answer the draft makes, or nothing while it is not complete. */
export function answerOf(question: Question, draft: Draft): Answer | null {
  const how = progress(question, draft);
  if (how && (how.chosen < how.min || how.chosen > how.max)) return null;
  if (typeof question === 'string') return null;
  if ('Use' in question) return draft.offer === null ? null : { Choice: draft.offer };
  if ('Number' in question) return draft.number === null ? null : { Number: draft.number };
  if ('Seat' in question) {
    const [seat] = draft.seats.keys();
    return seat === undefined ? null : { Seat: seat };
  }
  if ('Seats' in question) return { Seats: setOf(draft.seats.keys()) };
  if ('Allot' in question) {
    const amount = (seat: number) => draft.seats.get(seat) ?? 0;
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map(amount);
    return { Allot: all as [number, number, number, number, number, number, number, number] };
  }
  if ('Split' in question) return { Split: [0, 1, 2].map((kind) => draft.split.get(kind) ?? 0) as [number, number, number] };
  if ('Face' in question) {
    const face = draft.offer === null ? undefined : question.Face.among[draft.offer];
    return face === undefined ? null : { Face: face };
  }
  if ('Cards' in question) return { Cards: [...draft.cards] };
  if ('Planet' in question) {
    const [planet] = draft.planets.keys();
    return planet === undefined ? null : { Planet: planet };
  }
  if ('Ships' in question) return { Ships: [...draft.ships].filter(([, n]) => n > 0).sort(([a], [b]) => a - b) };
  if ('Spread' in question) return { Spread: [...draft.planets].filter(([, n]) => n > 0) };
  if ('Deal' in question) return dealReady(draft.terms) ? { Deal: { Offer: draft.terms } } : null;
  return null; // a choice is answered by its button alone
}

/** Does a card, a colony or a piece change hands? */
export function dealReady(terms: Terms): boolean {
  return terms.gives.some((gift) => cardsOf(gift) > 0 || gift.colony !== null || (gift.pieces ?? []).length > 0);
}

/** A gift of a draft changes. Where a party is granted a colony, another one that it was granted goes (R14.4). */
export function give(draft: Draft, parties: number, way: number, gift: Gift): void {
  const to = waysOf(parties)[way]?.[1];
  draft.terms.gives = draft.terms.gives.map((old, i) => {
    if (i === way) return gift;
    return gift.colony !== null && waysOf(parties)[i]?.[1] === to ? { ...old, colony: null } : old;
  });
}

/** How many cards a gift is made of. */
export function cardsOf(gift: Gift): number {
  return gift.cards.length + gift.any + gift.random + sum(gift.wares);
}

/** Adds one where there is room, or begins again at nothing. */
export function bump(counts: Map<number, number>, id: number, most: number, room: number): void {
  const now = counts.get(id) ?? 0;
  if (now < most && room > 0) counts.set(id, now + 1);
  else counts.delete(id);
}

/** Chooses the card, or takes it back; where only one may be chosen it replaces the other. */
function toggle(chosen: Map<number, number> | Set<number>, id: number, max: number): void {
  if (chosen.has(id)) {
    chosen.delete(id);
    return;
  }
  if (max === 1) chosen.clear();
  if (chosen.size >= max) return;
  if (chosen instanceof Set) chosen.add(id);
  else chosen.set(id, 1);
}

/** A pick on the board: a planet. */
export function pickPlanet(question: Question, draft: Draft, id: PlanetId): void {
  if (typeof question === 'string') return;
  if ('Planet' in question) toggle(draft.planets, id, 1);
  else if ('Spread' in question) {
    const { ships } = question.Spread;
    bump(draft.planets, id, ships, ships - sum(draft.planets.values()));
  } else if ('Ships' in question) pickShips(question.Ships.among, question.Ships.max, draft, id);
  else if ('Deal' in question) {
    const { can, parties } = question.Deal;
    const way = editable(question.Deal, draft).find((i) => can[i]?.colonies.includes(id));
    const gift = way === undefined ? undefined : draft.terms.gives[way];
    if (way !== undefined && gift) give(draft, parties.length, way, { ...gift, colony: gift.colony === id ? null : id });
  }
}

/** Adds a ship of the first group on the planet that has one more; past the last one it begins again. */
function pickShips(among: ShipGroup[], max: number, draft: Draft, planet: PlanetId): void {
  const here = among.map((group, i) => ({ group, i })).filter(({ group }) => inside(group.place, 'Planet') === planet);
  const room = max - sum(draft.ships.values());
  const next = here.find(({ group, i }) => (draft.ships.get(i) ?? 0) < group.count);
  if (next && room > 0) draft.ships.set(next.i, (draft.ships.get(next.i) ?? 0) + 1);
  else for (const { i } of here) draft.ships.delete(i);
}

/** A pick in the hand: a card. */
export function pickCard(question: Question, draft: Draft, id: CardId): void {
  if (typeof question === 'string') return;
  if ('Cards' in question) toggle(draft.cards, id, question.Cards.max);
  else if ('Use' in question) {
    const { offers } = question.Use;
    const after = (draft.offer ?? -1) + 1;
    const order = offers.map((_, i) => (after + i) % offers.length);
    draft.offer = order.find((i) => offers[i]?.card === id) ?? draft.offer;
  } else if ('Deal' in question) {
    const { can } = question.Deal;
    const way = editable(question.Deal, draft).find((i) => can[i]?.cards.includes(id));
    if (way === undefined) return;
    // A card is given once, to whomever it was meant for last.
    const had = draft.terms.gives[way]?.cards.includes(id);
    draft.terms.gives.forEach((gift) => (gift.cards = gift.cards.filter((c) => c !== id)));
    if (!had) draft.terms.gives[way]?.cards.push(id);
  }
}

/** A pick of a player. */
export function pickSeat(question: Question, draft: Draft, id: Seat): void {
  if (typeof question === 'string') return;
  if ('Seat' in question && has(question.Seat.among, id)) toggle(draft.seats, id, 1);
  else if ('Seats' in question && has(question.Seats.among, id))
    toggle(draft.seats, id, question.Seats.max);
  else if ('Allot' in question) {
    const { most, total } = question.Allot;
    bump(draft.seats, id, most[id] ?? 0, total - sum(draft.seats.values()));
  }
}

/** What may be picked on the board. */
export type Pickable = { planets: Set<PlanetId>; cards: Set<CardId>; seats: Set<Seat> };

/** What may be picked on the board for a question. */
export function pickable(question: Question | undefined): Pickable {
  const may = (planets: PlanetId[], cards: CardId[], seats: Seat[]) => {
    return { planets: new Set(planets), cards: new Set(cards), seats: new Set(seats) };
  };
  if (question === undefined || typeof question === 'string') return may([], [], []);
  if ('Use' in question) return may([], offeredCards(question.Use.offers), []);
  if ('Seat' in question) return may([], [], seatsOf(question.Seat.among));
  if ('Seats' in question) return may([], [], seatsOf(question.Seats.among));
  if ('Allot' in question) return may([], [], question.Allot.most.flatMap((n, i) => (n > 0 ? [i] : [])));
  if ('Cards' in question) return may([], question.Cards.among, []);
  if ('Planet' in question) return may(question.Planet.among, [], []);
  if ('Spread' in question) return may(question.Spread.among, [], []);
  if ('Ships' in question) return may(question.Ships.among.flatMap((g) => inside(g.place, 'Planet') ?? []), [], []);
  if ('Deal' in question) {
    const { can } = question.Deal;
    return may(can.flatMap((c) => c.colonies), can.flatMap((c) => c.cards), []);
  }
  return may([], [], []);
}

/** The cards of these offers. */
export function offeredCards(offers: Offer[]): CardId[] {
  return offers.flatMap((offer) => (offer.card === null ? [] : [offer.card]));
}

/** The cards that can be used now. */
export function usableCards(prompts: Prompt[]): Set<CardId> {
  return new Set(prompts.flatMap((p) => offeredCards(inside(p.ask.question, 'Use')?.offers ?? [])));
}

/** The planets of a draft, each with its number of ships. */
export function draftedPlanets(question: Question | undefined, draft: Draft): Map<PlanetId, number> {
  const chosen = new Map(draft.planets);
  const among = (question && inside(question, 'Ships')?.among) ?? [];
  for (const [i, n] of draft.ships) {
    const place = among[i]?.place;
    const planet = place === undefined ? undefined : inside(place, 'Planet');
    if (planet !== undefined) chosen.set(planet, (chosen.get(planet) ?? 0) + n);
  }
  for (const gift of draft.terms.gives) if (gift.colony !== null) chosen.set(gift.colony, 1);
  return chosen;
}

/** The cards of a draft. */
export function draftedCards(question: Question | undefined, draft: Draft): Map<CardId, number> {
  const offers = question && inside(question, 'Use')?.offers;
  const used = draft.offer === null ? null : (offers?.[draft.offer]?.card ?? null);
  const cards = [...draft.cards, ...draft.terms.gives.flatMap((gift) => gift.cards)];
  return new Map([...cards, ...(used === null ? [] : [used])].map((card) => [card, 1]));
}
