/** A message on its way: `pending` is being sent, `outbox` waits for a connection, `failed` was refused and cost nothing. */
export interface OutgoingMessage {
  key: string;
  /** The profile it is for. */
  profile: string;
  text: string;
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

/** Keeps messages on their way in the browser, for one member: a reload or restart loses none. */
export function createOutbox(storage: Storage | undefined, memberId: string): Outbox {
  const name = `outbox:${memberId}`;
  let messages = read(storage, name);
  const listeners = new Set<() => void>();
  const set = (next: readonly OutgoingMessage[]) => {
    messages = next;
    try {
      if (next.length === 0) storage?.removeItem(name);
      else storage?.setItem(name, JSON.stringify(next));
    } catch {
      // A full or closed storage only costs what a reload would have kept.
    }
    for (const listener of listeners) listener();
  };
  return {
    all: () => messages,
    add: (message) => set([...messages.filter(({ key }) => key !== message.key), message]),
    change: (key, change) => set(messages.map((message) => (message.key === key ? { ...message, ...change } : message))),
    remove: (key) => {
      if (messages.some((message) => message.key === key)) set(messages.filter((message) => message.key !== key));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function read(storage: Storage | undefined, name: string): readonly OutgoingMessage[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(name) ?? '[]');
    return Array.isArray(kept) ? (kept as OutgoingMessage[]) : [];
  } catch {
    return [];
  }
}
