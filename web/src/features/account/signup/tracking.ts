import { isEmptyTracking, type Tracking, trackingCookie, trackingDays, trackingIn } from '@vonk/contract/tracking';
import { forget, readCookie, remember } from '../../../device/cookies.ts';
import { tabSourceKey } from '../../../device/start/quiet-start.ts';

/**
 * Keeps where this tab came from, its first touch: in the tab, and with consent for 30 days on this device (SITE-3,
 * X1).
 */
export function keepTracking(): void {
  const kept = readTracking();
  try {
    if (!isEmptyTracking(kept) && sessionStorage.getItem(tabSourceKey) === null)
      sessionStorage.setItem(tabSourceKey, JSON.stringify(kept));
  } catch {
    // A browser may forbid storage; then a sign-up from this page still carries what its own address says.
  }
  if (readCookie('consent') !== 'yes') forget(trackingCookie);
  else if (!isEmptyTracking(kept) && readCookie(trackingCookie) === undefined)
    remember(trackingCookie, encodeURIComponent(new URLSearchParams(kept).toString()), trackingDays);
}

/** Whether this tab came from somewhere. */
export const hasTracking = (): boolean => !isEmptyTracking(readTracking());

/** What the device was allowed to keep, else what the tab keeps, else what this page's address says. */
export function readTracking(): Tracking {
  const allowed = inCookie();
  if (!isEmptyTracking(allowed)) return allowed;
  try {
    const kept = sessionStorage.getItem(tabSourceKey);
    return kept === null ? trackingIn(location.search) : (JSON.parse(kept) as Tracking);
  } catch {
    return trackingIn(location.search);
  }
}

function inCookie(): Tracking {
  try {
    return trackingIn(decodeURIComponent(readCookie(trackingCookie) ?? ''));
  } catch {
    // Somebody wrote into it what is no encoded text.
    return {};
  }
}
