import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';

/** What is fetched only where it is needed. */
export interface Late<T> {
  load(): Promise<void>;
  /** What it is, once it is there. */
  current(): T | undefined;
  subscribe(listener: () => void): () => void;
}

/** A part of the app that is fetched only where it is needed. */
export type LatePart<Props> = Late<ComponentType<Props>>;

/** What runs around screens. */
export type Frame = { children: ReactNode };

export const createLatePart = <Props>(fetchPart: () => Promise<ComponentType<Props>>): LatePart<Props> =>
  createLate(fetchPart);

export function createLate<T>(fetchPart: () => Promise<T>): Late<T> {
  let part: T | undefined;
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
export const presentPart = <Props>(part: ComponentType<Props> | undefined): LatePart<Props> => ({
  load: async () => {},
  current: () => part,
  subscribe: () => () => {},
});

export const useLatePart = <Props>(part: LatePart<Props>, isWanted: boolean): ComponentType<Props> | undefined =>
  useLate(part, isWanted);

/**
 * A part once it is there; fetched if it is not. Unlike `lazy` it stands in the server's page and is taken over at once
 * where it was loaded before.
 */
export function useLate<T>(part: Late<T>, isWanted: boolean): T | undefined {
  useEffect(() => {
    // One that did not come is asked for again by the next that wants it.
    if (isWanted) part.load().catch(() => undefined);
  }, [isWanted, part]);
  return useSyncExternalStore(part.subscribe, part.current, part.current);
}
