import type { GameLine } from '../protocol/GameLine';
import type { LobbyLine } from '../protocol/LobbyLine';
import type { MakeTable } from '../protocol/MakeTable';
import type { Seated } from '../protocol/Seated';
import type { Snapshot } from '../messages';
import type { TableInfo } from '../protocol/TableInfo';
import type { TakeSeat } from '../protocol/TakeSeat';
import type { Trouble } from '../protocol/Trouble';
import { Refusal } from './socket';

/** A ruling in the list. */
export type RulingLine = { id: string; title: string; file: string; tags: string[] };
/** A ruling, step by step. */
export type RulingSteps = { title: string; steps: { text: string; snapshot: Snapshot | null; ok: boolean }[] };
/**
 * A game that can be watched again. `changed`: the rules have changed since; after so many steps it goes on no further, or it
 * ends otherwise.
 */
export type ReplayFacts = { table: TableInfo; steps: number; changed?: number };
/** One step of it. */
export type ReplayStep = { snapshot: Snapshot };

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ code: 'unreachable', why: `${path} cannot be reached` });
  }
  if (response.ok) return (await response.json()) as T;
  const trouble = (await response.json().catch(() => null)) as Trouble | null;
  throw new Refusal(trouble?.code ? trouble : { code: `http_${response.status}`, why: response.statusText });
}

/** Asks the server for something. */
export function get<T>(path: string): Promise<T> {
  return call<T>(path);
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

const part = encodeURIComponent;
/** A question about one game; about the first one, if none is named. */
export const about = (path: string, game: string | undefined): string => (game === undefined ? path : `${path}?game=${part(game)}`);

/** What the server offers over HTTP. */
export const api = {
  makeTable: (make: MakeTable) => post<Seated>('/api/tables', make),
  takeSeat: (code: string, take: TakeSeat) => post<Seated>(`/api/tables/${part(code)}/seats`, take),
  games: () => get<GameLine[]>('/api/games'),
  tutorial: (name: string, game?: string) => post<Seated>(about('/api/tutorial', game), { name }),
  tables: () => get<LobbyLine[]>('/api/tables'),
  table: (code: string) => get<TableInfo>(`/api/tables/${part(code)}`),
  rulings: (game?: string) => get<RulingLine[]>(about('/api/rulings', game)),
  ruling: (id: string, game?: string) => get<RulingSteps>(about(`/api/rulings/${part(id)}`, game)),
  replay: (code: string) => get<ReplayFacts>(`/api/replays/${part(code)}`),
  replayStep: (code: string, n: number, as: number | 'open') =>
    get<ReplayStep>(`/api/replays/${part(code)}/${n}?as=${as}`),
  exportPath: (code: string) => `/api/tables/${part(code)}/export`,
  importGame: (file: string) => call<{ table: string }>('/api/import', { method: 'POST', body: file }),
};
