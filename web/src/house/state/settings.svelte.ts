import { speech, type Language } from '../words';

/** What a player has set in this browser. */
type Settings = {
  name: string;
  language: Language;
  theme: 'system' | 'dark' | 'light';
  motion: 'system' | 'less';
  sound: boolean;
};

const KEY = 'hypergate.settings';

function fromBrowser(): Settings {
  const language: Language = globalThis.navigator?.language?.startsWith('ja') ? 'ja' : 'en';
  const defaults: Settings = { name: '', language, theme: 'system', motion: 'system', sound: false };
  const stored = globalThis.localStorage?.getItem(KEY);
  if (!stored) return defaults;
  try {
    return { ...defaults, ...(JSON.parse(stored) as Partial<Settings>) };
  } catch {
    return defaults; // unreadable settings are no settings
  }
}

/** The settings of this browser; every change is kept and takes effect at once. */
class Kept {
  #now = $state.raw<Settings>(fromBrowser());

  get now(): Settings {
    return this.#now;
  }

  /** Changes some of them. */
  set(change: Partial<Settings>): void {
    this.#now = { ...this.#now, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#now));
    this.apply();
  }

  /** Makes the page follow them. */
  apply(): void {
    const { dataset } = document.documentElement;
    if (this.#now.theme === 'system') delete dataset.theme;
    else dataset.theme = this.#now.theme;
    if (this.#now.motion === 'system') delete dataset.motion;
    else dataset.motion = this.#now.motion;
    void speech.speak(this.#now.language);
  }
}

/** The one set of settings of the page. */
export const settings = new Kept();
