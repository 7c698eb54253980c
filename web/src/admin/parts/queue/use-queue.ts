import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../api/call.ts';
import { useMutation } from '../../../api/sending/use-mutation.ts';
import { NotProved } from '../../frame/proof/proof-provider.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { undoSeconds } from '@vonk/contract/admin/queues';

export interface QueueItem {
  readonly id: string;
}

export interface QueueCalls<Item, Decision> {
  /** Gives an item back undecided. */
  giveBack(item: Item): Promise<unknown>;
  decide(item: Item, decision: Decision): Promise<unknown>;
  /** Takes one's own decision back, while it has not taken effect. */
  undo(item: Item): Promise<unknown>;
  /** Reads the list anew. */
  refresh(): void;
}

/**
 * Goes through the items of a queue, one at a time: the next one stands there at once, while the decision is being
 * sent. What was refused comes back with its reason; the last decision can be taken back for ten seconds.
 */
export function useQueue<Item extends QueueItem, Decision>(items: readonly Item[], calls: QueueCalls<Item, Decision>) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [late, setLate] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  // The same one always, so that a row of the list need not be drawn anew for it.
  const choose = useCallback((item: Item) => setChosen(item.id), []);
  const comeBack = ({ id }: Item) => setGone((ids) => new Set([...ids].filter((one) => one !== id)));
  const sent = useSent(calls, {
    comeBack,
    undone: (item) => {
      comeBack(item);
      setChosen(item.id);
    },
  });
  const shown = inOrder(items, { gone, late });
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosen),
  );
  const current = shown[at];
  const leave = () => setChosen((shown[at + 1] ?? shown[at - 1])?.id);
  return {
    shown,
    current,
    next: shown.slice(at + 1, at + 4),
    choose,
    forth: () => setChosen(shown[Math.min(at + 1, shown.length - 1)]?.id),
    back: () => setChosen(shown[Math.max(at - 1, 0)]?.id),
    /** Decides the current one; `words` say so, beside the way back. */
    decide(decision: Decision, words: string) {
      if (!current) return;
      leave();
      setGone((ids) => new Set(ids).add(current.id));
      sent.decide(current, { decision, words });
    },
    /** Puts the current one last. */
    later() {
      if (!current) return;
      leave();
      setLate((ids) => [...ids.filter((id) => id !== current.id), current.id]);
      sent.giveBack(current);
    },
    undo: sent.undo,
  };
}

interface Outcomes<Item> {
  comeBack(item: Item): void;
  undone(item: Item): void;
}

interface Sent<Item> {
  item: Item;
  /** When it was decided, in milliseconds since 1970. */
  at: number;
  /** Whether the server took it. */
  arrives: Promise<boolean>;
}

/** Sends decisions and remembers the last one for as long as it can be taken back. */
function useSent<Item extends QueueItem, Decision>(
  calls: QueueCalls<Item, Decision>,
  { comeBack, undone }: Outcomes<Item>,
) {
  const t = useTranslations('admin.queue');
  const toast = useToast();
  // Read at the press of a notice's button, which was made before the decision was remembered.
  const last = useRef<Sent<Item>>(undefined);
  const fail = (error: unknown, item: Item) => {
    comeBack(item);
    // To turn away from the proof is no mistake.
    if (error instanceof NotProved) return;
    toast({ kind: 'error', text: (error instanceof CallError && error.message) || t('failed') });
    calls.refresh();
  };
  const decision = useMutation({
    mutationFn: ({ item, decision }: { item: Item; decision: Decision }) => calls.decide(item, decision),
    onError: (error, { item }) => fail(error, item),
  });
  const taking = useMutation({
    // What is taken back in the same breath is under way still: only the server knows when it is there.
    mutationFn: async ({ item, arrives }: Sent<Item>) => {
      const hasArrived = await arrives;
      if (hasArrived) await calls.undo(item);
      return hasArrived;
    },
    onSuccess: (hasArrived, { item }) => {
      if (!hasArrived) return;
      undone(item);
      toast({ text: t('undone') });
    },
    onError: (error, { item }) => fail(error, item),
  });
  const { mutate: giveBack } = useMutation({ mutationFn: calls.giveBack, onError: fail });
  const undo = () => {
    const sent = last.current;
    if (!sent || Date.now() - sent.at > undoSeconds * 1000) return;
    last.current = undefined;
    taking.mutate(sent);
  };
  return {
    giveBack,
    undo,
    decide(item: Item, { decision: decided, words }: { decision: Decision; words: string }) {
      const arrives = decision.mutateAsync({ item, decision: decided }).then(
        () => true,
        () => false,
      );
      last.current = { item, at: Date.now(), arrives };
      toast({ text: words, action: { label: t('undo'), onPress: undo } });
    },
  };
}

/** Without what is decided; what was put off stands last, in the order in which it was. */
function inOrder<Item extends QueueItem>(
  items: readonly Item[],
  { gone, late }: { gone: ReadonlySet<string>; late: readonly string[] },
): readonly Item[] {
  const open = items.filter(({ id }) => !gone.has(id));
  return [
    ...open.filter(({ id }) => !late.includes(id)),
    ...late.flatMap((id) => open.filter((item) => item.id === id)),
  ];
}
