import type { AbilityRef } from '../protocol/AbilityRef';
import type { Answer } from '../protocol/Answer';
import type { Board } from '../protocol/Board';
import type { CardId } from '../protocol/CardId';
import type { Colour } from '../protocol/Colour';
import type { Condition } from '../protocol/Condition';
import type { Current } from '../protocol/Current';
import type { DeckId } from '../protocol/DeckId';
import type { Destiny } from '../protocol/Destiny';
import type { Face } from '../protocol/Face';
import type { Gift } from '../protocol/Gift';
import type { Names } from '../protocol/Names';
import type { Offer } from '../protocol/Offer';
import type { Outcome } from '../protocol/Outcome';
import type { Phase } from '../protocol/Phase';
import type { Place } from '../protocol/Place';
import type { PlanetId } from '../protocol/PlanetId';
import type { Prompt } from '../messages';
import type { Seat } from '../../../house/protocol/Seat';
import type { Seats } from '../../../house/protocol/Seats';
import type { SeenCard } from '../protocol/SeenCard';
import type { DefIx } from '../protocol/DefIx';
import type { PieceId } from '../protocol/PieceId';
import type { ShipGroup } from '../protocol/ShipGroup';
import type { Shown } from '../protocol/Shown';
import type { Side } from '../protocol/Side';
import type { Source } from '../protocol/Source';
import type { TableInfo } from '../../../house/protocol/TableInfo';
import type { Term } from '../protocol/Term';
import type { Topic } from '../protocol/Topic';
import type { Spot } from '../protocol/Spot';
import type { Zone } from '../protocol/Zone';
import { isSheet } from '../board/seen';
import { choicesOf } from '../options/choices';
import { number } from '../cards/face';
import { openOptions, seatsOf } from '../../../house/state/bits';
import { catalogue } from '../state/catalogue.svelte';
import { waysOf } from '../state/draft';
import { dashed, inside, variantName } from '../../../house/state/variant';
import { nameOf, say, speech } from '../../../house/words/index';

/** What is spoken of. */
export type Spoken = { known: { names: Names }; board: Board; table: TableInfo; you: Seat | null };

/** What a sentence speaks of. */
export type Args = Record<string, string | number>;

const MINUS = '−';

/** Kinds of cards that can be promised in a deal, in the order in which a gift counts them. */
export const WARES = ['encounter', 'reinforcement', 'artifact', 'flare'] as const;

/** A number with its sign. */
export function signed(n: number): string {
  return n < 0 ? `${MINUS}${-n}` : `+${n}`;
}

/** The alien of a power or flare. */
function alienOf(source: Exclude<Source, 'Reinforcement' | { Card: number } | { Piece: number }>): number {
  if ('Power' in source) return source.Power;
  return 'Wild' in source ? source.Wild : source.Super;
}

/** Speaks about a table in the language of the player. It knows no rule: it names what it is shown. */
export class Telling {
  constructor(readonly of: Spoken) {}

