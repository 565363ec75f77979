const TABLE = 'hypergate.tutorial';
const SEEN = 'hypergate.hints';

/** Is this table the first game with hints? */
export function isTutorial(code: string): boolean {
  return localStorage.getItem(TABLE) === code;
}

/** The first game begins: all hints are new. */
export function beginTutorial(code: string): void {
  localStorage.setItem(TABLE, code);
  localStorage.removeItem(SEEN);
}

/** No more hints. */
export function endTutorial(): void {
  localStorage.removeItem(TABLE);
}

/** The hints that were read. */
export function seenHints(): string[] {
  return (localStorage.getItem(SEEN) ?? '').split(' ').filter(Boolean);
}

/** Remembers that a hint was read. */
export function markSeen(key: string): void {
  localStorage.setItem(SEEN, [...new Set([...seenHints(), key])].join(' '));
}
