import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { faults, scrollsSideways, tooSmall } from './axe';
import { picture, play } from './stage';

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const pages: [string, string][] = [
  ['/', 'Hypergate'],
  ['/aliens', 'Aliens and cards'],
  ['/rulings', 'Rulings'],
  ['/settings', 'Settings'],
  ['/tutorial', 'First game'],
  ['/nowhere', 'There is no such page.'],
];

/** All letters are there, and everything is laid out by them: a list that is laid out before keeps its words a little higher. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.body.style.display = 'none';
    void document.body.offsetHeight;
    document.body.style.display = '';
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const [path, title] of pages) {
    test(`${path} on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await play(page, null);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    });
  }

  test(`gathering on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { table } = picture('crowded-4');
    const seats = table.seats.map((seat, i) => (i === 2 ? { name: '', sitter: { is: 'open' as const } } : seat));
    const said = await play(page, { you: 0, table: { ...table, stage: 'gathering', seats } });
    await page.goto('/t/fixture');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('table');
    expect(await faults(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByLabel('Bot for seat 3').focus();
    await page.keyboard.press('ArrowDown'); // a choice, no deed
    await expect(page.getByLabel('Bot for seat 3')).toHaveValue('veteran');
    expect(said.filter(({ say }) => say === 'bot')).toEqual([]);
    await page.getByRole('button', { name: 'Put a bot here' }).click();
    await expect.poll(() => said.at(-1)).toMatchObject({ say: 'bot', seat: 2, level: 'veteran' });
  });

  test(`the replay of a game by earlier rules on a ${size}`, async ({ page }) => {
    await play(page, null);
    await page.setViewportSize(viewport);
    await page.goto('/replay/earlier');
    await expect(page.getByRole('note')).toHaveText('The rules have changed since this game: it can be followed for 12 steps.');
    expect(await faults(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto('/replay/fixture');
    await expect(page.getByText('Seen by')).toBeVisible();
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test(`game end, replay and ruling on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { you, table, snapshot } = picture('crowded-4');
    const board = { ...snapshot.board, finish: { Won: 2 } };
    await play(page, { you, table, snapshot: { ...snapshot, board, prompts: [], wait: null } });
    await page.goto('/t/fixture');
    await expect(page.getByText('Boris wins')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    for (const path of ['/replay/fixture', '/rulings/g-014']) {
      await page.goto(path);
      await expect(page.getByRole('slider')).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    }
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the hall and a table that gathers, in Japanese on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('hypergate.settings', JSON.stringify({ language: 'ja' })));
    const { table } = picture('crowded-5');
    const seats = table.seats.map((seat, i) => (i > 2 ? { name: '', sitter: { is: 'open' as const } } : seat));
    await play(page, { you: 0, table: { ...table, stage: 'gathering', seats } });
    for (const [path, name, words] of [['/', 'hall', 'いますぐ遊ぶ'], ['/t/fixture', 'gathering', 'ゲームを始める']] as const) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: words })).toBeVisible();
      await settled(page);
      await expect(page).toHaveScreenshot(`${name}-${viewport.width}-dark-ja.png`, { mask: [page.locator('code')], maskColor: '#888888' });
      expect(await faults(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
    }
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const language of ['en', 'ja'] as const) {
    test(`one’s own games on a ${size}, ${language}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const { table } = picture('crowded-4');
      await play(page, { you: 0, table });
      await page.route('**/api/tables/*', async (route) => {
        const code = route.request().url().split('/').at(-1)!;
        if (code === 'gone') await route.fulfill({ status: 404, json: { code: 'no_such_table', why: 'none' } });
        else await route.fulfill({ json: { ...table, code, stage: code === 'over' ? 'over' : 'playing' } });
      });
      await page.addInitScript((lang) => {
        if (localStorage.length > 0) return;
        localStorage.setItem('hypergate.settings', JSON.stringify({ language: lang }));
        for (const code of ['before', 'gone', 'over', 'playing']) localStorage.setItem(`hypergate.seat.${code}`, 'secret');
        const over = { code: 'over', stage: 'playing', players: ['Ada', 'Vega'] };
        localStorage.setItem('hypergate.games', JSON.stringify([over, 'nonsense']));
      }, language);
      await page.goto('/');
      const games = page.getByRole('region', { name: language === 'en' ? 'Your games' : 'あなたのゲーム' });
      await expect(games.getByRole('listitem')).toHaveCount(3); // without the one that is gone
      const ways = games.getByRole('link');
      await expect(ways.last()).toHaveAttribute('href', '/replay/over'); // what is over comes last
      expect(await ways.evaluateAll((all) => all.map((a) => a.getAttribute('href')).sort())).toEqual(['/replay/over', '/t/before', '/t/playing']);
      await expect(games.getByText('Ada').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await scrollsSideways(page)).toBe(false);
      await ways.first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/t\/(before|playing)$/);
    });
  }
}

test('the language is switched, and the page says so', async ({ page }) => {
  await play(page, null);
  await page.goto('/');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('button', { name: 'いますぐ遊ぶ' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.reload();
  await expect(page.getByRole('button', { name: 'いますぐ遊ぶ' })).toBeVisible();
});

test('the first page is light: nothing comes with it that only a table needs', async ({ page }) => {
  await play(page, null);
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) files.set(pathname, gzipSync(await response.body()).length);
  });
  await page.goto('/');
  await expect(page.getByLabel('Aliens').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.size).toBeGreaterThan(3);
  expect([...files.values()].reduce((all, size) => all + size, 0), JSON.stringify([...files])).toBeLessThan(80_000);
});
