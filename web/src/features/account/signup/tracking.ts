import { landingPageAt } from '@vonk/contract/landing-page';
import { isEmptyTracking, type Tracking, trackingCookie, trackingDays, trackingIn } from '@vonk/contract/tracking';
import { forget, readCookie, remember } from '../../../device/cookies.ts';
import { tabLandingKey, tabSourceKey } from '../../../device/start/quiet-start.ts';

/**
 * Keeps where this tab came from, its first touch: in the tab, and with consent for 30 days on this device (SITE-3,
 * X1).
 */
export function keepTracking(): void {
  const kept = readTracking();
  const landing = readLanding();
  try {
    if (!isEmptyTracking(kept) && sessionStorage.getItem(tabSourceKey) === null)
      sessionStorage.setItem(tabSourceKey, JSON.stringify(kept));
    if (landing !== undefined) sessionStorage.setItem(tabLandingKey, landing);
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

/** The landing page on which this tab came in, first touch; undefined: on none. It is kept in the tab alone (X1). */
export function readLanding(): string | undefined {
  const here = landingPageAt(location.pathname);
  try {
    return sessionStorage.getItem(tabLandingKey) ?? here;
  } catch {
    return here;
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
