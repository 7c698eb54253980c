import { useQueryClient } from '@tanstack/react-query';
import type { LiveKind } from '@vonk/contract/live';
import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from 'react';
import { keys } from './keys.ts';
import { keepStream, type LiveState } from './event-stream.ts';

type Listener = (payload: never) => void;

interface Hub {
  listen(kind: LiveKind, listener: Listener): () => void;
}

const HubContext = createContext<Hub>({ listen: () => () => {} });
const StateContext = createContext<LiveState>('off');

/**
 * Keeps the member's event stream. It begins where the member was read, so that nothing between the making of the page and its first
 * stream is missed: a screen must fetch what it shows after the member, as all loaders do.
 */
export function LiveProvider({ memberId, children }: { memberId: string | undefined; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('off');
  const [listeners] = useState(() => new Map<LiveKind, Set<Listener>>());
  const hub = useMemo<Hub>(
    () => ({
      listen(kind, listener) {
        const set = listeners.get(kind) ?? new Set();
        listeners.set(kind, set.add(listener));
        return () => void set.delete(listener);
      },
    }),
    [listeners],
  );

  useEffect(() => {
    if (memberId === undefined) return;
    return keepStream({
      start: queryClient.getQueryData(keys.user)?.live_seq ?? 0,
      emit(kind, payload) {
        for (const listener of listeners.get(kind) ?? []) listener(payload as never);
      },
      // Not urgent: it would make a page that is just being taken over do the rest in one go.
      setState: (next) => startTransition(() => setState(next)),
      refetch: () => void queryClient.invalidateQueries(),
      checkSession: () => void queryClient.invalidateQueries({ queryKey: keys.user }),
    });
  }, [memberId, listeners, queryClient]);

  return (
    <HubContext value={hub}>
      <StateContext value={memberId === undefined ? 'off' : state}>{children}</StateContext>
    </HubContext>
  );
}

/** Calls `listener` for each live event of a kind; wrap it in `useCallback`. */
export function useLiveEvent<Payload>(kind: LiveKind, listener: (payload: Payload) => void): void {
  const hub = useContext(HubContext);
  useEffect(() => hub.listen(kind, listener as Listener), [hub, kind, listener]);
}

/** What to do at each kind of event. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind has its own payload, which its listener names
export type LiveHandlers = Partial<Record<LiveKind, (payload: any) => void>>;

/** Calls a handler for each live event of its kind; wrap the handlers in `useMemo`. */
export function useLiveEvents(handlers: LiveHandlers): void {
  const hub = useContext(HubContext);
  useEffect(() => {
    const stops = Object.entries(handlers).map(([kind, listener]) => hub.listen(kind as LiveKind, listener));
    return () => {
      for (const stop of stops) stop();
    };
  }, [hub, handlers]);
}

/** Whether the stream is open now. */
export const useLiveState = (): LiveState => useContext(StateContext);
