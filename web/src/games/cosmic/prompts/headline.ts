import { seatsOf } from '../../../house/state/bits';
import type { Table } from '../messages';
import { dashed } from '../../../house/state/variant';
import { say } from '../../../house/words';
import type { Telling } from '../words/telling';

/** What now, in one line: the same for everybody, but for those who decide. */
export function headline(game: Table, tell: Telling): string {
  const { wait, board } = game;
  if (board.finish) return say('wait-over');
  if (!wait) return say('wait-nothing');
  const phase = tell.now();
  switch (wait.kind) {
    case 'decision': {
      const seats = seatsOf(wait.seats);
      const asked = game.prompts.some((prompt) => prompt.loud && prompt.filed === null);
      if (asked || (game.you !== null && seats.includes(game.you))) return say('wait-decision-mine', { phase });
      if (seats.length === 0) return say('wait-decision-quiet', { phase });
      return say('wait-decision', { phase, players: tell.seats(wait.seats), count: seats.length });
    }
    case 'last_call':
      return wait.moment
        ? say('wait-last-call-at', { phase, moment: say(`moment-${dashed(wait.moment)}`) })
        : say('wait-last-call', { phase });
    case 'response': {
      if (!wait.about) return say('wait-response-any');
      const { by, ability, whom } = wait.about;
      const words = { player: tell.seat(by), what: tell.ability(ability) };
      return whom === null ? say('wait-response', words) : say('wait-response-on', { ...words, whom: tell.seat(whom) });
    }
    case 'reinforce':
      return say('wait-reinforce');
    case 'deal':
      return say('wait-deal', { players: tell.seats(wait.seats), count: seatsOf(wait.seats).length });
    case 'stuck':
      return say('wait-stuck');
  }
}
