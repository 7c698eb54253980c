import type { ReactNode, Ref } from 'react';
import { Button } from '../actions/button.tsx';

type MessageListProps = {
  label: string;
  ref?: Ref<HTMLOListElement>;
  /** What is added now is nothing new, and not read aloud. */
  silent?: boolean;
  children: ReactNode;
};

/** The messages of a conversation; new ones are announced. */
export function MessageList({ label, ref, silent, children }: MessageListProps) {
  return (
    <div role="log" aria-label={label} aria-live={silent ? 'off' : undefined}>
      <ol ref={ref} className="message-list">
        {children}
      </ol>
    </div>
  );
}

/** The day the messages below it were sent. */
export function DaySeparator({ children }: { children: string }) {
  return <li className="day-separator">{children}</li>;
}

/** How many older messages there are, and the way to them. */
export function OlderHistory({
  label,
  busy,
  onShow,
}: {
  label: string;
  busy?: boolean | undefined;
  onShow: () => void;
}) {
  return (
    <li className="older-history">
      <Button variant="quiet" size="compact" busy={busy} onClick={onShow}>
        {label}
      </Button>
    </li>
  );
}

/** In place of messages that are not drawn, as high as they are; `isAbove` the others or below them. */
export function LeftOut({ pixels, isAbove }: { pixels: number; isAbove?: boolean }) {
  return pixels > 0 && <li aria-hidden="true" className="left-out" data-above={isAbove} style={{ height: pixels }} />;
}
