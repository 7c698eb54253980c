import { forget, readCookie, remember } from '../../api/cookies.ts';

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Where a visitor came from, as the address of their first page here said (ACC-1). */
export type Tracking = Partial<Record<(typeof names)[number], string>>;

const storageKey = 'tracking';
const cookie = 'source';
const cookieDays = 30;
const longest = 100;

/** The tracking fields in a query. */
export function trackingIn(search: string): Tracking {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)?.slice(0, longest)]] : [])));
}

const isEmpty = (tracking: Tracking): boolean => Object.keys(tracking).length === 0;

/** Keeps where this tab came from, its first touch: in the tab, and with consent for 30 days on this device (SITE-3, X1). */
export function keepTracking(): void {
  const kept = readTracking();
  try {
    if (!isEmpty(kept) && sessionStorage.getItem(storageKey) === null) sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser may forbid storage; then a sign-up from this page still carries what its own address says.
  }
  if (readCookie('consent') !== 'yes') forget(cookie);
  else if (!isEmpty(kept) && readCookie(cookie) === undefined)
    remember(cookie, encodeURIComponent(new URLSearchParams(kept).toString()), cookieDays);
}

/** Whether this tab came from somewhere. */
export const hasTracking = (): boolean => !isEmpty(readTracking());

/** What the device was allowed to keep, else what the tab keeps, else what this page's address says. */
export function readTracking(): Tracking {
  const allowed = trackingIn(decodeURIComponent(readCookie(cookie) ?? ''));
  if (!isEmpty(allowed)) return allowed;
  try {
    const kept = sessionStorage.getItem(storageKey);
    return kept === null ? trackingIn(location.search) : (JSON.parse(kept) as Tracking);
  } catch {
    return trackingIn(location.search);
  }
}
