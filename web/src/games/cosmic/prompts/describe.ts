import { sides } from '../state/sides';
import type { Table } from '../messages';
import { say } from '../../../house/words';
import type { Telling } from '../words/telling';

/** The encounter in a few sentences, for those who listen. */
export function describeEncounter(game: Table, tell: Telling): string[] {
  const { board } = game;
  const { encounter } = board;
  if (!encounter) return [say('describe-none', { player: tell.seat(board.turn) })];
  const words = [
    say('describe-phase', {
      phase: tell.phase(encounter.phase),
      number: encounter.number,
      player: tell.seat(encounter.offense),
    }),
  ];
  if (encounter.defense !== null) words.push(say('describe-defense', { player: tell.seat(encounter.defense) }));
  if (encounter.target !== null) words.push(say('describe-target', { planet: tell.planet(encounter.target) }));
  const ships = sides(board);
  words.push(
    say('describe-ships', {
      offense: say('ships', { n: ships.offense }),
      defense: say('ships', { n: ships.defense }),
    }),
  );
  const [offense, defense] = encounter.allies;
  words.push(say('describe-allies', { offense: tell.seats(offense), defense: tell.seats(defense) }));
  const card = (i: 0 | 1) => {
    const laid = encounter.cards[i];
    const counts = encounter.counts[i];
    const is = laid ? tell.seen([laid]) : say('no-cards');
    return counts ? say('battle-card-counts', { card: is, counts: tell.counts(counts) }) : is;
  };
  if (encounter.cards[0] || encounter.cards[1]) words.push(say('describe-cards', { offense: card(0), defense: card(1) }));
  if (encounter.totals) {
    const [one, two] = encounter.totals;
    words.push(say('describe-totals', { offense: one.value, defense: two.value }));
  }
  if (encounter.outcome) words.push(say('event-outcome', { outcome: tell.outcome(encounter.outcome) }));
  return words;
}
