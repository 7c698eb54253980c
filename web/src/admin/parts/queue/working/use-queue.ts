import { useCallback, useState } from 'react';
import type { QueueCalls, QueueItem, QueueRead } from './queue.ts';
import { useSent } from './use-sent.ts';

/** What was decided here, by id, and since when the server knows it; undefined: it is under way. */
type Gone = ReadonlyMap<string, number | undefined>;

/**
 * Goes through the items of a queue, one at a time: the next one stands there at once, while the decision is being
 * sent. What was refused comes back with its reason; the last decision can be taken back for ten seconds. What the
 * server lists though it knew of the decision waits indeed, and stands there again.
 */
export function useQueue<Item extends QueueItem, Decision>(
  { items, askedAt }: QueueRead<Item>,
  calls: QueueCalls<Item, Decision>,
) {
  const [gone, setGone] = useState<Gone>(new Map());
  const [late, setLate] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  // The same one always, so that a row of the list need not be drawn anew for it.
  const choose = useCallback((item: Item) => setChosen(item.id), []);
  const comeBack = ({ id }: Item) => setGone((ids) => new Map([...ids].filter(([one]) => one !== id)));
  const sent = useSent(calls, {
    arrived: ({ id }) => setGone((ids) => new Map(ids).set(id, Date.now())),
    comeBack,
    undone: (item) => {
      comeBack(item);
      setChosen(item.id);
    },
  });
  const isGone = (id: string) => gone.has(id) && askedAt <= (gone.get(id) ?? Infinity);
  const open = items.filter(({ id }) => !isGone(id));
  const shown = inOrder(open, late);
  const at = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosen),
  );
  const current = shown[at];
  const leave = () => setChosen((shown[at + 1] ?? shown[at - 1])?.id);
  return {
    shown,
    /** How many of them were not put off. */
    ahead: open.filter(({ id }) => !late.includes(id)).length,
    /** Whether a decision is under way to the server. */
    isSending: [...gone.values()].includes(undefined),
    current,
    next: shown.slice(at + 1, at + 4),
    choose,
    forth: () => setChosen(shown[Math.min(at + 1, shown.length - 1)]?.id),
    back: () => setChosen(shown[Math.max(at - 1, 0)]?.id),
    /** Decides the current one; `words` say so, beside the way back. */
    decide(decision: Decision, words: string) {
      if (!current) return;
      leave();
      setGone((ids) => new Map(ids).set(current.id, undefined));
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

/** What was put off stands last, in the order in which it was. */
const inOrder = <Item extends QueueItem>(open: readonly Item[], late: readonly string[]): readonly Item[] => [
  ...open.filter(({ id }) => !late.includes(id)),
  ...late.flatMap((id) => open.filter((item) => item.id === id)),
];
