import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { DownIcon } from '../../ui/icons.ts';

const awayPixels = 400;
const ScrollerContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element that scrolls the conversation. It is laid out from its end: its position is 0 at the newest message and negative above it. */
export const useScroller = (): RefObject<HTMLElement | null> => useContext(ScrollerContext);

const AwayContext = createContext(false);

/** Whether one reads far above the newest message: what is drawn there while one scrolls is nothing new. */
export const useIsAway = (): boolean => useContext(AwayContext);

/** The scrolling part of a conversation: begins at the first unread message, and leads back to the newest from far above (CHAT-9). */
export function ConversationScroll({ announced, children }: { announced: ReactNode; children: ReactNode }) {
  const t = useTranslations('chat');
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const unread = scroller.current?.querySelector('[data-first-unread]');
    const box = scroller.current?.getBoundingClientRect();
    if (unread && box && unread.getBoundingClientRect().top < box.top) unread.scrollIntoView({ block: 'start' });
  }, []);
  const onScroll = () => setAway((scroller.current?.scrollTop ?? 0) < -awayPixels);
  return (
    <AwayContext value={isAway}>
      <div className="conversation-scroll-frame">
        <div ref={scroller} className="conversation-scroll" tabIndex={-1} onScroll={onScroll}>
          <ScrollerContext value={scroller}>{children}</ScrollerContext>
        </div>
        {announced}
        {isAway && (
          <span className="to-newest">
            <IconButton outlined label={t('toNewest')} icon={<DownIcon />} onClick={() => scroller.current?.scrollTo({ top: 0 })} />
          </span>
        )}
      </div>
    </AwayContext>
  );
}
