import { isRemembered, readCookie, remember } from '../../../device/cookies.ts';
import { hasTracking, keepTracking } from '../signup/tracking.ts';

const cookie = 'consent';
const cookieDays = 365;

/** What this device decided about the cookie that is not needed; undefined while nobody asked. */
export function readConsent(): boolean | undefined {
  const value = readCookie(cookie);
  return value === undefined ? undefined : value === 'yes';
}

/** Writes the decision down, and does at once what it says: keeps where the visitor came from, or forgets it (T81). */
export function decideConsent(isGiven: boolean): void {
  remember(cookie, isGiven ? 'yes' : 'no', cookieDays);
  keepTracking();
}

/** Whether there is something to ask: the visitor came through a partner's link and has not decided yet (X1). */
export function mustAskConsent(): boolean {
  keepTracking();
  return hasTracking() && !isRemembered(cookie);
}
