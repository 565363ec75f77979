import { clock } from './clock.svelte';
import type { TableState } from './table.svelte';

/** Whole seconds left of the present wait; none without a clock. While clocks are stopped it is what was left then. */
export function left(game: TableState): number | null {
  if (game.deadline === null) return null;
  const millis = game.table.stalled ? game.stood : game.table.paused ? (game.wait?.left ?? 0) : game.deadline - clock.now;
  return Math.max(0, Math.ceil(millis / 1000));
}
