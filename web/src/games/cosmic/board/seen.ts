/** What the board shows, read from what lies on the table. No rule of the game is here. */
import type { Board } from '../protocol/Board';
import type { Destiny } from '../protocol/Destiny';
import type { Names } from '../protocol/Names';
import type { Place } from '../protocol/Place';
import type { Planet } from '../protocol/Planet';
import type { PieceView } from '../protocol/PieceView';
import type { ShipGroup } from '../protocol/ShipGroup';
import type { GameEvent } from '../protocol/GameEvent';
import { inside } from '../../../house/state/variant';

/** A planet with its number on the board. */
export interface PlacedPlanet {
  id: number;
  planet: Planet;
}

/** A piece with its number. */
export interface PlacedPiece {
  id: number;
  piece: PieceView;
}

/** The seats in the order they are drawn: the own one first, then clockwise. */
export function aroundTable(board: Board, you: number | null): number[] {
  const first = you ?? 0;
  return board.seats.map((_, i) => (first + i) % board.seats.length);
}

/** The planets that lie in the system of a colour now. */
export function planetsOf(board: Board, colour: number): PlacedPlanet[] {
  return board.planets.map((planet, id) => ({ id, planet })).filter(({ planet }) => planet.system === colour);
}

/** A place as a word, to tell places apart. */
export function placeKey(place: Place): string {
  return typeof place === 'string' ? place : Object.entries(place).flat().join(' ');
}

/** What tells a group of ships from all others. */
export function groupKey({ place, colour, height, hired, marked }: ShipGroup): string {
  return `${placeKey(place)} ${colour} ${height} ${hired} ${marked ?? false}`;
}

/** The planets that have gone into the gate. */
export function planetsInGate(board: Board): PlacedPlanet[] {
  return board.planets.map((planet, id) => ({ id, planet })).filter(({ planet }) => planet.in_gate);
}

/** The ships at a place. */
export function shipsAt(board: Board, place: Place): ShipGroup[] {
  const key = placeKey(place);
  return board.ships.filter((group) => placeKey(group.place) === key);
}

/** The captives around the system of a colour. */
export function shipsAround(board: Board, colour: number): ShipGroup[] {
  return board.ships.filter((group) => inside(group.place, 'Around')?.[0] === colour);
}

/** The seat that has a colour. */
export function seatOfColour(board: Board, colour: number): number {
  return board.seats.findIndex((seat) => seat.colour === colour);
}

/** The alien of a sheet; none of another piece. */
export function alienOf(piece: PieceView | undefined): number | undefined {
  return piece?.def && 'Alien' in piece.def ? piece.def.Alien : undefined;
}

/** Is it the sheet of an alien? What is printed on a sheet is known always, and it comes from no deck. */
export function isSheet({ def, back }: PieceView): boolean {
  return def ? 'Alien' in def : back === null;
}

/** What is printed on a piece that is no sheet, by its id; none where only its back is seen. */
export function printOf({ def }: PieceView, names: Names): string | null {
  return def && 'Piece' in def ? (names.pieces?.[def.Piece] ?? null) : null;
}

function piecesThat(board: Board, fits: (piece: PieceView) => boolean): PlacedPiece[] {
  return board.pieces.map((piece, id) => ({ id, piece })).filter(({ piece }) => fits(piece));
}

/** What lies in the middle of the table for everybody, but for the rules of variants: those come from no deck. */
export function piecesInPlay(board: Board): PlacedPiece[] {
  return piecesThat(board, ({ spot, back }) => spot === 'Centre' && back !== null);
}

/** What lies at a planet: pieces beside it, and those that lie with a player and have their token there. */
export function piecesAt(board: Board, planet: number): PlacedPiece[] {
  const marks = ({ notes }: PieceView) => notes.some(([, value]) => inside(value, 'Planet') === planet);
  return piecesThat(board, (piece) => inside(piece.spot, 'Planet') === planet || (!isSheet(piece) && marks(piece)));
}

/** The pieces that lie beside planets of a colour's system. */
export function piecesIn(board: Board, colour: number): PlacedPiece[] {
  return planetsOf(board, colour).flatMap(({ id }) => piecesThat(board, ({ spot }) => inside(spot, 'Planet') === id));
}

/** The pieces in front of a seat. */
export function piecesOf(board: Board, seat: number): PlacedPiece[] {
  return piecesThat(board, ({ holder }) => holder === seat);
}

export type Role = 'offense' | 'defense' | 'offense-ally' | 'defense-ally';

/** What a seat is in the encounter. */
export function roleOf(board: Board, seat: number): Role | null {
  const encounter = board.encounter;
  if (!encounter) return null;
  if (encounter.offense === seat) return 'offense';
  if (encounter.defense === seat) return 'defense';
  if (encounter.allies[0] & (1 << seat)) return 'offense-ally';
  if (encounter.allies[1] & (1 << seat)) return 'defense-ally';
  return null;
}

/** The ships of both sides: in the gate; on the target for the defense, and beside it. */
export function fleets(board: Board): [ShipGroup[], ShipGroup[]] {
  const { encounter } = board;
  const target = encounter?.target ?? null;
  const colour = encounter?.defense != null ? board.seats[encounter.defense]?.colour : undefined;
  const home = target === null ? [] : shipsAt(board, { Planet: target }).filter((group) => group.colour === colour);
  return [shipsAt(board, 'Gate'), [...home, ...shipsAt(board, 'Beside')]];
}

/** The destiny card of the present encounter. */
export function destinyOf(log: GameEvent[]): Destiny | null {
  const begun = log.findLastIndex((what) => inside(what, 'EncounterBegins') !== undefined);
  const drawn = log.slice(begun + 1).findLast((what) => inside(what, 'DestinyDrawn') !== undefined);
  return (drawn && inside(drawn, 'DestinyDrawn')) ?? null;
}

/** The colour the encounter goes to: the one that was drawn, else that of the defense. */
export function drawnColour(board: Board, log: GameEvent[]): number | null {
  const { encounter, seats } = board;
  const destiny = encounter && destinyOf(log);
  const colour = destiny ? inside(destiny, 'Colour')?.[0] : undefined;
  return colour ?? (encounter?.defense == null ? null : (seats[encounter.defense]?.colour ?? null));
}
