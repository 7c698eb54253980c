import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { classes } from '../../../ui/classes.ts';
import { DownIcon } from '../../../ui/icons.ts';

const awayPixels = 400;
const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/**
 * The element that scrolls the conversation. It is laid out from its end: its position is 0 at the newest message and
 * negative above it.
 */
export const useScroller = (): RefObject<HTMLElement | null> => useContext(ScrollerContext);

const AwayContext = createContext(false);

/** Whether one reads far above the newest message: what is drawn there while one scrolls is nothing new. */
export const useIsAway = (): boolean => useContext(AwayContext);

type ConversationScrollProps = {
  /**
   * The name of the part while nothing was said yet: then nothing in it takes the focus, and it must itself to be
   * scrolled by keyboard.
   */
  empty: string | undefined;
  announced: ReactNode;
  children: ReactNode;
};

/**
 * The scrolling part of a conversation: begins at the first unread message, and leads back to the newest from far above
 * (CHAT-9).
 */
export function ConversationScroll({ empty, announced, children }: ConversationScrollProps) {
  const t = useTranslations('chat');
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => (scroller.current ? holdFirstUnread(scroller.current) : undefined), []);
  const onScroll = () => setAway((scroller.current?.scrollTop ?? 0) < -awayPixels);
  return (
    <AwayContext value={isAway}>
      <div className="conversation-scroll-frame">
        <div
          ref={scroller}
          className={classes('conversation-scroll', empty !== undefined && 'conversation-scroll-empty')}
          onScroll={onScroll}
          {...(empty === undefined ? { tabIndex: -1 } : { tabIndex: 0, role: 'region', 'aria-label': empty })}
        >
          <ScrollerContext value={scroller}>{children}</ScrollerContext>
        </div>
        {announced}
        {isAway && (
          <span className="to-newest">
            <IconButton
              outlined
              label={t('toNewest')}
              icon={<DownIcon />}
              onClick={() => scroller.current?.scrollTo({ top: 0 })}
            />
          </span>
        )}
      </div>
    </AwayContext>
  );
}

const settlingMilliseconds = 5000;
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Shows the first unread message, and goes on while the conversation settles: notes about messages come a moment later
 * and would push it out. Ends at the first input; answers how to end it before.
 */
function holdFirstUnread(scroller: HTMLElement): () => void {
  const unread = scroller.querySelector('[data-first-unread]');
  const list = unread?.parentElement;
  if (!unread || !list) return () => undefined;
  const show = () => {
    if (unread.getBoundingClientRect().top < scroller.getBoundingClientRect().top)
      unread.scrollIntoView({ block: 'start' });
  };
  const observer = new ResizeObserver(show);
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, end, true);
  };
  const timer = setTimeout(end, settlingMilliseconds);
  for (const input of inputs) addEventListener(input, end, { capture: true, passive: true });
  observer.observe(list);
  show();
  return end;
}
