import { useLocation } from '@tanstack/react-router';
import type { Conversation } from '@vonk/contract/chat';
import { useEffect, useRef } from 'react';
import { useScroller } from './conversation-scroll.tsx';
import { elementOf } from './use-message-window.ts';

const mostTries = 400;

interface JumpTools {
  older: { load(): void; isLoading: boolean };
  /** How far a message is from the end of the list, in pixels, as far as that is known. */
  distanceTo(seq: number): number;
}

/** Goes to the message that the address names (`#message-12`): loads up to it and scrolls there, once. */
export function useJump({ messages, has_older: hasOlder }: Conversation, { older, distanceTo }: JumpTools): void {
  const target = Number(/^#?message-(\d{1,9})$/.exec(useLocation().hash)?.[1]);
  const scroller = useScroller();
  const done = useRef({ target: 0, tries: 0 });
  useEffect(() => {
    if (!target || done.current.target === target || done.current.tries > mostTries) return;
    done.current.tries += 1;
    if ((messages[0]?.seq ?? 0) > target && hasOlder) {
      if (!older.isLoading) older.load();
      return;
    }
    const element = document.getElementById(elementOf(target));
    if (element) {
      element.scrollIntoView({ block: 'center' });
      done.current = { target, tries: 0 };
    } else scroller.current?.scrollTo({ top: -distanceTo(target) });
  });
}
