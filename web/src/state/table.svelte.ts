import type { Board } from '../protocol/Board';
import type { Names } from '../protocol/Names';
import type { Prompt } from '../protocol/Prompt';
import type { Said } from '../protocol/Said';
import type { Snapshot } from '../protocol/Snapshot';
import type { TableInfo } from '../protocol/TableInfo';
import type { Wait } from '../protocol/Wait';
import type { What } from '../protocol/What';
import type { Wishes } from '../protocol/Wishes';

/** What this client knows of its table. */
export class TableState {
  you = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);
  names = $state.raw<Names>({ aliens: [], cards: [] });
  board = $state.raw<Board | null>(null);
  wait = $state.raw<Wait | null>(null);
  prompts = $state.raw<Prompt[]>([]);
  wishes = $state.raw<Wishes>({ stops: [], bells: [], skip: null, full_control: false });
  log = $state.raw<What[]>([]);
  talk = $state.raw<Said[]>([]);
  undo = $state(false);

  /** Takes everything from a picture of the table. */
  welcome(you: number | null, table: TableInfo, snapshot: Snapshot | null, talk: Said[] = []) {
    this.you = you;
    this.table = table;
    this.talk = talk;
    if (!snapshot) return;
    this.names = snapshot.names;
    this.board = snapshot.board;
    this.wait = snapshot.wait;
    this.prompts = snapshot.prompts;
    this.wishes = snapshot.wishes;
    this.log = snapshot.log;
    this.undo = snapshot.undo;
  }
}
