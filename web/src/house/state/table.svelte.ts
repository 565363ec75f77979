import type { Answer } from '../../games/cosmic/protocol/Answer';
import type { Bell } from '../../games/cosmic/protocol/Bell';
import type { BellOn } from '../../games/cosmic/protocol/BellOn';
import type { Board } from '../../games/cosmic/protocol/Board';
import type { Condition } from '../../games/cosmic/protocol/Condition';
import type { Level } from '../protocol/Level';
import type { Names } from '../../games/cosmic/protocol/Names';
import type { PieceView } from '../../games/cosmic/protocol/PieceView';
import type { Offer } from '../../games/cosmic/protocol/Offer';
import type { Phase } from '../../games/cosmic/protocol/Phase';
import type { Prompt, Snapshot, ToClient, Wait } from '../../games/cosmic/messages';
import type { Said } from '../protocol/Said';
import type { Seat } from '../protocol/Seat';
import type { SkipTo } from '../../games/cosmic/protocol/SkipTo';
import type { StandsIn } from '../protocol/StandsIn';
import type { TableInfo } from '../protocol/TableInfo';
import type { Trouble } from '../protocol/Trouble';
import type { GameEvent } from '../../games/cosmic/protocol/GameEvent';
import type { Wishes } from '../../games/cosmic/protocol/Wishes';
import type { Words } from '../protocol/Words';
import { clock } from './clock.svelte';
import { advance, begin, follows, type Known } from './reduce';
import { Refusal, Socket, type Line, type Reply, type Request } from './socket';
import * as wish from '../../games/cosmic/state/wishes';

/** A picture of a table: what a fixture, a replay or a ruling shows. */
export type Picture = { you: Seat | null; table: TableInfo; snapshot: Snapshot };

const NO_TABLE: TableInfo = {
  code: '',
  options: {
    players: 0,
    sets: [],
    pool: 'expert',
    aliens: [],
    four_planets: false,
    variants: [],
    freewheeling_flares: false,
    rewards: 'None',
    preset: 'standard',
    decision_seconds: 0,
    deal_seconds: 0,
    listed: false,
    spectators: false,
    seed: null,
  },
  stage: 'gathering',
  seats: [],
  host: 0,
  watching: 0,
  paused: false,
  muted: { seats: [], watchers: false },
};

const NO_GAME: Known = {
  seq: 0,
  names: { aliens: [], cards: [] },
  board: {
    seats: [],
    ships: [],
    planets: [],
    beside: [],
    pieces: [],
    decks: [0, 0, 0],
    discards: [[], [], []],
    begun: false,
    turn: 0,
    encounter: null,
    finish: null,
  },
  wait: null,
  prompts: [],
  wishes: wish.NONE,
  conditions: [],
  undo: false,
  log: [],
  recent: [],
  lay: [],
};

const TALK_LENGTH = 300;

/** A table as this client knows it, and everything one can say to it. */
export class TableState {
  #known = $state.raw<Known>(NO_GAME);
  #wishes = $state.raw<Wishes>(wish.NONE);
  #socket: Socket | null = null;

  /** The own seat; none for one who watches. */
  place = $state<Seat | null>(null);
  /** The seat of this place: players may change places with all they have. */
  readonly you: Seat | null = $derived.by(() => {
    const at = this.board.seats.findIndex((seat) => seat.controller === this.place);
    return at < 0 ? this.place : at;
  });
  /** The table. */
  table = $state.raw<TableInfo>(NO_TABLE);
  /** Has the game begun, as far as this client knows? */
  started = $state(false);
  /** Has no update been missed since the last snapshot? */
  whole = false;
  /** What was said. */
  talk = $state.raw<Said[]>([]);
  /** How the connection is. */
  line = $state<Line>('closed');
  /** Why the connection was closed; none if nobody said so, or it is open again. */
  reason = $state.raw<Trouble | null>(null);
  /** Why it is refused, or why the last request was. */
  trouble = $state.raw<Trouble | null>(null);
  /** When the present wait ends by the own clock; none without one. */
  deadline = $state<number | null>(null);
  /** What was left of it when the clocks came to stand because nothing can be stored. */
  stood = $state(0);
  /** What was filed, not needed and kept. */
  kept = $state.raw<Offer | null>(null);
  /** The host: a bot that failed, for which a rookie has answered; until the host answers something. */
  stoodIn = $state.raw<{ seat: Seat; why: StandsIn } | null>(null);
  /** The number of requests under way. */
  busy = $state(0);

