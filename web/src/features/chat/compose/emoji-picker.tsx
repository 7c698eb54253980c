import { lazy, Suspense, useId, useRef, useState, type ToggleEvent } from 'react';
import { useTranslations } from 'use-intl';
import { EmojiIcon } from '../../../ui/icons.ts';

const EmojiBoard = lazy(async () => ({ default: (await import('./emoji-board.tsx')).EmojiBoard }));

/** A button that opens a small board of emoji. */
export function EmojiPicker({ onPick }: { onPick: (picked: string) => void }) {
  const t = useTranslations('chat');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    setOpen(newState === 'open');
    if (newState !== 'open' || !button.current) return;
    const { top, left } = button.current.getBoundingClientRect();
    currentTarget.style.insetBlock = `auto ${window.innerHeight - top + 8}px`;
    currentTarget.style.insetInline = `${Math.max(
      8,
      Math.min(left, document.documentElement.clientWidth - 336),
    )}px auto`;
  };
  const pick = (picked: string) => {
    board.current?.hidePopover();
    onPick(picked);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={t('emoji')}
        title={t('emoji')}
        popoverTarget={id}
      >
        <EmojiIcon />
      </button>
      <div
        ref={board}
        id={id}
        popover="auto"
        className="emoji-board"
        role="group"
        aria-label={t('emoji')}
        onBeforeToggle={place}
      >
        {isOpen && (
          <Suspense>
            <EmojiBoard onPick={pick} />
          </Suspense>
        )}
      </div>
    </>
  );
}
