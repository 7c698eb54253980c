const storageKey = 'lb';

/** Whether leaving a page is counted in this tab: an address with `lb` asks for it (C32). */
function isCounting(): boolean {
  const isAsked = new URLSearchParams(location.search).has('lb');
  try {
    if (isAsked) sessionStorage.setItem(storageKey, '1');
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // A browser may forbid storage; then only the page that asks is counted.
    return isAsked;
  }
}

/**
 * Tells the server once of each page of this tab that was left, when it becomes hidden: the last moment a browser
 * gives.
 */
export function tellWhenHidden(): () => void {
  const told = new Set<string>();
  const tell = () => {
    if (told.has(location.pathname) || !isCounting()) return;
    told.add(location.pathname);
    navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }));
  };
  const onVisibility = () => document.visibilityState === 'hidden' && tell();
  isCounting();
  document.addEventListener('visibilitychange', onVisibility);
  // Some browsers leave a page without hiding it first.
  addEventListener('pagehide', tell);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', tell);
  };
}
