import type { AdminCallOutput } from '@vonk/contract/admin/api';
import { queueHours } from '@vonk/contract/admin/queues';
import { inboxMinutes } from '@vonk/contract/admin/queues/inbox';
import { type CountedName, countedNames } from '@vonk/contract/admin/roles';
import { hour, minute } from '@vonk/contract/durations';

type Count = AdminCallOutput<'GET /api/admin/queues'>['queues'][number];

/** One queue, on the chosen site or on all of them. */
export interface WaitingQueue {
  name: CountedName;
  open: number;
  overdue: number;
  /** ISO 8601; null: nothing waits. */
  oldestAt: string | null;
  /** Milliseconds; null where each item has a time of its own (T122, T134). */
  norm: number | null;
}

const normOf: Readonly<Record<CountedName, number | null>> = {
  photos: queueHours.photos * hour,
  verifications: queueHours.verifications * hour,
  reports: null,
  complaints: null,
  objections: queueHours.objections * hour,
  suspicions: queueHours.suspicions * hour,
  refunds: queueHours.refunds * hour,
  debits: queueHours.debits * hour,
  inbox: inboxMinutes * minute,
  authorities: null,
};

/** The queues that one's roles are for, in the order of the rail, each over all of the sites. */
export function waitingOf(counts: readonly Count[], site: number | undefined): WaitingQueue[] {
  const asked = counts.filter((one) => site === undefined || one.site === site);
  return countedNames.flatMap((name) => {
    const own = asked.filter(({ queue }) => queue === name);
    if (own.length === 0) return [];
    const oldest = own.flatMap(({ oldest_at: at }) => at ?? []).sort();
    return {
      name,
      open: own.reduce((sum, { open }) => sum + open, 0),
      overdue: own.reduce((sum, { overdue }) => sum + overdue, 0),
      oldestAt: oldest[0] ?? null,
      norm: normOf[name],
    };
  });
}
