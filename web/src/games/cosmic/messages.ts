// The messages of a table, with the types of Cosmic Encounter in them.

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
import type { Prompt as AnyPrompt } from '../../house/protocol/Prompt';
import type { Snapshot as AnySnapshot } from '../../house/protocol/Snapshot';
import type { ToClient as AnyToClient } from '../../house/protocol/ToClient';
import type { ToTable as AnyToTable } from '../../house/protocol/ToTable';
import type { Update as AnyUpdate } from '../../house/protocol/Update';
import type { Wait as AnyWait } from '../../house/protocol/Wait';
import type { Wishes } from './protocol/Wishes';

export type Wait = AnyWait<MoreWait>;
export type Prompt = AnyPrompt<Ask, Answer, MorePrompt>;
export type Snapshot = AnySnapshot<Board, GameEvent, Wait, Prompt, Known>;
export type Update = AnyUpdate<Patch, GameEvent, Wait, Prompt, News>;
export type ToTable = AnyToTable<Answer, Offer, Wishes>;
export type ToClient = AnyToClient<Update, Snapshot, Prompt, Offer>;
