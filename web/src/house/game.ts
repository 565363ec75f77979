/**
 * What the house asks of a game. A folder of a game has an `index.ts` that exports one `GameClient` by the name `game`. The
 * hall needs no more than that; what lies on a table comes when one is opened, as a part of its own (`GameTable`).
 */
import type { Component, Snippet } from 'svelte';
import type { Prompt } from './messages';
import type { Seat } from './protocol/Seat';
import type { Seats } from './protocol/Seats';
import type { TableOptions } from './protocol/TableOptions';
import type { Picking } from './state/picking.svelte';
import type { Known } from './state/reduce';
import type { TableState } from './state/table.svelte';
import type { Language, Texts } from './words/catalogues';

/** The types that the messages of a game are made of, and some that only its client knows. */
export interface Types {
  Board: unknown;
  Patch: unknown;
  Event: unknown;
  Ask: unknown;
  Answer: unknown;
  /** Something that can be used. */
  Offer: unknown;
  /** What a seat wishes to be asked. */
  Wishes: unknown;
  /** What it says of what the table waits for, and of a question, besides what all games say. */
  MoreWait: object;
  MorePrompt: object;
  /** What an audience knows besides the board; what of it an update brings anew. */
  Known: object;
  News: object;
  /** An answer in the making, and how it is made. */
  Draft: unknown;
  Picking: Picking;
  /** What must be remembered of the board so that a line of the log can be said later. */
  Scene: unknown;
}

/** A game in the hall: how a table of it is set up, and its words. */
export interface GameClient {
  /** The id by which the server calls it. */
  id: string;
  /** Its name, and a line about it below the name of the house. */
  name: Record<Language, string>;
  tagline: Record<Language, string>;
  /** Its texts in the hall, as files of Fluent. Its words come before those of the house. */
  texts: Texts;
  /** How many usually play. */
  players: number;
  /** What a table starts with of its own choices, which stand beside the options of the house. */
  usual?: object;
  /** Choices among few: in the form of a table, and the most important ones before a game against bots. */
  choices?(options: TableOptions): Choice[];
  quick?(options: TableOptions): Choice[];
  /** Choices of yes or no: the name of the option, and the key of its words. */
  flags?: [name: string, key: string][];
  /** Further choices, in forms of their own. */
  Options?: Component<{ options: TableOptions; onchange: (options: TableOptions) => void }>;
  /** The options after another number of seats was chosen. */
  fit?(options: TableOptions): TableOptions;
  /** Its options in a few lines: those that always are told, before the clocks; and those that are unusual. */
  lines?(options: TableOptions): { always: string[]; besides: string[] };
  /** Fetches what its words and choices need from the server. */
  learn?(): Promise<unknown>;
  /** Ready phrases, by their keys (`phrase-…`): for any time, and for talks about a deal. */
  phrases?: { talk: string[]; deal: string[] };
  /** Pages of its own, found at `/path`; the key of the words of the links to them. */
  pages?: { path: string; link: string; load: () => Promise<{ default: Component }> }[];
  /** Is there a first game with hints? Its welcome is `tutorial-welcome`. */
  tutorial?: boolean;
  /** Are there rulings to be looked at? */
  rulings?: boolean;
  /** Fetches what is needed at a table. */
  table(): Promise<GameTable>;
}

/** A choice among few. */
export interface Choice {
  label: string;
  value: string;
  /** The values, each with its words. */
  among: [string, string][];
  /** A line about the present one. */
  about?: string;
  /** What is different once this value is chosen. */
  change: (value: string) => object;
}

/** A game at a table: what lies there, what is asked, what is told. */
export interface GameTable<G extends Types = Types> {
  /** Its texts at a table; left out where those of the hall say everything. */
  texts?: Texts;
  /** The board before anything is known. */
  empty: G['Board'];
  /** The later board, made of the earlier one, which stays as it was. */
  patched(board: G['Board'], patch: G['Patch']): G['Board'];
  /** The place that plays each seat: players may change places with all they have. */
  places(board: G['Board']): Seat[];
  /** How the game ended; nothing while it goes on. */
  end(game: TableState<G>): End | null;
  /** What is known after an update, without what does not hold any more. */
  settled?(known: Known<G>, you: Seat | null): Known<G>;

  /** What lies on the table, with all parts of the screen around it. */
  Table: Component<TableParts<G>>;
  /** Hints, where a table is a first game. */
  Hints?: Component<{ game: TableState<G>; picking: G['Picking'] }>;

  /** Answers in the making: what the strip and the board pick together. */
  picking(game: TableState<G>): G['Picking'];
  /** A question to be answered. */
  Question: Component<{ prompt: Prompt<G>; game: TableState<G>; picking: G['Picking'] }>;
  /** What now, in one line: the same for everybody, but for those who decide. */
  headline(game: TableState<G>): string;
  /** What is asked; how it is answered, for those who listen; and an answer. */
  topic(game: TableState<G>, prompt: Prompt<G>): string;
  how?(prompt: Prompt<G>): string;
  answer(game: TableState<G>, prompt: Prompt<G>, answer: G['Answer']): string;
  /** Something that can be used. */
  offer?(game: TableState<G>, offer: G['Offer']): string;
  /** Does the question bring its own title and clock, and room for what is asked ahead? */
  fills?(prompt: Prompt<G>): boolean;
  /** The text of what is answered; and what was said aloud with it. */
  about?(game: TableState<G>): string;
  said?(game: TableState<G>): string[];
  /** What a question comes from, and the text of that. */
  source?(game: TableState<G>, prompt: Prompt<G>): { what: string; text: string } | null;
  /** What a seat can wish; and how it stops passing: true if it did pass. */
  Wishes?: Component<{ game: TableState<G>; ondescribe: () => void }>;
  stopPassing?(game: TableState<G>): boolean;
  /** What goes on in a few sentences, for those who listen. */
  describe?(game: TableState<G>): string[];

  /** The lines of the log; all events, if it is left out. */
  told?(game: TableState<G>): Line<G>[];
  /** A line of the log. */
  eventLine(game: TableState<G>, line: Line<G>): string;
  /** Does it begin something? */
  weight?(event: G['Event']): 'head' | 'phase' | '';
  /** Does it concern the one who sits here? */
  concerns?(game: TableState<G>, event: G['Event']): boolean;
  /** What a line of the log needs of the board as it was then. */
  scene?(board: G['Board']): G['Scene'];
}

/** A game as the house sees it: it passes on what it is told, and does not look inside. */
export function ofTheHouse<G extends Types>(rules: GameTable<G>): GameTable {
  return rules as unknown as GameTable;
}

/** An event and its number. */
export type Line<G extends Types = Types> = { what: G['Event']; i: number };

/** How a game ended. */
export type End = {
  /** Who has won; nobody for a draw. */
  won: Seats;
  /** Has the game beaten everybody? */
  lost?: boolean;
  /** By what it was won, in sentences. */
  reasons: string[];
  /** The seats, the best first, and how far each came. */
  ranking: { seat: Seat; words: string }[];
};

/** What the screen of a table is made of. */
export interface TableParts<G extends Types = Types> {
  /** What is known of the table. */
  game: TableState<G>;
  /** What may be picked on it now. */
  picking: G['Picking'];
  /** What now, who decides, how long: beside the hand. */
  prompt?: Snippet;
  /** What happened and what was said: in the side panel, or in sheets. */
  log?: Snippet;
  talk?: Snippet;
  /** Buttons of the screen around the table, at the end of the top bar. */
  menu?: Snippet;
}
