import { games } from 'virtual:games';
import type { GameClient, GameTable } from './game';
import { speech } from './words/language.svelte';

/** The game of this id; without one, the first of those the page was built with; none where it was built without it. */
export async function gameOf(id?: string): Promise<GameClient | null> {
  for (const load of games) {
    const { game } = await load();
    if (!id || game.id === id) return game;
  }
  return null;
}

/** The game that has a page at this path. */
export async function gameWithPage(path: string): Promise<GameClient | null> {
  for (const load of games) {
    const { game } = await load();
    if (game.pages?.some((page) => page.path === path)) return game;
  }
  return null;
}

/** Turns to a game, in the hall or at a table: from now on the page has its words, and what they need. */
export async function turnTo(game: GameClient, rules?: GameTable): Promise<void> {
  await speech.take(...[game.texts, rules?.texts].filter((texts) => texts !== undefined));
  // Without it the words are vaguer.
  game.learn?.().catch((why: unknown) => console.warn(`nothing was learnt of ${game.id}`, why));
}
