import { type Day, calendarDay } from '@vonk/contract/calendar';
import type { Clock } from '../platform/clock.ts';
import { type Db, sql } from '../platform/database/db.ts';

/** What may fail: a call of the contract, a page or a file (of no name), or a try of a job. */
export type FaultMeasure = 'call_errors' | 'job_errors';

/** Remembers what failed, by its name alone, and writes it down in batches. */
export interface Faults {
  note(measure: FaultMeasure, name: string): void;
  /** Writes what was noted since the last time; what could not be written is written with the next. */
  flush(): Promise<void>;
}

interface Noted {
  readonly measure: FaultMeasure;
  readonly name: string;
  readonly day: Day;
  count: number;
}

// In one order, so that two processes that write at once meet at the first row.
const add = sql(`insert into counted_faults as c (step, measure, day, part, amount)
  select step, measure, date_trunc(step, day::timestamp)::date, part, sum(amount)::bigint
    from unnest($1::text[], $2::text[], $3::text[], $4::float8[]) as t (measure, day, part, amount),
      unnest('{day,week,month}'::text[]) as s (step)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (step, measure, day, part) do update set amount = c.amount + excluded.amount`);

/** Opens the notebook of this process, whose days are those of a time zone (STAFF-5). A crash loses its last page. */
export function openFaults(db: Db, { clock, timeZone }: { clock: Clock; timeZone(): string }): Faults {
  const noted = new Map<string, Noted>();
  const take = ({ measure, name, day, count }: Noted) => {
    const key = `${measure} ${day} ${name}`;
    const known = noted.get(key);
    if (known) known.count += count;
    else noted.set(key, { measure, name, day, count });
  };
  return {
    note: (measure, name) => take({ measure, name, day: calendarDay(clock.now(), timeZone()), count: 1 }),
    async flush() {
      const batch = [...noted.values()];
      noted.clear();
      if (batch.length === 0) return;
      const columns = [
        batch.map(({ measure }) => measure),
        batch.map(({ day }) => day),
        batch.map(({ name }) => name),
        batch.map(({ count }) => count),
      ];
      await db
        .transact((tx) => tx.run(add, columns))
        .catch((error: unknown) => {
          batch.forEach(take);
          throw error;
        });
    },
  };
}
