// What lies on a table of Salvage, what is asked and what is told.
import type { End, GameTable, Types } from 'house/game';
import type { Seat } from 'house/protocol/Seat';
import type { Seats } from 'house/protocol/Seats';
import { has, seatsOf, setOf } from 'house/state/bits';
import { Picking } from 'house/state/picking.svelte';
import type { TableState } from 'house/state/table.svelte';
import { say, speech } from 'house/words';
import Question from './Question.svelte';
import Table from './Table.svelte';

export type Place = { points: number; has_bid: boolean; bid: number | null; hand: number[] | null };
export type Board = { wreck: number | null; left: number; places: Place[]; shown: number[][] };
export type Event =
  | { Bids: { seat: Seat; card: number | null } }
  | { Takes: { seat: Seat; wreck: number; bids: number[] } }
  | { Over: { winners: Seats } };

export interface Salvage extends Types {
  Board: Board;
  /** The whole board; nothing, if it is as it was. */
  Patch: Board | null;
  Event: Event;
  Ask: { seat: Seat; wreck: number; hand: number[] };
  /** The number of a card. */
  Answer: number;
  /** A click bids: nothing is in the making. */
  Draft: null;
  Picking: Picking<Salvage>;
}

const names = (game: TableState<Salvage>, seats: Seats): string => speech.list(seatsOf(seats).map((seat) => game.nameOf(seat)));

/** The seats with the most points win, together if there are several. */
function end(game: TableState<Salvage>): End | null {
  const { wreck, places } = game.board;
  if (wreck !== null) return null;
  const points = (seat: Seat): number => places[seat]?.points ?? 0;
  const order = [...places.keys()].sort((a, b) => points(b) - points(a));
  const won = setOf(order.filter((seat) => points(seat) === points(order[0] ?? 0)));
  return { won, reasons: [], ranking: order.map((seat) => ({ seat, words: say('reached', { player: game.nameOf(seat), n: points(seat) }) })) };
}

function headline(game: TableState<Salvage>): string {
  const { wait, you } = game;
  if (!wait) return say('goes-on');
  return has(wait.seats, you) ? say('decide-mine') : say('decide', { players: names(game, wait.seats) });
}

function eventLine(game: TableState<Salvage>, what: Event): string {
  if ('Over' in what) return say('over', { players: names(game, what.Over.winners) });
  if ('Takes' in what) return say('takes', { player: game.nameOf(what.Takes.seat), n: what.Takes.wreck, bids: what.Takes.bids.join(' · ') });
  const { seat, card } = what.Bids;
  return card === null ? say('bids', { player: game.nameOf(seat) }) : say('bids-card', { player: game.nameOf(seat), card });
}

export const table: GameTable<Salvage> = {
  empty: { wreck: null, left: 0, places: [], shown: [] },
  patched: (board, patch) => patch ?? board,
  places: (board) => [...board.places.keys()],
  end,
  Table,
  picking: (game) => new Picking<Salvage>(game, { blank: () => null, of: () => null, answer: () => null }),
  Question,
  headline,
  topic: (_, { ask }) => say('which', { n: ask.wreck }),
  answer: (_, __, card) => String(card),
  eventLine: (game, { what }) => eventLine(game, what),
  weight: (what) => ('Takes' in what || 'Over' in what ? 'head' : ''),
};
