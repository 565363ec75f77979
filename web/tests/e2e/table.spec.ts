import { expect, test, type Page } from '@playwright/test';
import type { Table } from '../../src/games/cosmic/messages';
import type { Language } from '../../src/house/words';
import { faults, scrollsSideways, tooSmall } from './axe';

const desk = { width: 1440, height: 900 };
const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
type Theme = 'dark' | 'light';

/** A picture; on a phone, of the system of a player one looks at. */
type Shot = { name: string; size: { width: number; height: number }; theme: Theme; language?: Language; at?: string };
const shots: Shot[] = [
  { name: 'crowded-3', size: desk, theme: 'dark' },
  { name: 'crowded-3', size: laptop, theme: 'light' },
  { name: 'crowded-3', size: phone, theme: 'dark' },
  { name: 'crowded-4', size: desk, theme: 'dark' },
  { name: 'crowded-5', size: desk, theme: 'dark' },
  { name: 'crowded-5', size: desk, theme: 'light' },
  { name: 'crowded-5', size: laptop, theme: 'dark' },
  { name: 'crowded-5', size: phone, theme: 'dark' },
  { name: 'crowded-5', size: phone, theme: 'light' },
  { name: 'crowded-5', size: desk, theme: 'dark', language: 'ja' },
  { name: 'crowded-5', size: phone, theme: 'dark', language: 'ja' },
  { name: 'crowded-6', size: desk, theme: 'dark' },
  { name: 'crowded-6', size: laptop, theme: 'dark' },
  { name: 'crowded-6', size: laptop, theme: 'light', language: 'ja' },
  { name: 'crowded-6', size: phone, theme: 'dark', at: 'Fatima' },
  { name: 'rewards-6', size: desk, theme: 'dark' },
  { name: 'rewards-6', size: laptop, theme: 'dark', language: 'ja' },
  { name: 'rewards-6', size: phone, theme: 'dark' },
  { name: 'kicker-6', size: desk, theme: 'dark' },
  { name: 'kicker-6', size: laptop, theme: 'light' },
  { name: 'kicker-6', size: phone, theme: 'dark' },
  { name: 'ask-split', size: laptop, theme: 'dark' },
  { name: 'ask-split', size: phone, theme: 'dark', language: 'ja' },
  { name: 'ask-face', size: phone, theme: 'light' },
  { name: 'seconds-5', size: laptop, theme: 'dark' },
  { name: 'seconds-5', size: phone, theme: 'light' },
  { name: 'hired-5', size: laptop, theme: 'light' },
  { name: 'hired-5', size: phone, theme: 'dark' },
  { name: 'vessel-5', size: laptop, theme: 'dark' },
  { name: 'vessel-5', size: phone, theme: 'dark', at: 'Ada' },
  { name: 'captives-5', size: laptop, theme: 'light' },
  { name: 'captives-5', size: phone, theme: 'dark', at: 'Dana' },
  { name: 'rift-6', size: laptop, theme: 'dark', language: 'ja' },
  { name: 'rift-6', size: phone, theme: 'dark' },
  { name: 'asked-4', size: laptop, theme: 'dark' },
  { name: 'asked-4', size: phone, theme: 'light', language: 'ja' },
  { name: 'ask-alien', size: laptop, theme: 'dark' },
  { name: 'ask-alien', size: phone, theme: 'light' },
  { name: 'counts-4', size: laptop, theme: 'dark' },
  { name: 'counts-4', size: phone, theme: 'dark', language: 'ja' },
  { name: 'outcome-4', size: desk, theme: 'light' },
  { name: 'outcome-4', size: phone, theme: 'dark' },
  { name: 'techs-5', size: desk, theme: 'dark' },
  { name: 'techs-5', size: laptop, theme: 'light', language: 'ja' },
  { name: 'techs-5', size: phone, theme: 'dark' },
  { name: 'hazards-4', size: desk, theme: 'dark' },
  { name: 'hazards-4', size: laptop, theme: 'light', language: 'ja' },
  { name: 'hazards-4', size: phone, theme: 'dark' },
  { name: 'hazards-4', size: phone, theme: 'light', language: 'ja' },
  { name: 'bound-5', size: laptop, theme: 'dark' },
  { name: 'bound-5', size: phone, theme: 'dark', language: 'ja' },
  { name: 'genesis-5', size: desk, theme: 'dark', language: 'ja' },
  { name: 'genesis-5', size: laptop, theme: 'light' },
  { name: 'genesis-5', size: phone, theme: 'dark', at: 'Emil' },
  { name: 'cannon-4', size: desk, theme: 'light' },
  { name: 'cannon-4', size: laptop, theme: 'dark', language: 'ja' },
  { name: 'cannon-4', size: phone, theme: 'dark', at: 'Dana' },
  { name: 'research-4', size: laptop, theme: 'dark' },
  { name: 'research-4', size: phone, theme: 'light', language: 'ja' },
  { name: 'full-7', size: desk, theme: 'dark' },
  { name: 'full-7', size: laptop, theme: 'dark' },
  { name: 'full-7', size: laptop, theme: 'light', language: 'ja' },
  { name: 'full-7', size: phone, theme: 'dark' },
  { name: 'full-7', size: phone, theme: 'light', language: 'ja' },
  { name: 'crowded-7', size: desk, theme: 'dark' },
  { name: 'crowded-7', size: laptop, theme: 'light', language: 'ja' },
  { name: 'crowded-7', size: phone, theme: 'dark', at: 'Goran' },
  { name: 'ask-deal', size: laptop, theme: 'dark' },
  { name: 'ask-deal', size: phone, theme: 'light', language: 'ja' },
];

