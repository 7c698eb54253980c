import { day } from '@vonk/contract/durations';
import type { presences } from '@vonk/contract/profile';

/** Tells who has a screen open now; lives in memory. */
export interface Presence {
  isOnline(memberId: string): boolean;
}

/** When somebody was last here, in days at the finest (CHAT-2). Both days are the site's. */
export function presenceOf(lastActiveOn: string | null, today: string, isOnline: boolean): (typeof presences)[number] {
  if (isOnline) return 'online';
  if (lastActiveOn === null) return 'earlier';
  const days = (Date.parse(today) - Date.parse(lastActiveOn)) / day;
  if (days < 1) return 'today';
  return days < 7 ? 'this_week' : 'earlier';
}
