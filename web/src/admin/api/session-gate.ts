/**
 * Whether the session ended while its owner was at work. The page stays as it is, with what was typed, under the
 * dialog that logs in again.
 */
export interface SessionGate {
  isClosed(): boolean;
  close(): void;
  open(): void;
  subscribe(listener: () => void): () => void;
}

export function createSessionGate(): SessionGate {
  let closed = false;
  const listeners = new Set<() => void>();
  const set = (value: boolean) => {
    if (closed === value) return;
    closed = value;
    for (const listener of listeners) listener();
  };
  return {
    isClosed: () => closed,
    close: () => set(true),
    open: () => set(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
