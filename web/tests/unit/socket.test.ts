import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToClient } from '../../src/house/messages';
import { Socket, type Line, type Listener } from '../../src/house/state/socket';
import { picture } from './pictures';

class Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  tell(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const { table, snapshot } = picture('ask-use');
const welcome: ToClient = { tell: 'welcome', protocol: 2, you: 0, table, snapshot, prompts: snapshot.prompts, talk: [] };

let wires: Wire[];
let lines: Line[];
let heard: ToClient[];
let since: number | null;
const make = () => {
  wires.push(new Wire());
  return wires.at(-1) as unknown as WebSocket;
};
const listener: Listener = {
  since: () => since,
  hear: (message) => heard.push(message),
  line: (line) => lines.push(line),
};

beforeEach(() => {
  vi.useFakeTimers();
  [wires, lines, heard, since] = [[], [], [], null];
});
afterEach(() => vi.useRealTimers());

function connected(): Socket {
  const socket = new Socket('CODE', 'secret', listener, make);
  wires[0]!.onopen?.();
  wires[0]!.tell(welcome);
  return socket;
}

test('it says hello and hears the welcome', () => {
  connected();
  expect(wires[0]!.sent).toEqual([{ say: 'hello', protocol: 2, table: 'CODE', token: 'secret', since: null }]);
  expect(heard).toHaveLength(1);
  expect(lines).toEqual(['connecting', 'open']);
});

test('a request is done or refused', async () => {
  const socket = connected();
  const done = socket.ask({ say: 'hold' });
  const refused = socket.ask({ say: 'undo' });
  wires[0]!.tell({ tell: 'refused', id: 2, trouble: { code: 'not_legal', why: 'no' } });
  wires[0]!.tell({ tell: 'done', id: 1 });
  await expect(done).resolves.toMatchObject({ tell: 'done' });
  await expect(refused).rejects.toMatchObject({ trouble: { code: 'not_legal' } });
});

test('what cannot be sent now fails and is not sent later', async () => {
  const socket = connected();
  const under = socket.ask({ say: 'hold' });
  wires[0]!.close();
  await expect(under).rejects.toMatchObject({ trouble: { code: 'lost' } });
  await expect(socket.ask({ say: 'hold' })).rejects.toMatchObject({ trouble: { code: 'offline' } });
});

test('it comes back by itself and says what it has', async () => {
  connected();
  since = 41;
  wires[0]!.close();
  await vi.advanceTimersByTimeAsync(1000);
  wires[1]!.onopen?.();
  expect(wires[1]!.sent[0]).toMatchObject({ say: 'hello', since: 41 });
  expect(lines).toEqual(['connecting', 'open', 'lost', 'connecting']);
});

test('a silent line is dropped', async () => {
  connected();
  await vi.advanceTimersByTimeAsync(31_000);
  expect(wires[0]!.sent.at(-1)).toMatchObject({ say: 'ping' });
  expect(lines).toContain('lost');
});

test('where coming again would not help it stays away', async () => {
  const socket = new Socket('CODE', null, listener, make);
  wires[0]!.onopen?.();
  wires[0]!.tell({ tell: 'bye', trouble: { code: 'no_such_table', why: 'none' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wires).toHaveLength(1);
  expect(lines.at(-1)).toBe('refused');
  socket.close();
});
