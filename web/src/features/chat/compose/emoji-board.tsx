import { useState } from 'react';
import { emoji, noteEmoji, recentEmoji } from './emoji.ts';

/** The emoji one can choose, those used last first. */
export function EmojiBoard({ onPick }: { onPick: (picked: string) => void }) {
  const [recent] = useState(recentEmoji);
  const row = (each: string, key: string) => (
    <button
      key={key}
      type="button"
      className="emoji"
      onClick={() => {
        noteEmoji(each);
        onPick(each);
      }}
    >
      {each}
    </button>
  );
  return (
    <>
      {recent.map((each) => row(each, `recent ${each}`))}
      {recent.length > 0 && <hr />}
      {emoji.map((each) => row(each, each))}
    </>
  );
}
