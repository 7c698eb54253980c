import { sql } from '../../database/db.ts';
import { runInBatches } from '../../jobs/in-batches.ts';
import type { JobContext } from '../../jobs/jobs.ts';

declare module '../../jobs/outbox.ts' {
  interface JobPayloads {
    'forget-rates': NoPayload;
  }
}

const forget = sql(`delete from rates where ctid = any(array(select ctid from rates where over_at <= $1 limit $2))`);

/** The hourly job that forgets, on every site, counts whose windows are over. */
export const forgetRates = async (_: object, { db, now }: JobContext): Promise<void> =>
  void (await runInBatches(db, forget, [now]));
