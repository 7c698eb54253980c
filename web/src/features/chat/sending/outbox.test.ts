import { expect, onTestFinished, test, vi } from 'vitest';
import { type Call, CallError } from '../../../api/call.ts';
import { createDeliverer } from './deliver.ts';
import { createOutbox, type OutboxStore, type OutgoingMessage } from './outbox.ts';

const message = (key: string, at: number, state: OutgoingMessage['state'] = 'pending'): OutgoingMessage => ({
  key,
  profile: 'nathalie',
  text: key,
  createdAt: new Date(at).toISOString(),
  state,
});

/** A browser's store that outlives its pages; tabs hear of each other. */
function createDisk() {
  const kept = new Map<string, OutgoingMessage>();
  const tabs: { hear: (key: string, message: OutgoingMessage | undefined) => void }[] = [];
  const tab = (): OutboxStore => {
    const self = { hear: (_key: string, _message: OutgoingMessage | undefined) => {} };
    tabs.push(self);
    const tell = (key: string, changed: OutgoingMessage | undefined) => {
      for (const each of tabs) if (each !== self) each.hear(key, changed);
    };
    return {
      load: async () => [...kept.values()],
      keep(changed) {
        kept.set(changed.key, changed);
        tell(changed.key, changed);
      },
      remove(key) {
        kept.delete(key);
        tell(key, undefined);
      },
      onOtherTab: (listener) => void (self.hear = listener),
    };
  };
  return { tab, kept };
}

const keys = (messages: readonly OutgoingMessage[]) => messages.map(({ key }) => key);

test('what was written before a reload comes before what is written after it', async () => {
  const disk = createDisk();
  const before = createOutbox(disk.tab());
  before.add(message('one', 1));
  before.add(message('two', 2));
  const after = createOutbox(disk.tab());
  after.add(message('three', 3));
  await after.ready;
  expect(keys(after.all())).toEqual(['one', 'two', 'three']);
});

test('what is written, sent or thrown away while the store is still being read is there once, or gone', async () => {
  const disk = createDisk();
  const before = createOutbox(disk.tab());
  before.add(message('one', 1));
  before.add(message('thrown', 2));
  const store = disk.tab();
  const read = Promise.withResolvers<void>();
  const after = createOutbox({ ...store, load: () => read.promise.then(store.load) });
  after.add(message('two', 3));
  const snapshot = createOutbox({ ...disk.tab(), load: async () => [message('one', 1), message('thrown', 2)] });
  before.remove('thrown');
  read.resolve();
  await Promise.all([after.ready, snapshot.ready]);
  expect(keys(after.all())).toEqual(['one', 'two']);
  expect(keys(snapshot.all())).toEqual(['one']);
});

test('tabs agree on what waits', async () => {
  const disk = createDisk();
  const [one, other] = [createOutbox(disk.tab()), createOutbox(disk.tab())];
  await Promise.all([one.ready, other.ready]);
  one.add(message('hello', 1));
  expect(keys(other.all())).toEqual(['hello']);
  other.change('hello', { state: 'failed' });
  expect(one.all()).toMatchObject([{ state: 'failed' }]);
  one.remove('hello');
  expect([other.all(), disk.kept.size]).toEqual([[], 0]);
});

test('a store that never answers holds nothing up for long', async () => {
  const silent: OutboxStore = {
    load: () => new Promise(() => {}),
    keep: () => {},
    remove: () => {},
    onOtherTab: () => {},
  };
  const outbox = createOutbox(silent);
  outbox.add(message('hello', 1));
  await outbox.ready;
  expect(keys(outbox.all())).toEqual(['hello']);
});

