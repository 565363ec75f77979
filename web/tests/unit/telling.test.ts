import { beforeAll, describe, expect, test } from 'vitest';
import { game as cosmic } from '../../src/games/cosmic';
import { table } from '../../src/games/cosmic/table';
import { concerns } from '../../src/games/cosmic/log/mine';
import { once } from '../../src/games/cosmic/log/once';
import type { CatalogueFacts } from '../../src/games/cosmic/protocol/CatalogueFacts';
import type { GameEvent } from '../../src/games/cosmic/protocol/GameEvent';
import { say, speech } from '../../src/house/words';
import { Telling } from '../../src/games/cosmic/words/telling';
import { eventLine } from '../../src/games/cosmic/words/events';
import facts from '../fixture/catalogue.json';
import { catalogue } from '../../src/games/cosmic/state/catalogue.svelte';
import { pictures, tableOf } from './pictures';

beforeAll(() => speech.take(cosmic.texts, table.texts!));

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  beforeAll(() => speech.speak(language));

  test.each(pictures)('%s: everything that happened has words', (name) => {
    const game = tableOf(name);
    const tell = new Telling(game);
    for (const what of game.log) {
      const line = eventLine(tell, what);
      expect(line).not.toMatch(/^event-|\{|undefined|NaN|-\w+-/);
    }
  });

  test.each(pictures)('%s: everything that is asked has words', (name) => {
    const game = tableOf(name);
    const tell = new Telling(game);
    for (const prompt of game.prompts) {
      expect(tell.topic(prompt.ask.topic)).not.toMatch(/^topic-/);
      for (const [, label] of tell.choices(prompt)) expect(label).not.toMatch(/^labels?-/);
      for (const [card] of prompt.named) expect(tell.card(card, prompt.named).length).toBeGreaterThan(0);
    }
  });
});

test('a name that has not come is made of the id', async () => {
  await speech.speak('en');
  expect(say('no-such-key')).toBe('no-such-key');
  const game = tableOf('ask-use');
  expect(new Telling({ known: { names: { aliens: ['grey-thing'], cards: [] } }, board: game.board, table: game.table, you: 0 }).alien(0)).toBe('Grey Thing');
});

test('what a box tells in words of its own is shown by its sentence', async () => {
  const tell = new Telling(tableOf('asked-4'));
  const seeker = { source: { Power: 0 }, index: 0 };
  const asks: GameEvent = { Did: { by: 1, source: seeker, word: 6, values: [{ Number: 15 }] } };
  const cries: GameEvent = { Did: { by: 1, source: null, word: 1, values: [{ Seat: 2 }] } };
  await speech.speak('en');
  expect(eventLine(tell, asks)).toBe('Boris: 15'); // as long as the catalogue has not come
  catalogue.facts = facts as unknown as CatalogueFacts;
  expect(eventLine(tell, asks)).toBe('Boris asks: Will you play an attack of at least 15?');
  expect(eventLine(tell, cries)).toBe('Boris cries out that Chiyo takes something');
  await speech.speak('ja');
  expect(eventLine(tell, asks)).toBe('Borisの質問：「15以上の攻撃を使うか？」');
  catalogue.facts = null;
});

test('what is noted on a sheet is shown by its sentence', async () => {
  const game = tableOf('asked-4');
  const tell = new Telling({ known: { names: { ...game.known.names, aliens: ['grudge', 'fury', 'new-thing'] } }, board: game.board, table: game.table, you: 0 });
  catalogue.facts = facts as unknown as CatalogueFacts;
  await speech.speak('en');
  expect(tell.note({ Alien: 0 }, 0, { Seats: 0b101 })).toBe('tokens lie with Ada and Chiyo');
  expect(tell.note({ Alien: 1 }, 0, { Number: 1 })).toBe('1 token');
  expect(tell.note({ Alien: 2 }, 0, { Number: 7 })).toBe('7'); // without a sentence
  await speech.speak('ja');
  expect(tell.note({ Alien: 1 }, 0, { Number: 3 })).toBe('トークン3個');
  catalogue.facts = null;
});

test('texts that the page was built without are learnt from the catalogue, each in its language or else in English', async () => {
  speech.learn({ en: 'alien-new-thing = New Thing\nsaid-new-thing-hums = { $player } hums\n', ja: 'alien-new-thing = 新顔\n', xx: 'a = b' });
  await speech.speak('en');
  expect(say('alien-new-thing')).toBe('New Thing');
  await speech.speak('ja');
  expect(say('alien-new-thing')).toBe('新顔');
  expect(say('said-new-thing-hums', { player: 'Ada' })).toBe('Ada hums');
  expect(say('alien-human')).toBe('人間');
});

test('what happened to me', () => {
  const me = { seat: 1, colour: 2, pieces: [] };
  expect(concerns({ Draws: { seat: 1, cards: [], to: { Hand: 1 } } }, me)).toBe(true);
  expect(concerns({ Draws: { seat: 0, cards: [], to: { Hand: 0 } } }, me)).toBe(false);
  expect(concerns({ ShipsLost: { ships: [[2, 'Gate', 1]], why: 'Losing' } }, me)).toBe(true);
  expect(concerns({ ShipsLost: { ships: [[1, 'Gate', 1]], why: 'Losing' } }, me)).toBe(false);
  expect(concerns({ ShipsCaptured: { ships: [[0, 'Gate', 1]], by: 1 } }, me)).toBe(false);
  expect(concerns({ Invites: { side: 'Offense', seats: 0b10 } }, me)).toBe(true);
  expect(concerns({ Invites: { side: 'Offense', seats: 0b101 } }, me)).toBe(false);
  expect(concerns({ HandsSwapped: [0, 1] }, me)).toBe(true);
  expect(concerns({ Did: { by: 0, source: null, word: 1, values: [{ Seat: 1 }] } }, me)).toBe(true);
  expect(concerns({ Did: { by: 0, source: null, word: 1, values: [{ Number: 1 }] } }, me)).toBe(false);
});

test('the log says everything once', () => {
  const zap = { source: { Card: 3 }, index: 0 };
  const power = { source: { Power: 1 }, index: 0 };
  const card = { face: { Card: [3, 0] as [number, number] }, back: 'Cosmic' as const, known: 255 };
  const uses = (by: number, ability: typeof zap | typeof power, about: number | null = null): GameEvent => ({ Uses: { by, ability, about, chosen: [] } });
  const log: GameEvent[] = [
    uses(1, power),
    { Plays: { by: 0, card, ability: zap } },
    { PhaseBegins: 'Reveal' },
    uses(0, zap), // it was played
    { Cancelled: { by: 1, ability: power, how: 'Zap' } },
    { Zapped: { piece: 1 } }, // it was stopped
    { Zapped: { piece: 2 } },
    { Plays: { by: 0, card, ability: zap } },
    uses(0, zap, 2), // on whom, is news
    uses(0, zap), // without a card
  ];
  expect(once(log).map(({ i }) => i)).toEqual([0, 1, 2, 4, 6, 7, 8, 9]);
});
