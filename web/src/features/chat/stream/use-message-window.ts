import type { Message } from '@vonk/contract/chat';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useScroller } from './conversation-scroll.tsx';
import { createHold } from './hold-place.ts';
import { type Chunk, chunkOf, chunksOf, guessedChunkPixels, type Place, rangeAt } from './message-window.ts';

/** As many are simply drawn. */
const wholeUntil = 320;
const marginPixels = 1600;
const stepPixels = 400;

/** The name of a message's element on the page. */
export const elementOf = (seq: number): string => `message-${seq}`;

/**
 * Of a long conversation only what is near the eye is drawn (100,000 messages are as light as 100); what is left out
 * keeps its height. The list is laid out from its end, so what comes or goes above moves nothing.
 */
export function useMessageWindow(messages: readonly Message[], list: RefObject<HTMLElement | null>) {
  const scroller = useScroller();
  const chunks = useMemo(() => chunksOf(messages), [messages]);
  const [heights] = useState(() => new Map<number, number>());
  const [place, setPlace] = useState<Place>({ distance: 0, height: 1000 });
  const hold = useMemo(() => createHold(scroller), [scroller]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      hold.note();
      const [distance, height] = [
        Math.floor(-element.scrollTop / stepPixels) * stepPixels,
        element.clientHeight + stepPixels,
      ];
      setPlace((known) => (known.distance === distance && known.height === height ? known : { distance, height }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [hold, scroller]);

  const isWhole = messages.length <= wholeUntil;
  const range = isWhole
    ? { first: 0, last: chunks.length - 1, above: 0, below: 0 }
    : rangeAt(
        chunks.map(({ id }) => heights.get(id) ?? guessedChunkPixels),
        place,
        marginPixels,
      );
  const { first, last, above, below } = range;
  const drawn = useMemo(() => chunks.slice(first, last + 1), [chunks, first, last]);
  const shown = useMemo(() => messages.slice(drawn[0]?.from ?? 0, drawn.at(-1)?.to ?? 0), [drawn, messages]);
  // Whole lists are measured too: what is left out first was drawn before.
  useLayoutEffect(() => {
    if (list.current) measure(list.current, { drawn, messages, heights });
    hold.keep();
  });
  const distanceTo = (seq: number) =>
    chunks.reduce((sum, { id }) => (id > chunkOf(seq) ? sum + (heights.get(id) ?? guessedChunkPixels) : sum), 0);
  return { shown, offset: drawn[0]?.from ?? 0, above, below, distanceTo };
}

interface Measured {
  drawn: readonly Chunk[];
  messages: readonly Message[];
  heights: Map<number, number>;
}

/** Notes how high each chunk is: from the end of the one before to its own, with the days and gaps between. */
function measure(list: HTMLElement, { drawn, messages, heights }: Measured): void {
  const above = list.querySelector('[data-above]');
  let end = above ? above.getBoundingClientRect().bottom : list.getBoundingClientRect().top;
  for (const { id, to } of drawn) {
    const last = document.getElementById(elementOf(messages[to - 1]?.seq ?? 0));
    if (!last) return;
    const { bottom } = last.getBoundingClientRect();
    heights.set(id, bottom - end);
    end = bottom;
  }
}
