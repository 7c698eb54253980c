import { LikeIcon } from '../icons.ts';

export type LikeToggle = { liked: boolean; label: string; onToggle: () => void; busy?: boolean | undefined };

/** The heart on a card: filled when liked. `label` names the member. */
export function LikeButton({ liked, label, onToggle, busy }: LikeToggle) {
  return (
    <button
      type="button"
      className="like-button"
      aria-label={label}
      aria-pressed={liked}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onToggle}
    >
      <LikeIcon />
    </button>
  );
}
