import { calendarDay } from '@vonk/contract/calendar';
import type { Tx } from '../platform/database/db.ts';
import { raiseDays } from './counted.ts';
import type { Counting } from './stretches.ts';

/** How much waits in a queue at a moment, and since when the oldest of it. */
export interface Waiting {
  readonly queue: string;
  readonly open: number;
  readonly oldestAt: Date | null;
}

/**
 * Keeps of each queue of a site how much waited at most, and how long the oldest had waited at most, on the day, in the
 * week and in the month of a moment (STAFF-5). Noted twice it comes to the same.
 */
export async function noteWaiting(tx: Tx, site: Counting, { queues, now }: { queues: readonly Waiting[]; now: Date }) {
  const day = calendarDay(now, site.timeZone);
  await raiseDays(
    tx,
    site,
    queues
      .filter(({ open }) => open > 0)
      .flatMap(({ queue, open, oldestAt }) => [
        { measure: 'queue_waiting' as const, day, part: queue, currency: '', amount: open },
        {
          measure: 'queue_ages' as const,
          day,
          part: queue,
          currency: '',
          amount: Math.max(0, Math.floor((now.getTime() - (oldestAt ?? now).getTime()) / 1000)),
        },
      ]),
  );
}
