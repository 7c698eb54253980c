/** What somebody does to a page; it scrolls by itself too, so that is not among them. */
const touches = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Resolves at the first touch of the page from now on, or when none came for so many milliseconds: until then what is
 * not needed to read a screen leaves line and processor to what is.
 */
export const afterTouch = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    for (const touch of touches)
      addEventListener(touch, go, { capture: true, passive: true, signal: listening.signal });
  });
