const collectMilliseconds = 2;
const mostAtOnce = 200;

/** Gathers ids or signals for a moment and passes them on together: one commit that notifies for many. */
export function collector(pass: (words: string[]) => void): (words: readonly string[]) => void {
  const waiting = new Set<string>();
  const flush = () => {
    const words = [...waiting];
    waiting.clear();
    for (let at = 0; at < words.length; at += mostAtOnce) pass(words.slice(at, at + mostAtOnce));
  };
  return (words) => {
    if (waiting.size === 0 && words.length > 0) setTimeout(flush, collectMilliseconds);
    for (const word of words) waiting.add(word);
  };
}
