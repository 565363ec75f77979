import { ofTheHouse, type GameClient, type GameTable, type Types } from '../game';
import { gameOf, turnTo } from '../games';
import type { Prompt, Snapshot, ToClient, Wait } from '../messages';
import type { Level } from '../protocol/Level';
import type { Said } from '../protocol/Said';
import type { Seat } from '../protocol/Seat';
import type { StandsIn } from '../protocol/StandsIn';
import type { TableInfo } from '../protocol/TableInfo';
import type { TableOptions } from '../protocol/TableOptions';
import type { Trouble } from '../protocol/Trouble';
import type { Words } from '../protocol/Words';
import { say } from '../words';
import { clock } from './clock.svelte';
import { usual } from './options';
import { advance, begin, follows, seatAt, type Known } from './reduce';
import { Refusal, Socket, type Line, type Reply, type Request } from './socket';

/** A picture of a table: what a fixture, a replay or a ruling shows. */
export type Picture<G extends Types = Types> = { you: Seat | null; table: TableInfo; snapshot: Snapshot<G> };

/** A table that nobody has to wait at: of a ruling, or before anything is known. */
export function quietTable(code: string, options: TableOptions, names: string[]): TableInfo {
  const seats = names.map((name) => ({ name, sitter: { is: 'open' as const } }));
  const muted = { seats: [], watchers: false };
  return { code, options, stage: 'gathering', seats, host: 0, watching: 0, paused: false, muted };
}

const TALK_LENGTH = 300;

/** What `news` has changed, as it was before; what was changed again since stays. */
function undone(before: object, news: object, now: object): object {
  const fields = new Map(Object.entries(now));
  const still = new Set(Object.entries(news).filter(([name, value]) => fields.get(name) === value).map(([name]) => name));
  return Object.fromEntries(Object.entries(before).filter(([name]) => still.has(name)));
}

/** A table as this client knows it, and everything one can say to it. */
export class TableState<G extends Types = Types> {
  #game = $state.raw<GameClient | null>(null);
  #rules = $state.raw<GameTable | null>(null);
  #known = $state.raw<Known<G> | null>(null);
  #socket: Socket | null = null;
  /** What was told before the game had come. */
  #early: ToClient<G>[] = [];

