// The messages of a table, with the types of its game in them.

import type { Types } from './game';
import type { Prompt as AnyPrompt } from './protocol/Prompt';
import type { Snapshot as AnySnapshot } from './protocol/Snapshot';
import type { ToClient as AnyToClient } from './protocol/ToClient';
import type { ToTable as AnyToTable } from './protocol/ToTable';
import type { Update as AnyUpdate } from './protocol/Update';
import type { Wait as AnyWait } from './protocol/Wait';

export type Wait<G extends Types = Types> = AnyWait<G['MoreWait']>;
export type Prompt<G extends Types = Types> = AnyPrompt<G['Ask'], G['Answer'], G['MorePrompt']>;
export type Snapshot<G extends Types = Types> = AnySnapshot<G['Board'], G['Event'], Wait<G>, Prompt<G>, G['Known']>;
export type Update<G extends Types = Types> = AnyUpdate<G['Patch'], G['Event'], Wait<G>, Prompt<G>, G['News']>;
export type ToTable<G extends Types = Types> = AnyToTable<G['Answer'], G['Offer'], G['Wishes']>;
export type ToClient<G extends Types = Types> = AnyToClient<Update<G>, Snapshot<G>, Prompt<G>, G['Offer']>;
