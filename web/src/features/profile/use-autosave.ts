import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallError } from '../../api/call.ts';
import { inOrder } from '../../api/sending/in-order.ts';
import { useApp } from '../../api/use-app.ts';
import { keepProfile, type ProfileChanges } from './queries.ts';
import { useMutation } from '../../api/sending/use-mutation.ts';

/** How a field stands with the server. */
export type SaveState = 'untouched' | 'saving' | 'saved' | 'failed';

/** A field that saves itself, and can go back to what it was. */
export interface Autosave<Value> {
  readonly value: Value;
  /** Changes it; `later` waits until nothing more is typed. */
  set(value: Value, when?: 'now' | 'later'): void;
  /** Saves what waits, as when the field is left. */
  flush(): void;
  readonly state: SaveState;
  /** Back to what was kept before the last change; undefined when there is none. */
  readonly undo: (() => void) | undefined;
  readonly retry: () => void;
  /** What is wrong with it; what is typed stays. */
  readonly error: string | undefined;
  /** Why it was not kept, where the field is not to blame. */
  readonly problem: string | undefined;
}

interface AutosaveOptions<Value> {
  /** As the server has it. */
  readonly saved: Value;
  readonly changesOf: (value: Value) => ProfileChanges;
  /** Whose mistakes are this field's. */
  readonly fields: readonly (keyof ProfileChanges)[];
}

/** So long after the last key it is saved. */
const typingMs = 900;

/** Saves one field of the own profile as it changes; a refusal stands at the field and nothing typed is lost. */
export function useAutosave<Value>({ saved, changesOf, fields }: AutosaveOptions<Value>): Autosave<Value> {
  const [value, setValue] = useState(saved);
  const [past, setPast] = useState<readonly Value[]>([]);
  // What the server has, what was sent last, and what stands in the field.
  const known = useRef({ kept: saved, sent: saved, latest: saved });
  const waiting = useRef<number>(undefined);
  const { mutate, status, error, reset } = useSaveProfile<Value>(changesOf, {
    onKept: ({ value: next, isUndo }) => {
      const before = known.current.kept;
      known.current.kept = next;
      if (!isUndo) setPast((others) => [...others, before]);
    },
    onRefused: () => {
      known.current.sent = known.current.kept;
    },
  });

  const save = (isUndo: boolean) => {
    window.clearTimeout(waiting.current);
    waiting.current = undefined;
    if (Object.is(known.current.sent, known.current.latest)) {
      if (status === 'error') reset();
      return;
    }
    known.current.sent = known.current.latest;
    mutate({ value: known.current.latest, isUndo });
  };
  const change = (next: Value) => {
    known.current.latest = next;
    setValue(next);
  };
  const flush = () => {
    if (waiting.current !== undefined) save(false);
  };
  useFlushOnLeaving(flush);
  const refusal =
    error instanceof CallError && fields.includes(error.field as keyof ProfileChanges) ? error.message : undefined;
  const [last, ...earlier] = past.toReversed();
  return {
    value,
    set(next, when = 'now') {
      change(next);
      window.clearTimeout(waiting.current);
      waiting.current = window.setTimeout(() => save(false), when === 'now' ? 0 : typingMs);
    },
    flush,
    state: stateOf(status),
    undo:
      past.length === 0
        ? undefined
        : () => {
            change(last as Value);
            setPast(earlier.toReversed());
            save(true);
          },
    retry: () => save(false),
    error: refusal,
    problem: error && refusal === undefined ? error.message : undefined,
  };
}

const stateOf = (status: 'idle' | 'pending' | 'success' | 'error'): SaveState =>
  ({ idle: 'untouched', pending: 'saving', success: 'saved', error: 'failed' } as const)[status];

interface Sent<Value> {
  readonly value: Value;
  readonly isUndo: boolean;
}

/** Keeps one change of the profile after another, so that the last one counts. */
function useSaveProfile<Value>(
  changesOf: (value: Value) => ProfileChanges,
  { onKept, onRefused }: { onKept: (sent: Sent<Value>) => void; onRefused: () => void },
) {
  const { call } = useApp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ value }: Sent<Value>) => inOrder('profile', () => call('PUT /api/profile.php', changesOf(value))),
    onSuccess: ({ profile }, sent) => {
      keepProfile(queryClient, profile);
      onKept(sent);
    },
    onError: onRefused,
  });
}

/** Nothing typed is lost by closing the tab or going to another screen. */
function useFlushOnLeaving(flush: () => void): void {
  const leave = useEffectEvent(flush);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
}