  /** The own seat; none for one who watches. */
  place = $state<Seat | null>(null);
  /** The seat of this place: players may change places with all they have. */
  readonly you: Seat | null = $derived.by(() => (this.#rules && this.#known ? seatAt(this.#rules, this.#known.board, this.place) : this.place));
  /** The table. */
  table = $state.raw<TableInfo>(quietTable('', usual('standard'), []));
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
  kept = $state.raw<G['Offer'] | null>(null);
  /** The host: a bot that failed, for which a rookie has answered; until the host answers something. */
  stoodIn = $state.raw<{ seat: Seat; why: StandsIn } | null>(null);
  /** The number of requests under way. */
  busy = $state(0);

  /** A table that only shows a picture. */
  static of<G extends Types>(game: GameClient, rules: GameTable<G>, { you, table, snapshot }: Picture<G>): TableState<G> {
    const state = new TableState<G>();
    state.play(game, ofTheHouse(rules));
    state.welcome(you, table, snapshot);
    return state;
  }

  /** From now on this game is played. */
  play(game: GameClient, rules: GameTable): void {
    this.#game = game;
    this.#rules = rules;
  }

  /** Fetches the game of this id, to be played from now on. */
  async load(id: string | undefined): Promise<void> {
    const game = await gameOf(id);
    if (!game) throw new Refusal({ code: 'other_version', why: `this page does not know the game «${id}»` });
    const rules = await game.table();
    await turnTo(game, rules);
    this.play(game, rules);
  }

  /** Comes to a table over the socket. */
  join(code: string, token: string | null): void {
    this.leave();
    this.#socket = new Socket(code, token, {
      since: () => (this.whole ? this.seq : null),
      hear: (message) => void this.#take(message as ToClient<G>),
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

  /** Takes in what the server tells, once the game is there that it is about. */
  async #take(message: ToClient<G>): Promise<void> {
    if (this.#rules) return this.hear(message);
    this.#early.push(message);
    if (message.tell !== 'welcome' || this.#early.length > 1) return; // it is on its way
    try {
      await this.load(message.table.options.game);
    } catch (why) {
      this.leave();
      this.#early = [];
      this.line = 'refused';
      this.trouble = why instanceof Refusal ? why.trouble : { code: 'unreachable', why: String(why) };
    }
    for (const early of this.#early.splice(0)) this.hear(early);
  }

  /** Takes everything from a picture of the table. */
  welcome(you: Seat | null, table: TableInfo, snapshot: Snapshot<G> | null, talk: Said[] = []): void {
    this.place = you;
    this.table = table;
    this.talk = talk;
    if (snapshot) this.#begin(snapshot);
  }

  /** Takes in what the server tells. */
  hear(message: ToClient<G>): void {
    switch (message.tell) {
      case 'welcome':
        this.welcome(message.you, message.table, message.snapshot, message.talk);
        if (!message.snapshot && this.#known) this.#known = { ...this.#known, prompts: message.prompts };
        break;
      case 'table':
        if (message.table.stalled && !this.table.stalled) this.stood = (this.deadline ?? 0) - clock.read();
        this.table = message.table;
        break;
      case 'anew':
        this.#begin(message);
        break;
      case 'update':
        if (!this.#known || !this.whole || (message.seq > this.seq && !follows(this.#known, message))) {
          this.whole = false; // some were missed: come again for everything
          this.#socket?.renew();
          break;
        }
        this.#known = advance(this.rules, this.#known, message) as Known<G>;
        this.#known = (this.rules.settled?.(this.#known, this.you) ?? this.#known) as Known<G>;
        this.#time(message.wait);
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

  #begin(snapshot: Snapshot<G>): void {
    this.#known = begin(this.rules, snapshot) as Known<G>;
    this.started = true;
    this.whole = true;
    this.#time(snapshot.wait);
  }

  #time(wait: Wait<G> | null): void {
    const left = wait?.left ?? null;
    this.deadline = left === null ? null : clock.read() + left;
    this.stood = left ?? 0;
  }

  /** The game, once it has come. */
  get game(): GameClient | null {
    return this.#game;
  }
  /** What the game says of a table. Nothing of it is shown before it has come. */
  get rules(): GameTable {
    if (!this.#rules) throw new Error('the game has not come yet');
    return this.#rules;
  }
  /** All that is known of a game that has begun. */
  get known(): Known<G> {
    if (!this.#known) throw new Error('the game has not begun');
    return this.#known;
  }
  /** The number of the last update. */
  get seq(): number {
    return this.#known?.seq ?? 0;
  }
  /** What lies on the table. */
  get board(): G['Board'] {
    return this.#known ? this.#known.board : this.rules.empty;
  }
  /** What the table waits for. */
  get wait(): Wait<G> | null {
    return this.#known?.wait ?? null;
  }
  /** What this seat is asked. */
  get prompts(): Prompt<G>[] {
    return this.#known?.prompts ?? [];
  }
  /** What happened. */
  get log(): G['Event'][] {
    return this.#known?.log ?? [];
  }
  /** What was kept of the board as it was when this line of the log was told. */
  sceneAt(line: number): G['Scene'] {
    return this.#known?.scenes[line];
  }
  /** What the last update brought. */
  get recent(): G['Event'][] {
    return this.#known?.recent ?? [];
  }
  /** The place that plays a seat: players may change places with all they have. */
  placeOf(seat: Seat): Seat {
    return (this.#rules && this.#known ? this.#rules.places(this.#known.board)[seat] : undefined) ?? seat;
  }
  /** The name of a seat. */
  nameOf(seat: Seat): string {
    return this.table.seats[this.placeOf(seat)]?.name || say('gather-seat', { n: seat + 1 });
  }
  /** May the last answer be taken back? */
  get undo(): boolean {
    return this.#known?.undo ?? false;
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
  async answer(prompt: number, answer: G['Answer']): Promise<boolean> {
    this.stoodIn = null;
    this.kept = null;
    return (await this.#ask({ say: 'answer', prompt, answer })) !== null;
  }
  /** Uses something on its own initiative. */
  async interrupt(offer: G['Offer']): Promise<boolean> {
    return (await this.#ask({ say: 'interrupt', seq: this.seq, offer })) !== null;
  }
  /** Says what it wishes to be asked. Until the server has heard it, what is known is as `news` says. */
  async wish(wishes: G['Wishes'], news: G['News']): Promise<boolean> {
    const before = this.known;
    this.#known = { ...before, ...news };
    const done = (await this.#ask({ say: 'wish', wishes })) !== null;
    if (!done && this.#socket) this.#known = { ...this.known, ...undone(before, news, this.known) };
    return done;
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
