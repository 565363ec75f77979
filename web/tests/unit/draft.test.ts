import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/games/cosmic/protocol/Answer';
import type { Prompt } from '../../src/games/cosmic/messages';
import type { Question } from '../../src/games/cosmic/protocol/Question';
import * as drafts from '../../src/games/cosmic/state/draft';
import { picture, pictures } from './pictures';

const prompt = (name: string): Prompt => picture(name).snapshot.prompts[0]!;
const start = (name: string) => {
  const { question } = prompt(name).ask;
  return { question, draft: drafts.draftOf(prompt(name)) };
};

describe('an answer in the making', () => {
  test('one planet, and another in its place', () => {
    const { question, draft } = start('ask-planet');
    expect(drafts.answerOf(question, draft)).toBeNull();
    drafts.pickPlanet(question, draft, 10);
    drafts.pickPlanet(question, draft, 12);
    expect(drafts.answerOf(question, draft)).toEqual({ Planet: 12 });
    drafts.pickPlanet(question, draft, 12);
    expect(drafts.answerOf(question, draft)).toBeNull();
  });

  test('ships one by one, never more than allowed', () => {
    const { question, draft } = start('ask-ships');
    for (const planet of [2, 2, 3, 4]) drafts.pickPlanet(question, draft, planet);
    expect(drafts.answerOf(question, draft)).toEqual({ Ships: [[0, 2], [1, 1], [2, 1]] });
    drafts.pickPlanet(question, draft, 2); // a fifth ship is too many: this planet begins again
    expect(drafts.answerOf(question, draft)).toEqual({ Ships: [[1, 1], [2, 1]] });
    expect(drafts.draftedPlanets(question, draft)).toEqual(new Map([[3, 1], [4, 1]]));
  });

  test('all ships of a spread must be placed', () => {
    const { question, draft } = start('ask-spread');
    drafts.pickPlanet(question, draft, 1);
    expect(drafts.answerOf(question, draft)).toBeNull();
    drafts.pickPlanet(question, draft, 14);
    expect(drafts.answerOf(question, draft)).toEqual({ Spread: [[1, 1], [14, 1]] });
  });

  test('an encounter card', () => {
    const { question, draft } = start('ask-select');
    drafts.pickCard(question, draft, 71);
    drafts.pickCard(question, draft, 64);
    expect(drafts.answerOf(question, draft)).toEqual({ Cards: [64] });
  });

  test('a use, by its card', () => {
    const { question, draft } = start('ask-use');
    drafts.pickCard(question, draft, 69);
    expect(drafts.answerOf(question, draft)).toEqual({ Choice: 0 });
    expect(drafts.draftedCards(question, draft)).toEqual(new Map([[69, 1]]));
  });

  test('players, also none where that is allowed', () => {
    const { question, draft } = start('ask-seats');
    expect(drafts.answerOf(question, draft)).toEqual({ Seats: 0 });
    drafts.pickSeat(question, draft, 1);
    expect(drafts.answerOf(question, draft)).toEqual({ Seats: 2 });
    drafts.pickSeat(question, draft, 2); // cannot be named
    expect(drafts.answerOf(question, draft)).toEqual({ Seats: 2 });
  });

  test('a number for each player within the sum', () => {
    const { question, draft } = start('ask-allot');
    for (const seat of [0, 0, 2, 3]) drafts.pickSeat(question, draft, seat);
    expect(drafts.answerOf(question, draft)).toEqual({ Allot: [2, 0, 1, 1, 0, 0, 0, 0] });
    drafts.pickSeat(question, draft, 3);
    expect(drafts.answerOf(question, draft)).toEqual({ Allot: [2, 0, 1, 0, 0, 0, 0, 0] });
  });

  test('the terms of a deal', () => {
    const { question, draft } = start('ask-deal');
    expect(drafts.answerOf(question, draft)).toBeNull();
    drafts.pickCard(question, draft, 57);
    drafts.pickPlanet(question, draft, 1);
    expect(drafts.answerOf(question, draft)).toMatchObject({
      Deal: { Offer: { gives: [{ cards: [57], colony: null }, { cards: [], colony: 1 }] } },
    });
  });

  test('a card of a kind is terms enough', () => {
    const { question, draft } = start('ask-deal');
    const gift = draft.terms.gives[1]!;
    gift.wares = [0, 0, 0, 1];
    expect(drafts.cardsOf(gift)).toBe(1);
    expect(drafts.answerOf(question, draft)).toMatchObject({ Deal: { Offer: { gives: [{ cards: [] }, { wares: [0, 0, 0, 1] }] } } });
  });

  test('a deal of all: a card is given once, and each gains one colony at most', () => {
    const { question, draft } = start('ask-deal-all');
    drafts.pickCard(question, draft, 59);
    drafts.pickPlanet(question, draft, 1);
    draft.way = drafts.wayOf(3, 1, 2);
    drafts.pickCard(question, draft, 59);
    draft.way = drafts.wayOf(3, 2, 0);
    drafts.give(draft, 3, draft.way, { ...draft.terms.gives[draft.way]!, colony: 6 });
    expect(drafts.waysOf(3)).toEqual([[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
    expect(draft.terms.gives.map(({ cards, colony }) => [cards, colony])).toEqual([
      [[], null],
      [[], null],
      [[], null],
      [[59], null],
      [[], 6],
      [[], null],
    ]);
  });

  test('what was filed is where one goes on', () => {
    const filed: [string, Answer][] = [
      ['ask-planet', { Planet: 11 }],
      ['ask-select', { Cards: [65] }],
      ['ask-ships', { Ships: [[0, 1], [2, 2]] }],
      ['ask-spread', { Spread: [[1, 2]] }],
      ['ask-seats', { Seats: 2 }],
      ['ask-number', { Number: 2 }],
      ['ask-use', { Choice: 0 }],
      ['ask-allot', { Allot: [1, 0, 2, 0, 0, 0, 0, 0] }],
    ];
    for (const [name, answer] of filed) {
      const draft = drafts.draftOf({ ...prompt(name), filed: answer });
      expect(drafts.answerOf(prompt(name).ask.question, draft), name).toEqual(answer);
    }
  });

  test.each(pictures)('%s: all that can be picked makes no error', (name) => {
    for (const { ask } of picture(name).snapshot.prompts) {
      const may = drafts.pickable(ask.question);
      const draft = drafts.blank();
      for (const id of may.planets) drafts.pickPlanet(ask.question, draft, id);
      for (const id of may.cards) drafts.pickCard(ask.question, draft, id);
      for (const id of may.seats) drafts.pickSeat(ask.question, draft, id);
      const how = drafts.progress(ask.question, draft);
      if (how) expect(how.chosen).toBeLessThanOrEqual(how.max);
    }
  });
});

test('rewards are split over what there is, and exactly so many', () => {
  const question: Question = { Split: { most: [2, 3, 0], total: 3 } };
  const draft = drafts.blank();
  draft.split.set(0, 1);
  expect(drafts.answerOf(question, draft)).toBeNull();
  draft.split.set(1, 2);
  expect(drafts.progress(question, draft)).toEqual({ chosen: 3, min: 3, max: 3 });
  expect(drafts.answerOf(question, draft)).toEqual({ Split: [1, 2, 0] });
});

test('a face is named by its place in the list', () => {
  const question: Question = { Face: { among: ['Negotiate', { Attack: 8 }] } };
  const draft = drafts.blank();
  expect(drafts.answerOf(question, draft)).toBeNull();
  draft.offer = 1;
  expect(drafts.answerOf(question, draft)).toEqual({ Face: { Attack: 8 } });
});
