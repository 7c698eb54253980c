import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from '../../../../api/call.ts';
import { useMutation } from '../../../../api/sending/use-mutation.ts';
import { afterPaint } from '../../../../device/after-paint.ts';
import { NotProved } from '../../../frame/proof/proof-provider.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { undoSeconds } from '@vonk/contract/admin/queues';
import type { QueueCalls, QueueItem } from './queue.ts';

interface Outcomes<Item> {
  /** The server took it. */
  arrived(item: Item): void;
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
export function useSent<Item extends QueueItem, Decision>(
  calls: QueueCalls<Item, Decision>,
  { arrived, comeBack, undone }: Outcomes<Item>,
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
    onSuccess: (_, { item }) => arrived(item),
    onError: (error, { item }) => fail(error, item),
  });
  const taking = useMutation({
    // What is taken back in the same breath is under way still: only the server knows when it is there.
    mutationFn: async ({ item, arrives }: Sent<Item>) => {
      const hasArrived = await arrives;
      if (!hasArrived) return false;
      await calls.undo(item);
      // The list may have been read since: without it.
      await calls.readList();
      return true;
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
      // The next one is painted first.
      const arrives = afterPaint()
        .then(() => {
          toast({ text: words, action: { label: t('undo'), onPress: undo } });
          return decision.mutateAsync({ item, decision: decided });
        })
        .then(
          () => true,
          () => false,
        );
      last.current = { item, at: Date.now(), arrives };
    },
  };
}
