import { expect, test } from '@playwright/test';
import type { Answer } from '../../src/games/cosmic/protocol/Answer';
import { faults } from './axe';
import { picture, play } from './stage';

/** By keyboard alone: one case for each kind of question. */
const cases: [string, string[], Answer][] = [
  ['ask-use', ['1', 'Enter'], { Choice: 0 }],
  ['ask-respond', ['Space'], 'Pass'],
  ['ask-yes-no', ['2'], { YesNo: false }],
  ['ask-ally', ['3'], { Choice: 2 }],
  ['ask-choice', ['2'], { Choice: 1 }],
  ['ask-number', ['2'], { Number: 2 }],
  ['ask-seat', ['2', 'Enter'], { Seat: 2 }],
  ['ask-seats', ['1', 'Enter'], { Seats: 2 }],
  ['ask-split', ['1', '2', '3', 'Enter'], { Split: [1, 1, 1] }],
  ['ask-face', ['2', 'Enter'], { Face: { Attack: -4 } }],
  ['ask-allot', ['1', '1', '2', 'Enter'], { Allot: [2, 0, 1, 0, 0, 0, 0, 0] }],
  ['ask-cards', ['2', 'Enter'], { Cards: [85] }],
  ['ask-alien', ['2', 'Enter'], { Cards: [1] }],
  ['ask-planet', ['3', 'Enter'], { Planet: 12 }],
  ['ask-ships', ['1', '1', '2', 'Enter'], { Ships: [[0, 2], [1, 1]] }],
  ['ask-spread', ['1', '2', 'Enter'], { Spread: [[1, 1], [2, 1]] }],
];

for (const [name, keys, answer] of cases) {
  test(`${name} by keyboard`, async ({ page }) => {
    const { you, table, snapshot } = picture(name);
    const said = await play(page, { you, table, snapshot });
    await page.goto('/t/fixture');
    await expect(page.locator('.strip h2')).toBeVisible();
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => said.at(-1)).toMatchObject({ say: 'answer', prompt: 1, answer });
  });
}

test('a planet picked on the board is the one that is answered', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-planet');
  const said = await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  await page.locator('[data-planet="13"]').click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => said.at(-1)).toMatchObject({ answer: { Planet: 13 } });
});

test('a deal: a card for a colony', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-deal');
  const said = await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  await expect(page.getByRole('button', { name: 'Make this offer' })).toBeDisabled();
  await page.getByRole('region', { name: 'I give' }).getByRole('button', { name: 'reinforcement +2' }).click();
  await page.getByRole('region', { name: 'I get' }).getByRole('button', { name: 'Ada 3' }).click();
  await page.getByRole('button', { name: 'Make this offer' }).click();
  const gives = [{ cards: [63], colony: null }, { cards: [], colony: 2 }];
  await expect.poll(() => said.at(-1)).toMatchObject({ answer: { Deal: { Offer: { gives } } } });
});

test('a deal of all: who gives whom what, and who has agreed', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-deal-all');
  const said = await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  await expect(page.getByText('Agreed: Chiyo', { exact: true })).toBeVisible();
  await expect(page.getByText('Still to agree: Ada and Boris')).toBeVisible();
  await page.getByRole('region', { name: 'Ada gives Chiyo' }).getByRole('button', { name: 'reinforcement +2' }).click();
  await page.getByRole('group', { name: 'Who gives' }).getByRole('button', { name: 'Boris' }).click();
  await page.getByRole('group', { name: 'To whom' }).getByRole('button', { name: 'Chiyo' }).click();
  await page.getByRole('region', { name: 'Boris gives Chiyo' }).getByRole('button', { name: /^Boris 2/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Boris gives Chiyo a colony on Boris 2' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make this offer' }).click();
  const gives = [{ colony: null }, { cards: [] }, { cards: [59] }, { colony: null }, { colony: 6 }, { any: 0 }];
  await expect.poll(() => said.at(-1)).toMatchObject({ answer: { Deal: { Offer: { gives } } } });
  await page.getByRole('button', { name: 'Accept offer 1' }).click();
  await expect.poll(() => said.at(-1)).toMatchObject({ answer: { Deal: { Accept: 1 } } });
});

