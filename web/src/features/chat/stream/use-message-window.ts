import type { Message } from '@vonk/contract/chat';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { useScroller } from './conversation-scroll.tsx';
import { createHold } from './hold-place.ts';
import { type Chunk, chunkOf, chunksOf, guessedChunkPixels, type Place, rangeAt } from './message-window.ts';

/** As many are simply drawn. */
const wholeUntil = 320;
/** What the server draws, as a screen shows hardly more; all others follow as soon as the page lives. */
const firstDrawn = 20;
const marginPixels = 1600;
const stepPixels = 400;

/** The name of a message's element on the page. */
export const elementOf = (seq: number): string => `message-${seq}`;

/**
 * Of a long conversation only what is near the eye is drawn (100,000 messages are as light as 100); what is left out
 * keeps its height. The list is laid out from its end, so what comes or goes above moves nothing. What the server draws
 * has all from a message on that the page begins at.
 */
export function useMessageWindow(messages: readonly Message[], { list, from }: Begun) {
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
  const isHydrated = useHydrated();
  const offset = Math.max(drawn[0]?.from ?? 0, isHydrated ? 0 : firstOf(messages, from));
  const shown = useMemo(() => messages.slice(offset, drawn.at(-1)?.to ?? 0), [drawn, messages, offset]);
  // Whole lists are measured too: what is left out first was drawn before.
  useLayoutEffect(() => {
    if (list.current) measure(list.current, { drawn, messages, heights });
    hold.keep();
  });
  const distanceTo = (seq: number) =>
    chunks.reduce((sum, { id }) => (id > chunkOf(seq) ? sum + (heights.get(id) ?? guessedChunkPixels) : sum), 0);
  return { shown, offset, above, below, distanceTo };
}

interface Begun {
  list: RefObject<HTMLElement | null>;
  /** The number of the message that the page begins at; without one it begins at the newest. */
  from: number | undefined;
}

function firstOf(messages: readonly Message[], from: number | undefined): number {
  const begun = messages.findIndex(({ seq }) => seq === from);
  return Math.min(messages.length - firstDrawn, begun === -1 ? Infinity : begun);
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
