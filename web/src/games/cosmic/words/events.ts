import type { Change } from '../protocol/Change';
import type { Colour } from '../protocol/Colour';
import type { Place } from '../protocol/Place';
import type { Side } from '../protocol/Side';
import type { GameEvent } from '../protocol/GameEvent';
import { dashed, inside, variantName } from '../../../house/state/variant';
import { say, speech } from '../../../house/words/index';
import { signed, type Args, type Telling } from './telling';

const flag = (on: boolean): number => (on ? 1 : 0);

/** A line of the log. */
export function eventLine(t: Telling, what: GameEvent): string {
  return own(t, what) ?? say(`event-${dashed(variantName(what))}`, args(t, what));
}

function moved(t: Telling, ships: [Colour, Place, number][]): string {
  const one = ([colour, place, n]: [Colour, Place, number]) =>
    say('ships-moved', { n, player: t.colour(colour), from: t.from(place) });
  return t.list(ships.map(one), say('no-ships'));
}

function args(t: Telling, what: GameEvent): Args {
  if (typeof what === 'string') return {};
  if ('AliensRevealed' in what) {
    const one = (alien: number, i: number) => say('event-alien-of', { player: t.seat(i), alien: t.alien(alien) });
    return { list: t.list(what.AliensRevealed.aliens.map(one)) };
  }
  if ('TurnBegins' in what) return { player: t.seat(what.TurnBegins.seat) };
  if ('EncounterBegins' in what) {
    return { player: t.seat(what.EncounterBegins.offense), number: what.EncounterBegins.number };
  }
  if ('PhaseBegins' in what) return { phase: t.phase(what.PhaseBegins) };
  if ('Uses' in what) {
    const { by, ability, about } = what.Uses;
    const whom = about === null ? '' : t.seat(about);
    return { player: t.seat(by), what: t.ability(ability), on: flag(about !== null), about: whom };
  }
  if ('GoesBy' in what) {
    const { by, ability } = what.GoesBy;
    const alien = inside(ability.source, 'Power');
    const named = alien === undefined ? t.ability(ability) : t.alien(alien);
    return { player: t.seat(by), sheet: flag(alien !== undefined), what: named };
  }
  if ('Plays' in what) {
    const { by, card, ability } = what.Plays;
    const flare = card.face !== null && inside(card.face, 'Flare') !== undefined;
    return { player: t.seat(by), card: flare ? t.ability(ability) : t.seen([card]) };
  }
  if ('Cancelled' in what) {
    const { by, ability, how } = what.Cancelled;
    const keeper = inside(how, 'Keep');
    const thief = keeper === undefined ? '' : t.seat(keeper);
    const words = { what: t.ability(ability), player: t.seat(by), own: flag(keeper === by), thief };
    return { how: say(`cancel-${dashed(variantName(how))}`, words) };
  }
  if ('Draws' in what) {
    const { seat, cards, to } = what.Draws;
    const aside = inside(to, 'Hand') !== seat;
    return { player: t.seat(seat), cards: t.seen(cards), aside: flag(aside), zone: t.zone(to) };
  }
  if ('Takes' in what) {
    return { player: t.seat(what.Takes.to), from: t.seat(what.Takes.from), cards: t.seen(what.Takes.cards) };
  }
  if ('CardMoves' in what) return { card: t.seen([what.CardMoves.card]), zone: t.zone(what.CardMoves.to) };
  if ('Discards' in what) return { cards: t.seen(what.Discards.cards) };
  if ('Shows' in what) return { cards: t.seen(what.Shows.cards) };
  if ('LooksAt' in what) return { player: t.seat(what.LooksAt.by), cards: t.seen(what.LooksAt.cards) };
  if ('LooksAtHand' in what) return { player: t.seat(what.LooksAtHand.by), other: t.seat(what.LooksAtHand.at) };
  if ('LooksThrough' in what) return { player: t.seat(what.LooksThrough.by), deck: t.deck(what.LooksThrough.deck) };
  if ('HandsSwapped' in what) return two(t, what.HandsSwapped);
  if ('HandsMixed' in what) return { players: t.seats(what.HandsMixed.reduce((all, seat) => all | (1 << seat), 0)) };
  if ('PlayersSwap' in what) return two(t, what.PlayersSwap);
  if ('Shuffled' in what) return { deck: t.deck(what.Shuffled) };
  if ('Quake' in what) return { after: flag(what.Quake) };
  if ('ShipsLost' in what) {
    return { why: say(`loss-${dashed(what.ShipsLost.why)}`), ships: moved(t, what.ShipsLost.ships) };
  }
  if ('ShipsRemoved' in what) return { ships: moved(t, what.ShipsRemoved.ships) };
  if ('PlanetDestroyed' in what) {
    const { planet, by } = what.PlanetDestroyed;
    return { planet: t.planet(planet), kept: flag(by !== null), player: by === null ? '' : t.seat(by) };
  }
  if ('ShipsPut' in what) return { piece: t.piece(what.ShipsPut.piece), ships: moved(t, what.ShipsPut.ships) };
  if ('ShipsCaptured' in what) {
    return { player: t.colour(what.ShipsCaptured.by), ships: moved(t, what.ShipsCaptured.ships) };
  }
  if ('ShipsSettle' in what) {
    const one = ([colour, planet, n]: [Colour, number, number]) =>
      say('ships-landed', { n, player: t.colour(colour), planet: t.planet(planet) });
    const ships = t.list(what.ShipsSettle.ships.map(one), say('no-ships'));
    return { how: say(`settling-${dashed(what.ShipsSettle.how)}`), ships };
  }
  if ('ShipsCommitted' in what) {
    return { side: t.side(what.ShipsCommitted.side), ships: moved(t, what.ShipsCommitted.ships) };
  }
  if ('PlanetMoves' in what) {
    const { planet, system } = what.PlanetMoves;
    return { planet: t.planet(planet), gate: flag(system === null), player: system === null ? '' : t.colour(system) };
  }
  if ('Hires' in what) {
    return { player: t.seat(what.Hires.seat), n: what.Hires.n, side: t.side(what.Hires.side) };
  }
  if ('DestinyDrawn' in what) return { destiny: t.destiny(what.DestinyDrawn) };
  if ('Against' in what) return { player: t.seat(what.Against.defense) };
  if ('Aimed' in what) return { planet: t.planet(what.Aimed.planet) };
  if ('Invites' in what) return { side: t.side(what.Invites.side), players: t.seats(what.Invites.seats) };
  if ('Allies' in what) return { player: t.seat(what.Allies.seat), side: t.side(what.Allies.side) };
  if ('Lays' in what) return { side: t.side(what.Lays.side), card: t.seen([what.Lays.card]) };
  if ('LaysBeside' in what) return { side: t.side(what.LaysBeside.side), card: t.seen([what.LaysBeside.card]) };
  if ('Claims' in what) {
    const { side, face } = what.Claims;
    return { side: t.side(side), off: flag(face === null), face: face === null ? '' : t.face(face) };
  }
  if ('Kicker' in what) return { side: t.side(what.Kicker.side), card: t.seen([what.Kicker.card]) };
  if ('Did' in what) return { player: t.seat(what.Did.by), values: t.list(what.Did.values.map((value) => t.shown(value))) };
  if ('Reveals' in what) {
    const [offense, defense] = what.Reveals.cards.map((face) => (face === null ? say('no-cards') : t.face(face)));
    return { offense: offense ?? '', defense: defense ?? '' };
  }
  if ('CardChanges' in what) return { how: change(t, what.CardChanges) };
  if ('TotalChanges' in what) {
    const { side, by, source, amount } = what.TotalChanges;
    return { player: t.seat(by), source: t.ability(source), n: signed(amount), side: t.side(side) };
  }
  if ('PartsMultiplied' in what) {
    const { side, source, factors, total } = what.PartsMultiplied;
    const [first, second] = factors.map((part) => say(`part-${dashed(part)}`));
    return { source: t.ability(source), first: first ?? '', second: second ?? '', side: t.side(side), n: total };
  }
  if ('Decided' in what) return { side: t.side(what.Decided) };
  if ('Upset' in what) return { side: t.side(what.Upset) };
  if ('Totals' in what) return { offense: what.Totals[0].value, defense: what.Totals[1].value };
  if ('Outcome' in what) return { outcome: t.outcome(what.Outcome.outcome) };
  if ('EncounterEnds' in what) return { outcome: t.outcome(what.EncounterEnds) };
  if ('Offers' in what) {
    const { by, parties, terms, cards } = what.Offers;
    const { gives } = terms;
    if (parties.length > 2) {
      return { player: t.seat(by), several: flag(true), gives: t.exchanges(parties, gives, [], cards).join('; '), gets: '' };
    }
    const mine = parties[1] === by ? 1 : 0;
    const gift = (i: number) => t.list(gives[i] ? t.gifts(gives[i], [], cards[i]) : []);
    return { player: t.seat(by), several: flag(false), gives: gift(mine), gets: gift(1 - mine) };
  }
  if ('Agrees' in what) return { player: t.seat(what.Agrees) };
  if ('Gains' in what) {
    const { seat, amount, from } = what.Gains;
    return { player: t.seat(seat), n: amount, rewards: flag(from === null), from: from === null ? '' : t.seat(from) };
  }
  if ('Noted' in what) {
    const { piece, note, value } = what.Noted;
    return { alien: t.piece(piece), note: t.note(t.of.board.pieces[piece]?.def ?? null, note, value) };
  }
  if ('PowerFlips' in what) {
    const { piece, down } = what.PowerFlips;
    return { alien: t.piece(piece), sheet: flag(t.isSheet(piece)), down: flag(down) };
  }
  if ('Zapped' in what) return { alien: t.piece(what.Zapped.piece) };
  if ('PieceMoves' in what) {
    const { piece, to } = what.PieceMoves;
    return { alien: t.piece(piece), to: t.isSheet(piece) ? 'sheet' : dashed(variantName(to)), player: t.spot(to) };
  }
  if ('Becomes' in what) return { player: t.seat(what.Becomes.seat), alien: t.alien(what.Becomes.alien) };
  if ('AlienDiscarded' in what) return { alien: t.alien(what.AlienDiscarded.alien) };
  if ('WinProposed' in what) return { players: t.seats(what.WinProposed) };
  const finish = what.GameOver;
  return typeof finish === 'string' ? { end: dashed(finish), players: '' } : { end: 'won', players: t.seats(finish.Won) };
}

function two(t: Telling, [one, other]: [number, number]): Args {
  return { player: t.seat(one), other: t.seat(other) };
}

function change(t: Telling, { side, change }: { side: Side; change: Change }): string {
  const key = `change-${dashed(variantName(change))}`;
  if ('Become' in change) return say(key, { side: t.side(side), face: t.face(change.Become) });
  if ('Value' in change) return say(key, { side: t.side(side), n: change.Value });
  return say(key, { side: t.side(side), n: signed(change.Add) });
}

/** What an alien or card says in words of its own: its sentence, once the catalogue and the texts have come. */
function own(t: Telling, what: GameEvent): string | null {
  const did = inside(what, 'Did');
  const key = did && t.saidKey(did.source, did.word);
  return did && key ? speech.text(key, { player: t.seat(did.by), ...t.values(did.values) }) : null;
}