test('a colony that cannot be granted says why', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-deal');
  await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  const gives = page.getByRole('region', { name: 'I give' });
  await expect(gives.getByRole('button', { name: 'Boris 1' })).toBeDisabled();
  await expect(gives.getByText('Boris 1: Ada has a colony there already.')).toBeVisible();
  const cards = gives.getByRole('button', { name: /^(negotiate|reinforcement|Mirror flare)/ });
  await expect(cards).toHaveCount(4);
  for (let i = 0; i < 4; i++) await cards.nth(i).click();
  await expect(gives.getByText('All 4 cards of this hand are spoken for.')).toBeVisible();
  await expect(gives.getByRole('button', { name: /^One more/ }).first()).toBeDisabled();
});

test('the ships of a failed deal are named while it is talked about', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-deal');
  const loses = picture('ask-ships').snapshot.prompts[0]!;
  const ahead = { ...loses, id: 2, loud: false, ahead: true, ask: { ...loses.ask, seat: you!, topic: 'LoseShips' as const } };
  const said = await play(page, { you, table, snapshot: { ...snapshot, prompts: [...snapshot.prompts, ahead] } });
  await page.goto('/t/fixture');
  await expect(page.getByRole('button', { name: 'Make this offer' })).toBeVisible();
  await page.getByRole('button', { name: 'Which ships do you lose?' }).click();
  await expect(page.getByText('It counts if it comes to that.')).toBeVisible();
  await page.getByRole('button', { name: /^One more/ }).first().click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect.poll(() => said.at(-1)).toMatchObject({ say: 'answer', prompt: 2, answer: { Ships: [[0, 1]] } });
  await expect(page.getByRole('button', { name: 'Make this offer' })).toBeVisible(); // back to the talks
});

test('many ships go to one planet at once', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-spread');
  const prompt = snapshot.prompts[0]!;
  const { question } = prompt.ask;
  if (typeof question === 'string' || !('Spread' in question)) throw new Error('no ships to place in the picture');
  question.Spread.ships = 7;
  const said = await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  await page.getByRole('button', { name: 'One more: Ada 2' }).click();
  await page.getByRole('button', { name: 'All here: Ada 4' }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm 7 of 7' }).click();
  await expect.poll(() => said.at(-1)).toMatchObject({ answer: { Spread: [[3, 7]] } });
});

test('an offer can be accepted a moment after it came', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-deal-offer');
  const prompt = snapshot.prompts[0]!;
  const { question } = prompt.ask;
  if (typeof question === 'string' || !('Deal' in question) || !question.Deal.offer) throw new Error('no offer in the picture');
  question.Deal.offer[0] = 0; // made by the other party
  question.Deal.agreed = 1;
  const said = await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  await expect(page.getByRole('button', { name: /just changed/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Accept offer 1' }).click();
  await expect.poll(() => said.at(-1)).toMatchObject({ answer: { Deal: { Accept: 1 } } });
});

test('wishes: skip and stop, hold, full control', async ({ page }) => {
  const { you, table, snapshot } = picture('ask-use');
  const said = await play(page, { you, table, snapshot });
  await page.goto('/t/fixture');
  await page.getByRole('button', { name: 'Skip to…' }).click();
  await page.getByRole('button', { name: 'my turn' }).click();
  await expect.poll(() => said.at(-1)).toMatchObject({ say: 'wish', wishes: { skip: 'my_turn' } });
  await expect(page.getByRole('button', { name: 'Passing until my turn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => said.at(-1)).toMatchObject({ say: 'wish', wishes: { skip: null } });
  await page.keyboard.press('h');
  await expect.poll(() => said.at(-1)).toMatchObject({ say: 'hold' });
});

test('a refused table says so', async ({ page }) => {
  await play(page, null);
  await page.goto('/t/nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no such table.');
});
