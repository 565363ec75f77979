/** Things the keyboard does at the table. */
export type KeyDeed = { press: string } | 'hold' | 'clear' | 'describe' | 'help';

/** Where typing and arrow keys belong to the element itself. */
const TYPING = 'input, textarea, select, [contenteditable="true"]';
const BUTTONS = 'button, a[href], summary, [role="button"], [tabindex="0"]';

/** What a key does, or nothing. Options carry `data-key`: the digit, `Enter` or `Space`. */
export function keyDeed(event: KeyboardEvent): KeyDeed | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING)) return null;
  // Somebody who walks by keyboard means the element in focus, not the prompt.
  const walking = target?.closest(BUTTONS)?.matches(':focus-visible') ?? false;
  if (/^[1-9]$/.test(event.key)) return { press: event.key };
  switch (event.key) {
    case 'Enter':
      return walking ? null : { press: 'Enter' };
    case ' ':
      return walking ? null : { press: 'Space' };
    case 'h':
    case 'H':
      return 'hold';
    case 'p':
    case 'P':
    case 'Escape':
      return 'clear';
    case 'd':
    case 'D':
      return 'describe';
    case '?':
      return 'help';
    default:
      return null;
  }
}
