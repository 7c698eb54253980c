import { useLayoutEffect, useRef } from 'react';
import { useScroller } from './conversation-scroll.tsx';
import type { OutgoingMessage } from '../sending/outbox.ts';

/** Who writes looks at what they wrote, however far up they were reading. */
export function useNewestOnSend(outgoing: readonly OutgoingMessage[]): void {
  const scroller = useScroller();
  const newest = outgoing.at(-1)?.key;
  // What waited since an earlier page is not being written now.
  const seen = useRef(newest);
  useLayoutEffect(() => {
    if (newest === undefined || newest === seen.current) return;
    seen.current = newest;
    scroller.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [newest, scroller]);
}