test('messages are sent one after another with their own keys, a lost answer is asked for again, a refusal stays with its reason', async () => {
  const outbox = createOutbox(undefined);
  const asked: string[] = [];
  const done = new Promise<void>((resolve) =>
    outbox.subscribe(() => outbox.all().every(({ state }) => state === 'failed') && resolve()),
  );
  const deliverer = createDeliverer({
    outbox,
    call: (async (_: unknown, { key }: { key: string }) => {
      asked.push(key);
      if (key === 'two' && asked.filter((each) => each === 'two').length === 1)
        throw new CallError({ error: 'offline', message: '', statusCode: 0 });
      if (key === 'three')
        throw new CallError({ error: 'insufficient_credits', message: 'Geen credits', statusCode: 409 });
      return {};
    }) as Call,
    onSent: () => undefined,
    onRefused: () => {},
  });
  for (const [at, key] of ['one', 'two', 'three', 'four'].entries()) outbox.add(message(key, at));
  deliverer.flush();
  deliverer.flush();
  await done;
  expect(asked).toEqual(['one', 'two', 'two', 'three', 'four']);
  expect(outbox.all()).toMatchObject([
    { key: 'three', state: 'failed', reason: 'Geen credits', code: 'insufficient_credits' },
  ]);
});

test('a message that waits for the confirmation of an address stays until the conversation shows it', async () => {
  const outbox = createOutbox(undefined);
  const conversation = Promise.withResolvers<undefined>();
  const onSent = vi.fn(() => conversation.promise);
  const deliverer = createDeliverer({ outbox, call: (async () => ({})) as Call, onSent, onRefused: () => {} });
  outbox.add(message('one', 1));
  deliverer.flush();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(outbox.shown().map(({ key }) => key)).toEqual(['one']);
  conversation.resolve(undefined);
  await vi.waitFor(() => expect(outbox.shown()).toEqual([]));
});

test('without a connection every message says that it waits, in the store too', async () => {
  const disk = createDisk();
  const outbox = createOutbox(disk.tab());
  const deliverer = createDeliverer({
    outbox,
    call: (async () => {
      throw new CallError({ error: 'offline', message: '', statusCode: 0 });
    }) as Call,
    onSent: () => undefined,
    onRefused: () => {},
  });
  for (const [at, key] of ['one', 'two'].entries()) outbox.add(message(key, at));
  outbox.add(message('refused', 3, 'failed'));
  deliverer.flush();
  await vi.waitFor(() => expect(outbox.all().map(({ state }) => state)).toEqual(['outbox', 'outbox', 'failed']));
  expect([...disk.kept.values()].map(({ state }) => state)).toEqual(['outbox', 'outbox', 'failed']);
});

test('a server that is away is waited for; a message that it fails at again and again is told and holds up no other', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outbox = createOutbox(undefined);
  const asked: string[] = [];
  const refuse = (error: 'briefly_unavailable' | 'internal', statusCode: number, details = {}) => {
    throw new CallError({ error, message: error, statusCode, details });
  };
  const deliverer = createDeliverer({
    outbox,
    call: (async (_: unknown, { key }: { key: string }) => {
      asked.push(key);
      if (key === 'away' && asked.length <= 12) refuse('briefly_unavailable', 503, { seconds: 3 });
      if (key === 'bug') refuse('internal', 500);
      return {};
    }) as Call,
    onSent: () => undefined,
    onRefused: () => {},
  });
  for (const [at, key] of ['away', 'bug', 'good'].entries()) outbox.add(message(key, at));
  deliverer.flush();
  await vi.advanceTimersByTimeAsync(2_900);
  expect(asked).toEqual(['away']);
  await vi.advanceTimersByTimeAsync(600_000);
  const tries = (key: string) => asked.filter((each) => each === key).length;
  expect([tries('away'), tries('bug'), tries('good')]).toEqual([13, 4, 1]);
  expect(outbox.all()).toMatchObject([{ key: 'bug', state: 'failed', code: 'internal' }]);
});

test('a message that was sent is shown until the screens have heard that it is in the conversation', () => {
  let tell = () => {};
  const outbox = createOutbox(undefined, (later) => void (tell = later));
  let heard = 0;
  outbox.subscribe(() => void (heard += 1));
  outbox.add(message('hello', 1));
  outbox.remove('hello');
  expect([keys(outbox.all()), keys(outbox.shown()), heard]).toEqual([[], ['hello'], 1]);
  tell();
  expect([keys(outbox.shown()), heard]).toEqual([[], 2]);
});
