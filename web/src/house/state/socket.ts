import type { ToClient, ToTable } from '../messages';
import type { Trouble } from '../protocol/Trouble';

/** The version of the protocol this client speaks. */
export const PROTOCOL = 2;

/** How the connection is. */
export type Line = 'connecting' | 'open' | 'lost' | 'refused' | 'closed';

/** A request without its number. */
type Numbered = Exclude<ToTable, { say: 'hello' }>;
export type Request = Numbered extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/** What a request comes back with. */
export type Reply = Extract<ToClient, { id: number }>;

/** What the socket needs of a table. */
export type Listener = {
  /** The number of the last update it has; none to get everything. */
  since(): number | null;
  /** Something is told. */
  hear(message: ToClient): void;
  /** The connection has changed; with the reason where one was given. */
  line(line: Line, trouble: Trouble | null): void;
};

/** A request that failed; it changed nothing, or nobody knows yet. */
export class Refusal extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.why);
  }
}

/** Troubles after which coming again would not help. */
const FINAL = new Set(['no_such_table', 'bad_token', 'other_version', 'no_watchers', 'cannot_load', 'seat_lost']);

const WAITS = [300, 800, 1500, 3000, 6000, 12000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** A connection to a table that comes back by itself. Nothing is sent later than it was meant: what cannot be sent fails. */
export class Socket {
  #listener: Listener;
  #table: string;
  #token: string | null;
  #make: () => WebSocket;
  #socket: WebSocket | null = null;
  #open = false;
  #stopped = false;
  #tries = 0;
  #next = 1;
  #why: Trouble | null = null;
  #asked = new Map<number, { resolve: (reply: Reply) => void; reject: (why: Refusal) => void }>();
  #again: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setTimeout> | null = null;

  constructor(table: string, token: string | null, listener: Listener, make: () => WebSocket = here) {
    this.#table = table;
    this.#token = token;
    this.#listener = listener;
    this.#make = make;
    this.#connect();
  }

  /** Sends a request; resolves when it is carried out, rejects with a `Refusal` when it is refused or the line is lost. */
  ask(request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      if (!this.#socket || !this.#open) {
        reject(new Refusal({ code: 'offline', why: 'there is no connection to the table' }));
        return;
      }
      const id = this.#next++;
      this.#asked.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  /** Drops the connection and asks for everything anew. */
  renew(): void {
    this.#socket?.close();
  }

  /** Leaves the table. */
  close(): void {
    this.#stopped = true;
    this.#clear();
    this.#socket?.close();
    this.#listener.line('closed', null);
  }

  #connect(): void {
    this.#listener.line('connecting', null);
    const socket = this.#make();
    this.#socket = socket;
    socket.onopen = () => {
      const hello: ToTable = {
        say: 'hello',
        protocol: PROTOCOL,
        table: this.#table,
        token: this.#token,
        since: this.#listener.since(),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => this.#lost();
  }

  #hear(message: ToClient): void {
    if (message.tell === 'welcome') {
      this.#open = true;
      this.#tries = 0;
      this.#listener.hear(message);
      this.#listener.line('open', null);
      this.#pulse();
      return;
    }
    if (message.tell === 'bye' || (message.tell === 'refused' && !this.#open)) {
      if (FINAL.has(message.trouble.code)) {
        this.#stopped = true;
        this.#listener.line('refused', message.trouble);
      } else this.#why = message.trouble;
      this.#socket?.close();
      return;
    }
    if ('id' in message) {
      const asked = this.#asked.get(message.id);
      this.#asked.delete(message.id);
      if (message.tell === 'refused') asked?.reject(new Refusal(message.trouble));
      else asked?.resolve(message);
      return;
    }
    this.#listener.hear(message);
  }

  #lost(): void {
    this.#open = false;
    this.#clear();
    const trouble: Trouble = { code: 'lost', why: 'the connection was lost before the answer came' };
    for (const { reject } of this.#asked.values()) reject(new Refusal(trouble));
    this.#asked.clear();
    if (this.#stopped) return;
    this.#listener.line('lost', this.#why);
    this.#why = null;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] ?? 0;
    this.#again = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A line that is dead without saying so is dropped. */
  #pulse(): void {
    this.#beat = setTimeout(() => {
      const socket = this.#socket;
      this.#beat = setTimeout(() => socket?.close(), PONG_WITHIN);
      this.ask({ say: 'ping' }).then(
        () => {
          if (this.#beat) clearTimeout(this.#beat);
          this.#pulse();
        },
        () => socket?.close(),
      );
    }, PING_EVERY);
  }

  #clear(): void {
    if (this.#again) clearTimeout(this.#again);
    if (this.#beat) clearTimeout(this.#beat);
    this.#again = this.#beat = null;
  }
}

/** A socket to the server the page came from. */
function here(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`);
}
