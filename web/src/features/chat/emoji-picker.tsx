import { useId, useRef, useState, type ToggleEvent } from 'react';
import { useTranslations } from 'use-intl';
import { EmojiIcon } from '../../ui/icons.ts';
import { emoji, noteEmoji, recentEmoji } from './emoji.ts';

/** A button that opens a small board of emoji, those used last first. */
export function EmojiPicker({ onPick }: { onPick: (picked: string) => void }) {
  const t = useTranslations('chat');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState<string[]>([]);
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open' || !button.current) return;
    setRecent(recentEmoji());
    const { top, left } = button.current.getBoundingClientRect();
    currentTarget.style.insetBlock = `auto ${window.innerHeight - top + 8}px`;
    currentTarget.style.insetInline = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - 336))}px auto`;
  };
  const pick = (picked: string) => {
    noteEmoji(picked);
    board.current?.hidePopover();
    onPick(picked);
  };
  const row = (each: string, key: string) => (
    <button key={key} type="button" className="emoji" onClick={() => pick(each)}>
      {each}
    </button>
  );
  return (
    <>
      <button ref={button} type="button" className="icon-button" aria-label={t('emoji')} title={t('emoji')} popoverTarget={id}>
        <EmojiIcon />
      </button>
      <div ref={board} id={id} popover="auto" className="emoji-board" role="group" aria-label={t('emoji')} onBeforeToggle={place}>
        {recent.map((each) => row(each, `recent ${each}`))}
        {recent.length > 0 && <hr />}
        {emoji.map((each) => row(each, each))}
      </div>
    </>
  );
}
