import { useQueryClient } from '@tanstack/react-query';
import type { LiveKind, LivePayloads } from '@vonk/contract/live';
import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { whenTakenOver } from '../device/start/taken-over.tsx';
import { keepStream, type LiveState } from './event-stream.ts';
import { keys } from './keys.ts';

export type LiveHandlers = { readonly [Kind in LiveKind]?: (payload: LivePayloads[Kind]) => void };

/** The handlers of all that is on screen, each as it was rendered last. */
type Listeners = Set<RefObject<LiveHandlers>>;

const ListenersContext = createContext<Listeners>(new Set());
const StateContext = createContext<LiveState>('off');

/**
 * Keeps the member's event stream. It begins where the member was read, so that nothing between the making of the page
 * and its first stream is missed: a screen must fetch what it shows after the member, as all loaders do.
 */
export function LiveProvider({ memberId, children }: { memberId: string | undefined; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<LiveState>('off');
  const [listeners] = useState<Listeners>(() => new Set());

  useEffect(() => {
    if (memberId === undefined) return;
    const begin = () =>
      keepStream({
        start: queryClient.getQueryData(keys.user)?.live_seq ?? 0,
        emit(kind, payload) {
          for (const { current } of listeners) current[kind]?.(payload);
        },
        // Not urgent: it would make a page that is just being taken over do the rest in one go.
        setState: (next) => startTransition(() => setState(next)),
        refetch: () => void queryClient.invalidateQueries(),
        checkSession: () => void queryClient.invalidateQueries({ queryKey: keys.user }),
      });
    return whenTakenOver(begin);
  }, [memberId, listeners, queryClient]);

  return (
    <ListenersContext value={listeners}>
      <StateContext value={memberId === undefined ? 'off' : state}>{children}</StateContext>
    </ListenersContext>
  );
}

export function useLiveEvents(handlers: LiveHandlers): void {
  const listeners = useContext(ListenersContext);
  const latest = useRef(handlers);
  useEffect(() => void (latest.current = handlers));
  useEffect(() => {
    listeners.add(latest);
    return () => void listeners.delete(latest);
  }, [listeners]);
}

/** Whether the stream is open now. */
export const useLiveState = (): LiveState => useContext(StateContext);
