import { errors, type Locator, type Page } from '@playwright/test';
import { spoken, words, type Language } from './words';

/** A button of a question. */
type Button = { prompt: string; i: number; name: string; pressed: boolean | null; off: boolean };

/** How long a button may take to be pressed before the moment is thought to have passed. */
const MOMENT = 2000;
/** How long one waits for a question before one looks around again. */
const IDLE = 300;
/** Ships named for one question at most. */
const SHIPS = 4;

/** The buttons of a question by what they say. */
function patterns(language: Language) {
  const like = (...keys: string[]) => spoken(language, ...keys.map((key) => `strip-${key}`));
  return {
    filed: like('filed'),
    accept: spoken(language, 'deal-accept'),
    refuse: spoken(language, 'deal-refuse'),
    pass: new RegExp(`${like('pass', 'none').source}$`),
    confirm: like('confirm', 'use'),
    more: like('more'),
    /** Buttons that end a question; all others are its options, in the order of their keys. */
    last: like('pass', 'confirm', 'none', 'use', 'fewer', 'all-here'),
  };
}

/** Somebody at the table who answers whatever is asked with the first options that serve. */
export class Player {
  readonly strip: Locator;
  readonly question: Locator;
  /** What can be pressed in a question that is not answered yet. */
  readonly asked: Locator;
  readonly log: Locator;
  readonly end: Locator;
  /** What was answered, to be shown when something goes wrong. */
  readonly answered: string[] = [];
  readonly #says: ReturnType<typeof patterns>;
  #named = 0;

  constructor(
    readonly page: Page,
    readonly by: 'mouse' | 'keyboard' = 'mouse',
    /** What it picks before anything else. Where nothing of it can be picked, it passes if it may; it leaves talks to others. */
    readonly likes: RegExp | null = null,
    readonly language: Language = 'en',
  ) {
    const name = (key: string) => ({ name: words(language, key) });
    this.#says = patterns(language);
    this.strip = page.getByRole('region', name('strip-label'));
    this.question = this.strip.getByRole('group').first();
    this.asked = this.question.getByRole('button').filter({ hasNotText: this.#says.filed });
    this.log = page.getByRole('region', name('log-title')).getByRole('group', { ...name('log-title'), exact: true }).last();
    this.end = page.getByRole('region', name('end-title'));
  }

  /** Plays until something is so, or the game is over. What is pressed was asked before it was seen not to be so. */
  async playUntil(so: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const buttons = await this.#buttons();
      if ((await so()) || (await this.end.isVisible())) return;
      await this.#answer(buttons);
    }
  }

  /** Plays the whole game. */
  playOut(): Promise<void> {
    return this.playUntil(() => Promise.resolve(false));
  }

  /** What is asked now, if anything is. */
  async topic(): Promise<string | null> {
    const all = await this.question.evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
    return all[0] ?? null;
  }

  /** Answers what is asked now, if anything is; one press at a time. */
  async answer(): Promise<void> {
    await this.#answer(await this.#buttons());
  }

  async #answer(buttons: Button[]): Promise<void> {
    const next = this.#choose(buttons);
    try {
      if (next === null) {
        await this.asked.or(this.end).first().waitFor({ timeout: IDLE });
      } else {
        await this.#press(next, buttons);
        await this.strip.and(this.page.locator('[aria-busy="false"]')).waitFor({ timeout: MOMENT });
      }
    } catch (why) {
      if (!(why instanceof errors.TimeoutError)) throw why; // else nothing is asked, or the question has gone meanwhile
    }
  }

  #buttons(): Promise<Button[]> {
    return this.question.getByRole('button').evaluateAll((all) =>
      all.map((button, i) => {
        const words = button.cloneNode(true) as Element;
        for (const hidden of words.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        const name = (button.getAttribute('aria-label') ?? words.textContent ?? '').trim();
        const pressed = button.getAttribute('aria-pressed');
        const { prompt = '' } = button.closest<HTMLElement>('[data-prompt]')?.dataset ?? {};
        return { prompt, i, name, pressed: pressed === null ? null : pressed === 'true', off: (button as HTMLButtonElement).disabled };
      }),
    );
  }

  /** The button to press: what is offered is accepted, what is missing is named, what is complete is confirmed. */
  #choose(all: Button[]): Button | null {
    const buttons = all.filter(({ off }) => !off);
    const find = (pattern: RegExp) => buttons.find(({ name }) => pattern.test(name)) ?? null;
    const says = this.#says;
    if (find(says.filed)) return null;
    if (find(says.refuse)) return this.likes ? null : (find(says.accept) ?? find(says.refuse));
    const pass = find(says.pass);
    const liked = this.likes && find(this.likes);
    if (liked && !liked.pressed) return liked;
    if (!liked && pass && this.likes) return pass;
    const confirm = find(says.confirm);
    const more = find(says.more);
    if (more && (!confirm || this.#named < SHIPS)) return more;
    if (confirm && (this.#named > 0 || buttons.some(({ pressed }) => pressed))) return confirm;
    return buttons.find(({ name, pressed }) => !says.last.test(name) && !pressed) ?? confirm ?? pass;
  }

  async #press(button: Button, buttons: Button[]): Promise<void> {
    this.#named = this.#says.more.test(button.name) ? this.#named + 1 : 0;
    this.answered.push(button.name);
    // Where another question has come meanwhile, nothing of it is pressed.
    const there = this.strip.locator(`[data-prompt="${button.prompt}"]`).getByRole('button').nth(button.i);
    if (this.by === 'mouse') await there.click({ timeout: MOMENT });
    else if ((await there.count()) > 0) await this.#key(button, buttons, there);
  }

  /** The key of a button; where it has none, or the focus is elsewhere, one walks to it. */
  async #key(button: Button, buttons: Button[], there: Locator): Promise<void> {
    const free = await this.page.evaluate(() => document.activeElement === document.body);
    const says = this.#says;
    const place = 1 + buttons.filter(({ name }) => !says.last.test(name)).indexOf(button);
    if (free && says.confirm.test(button.name)) await this.page.keyboard.press('Enter');
    else if (free && says.pass.test(button.name)) await this.page.keyboard.press('Space');
    else if (place >= 1 && place <= 9 && !says.refuse.test(button.name)) await this.page.keyboard.press(String(place));
    else await walk(this.page, there);
  }
}

/** Walks with the keyboard to something, and presses it. */
export async function walk(page: Page, there: Locator, key = 'Enter'): Promise<void> {
  const arrived = () => there.evaluate((one) => one === document.activeElement);
  for (let steps = 0; !(await arrived()); steps++) {
    if (steps > 200) throw new Error('no way by keyboard');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(key);
}
