import type { ComponentType, ReactNode } from 'react';

type Wrapper = ComponentType<{ children: ReactNode }>;

/** A part of the app around its screens that is fetched only where it is needed. */
export interface LatePart {
  load(): Promise<void>;
  /** The part, once it is there. */
  current(): Wrapper | undefined;
  subscribe(listener: () => void): () => void;
}

/** A part that `fetchPart` brings. */
export function createLatePart(fetchPart: () => Promise<Wrapper>): LatePart {
  let part: Wrapper | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const fetchOnce = async () => {
    try {
      part = await fetchPart();
      for (const listener of listeners) listener();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    load: () => (loading ??= fetchOnce()),
    current: () => part,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A part that is there already, or that this page does without, as on the server: the browser begins with the same. */
export const presentPart = (part: Wrapper | undefined): LatePart => ({
  load: async () => {},
  current: () => part,
  subscribe: () => () => {},
});
