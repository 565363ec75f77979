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
  void learn(game, SOON);
}

/** How soon it is tried again to learn of a game, and the longest pause between two tries. */
const SOON = 2_000;
const SELDOM = 60_000;

/** Learns what the words of a game need. Until that comes they are vaguer; where it cannot be had it is tried again. */
async function learn(game: GameClient, pause: number): Promise<void> {
  try {
    await game.learn?.();
  } catch (why) {
    console.warn(`nothing was learnt of ${game.id} yet`, why);
    setTimeout(() => void learn(game, Math.min(pause * 2, SELDOM)), pause);
  }
}
