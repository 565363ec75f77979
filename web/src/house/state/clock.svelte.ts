/** The time, as far as anybody looks at it. Frozen clocks serve pictures of tables that must look the same every time. */
class Clock {
  now = $state(Date.now());
  #frozen = new URLSearchParams(globalThis.location?.search ?? '').get('clock') === 'frozen';
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  /** Stands still from now on. */
  freeze(): void {
    this.#frozen = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Runs while somebody looks; gives the function that ends it. */
  watch(): () => void {
    this.#watchers++;
    if (!this.#frozen) {
      this.now = Date.now();
      this.#timer ??= setInterval(() => (this.now = Date.now()), 200);
    }
    return () => {
      if (--this.#watchers === 0 && this.#timer) {
        clearInterval(this.#timer);
        this.#timer = null;
      }
    };
  }

  /** What a moment is counted from. */
  read(): number {
    return this.#frozen ? this.now : Date.now();
  }
}

/** The one clock of the page. */
export const clock = new Clock();
