import { useEffect } from 'react';
import { useUser } from '../../api/use-app.ts';

/** The number of unread messages before the page's title, "(3) Likes · Vonk": a tab tells of them unseen. */
export function useUnreadTitle(): void {
  const unread = useUser()?.unread_messages ?? 0;
  useEffect(() => {
    const mark = () => {
      const title = withCount(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    mark();
    // Each screen writes its own title.
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = withCount(document.title, 0);
    };
  }, [unread]);
}

/** Badges end at 99+. */
const withCount = (title: string, unread: number): string => {
  const bare = title.replace(/^\(\d+\+?\) /, '');
  return unread === 0 ? bare : `(${unread > 99 ? '99+' : unread}) ${bare}`;
};
