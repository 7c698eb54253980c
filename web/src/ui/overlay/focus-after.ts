/**
 * Finds a place for the focus after what held it is gone: where it was before, else the page's content. A browser does
 * so by itself only for a dialog that closes before it is taken away and whose opener is still there; else the focus
 * falls to the body, and a keyboard begins again at the top. What has the focus keeps it.
 */
export function focusAfter(previous: Element | null): void {
  if (hasFocus()) return;
  if (previous instanceof HTMLElement && previous.isConnected && previous !== document.body)
    previous.focus({ preventScroll: true });
  if (hasFocus()) return;
  const main = document.getElementById('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;