async function open(page: Page, name: string, size = desk, theme: Theme = 'dark', language: Language = 'en') {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(`/tests/fixture/?name=${name}&lang=${language}`);
  await painted(page);
  await page.evaluate(() => document.fonts.ready);
}

/** All planets are painted; asked with every frame, since nothing else can begin before. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-planet] img') && !document.querySelector('.orb'));
}

/** Looks at the system of a player, on a phone. */
async function lookAt(page: Page, player: string): Promise<void> {
  const chip = page.getByRole('list', { name: 'Players' }).getByRole('button', { name: new RegExp(`^${player}`) });
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  await painted(page);
}

for (const { name, size, theme, language = 'en', at } of shots) {
  test(`${name} at ${size.width} × ${size.height}, ${theme}, ${language}`, async ({ page }) => {
    await open(page, name, size, theme, language);
    if (at) await lookAt(page, at);
    const ending = language === 'en' ? '' : `-${language}`;
    await expect(page).toHaveScreenshot(`${name}-${size.width}-${theme}${ending}.png`);
    expect(await faults(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
  });
}

test('planets are reached with the arrow keys and say what is on them', async ({ page }) => {
  await open(page, 'crowded-5');
  const board = page.getByRole('list', { name: 'Board' });
  await board.locator('[data-planet][tabindex="0"]').focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  expect(await focused()).toBe('Planet 1 of Emil, Boris 1, Emil 1');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Planet 2 of Emil, Dana 1');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('Planet 2 of Ada, Ada 4');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Planet 1 of Ada, Ada 4');
  await expect(board.locator('[data-planet][tabindex="0"]')).toHaveCount(1);
});

test('a total explains itself to the pointer, to the keyboard and to a tap', async ({ page }) => {
  await open(page, 'cannon-4');
  const total = page.getByRole('button', { name: 'Total of the defense: 28' });
  const terms = page.getByRole('list', { name: 'How the defense comes to 28' });
  await expect(terms).toBeHidden();
  await total.hover();
  await expect(terms.getByRole('listitem')).toContainText(['card 10', '2 ships', 'Macron', 'Lunar Cannon: +10', '28']);
  await page.mouse.move(0, 0);
  await expect(terms).toBeHidden();
  await total.click();
  await expect(terms).toBeVisible();
});

test('totals stay when the ships have left', async ({ page }) => {
  await open(page, 'outcome-4');
  await expect(page.getByRole('img', { name: 'Offense: no ships' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Total of the offense: 24' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Total of the defense: 24' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Encounter' })).toContainText('the defense wins'); // of a tie
});

test('a card that counts as something else shows both', async ({ page }) => {
  await open(page, 'counts-4');
  const card = page.getByRole('img', { name: 'attack 0, counts as attack 40' });
  await expect(card.locator('.card')).toContainText('0');
  await expect(card.locator('.counts')).toContainText('40');
});

test('what decides beside the totals is said', async ({ page }) => {
  await open(page, 'outcome-4');
  const change = (what: object) =>
    page.evaluate((change) => {
      const { game } = window as unknown as { game: Table };
      const encounter = { ...game.board.encounter!, ...change };
      game.hear({ tell: 'update', seq: game.seq + 1, events: [], patch: { encounter: [encounter] }, wait: game.wait, prompts: game.prompts, undo: false });
    }, what);
  const battle = page.getByRole('region', { name: 'Encounter' });
  await change({ upset: true, outcome: { Won: 'Offense' } });
  await expect(battle).toContainText('The result was turned around · the offense wins');
  await change({ upset: false, lower_wins: true });
  await expect(battle).toContainText('The lower total wins');
  await change({ lower_wins: false, decided: 'Offense', totals: null, outcome: null });
  await expect(battle).toContainText('The offense wins whatever the cards say');
});

for (const size of [desk, phone]) {
  test(`what lies in the middle of the table can be read at ${size.width}`, async ({ page }) => {
    await open(page, 'bound-5', size);
    await page.getByRole('button', { name: 'In play: The Witness and Alliance' }).click();
    await expect(page.getByRole('heading', { name: 'The Witness permanent hazard' })).toBeVisible();
    await expect(page.getByText('Nobody loses a power for want of home colonies')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Alliance' })).toContainText('invite each other');
    await expect(page).toHaveScreenshot(`in-play-5-${size.width}-dark.png`);
    expect(await faults(page)).toEqual([]);
  });
}

for (const size of [laptop, phone]) {
  test(`a deal of all, with nothing laid before the sides, at ${size.width}`, async ({ page }) => {
    await open(page, 'ask-deal-all', size);
    // an offer can be accepted when it has been there for a moment
    await expect(page.getByRole('button', { name: 'Accept offer 1' })).toBeVisible();
    await expect(page).toHaveScreenshot(`ask-deal-all-${size.width}-dark.png`);
    expect(await faults(page)).toEqual([]);
  });
}

test('tokens at planets say what they are', async ({ page }) => {
  await open(page, 'genesis-5');
  await expect(page.getByRole('button', { name: /^Planet 6 of Emil, .*here lies: Genesis planet/ })).toBeVisible();
  await open(page, 'cannon-4');
  await expect(page.getByRole('button', { name: /^Planet 1 of Dana, .*here lies: Lunar Cannon/ })).toBeVisible();
  await page.getByRole('button', { name: /^Dana, Macron, / }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Lunar Cannon' })).toContainText('between Dana 1 and the next planet');
  expect(await faults(page)).toEqual([]);
});

test('between two encounters the game has begun', async ({ page }) => {
  for (const size of [desk, phone]) {
    await open(page, 'between-4', size);
    await expect(page.getByText('Between encounters').first()).toBeVisible();
    await expect(page.getByText('Before the game')).toHaveCount(0);
  }
});

for (const size of [desk, laptop, phone]) {
  test(`whoever chooses an alien reads its power at ${size.width}`, async ({ page }) => {
    await open(page, 'ask-alien', size);
    const mirror = page.locator('.strip').getByRole('button', { name: /^1? ?Mirror/ });
    await expect(mirror).toContainText('Reads attack cards backwards');
    await expect(mirror).toContainText('Reversal: Call a reversal');
    const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: 'Mirror flare' });
    if (size === phone) await card.click();
    else await card.focus();
    const text = page.locator('.text').filter({ hasText: 'Mirror flare' });
    for (const words of ['Reads attack cards backwards', 'Call a reversal', 'Wild flare']) await expect(text).toContainText(words);
  });
}

test('keys select a player, whose power is then read', async ({ page }) => {
  await open(page, 'crowded-5');
  await page.keyboard.press('Shift+Digit2');
  await expect(page.getByRole('heading', { name: 'Ada', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Ada', exact: true })).toBeHidden();
});

test('a card is picked in the hand', async ({ page }) => {
  await open(page, 'crowded-3');
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: 'attack 12', exact: true });
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('what lies aside is drawn, face down where it is unknown', async ({ page }) => {
  await open(page, 'crowded-6');
  await page.getByRole('button', { name: /^Ada, Cryo 24 cards on the sheet/ }).click();
  const stored = page.getByRole('img', { name: 'Cards on the sheet: 21 cards and 3 reward cards' });
  await expect(stored.locator('.card.back')).toHaveCount(24);
  await expect(stored.locator('.back.Reward')).toHaveCount(3);
  await expect(page).toHaveScreenshot('store-6-1440-dark.png');
  await page.getByRole('button', { name: /^Boris, Miser 3 cards on the sheet/ }).click();
  await expect(page.getByRole('img', { name: /^Cards on the sheet: .*attack 4/ }).locator('.card:not(.back)')).toHaveCount(3); // one’s own
  await page.getByRole('button', { name: /^Chiyo, / }).click();
  for (const card of [/attack 0/, /attack 8/]) {
    await expect(page.getByRole('article').getByRole('img', { name: card })).toBeVisible(); // beside a planet, by Chiyo’s power
  }
  expect(await faults(page)).toEqual([]);
  await open(page, 'hired-5');
  await page.getByRole('button', { name: /^Boris, .*4 cards set aside/ }).click();
  await expect(page.getByRole('img', { name: '4 cards', exact: true }).locator('.card.back')).toHaveCount(4);
});

test('destiny gives the phases its colour', async ({ page }) => {
  await open(page, 'crowded-6');
  const strip = page.getByRole('list', { name: 'Phases' });
  await expect(strip).toHaveCSS('--drawn', await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-4')));
});

test('discards can be looked through', async ({ page }) => {
  await open(page, 'crowded-5');
  await page.getByRole('button', { name: /^Deck/ }).click();
  await expect(page.getByRole('heading', { name: 'Discards · 24' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('on a phone all piles are in a sheet, the reward cards with a back of their own', async ({ page }) => {
  await open(page, 'rewards-6', phone);
  await page.getByRole('button', { name: 'Piles' }).click();
  const sheet = page.getByRole('dialog', { name: 'Piles' });
  await expect(sheet.getByRole('button', { name: /^Rewards, 14 cards left/ })).toBeVisible();
  await expect(page).toHaveScreenshot('piles-6-390-dark.png');
  expect(await faults(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
});

test('on a phone a card is enlarged and chosen from its sheet', async ({ page }) => {
  await open(page, 'crowded-3', phone);
  await page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: 'attack 12', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'attack 12' });
  expect(await faults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Choose this card' }).click();
  await expect(sheet).toBeHidden();
});

test('on a phone the board follows the encounter until one looks elsewhere', async ({ page }) => {
  await open(page, 'crowded-5', phone);
  const system = page.locator('[data-system]');
  await expect(system).toHaveAttribute('data-system', '0');
  await lookAt(page, 'Chiyo');
  await expect(system).toHaveAttribute('data-system', '2');
  await page.getByRole('button', { name: 'Follow the encounter' }).click();
  await expect(system).toHaveAttribute('data-system', '0');
});

/** Lets the picture go on: the offense loses its ships in the gate to the warp. */
async function loseShips(page: Page) {
  await page.evaluate(() => {
    const { game } = window as unknown as { game: Table };
    const inGate = (colour: number) => game.board.ships.find((g) => g.place === 'Gate' && g.colour === colour)?.count ?? 0;
    const ships = game.board.ships
      .filter(({ place }) => place !== 'Gate')
      .map((group) => (group.place === 'Warp' ? { ...group, count: group.count + inGate(group.colour) } : group));
    game.hear({ tell: 'update', seq: game.seq + 1, events: [], patch: { ships }, wait: game.wait, prompts: game.prompts, undo: false });
  });
}

test('ships fly, and nothing waits for them', async ({ page }) => {
  await open(page, 'crowded-5');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await loseShips(page);
  await expect(page.locator('.flight').first()).toBeAttached();
  await page.getByRole('button', { name: /^Deck/ }).click();
  await expect(page.getByRole('heading', { name: 'Discards · 24' })).toBeVisible();
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('nothing flies where motion is not wanted', async ({ page }) => {
  await open(page, 'crowded-5');
  await loseShips(page);
  await expect(page.getByRole('img', { name: /^In the warp: .*Emil 16/ })).toBeVisible();
  await expect(page.locator('.flight')).toHaveCount(0);
});

test('planets that may be picked are picked on the board', async ({ page }) => {
  await open(page, 'ask-planet');
  const planet = page.getByRole('button', { name: /^Planet 3 of Chiyo/ });
  await planet.click();
  await expect(planet).toHaveAttribute('aria-pressed', 'true');
});
