/** A small set, by feeling and subject: enough for a conversation, nothing to load. */
export const emoji = [
  '😀', '😄', '😅', '😂', '🙂', '😉', '😊', '😍', '😘', '😋', '😜', '🤔', '😏', '😌', '😢', '😭', '😳', '😱', '🥰', '🤗', '🙈', '🙃', '😴',
  '🤷', '👍', '👋', '👏', '🙏', '💪', '🤞', '❤️', '💛', '💐', '🌹', '🌷', '☀️', '🌙', '⭐', '🎉', '🎁', '☕', '🍷', '🍕', '🎵', '🐶', '🐱',
  '🚲', '🏖️',
] as const; // prettier-ignore

const name = 'emoji:recent';
const mostRecent = 8;

/** The ones used last on this device. */
export function recentEmoji(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string').slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

/** Puts one first among those. */
export function noteEmoji(used: string): void {
  try {
    localStorage.setItem(
      name,
      JSON.stringify([used, ...recentEmoji().filter((each) => each !== used)].slice(0, mostRecent)),
    );
  } catch {
    // Without storage the row of recent ones stays empty.
  }
}
