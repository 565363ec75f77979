import type { Seated } from '../protocol/Seated';
import type { Stage } from '../protocol/Stage';
import type { TableInfo } from '../protocol/TableInfo';

const SEAT = 'hypergate.seat.';
const GAMES = 'hypergate.games';
/** So many games are remembered: older ones are still found by their link. */
const MOST = 30;

/** A game in which this browser has a seat, as it was last seen. */
export type OwnGame = { code: string; stage: Stage; players: string[] };

/** Keeps the secret of a seat in this browser. */
export function keepSeat(seated: Seated): void {
  localStorage.setItem(SEAT + seated.table, seated.token);
  const known = stored().find(({ code }) => code === seated.table);
  first(known ?? { code: seated.table, stage: 'gathering', players: [] });
}

/** The secret of the seat this browser has at a table. */
export function seatToken(table: string): string | null {
  return localStorage.getItem(SEAT + table);
}

/** The games of this browser, the one last sat down at first. */
export function ownGames(): OwnGame[] {
  const games = stored().filter(({ code }) => seatToken(code) !== null);
  // seats that were taken before games were remembered
  const codes = Object.keys(localStorage).filter((key) => key.startsWith(SEAT)).map((key) => key.slice(SEAT.length));
  const more = codes.filter((code) => !games.some((game) => game.code === code));
  return [...games, ...more.map((code): OwnGame => ({ code, stage: 'playing', players: [] }))].slice(0, MOST);
}

/** Notes how far a game of this browser is. */
export function seeGame({ code, stage, seats }: TableInfo): void {
  if (seatToken(code) === null) return;
  const now: OwnGame = { code, stage, players: seats.map(({ name }) => name).filter((name) => name !== '') };
  const games = stored();
  if (games.some((game) => game.code === code)) keep(games.map((game) => (game.code === code ? now : game)));
  else keep([...games, now]);
}

/** Forgets a game that is no more, and the seat in it. */
export function forgetGame(code: string): void {
  localStorage.removeItem(SEAT + code);
  keep(stored().filter((game) => game.code !== code));
}

function first(game: OwnGame): void {
  keep([game, ...stored().filter(({ code }) => code !== game.code)]);
}

function keep(games: OwnGame[]): void {
  localStorage.setItem(GAMES, JSON.stringify(games.slice(0, MOST)));
}

/** What is stored; what cannot be read counts as nothing. */
function stored(): OwnGame[] {
  try {
    const games = JSON.parse(localStorage.getItem(GAMES) ?? '[]') as unknown;
    return Array.isArray(games) ? games.filter(isGame) : [];
  } catch {
    return [];
  }
}

function isGame(game: unknown): game is OwnGame {
  const { code, stage, players } = (game ?? {}) as Partial<OwnGame>;
  return typeof code === 'string' && typeof stage === 'string' && Array.isArray(players);
}
