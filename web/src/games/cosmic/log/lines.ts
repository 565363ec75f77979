import type { Line } from '../../../house/game';
import { variantName } from '../../../house/state/variant';
import type { Cosmic, Table } from '../messages';
import type { GameEvent } from '../protocol/GameEvent';
import { eventLine } from '../words/events';
import { Telling } from '../words/telling';
import { concerns } from './mine';
import { isNews, once } from './once';

/** Everything that is news. */
export function told(game: Table): Line<Cosmic>[] {
  return once(game.log).filter(({ what, i }) => isNews(what, game.sceneAt(i)));
}

/** What is said in a line, of the things that lay on the table then. */
export function words(game: Table, { what, i }: Line<Cosmic>): string {
  const { known, board, table, you } = game;
  return eventLine(new Telling({ known, board: { ...board, pieces: game.sceneAt(i) }, table, you }), what);
}

/** Turns and encounters are heads, phases lesser ones. */
export function weight(what: GameEvent): 'head' | 'phase' | '' {
  const name = variantName(what);
  if (name === 'TurnBegins' || name === 'EncounterBegins' || name === 'GameOver') return 'head';
  return name === 'PhaseBegins' ? 'phase' : '';
}

/** Does it speak of the one who sits here? */
export function mine(game: Table, what: GameEvent): boolean {
  const seat = game.you === null ? undefined : game.board.seats[game.you];
  return game.you === null || !seat || concerns(what, { seat: game.you, colour: seat.colour, pieces: game.board.pieces });
}