  /** A table that only shows a picture. */
  static of({ you, table, snapshot }: Picture): TableState {
    const state = new TableState();
    state.welcome(you, table, snapshot);
    return state;
  }

  /** Comes to a table over the socket. */
  join(code: string, token: string | null): void {
    this.leave();
    this.#socket = new Socket(code, token, {
      since: () => (this.whole ? this.seq : null),
      hear: (message) => this.hear(message),
      line: (line, trouble) => {
        this.line = line;
        if (line === 'open') this.reason = null;
        else if (line === 'lost') this.reason = trouble ?? this.reason;
        else if (trouble) this.trouble = trouble;
      },
    });
  }

  /** Leaves the table. */
  leave(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** Takes everything from a picture of the table. */
  welcome(you: Seat | null, table: TableInfo, snapshot: Snapshot | null, talk: Said[] = []): void {
    this.place = you;
    this.table = table;
    this.talk = talk;
    if (snapshot) this.#begin(snapshot);
  }

  /** Takes in what the server tells. */
  hear(message: ToClient): void {
    switch (message.tell) {
      case 'welcome':
        this.welcome(message.you, message.table, message.snapshot, message.talk);
        if (!message.snapshot) this.#known = { ...this.#known, prompts: message.prompts };
        break;
      case 'table':
        if (message.table.stalled && !this.table.stalled) this.stood = (this.deadline ?? 0) - clock.read();
        this.table = message.table;
        break;
      case 'anew':
        this.#begin(message);
        break;
      case 'update':
        if (!this.whole || (message.seq > this.seq && !follows(this.#known, message))) {
          this.whole = false; // some were missed: come again for everything
          this.#socket?.renew();
          break;
        }
        this.#known = advance(this.#known, message);
        this.#wishes = message.wishes ?? this.#wishes;
        this.#time(message.wait);
        this.#forgetSpentBells();
        break;
      case 'said':
        this.talk = [...this.talk, { seat: message.seat, words: message.words }].slice(-TALK_LENGTH);
        break;
      case 'kept':
        this.kept = message.offer;
        break;
      case 'stood_in':
        this.stoodIn = { seat: message.seat, why: message.why };
        break;
    }
  }

  #begin(snapshot: Snapshot): void {
    this.#known = begin(snapshot);
    this.#wishes = snapshot.wishes;
    this.started = true;
    this.whole = true;
    this.#time(snapshot.wait);
  }

  #time(wait: Wait | null): void {
    const left = wait?.left ?? null;
    this.deadline = left === null ? null : clock.read() + left;
    this.stood = left ?? 0;
  }

  /** A bell goes with its card: one whose card has left the hand is forgotten. */
  #forgetSpentBells(): void {
    const hand = this.you === null ? undefined : this.board.seats[this.you]?.hand;
    if (hand) this.#wishes = wish.keepOnly(this.#wishes, hand.map(([id]) => id));
  }

  /** The number of the last update. */
  get seq(): number {
    return this.#known.seq;
  }
  /** The names of aliens and cards. */
  get names(): Names {
    return this.#known.names;
  }
  /** What lies on the table. */
  get board(): Board {
    return this.#known.board;
  }
  /** What the table waits for. */
  get wait(): Wait | null {
    return this.#known.wait;
  }
  /** What this seat is asked. */
  get prompts(): Prompt[] {
    return this.#known.prompts;
  }
  /** What this seat wishes to be asked. */
  get wishes(): Wishes {
    return this.#wishes;
  }
  /** The conditions under which a card of this seat may be armed. */
  get conditions(): Condition[] {
    return this.#known.conditions;
  }
  /** What happened. */
  get log(): GameEvent[] {
    return this.#known.log;
  }
  /** The pieces as they lay when this line of the log was told. */
  layAt(line: number): PieceView[] {
    return this.#known.lay[line] ?? this.board.pieces;
  }
  /** What the last update brought. */
  get recent(): GameEvent[] {
    return this.#known.recent;
  }
  /** May the last answer be taken back? */
  get undo(): boolean {
    return this.#known.undo;
  }
  /** Does this client sit in the host's seat? */
  get hosting(): boolean {
    return this.place !== null && this.place === this.table.host;
  }
  /** Can something be said to the table now? */
  get live(): boolean {
    return this.#socket !== null && this.line === 'open';
  }

  /** Sends a request. What is refused is shown as `trouble`; true if it was carried out. */
  async #ask(request: Request): Promise<Reply | null> {
    if (!this.#socket) return null;
    this.busy++;
    try {
      const reply = await this.#socket.ask(request);
      this.trouble = null;
      return reply;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      this.trouble = why.trouble;
      return null;
    } finally {
      this.busy--;
    }
  }

  /** Answers a prompt, or files another answer. */
  async answer(prompt: number, answer: Answer): Promise<boolean> {
    this.stoodIn = null;
    this.kept = null;
    return (await this.#ask({ say: 'answer', prompt, answer })) !== null;
  }
  /** Uses something on its own initiative. */
  async interrupt(offer: Offer): Promise<boolean> {
    return (await this.#ask({ say: 'interrupt', seq: this.seq, offer })) !== null;
  }
  /** Says what it wishes to be asked. */
  async wish(wishes: Wishes): Promise<boolean> {
    const before = this.#wishes;
    this.#wishes = wishes;
    const done = (await this.#ask({ say: 'wish', wishes })) !== null;
    if (!done && this.#wishes === wishes && this.#socket) this.#wishes = before;
    return done;
  }
  /** Sets a bell. */
  ring(on: BellOn, bell: Bell): Promise<boolean> {
    return this.wish(wish.withBell(this.#wishes, on, bell));
  }
  /** Sets or clears a stop at a phase. */
  toggleStop(phase: Phase): Promise<boolean> {
    return this.wish(wish.withStop(this.#wishes, phase));
  }
  /** Passes until then; nothing to be asked again. */
  skipTo(skip: SkipTo | null): Promise<boolean> {
    return this.wish({ ...this.#wishes, skip });
  }
  /** Asks at every window, or not. */
  toggleControl(): Promise<boolean> {
    return this.wish({ ...this.#wishes, full_control: !this.#wishes.full_control });
  }
  /** Asks for ten more seconds. */
  async hold(): Promise<boolean> {
    return (await this.#ask({ say: 'hold' })) !== null;
  }
  /** Asks for, or agrees to, thirty more seconds for a deal. */
  async moreTime(): Promise<boolean> {
    return (await this.#ask({ say: 'more_time' })) !== null;
  }
  /** Takes the last answer back. */
  async takeBack(): Promise<boolean> {
    return (await this.#ask({ say: 'undo' })) !== null;
  }
  /** Says something to everybody. */
  async tell(words: Words): Promise<boolean> {
    return (await this.#ask({ say: 'talk', words })) !== null;
  }
  /** The host: begins the game. */
  async start(): Promise<boolean> {
    return (await this.#ask({ say: 'start' })) !== null;
  }
  /** The host: puts a bot on a seat, or frees it. */
  async seatBot(seat: Seat, level: Level | null): Promise<boolean> {
    return (await this.#ask({ say: 'bot', seat, level })) !== null;
  }
  /** Gives the own seat up; in a running game a bot plays on. */
  async giveUpSeat(): Promise<boolean> {
    return (await this.#ask({ say: 'leave' })) !== null || this.line !== 'open'; // the seat is lost, and the line with it
  }
  /** Proposes a bot, or somebody new, for another seat of a running game. */
  async propose(seat: Seat, level: Level | null): Promise<boolean> {
    return (await this.#ask({ say: 'propose', seat, level })) !== null;
  }
  /** Votes on what is proposed. */
  async vote(yes: boolean): Promise<boolean> {
    return (await this.#ask({ say: 'vote', yes })) !== null;
  }
  /** The host: stops all clocks, or lets them run. */
  async pause(on: boolean): Promise<boolean> {
    return (await this.#ask({ say: 'pause', on })) !== null;
  }
  /** The host: silences a seat, or all who watch, or lets them talk again. */
  async mute(seat: Seat | null, on: boolean): Promise<boolean> {
    return (await this.#ask({ say: 'mute', seat, on })) !== null;
  }
  /** Is one silenced: somebody at a seat, or those who watch? */
  isMuted(seat: Seat | null): boolean {
    return seat === null ? this.table.muted.watchers : this.table.muted.seats.includes(seat);
  }
  /** The host: the secret of a seat's own link. */
  async invite(seat: Seat): Promise<string | null> {
    const reply = await this.#ask({ say: 'invite', seat });
    return reply?.tell === 'invitation' ? reply.secret : null;
  }
}
