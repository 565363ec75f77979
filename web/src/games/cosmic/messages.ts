// The messages of a table of Cosmic Encounter, and the table itself.

import type { Types } from '../../house/game';
import type * as house from '../../house/messages';
import type { Picture as Pictured, TableState } from '../../house/state/table.svelte';
import type { Answer } from './protocol/Answer';
import type { Ask } from './protocol/Ask';
import type { Board } from './protocol/Board';
import type { GameEvent } from './protocol/GameEvent';
import type { Known } from './protocol/Known';
import type { MorePrompt } from './protocol/MorePrompt';
import type { MoreWait } from './protocol/MoreWait';
import type { News } from './protocol/News';
import type { Offer } from './protocol/Offer';
import type { Patch } from './protocol/Patch';
import type { PieceView } from './protocol/PieceView';
import type { Wishes } from './protocol/Wishes';
import type { Draft } from './state/draft';
import type { CosmicPicking } from './state/picking.svelte';

export interface Cosmic extends Types {
  Board: Board;
  Patch: Patch;
  Event: GameEvent;
  Ask: Ask;
  Answer: Answer;
  Offer: Offer;
  Wishes: Wishes;
  MoreWait: MoreWait;
  MorePrompt: MorePrompt;
  Known: Known;
  News: News;
  Draft: Draft;
  Picking: CosmicPicking;
  /** The pieces: the number of one that has left is given to another later. */
  Scene: PieceView[];
}

export type Table = TableState<Cosmic>;
export type Picture = Pictured<Cosmic>;
export type Prompt = house.Prompt<Cosmic>;
export type Snapshot = house.Snapshot<Cosmic>;
export type Update = house.Update<Cosmic>;
export type ToTable = house.ToTable<Cosmic>;
export type ToClient = house.ToClient<Cosmic>;