  /** Words joined, or the word for none. */
  list(words: string[], none = say('nothing')): string {
    return words.length === 0 ? none : speech.list(words);
  }
  /** The name of a seat. */
  seat(seat: Seat): string {
    const place = this.of.board.seats[seat]?.controller ?? seat;
    return this.of.table.seats[place]?.name || say('gather-seat', { n: seat + 1 });
  }
  /** The names of seats. */
  seats(seats: Seats): string {
    return this.list(seatsOf(seats).map((s) => this.seat(s)), say('nobody'));
  }
  /** The seat that has a colour. */
  seatOf(colour: Colour): Seat {
    const seat = this.of.board.seats.findIndex((s) => s.colour === colour);
    return seat < 0 ? colour : seat;
  }
  /** The name of the player who has a colour. */
  colour(colour: Colour): string {
    return this.seat(this.seatOf(colour));
  }
  /** The name of an alien. */
  alien(alien: number): string {
    return nameOf('alien', this.of.known.names.aliens[alien] ?? String(alien));
  }
  /** The name of a kind of card. */
  kind(kind: number): string {
    return nameOf('card', this.of.known.names.cards[kind] ?? String(kind));
  }
  /** What is printed on a piece, by its name: the alien, if it is a sheet. */
  printed(def: DefIx | null): string {
    if (def === null) return say('piece-hidden');
    return 'Alien' in def ? this.alien(def.Alien) : nameOf('piece', this.of.known.names.pieces?.[def.Piece] ?? String(def.Piece));
  }
  /** The same of a piece that lies on the table. */
  piece(piece: PieceId): string {
    const view = this.of.board.pieces[piece];
    if (view === undefined) return say('nobody');
    const deck = inside(view.back ?? 'Cosmic', 'Box');
    if (view.def === null && deck !== undefined) {
      const id = this.of.known.names.decks?.[deck] ?? '';
      return say('piece-hidden-of', { deck: speech.text(`kind-${id}`) ?? nameOf('deck', id) });
    }
    return this.printed(view.def);
  }
  /** Where a piece lies, or goes. */
  spot(spot: Spot): string {
    if (typeof spot === 'string') return say('spot-centre');
    if ('Seat' in spot) return this.seat(spot.Seat);
    if ('Planet' in spot) return this.planet(spot.Planet);
    if ('System' in spot) return this.colour(spot.System);
    return 'Piece' in spot ? this.piece(spot.Piece) : say('nobody');
  }
  /** A planet, by the system it began in. */
  planet(planet: PlanetId): string {
    const each = choicesOf(this.of.table.options).four_planets ? 4 : 5;
    const home = Math.floor(planet / each);
    const there = this.of.board.planets[planet];
    const colour = home < this.of.board.seats.length ? home : (there?.system ?? home);
    return say('planet', { player: this.colour(colour), number: there?.number ?? (planet % each) + 1 });
  }
  /** A side. */
  side(side: Side): string {
    return say(`side-${dashed(side)}`);
  }
  /** A phase. */
  phase(phase: Phase): string {
    return say(`phase-${dashed(phase)}`);
  }
  /** The phase of the present encounter; else whether the game has not begun, goes on or is over. */
  now(): string {
    const { encounter, begun, finish } = this.of.board;
    if (encounter) return this.phase(encounter.phase);
    return say(finish ? 'wait-over' : begun ? 'wait-between' : 'wait-setup');
  }
  /** How an encounter ended. */
  outcome(outcome: Outcome): string {
    const won = inside(outcome, 'Won');
    return say(`outcome-${dashed(won ?? variantName(outcome))}`);
  }
  /** Where ships are, as in "3 ships on Boris 3". */
  place(place: Place): string {
    return say(`place-${dashed(variantName(place))}`, this.#placeArgs(place));
  }
  /** Where ships come from. */
  from(place: Place): string {
    return say(`from-${dashed(variantName(place))}`, this.#placeArgs(place));
  }
  #placeArgs(place: Place): Args {
    const planet = inside(place, 'Planet');
    const piece = inside(place, 'On');
    const around = inside(place, 'Around');
    if (planet !== undefined) return { planet: this.planet(planet) };
    if (around !== undefined) return { player: this.colour(around[0]) };
    return piece === undefined ? {} : this.#pieceArgs(piece);
  }
  /** A piece, and whether it is the sheet of the alien it is called by. */
  #pieceArgs(piece: PieceId): Args {
    return { alien: this.piece(piece), sheet: this.isSheet(piece) ? 1 : 0 };
  }
  /** Is it the sheet of an alien? */
  isSheet(piece: PieceId): boolean {
    const view = this.of.board.pieces[piece];
    return view === undefined || isSheet(view);
  }
  /** A group of ships one may choose from. */
  group(group: ShipGroup): string {
    const place = this.place(group.place);
    if (group.hired) return say('ship-hired', { place });
    if (group.marked === true) return say('ship-marked', { place });
    if (group.height > 1) return say('ship-stacks', { height: group.height, place });
    const own = this.of.you !== null && this.seatOf(group.colour) === this.of.you;
    return own ? say('ship-group', { place }) : say('ship-group-of', { player: this.colour(group.colour), place });
  }
  /** Ships that lie on the board. */
  ships({ colour, count, height, hired }: ShipGroup): string {
    const key = hired ? 'board-hired' : height > 1 ? 'board-stacks' : 'board-ships';
    return say(key, { player: this.colour(colour), n: count, height });
  }
  /** Where a card lies. */
  zone(zone: Zone): string {
    const args: Args = {};
    if (typeof zone === 'object') {
      if ('Deck' in zone) args.deck = this.deck(zone.Deck);
      else if ('Discard' in zone) args.deck = this.deck(zone.Discard);
      else if ('Hand' in zone) args.player = this.seat(zone.Hand);
      else if ('Aside' in zone) args.player = this.seat(zone.Aside);
      else if ('Piece' in zone) Object.assign(args, this.#pieceArgs(zone.Piece));
      else if ('Planet' in zone) args.planet = this.planet(zone.Planet[0]);
      else if ('Laid' in zone) args.piece = this.piece(zone.Laid);
      else args.side = this.side(zone.Slot);
    }
    return say(`zone-${dashed(variantName(zone))}`, args);
  }
  /** A deck. */
  deck(deck: DeckId): string {
    const name = typeof deck === 'object' ? nameOf('deck', this.of.known.names.decks?.[deck.Box] ?? String(deck.Box)) : '';
    return say(`deck-${dashed(variantName(deck))}`, { name });
  }
  /** A face. */
  face(face: Face): string {
    const key = `face-${dashed(variantName(face))}`;
    if (typeof face === 'string') return say(key);
    if ('NamedNegotiate' in face) return say(key, { name: this.kind(face.NamedNegotiate) });
    if ('Attack' in face) return say(key, { n: number(face.Attack) });
    if ('Reinforcement' in face) return say(key, { n: face.Reinforcement });
    if ('Card' in face) return this.#numbered(key, ...face.Card);
    if ('Flare' in face) return say(key, { alien: this.alien(face.Flare) });
    if ('Piece' in face) return say(key, { piece: this.printed({ Piece: face.Piece }) });
    return say(key, { destiny: this.destiny(face.Destiny) });
  }
  /** What an encounter card counts as. */
  counts({ face, value }: Current): string {
    return this.face(inside(face, 'Attack') === undefined ? face : { Attack: value });
  }
  /** What an alien is about and what its power does. */
  power(alien: number): string {
    const of = (part: string) => speech.text(`alien-${this.of.known.names.aliens[alien]}.${part}`) ?? '';
    return say('power-text', { summary: of('summary'), name: of('power-name'), power: of('power') });
  }
  /** A card with a text of its own, with its number if it has one: a kicker has, even if it is 0. */
  #numbered(key: string, kind: number, value: number): string {
    const has = value !== 0 || catalogue.typeOf(this.of.known.names.cards[kind]) === 'Kicker';
    return say(key, { name: this.kind(kind), numbered: has ? 1 : 0, value });
  }
  /** A destiny card. */
  destiny(destiny: Destiny): string {
    if (destiny === 'Wild') return say('destiny-to-anyone');
    if ('Colour' in destiny) {
      const [colour, hazard] = destiny.Colour;
      return say(hazard ? 'destiny-to-hazard' : 'destiny-to-colour', { player: this.colour(colour) });
    }
    if ('Alien' in destiny) return say('destiny-to-alien', { alien: this.alien(destiny.Alien[0]) });
    const id = catalogue.facts?.specials[destiny.Special];
    return id === undefined ? say('destiny-to-special') : nameOf('destiny', id);
  }
  /** Cards of an event: those one knows by name, the others by number. */
  seen(cards: SeenCard[]): string {
    const known = cards.flatMap((card) => (card.face === null ? [] : [this.face(card.face)]));
    const hidden = ['Cosmic', 'Destiny', 'Reward', 'Box'].flatMap((back) => {
      const n = cards.filter((card) => card.face === null && variantName(card.back) === back).length;
      return n === 0 ? [] : [say(`hidden-${dashed(back)}`, { n })];
    });
    return this.list([...known, ...hidden], say('no-cards'));
  }
  /** A card a prompt or a hand speaks of. */
  card(id: CardId, named: [CardId, SeenCard][] = []): string {
    const hand = this.of.you === null ? [] : (this.of.board.seats[this.of.you]?.hand ?? []);
    const found = named.find(([card]) => card === id) ?? hand.find(([card]) => card === id);
    return found ? this.seen([found[1]]) : say('hidden-cosmic', { n: 1 });
  }
  /** What an ability comes from. */
  ability({ source }: AbilityRef): string {
    const key = `source-${dashed(variantName(source))}`;
    if (source === 'Reinforcement') return say(key);
    if ('Card' in source) return say(key, { card: this.kind(source.Card) });
    if ('Piece' in source) return say(key, { piece: this.printed({ Piece: source.Piece }) });
    const alien = 'Power' in source ? source.Power : 'Wild' in source ? source.Wild : source.Super;
    return say(key, { alien: this.alien(alien) });
  }
  /** The exact text of an ability. */
  text({ source }: AbilityRef): string {
    if (source === 'Reinforcement') return '';
    if ('Card' in source) return speech.text(`card-${this.of.known.names.cards[source.Card]}.text`) ?? '';
    if ('Piece' in source) return speech.text(`piece-${this.of.known.names.pieces?.[source.Piece]}.text`) ?? '';
    const of = (alien: number, part: string) => speech.text(`alien-${this.of.known.names.aliens[alien]}.${part}`) ?? '';
    if ('Power' in source) return of(source.Power, 'power');
    return 'Wild' in source ? of(source.Wild, 'wild') : of(source.Super, 'super');
  }
  /** The text of a card with a text of its own: of a flare, both sides. */
  faceText(face: Face): string {
    const kind = inside(face, 'Card')?.[0] ?? inside(face, 'NamedNegotiate');
    if (kind !== undefined) return speech.text(`card-${this.of.known.names.cards[kind]}.text`) ?? '';
    const piece = inside(face, 'Piece');
    if (piece !== undefined) return this.#pieceText(piece);
    const alien = inside(face, 'Flare');
    if (alien === undefined) return '';
    const id = this.of.known.names.aliens[alien];
    const side = (part: 'wild' | 'super') => speech.text(`alien-${id}.${part}`) ?? '';
    return say('flare-text', { wild: side('wild'), super: side('super') });
  }
  /** The text of a piece, with the number of ships it takes. */
  #pieceText(piece: number): string {
    const id = this.of.known.names.pieces?.[piece] ?? '';
    const n = catalogue.piece(id)?.number ?? null;
    return [...(n === null ? [] : [say('piece-number', { n })]), speech.text(`piece-${id}.text`) ?? ''].join('\n');
  }
  /** A use on offer. */
  offer(offer: Offer, named: [CardId, SeenCard][] = []): string {
    const { source } = offer.ability;
    const printed = offer.card !== null && (source === 'Reinforcement' || 'Card' in source);
    const what = printed && offer.card !== null ? this.card(offer.card, named) : this.ability(offer.ability);
    return offer.about === null ? what : say('use-on', { what, player: this.seat(offer.about) });
  }
  /** What is asked. */
  topic(topic: Topic): string {
    return say(`topic-${dashed(topic)}`);
  }
  /** The options of a choice that are open: number and words. */
  choices(prompt: Prompt): [number, string][] {
    const choice = inside(prompt.ask.question, 'Choice');
    if (!choice) return [];
    return openOptions(choice.open).map((i) => [i, this.label(prompt, i)]);
  }
  /** The words of one option. */
  label(prompt: Prompt, i: number): string {
    const choice = inside(prompt.ask.question, 'Choice');
    const own = prompt.labels[i];
    if (choice && choice.labels !== 'Ability') return say(`labels-${dashed(choice.labels)}-${i}`);
    return own === undefined ? say('labels-ability', { n: i + 1 }) : say(`label-${own}`);
  }
  /** The key of the sentence an alien, a card or the rulebook has for a word of its own, as far as the catalogue has come. */
  saidKey(by: AbilityRef | null, word: number): string | undefined {
    const { facts } = catalogue;
    const source = by?.source ?? 'Reinforcement';
    if (source === 'Reinforcement') return facts?.words[word] && `said-rules-${facts.words[word]}`;
    const { names } = this.of.known;
    const [among, id] =
      'Piece' in source
        ? [facts?.pieces, names.pieces?.[source.Piece]]
        : 'Card' in source
          ? [facts?.cards, names.cards[source.Card]]
          : [facts?.aliens, names.aliens[alienOf(source)]];
    const key = among?.find((one) => one.id === id)?.words[word];
    return key && `said-${id}-${key}`;
  }
  /** What a note on the sheet of an alien says: its sentence, once the catalogue and the texts have come. */
  note(def: DefIx | null, note: number, value: Shown): string {
    const { names } = this.of.known;
    const id = def && ('Alien' in def ? names.aliens[def.Alien] : names.pieces?.[def.Piece]);
    const key = id ? (catalogue.alien(id) ?? catalogue.piece(id))?.notes[note] : undefined;
    return (key && speech.text(`note-${id}-${key}`, this.values([value]))) ?? this.shown(value);
  }
  /** A value. */
  shown(value: Shown): string {
    if ('Number' in value) return String(value.Number);
    if ('Yes' in value) return say(value.Yes ? 'strip-yes' : 'strip-no');
    if ('Seat' in value) return this.seat(value.Seat);
    if ('Seats' in value) return this.seats(value.Seats);
    if ('Side' in value) return this.side(value.Side);
    if ('Type' in value) return say(`type-${dashed(value.Type)}`);
    if ('Card' in value) return this.seen([value.Card]);
    if ('Face' in value) return this.face(value.Face);
    if ('Planet' in value) return this.planet(value.Planet);
    return say('ship-of', { player: this.colour(value.Ship) });
  }
  /** Values as a sentence speaks of them: numbers can be counted, and yes and no be told apart. */
  values(values: Shown[]): Args {
    const one = (value: Shown, i: number): [string, string | number] => {
      const word = 'Number' in value ? value.Number : 'Yes' in value ? (value.Yes ? 'yes' : 'no') : this.shown(value);
      return [i === 0 ? 'value' : `value-${i + 1}`, word];
    };
    return Object.fromEntries(values.map(one));
  }
  /** One term of a total. */
  term(term: Term): string {
    const key = `term-${dashed(variantName(term))}`;
    if ('Card' in term) return say(key, { n: term.Card });
    if ('Printed' in term) return say(key, { card: this.face(term.Printed[0]), n: term.Printed[1] });
    if ('Kicked' in term) return say(key, { factor: term.Kicked[0], n: term.Kicked[1] });
    if ('Ships' in term) return say(key, { n: term.Ships });
    if ('Changed' in term) return say(key, { source: this.ability(term.Changed[0]), n: term.Changed[1] });
    if ('Multiplied' in term) return say(key, { source: this.ability(term.Multiplied[0]), n: term.Multiplied[1] });
    const [source, seat, n] = 'Worth' in term ? term.Worth : term.Added;
    return say(key, { source: this.ability(source), player: this.seat(seat), n: signed(n) });
  }
  /** What one party gives in a deal, each thing by itself. `named`: cards known; `more`: cards that are only counted. */
  gifts(gift: Gift, named: [CardId, SeenCard][] = [], more = 0): string[] {
    const words = gift.cards.map((id) => this.card(id, named));
    if (more > 0) words.push(say('gift-named', { n: more }));
    if (gift.any > 0) words.push(say('gift-any', { n: gift.any }));
    WARES.forEach((ware, i) => {
      const n = gift.wares[i] ?? 0;
      if (n > 0) words.push(say(`gift-ware-${ware}`, { n }));
    });
    if (gift.random > 0) words.push(say('gift-random', { n: gift.random }));
    if (gift.colony !== null) words.push(say('gift-colony', { planet: this.planet(gift.colony) }));
    if (gift.freed > 0) words.push(say('gift-freed', { n: gift.freed }));
    for (const piece of gift.pieces ?? []) words.push(this.piece(piece));
    return words;
  }
  /** The gifts of a deal between several, each with who gives it to whom; those that are nothing are left out. */
  exchanges(parties: Seat[], gives: Gift[], named: [CardId, SeenCard][] = [], more: number[] = []): string[] {
    return waysOf(parties.length).flatMap(([from, to], i) => {
      const gift = gives[i];
      const words = gift ? this.gifts(gift, named, more[i]) : [];
      const [giver, taker] = [this.seat(parties[from] ?? 0), this.seat(parties[to] ?? 0)];
      return words.length > 0 ? [say('gift-from-to', { giver, taker, things: this.list(words) })] : [];
    });
  }
  /** When an armed card plays itself. */
  condition(when: Condition): string {
    const key = `condition-${dashed(when.when)}`;
    switch (when.when) {
      case 'by':
        return say(key, { player: this.seat(when.seat) });
      case 'power':
        return say(key, { alien: this.alien(when.alien) });
      case 'card':
        return say(key, { card: this.kind(when.card) });
      default:
        return say(key);
    }
  }
  /** An answer to a prompt. */
  answer(prompt: Prompt, answer: Answer): string {
    const { question } = prompt.ask;
    if (answer === 'Pass') return inside(question, 'Use') ? say('strip-pass') : say('strip-none');
    if ('YesNo' in answer) return say(answer.YesNo ? 'strip-yes' : 'strip-no');
    if ('Choice' in answer) {
      const offer = inside(question, 'Use')?.offers[answer.Choice];
      return offer ? this.offer(offer, prompt.named) : this.label(prompt, answer.Choice);
    }
    if ('Number' in answer) return String(answer.Number);
    if ('Seat' in answer) return this.seat(answer.Seat);
    if ('Seats' in answer) return this.seats(answer.Seats);
    if ('Allot' in answer) {
      return this.list(answer.Allot.flatMap((n, s) => (n > 0 ? [say('allotted', { player: this.seat(s), n })] : [])));
    }
    if ('Split' in answer) {
      const kinds = ['split-ships', 'split-cosmic', 'split-reward'] as const;
      const one = (n: number, i: number) => (n > 0 ? [say('split-of', { n, what: say(kinds[i] ?? 'nothing') })] : []);
      return this.list(answer.Split.flatMap(one));
    }
    if ('Face' in answer) return this.face(answer.Face);
    if ('Cards' in answer) return this.list(answer.Cards.map((c) => this.card(c, prompt.named)), say('no-cards'));
    if ('Planet' in answer) return this.planet(answer.Planet);
    if ('Ships' in answer) {
      const among = inside(question, 'Ships')?.among ?? [];
      const one = ([i, n]: [number, number]) => {
        const group = among[i];
        return group ? [say('ships-moved', { n, player: this.colour(group.colour), from: this.from(group.place) })] : [];
      };
      return this.list(answer.Ships.flatMap(one), say('no-ships'));
    }
    if ('Spread' in answer) {
      const player = this.seat(prompt.ask.seat);
      const one = ([p, n]: [number, number]) => say('ships-landed', { n, player, planet: this.planet(p) });
      return this.list(answer.Spread.map(one), say('no-ships'));
    }
    return say('topic-deal');
  }
}
