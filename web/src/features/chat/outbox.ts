import type { Gift, Icebreaker, Reply } from '@vonk/contract/chat';

/** A message on its way: `pending` is being sent, `outbox` waits for a connection, `failed` was refused and cost nothing. */
export interface OutgoingMessage {
  key: string;
  /** The profile it is for. */
  profile: string;
  /** What is shown: the words, or the gift's name. */
  text: string;
  gift?: Gift;
  icebreaker?: Icebreaker;
  /** What it answers. */
  reply?: Reply;
  createdAt: string;
  state: 'pending' | 'outbox' | 'failed';
  /** Why it failed, in the member's language. */
  reason?: string;
  /** The refusal's code. */
  code?: string;
}

export interface Outbox {
  /** All messages on their way, oldest first; a new array after every change. */
  all(): readonly OutgoingMessage[];
  add(message: OutgoingMessage): void;
  change(key: string, change: Partial<OutgoingMessage>): void;
  remove(key: string): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps messages on their way in the browser, for one member: a reload or restart loses none. Each lies under its own key, so that tabs do not overwrite each other. */
export function createOutbox(storage: Storage | undefined, memberId: string): Outbox {
  const prefix = `outbox:${memberId}:`;
  let messages = readAll(storage, prefix);
  const listeners = new Set<() => void>();
  const tell = (next: readonly OutgoingMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const keep = (message: OutgoingMessage) => {
    try {
      storage?.setItem(prefix + message.key, JSON.stringify(message));
    } catch {
      // A full or closed storage only costs what a reload would have kept.
    }
  };
  return {
    all: () => messages,
    add(message) {
      keep(message);
      tell([...messages.filter(({ key }) => key !== message.key), message]);
    },
    change(key, change) {
      const next = messages.map((message) => (message.key === key ? { ...message, ...change } : message));
      for (const message of next) if (message.key === key) keep(message);
      tell(next);
    },
    remove(key) {
      storage?.removeItem(prefix + key);
      if (messages.some((message) => message.key === key)) tell(messages.filter((message) => message.key !== key));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readAll(storage: Storage | undefined, prefix: string): readonly OutgoingMessage[] {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '').filter((name) => name.startsWith(prefix));
  return names
    .flatMap((name) => readOne(storage?.getItem(name) ?? ''))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

function readOne(text: string): OutgoingMessage[] {
  try {
    return [JSON.parse(text) as OutgoingMessage];
  } catch {
    return [];
  }
}
