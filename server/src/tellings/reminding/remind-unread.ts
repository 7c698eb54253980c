import { calendarDay } from '@vonk/contract/calendar';
import { sql } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Site, Sites } from '../../sites/index.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'remind-unread': NoPayload;
  }
}

export interface RemindServices {
  readonly sites: Pick<Sites, 'all'>;
}

const batch = 500;
const remind = sql('select id from remind_unread_v1($1::smallint, $2::date, $3, $4, $5)');

/**
 * The hourly job that reminds members of what they have not read, once between two visits, after a whole day without
 * one (NOTI-3). Of a visit the day is known and not the hour: a whole calendar day of the site has to be over.
 */
export const remindUnread =
  ({ sites }: RemindServices): Tasks['remind-unread'] =>
  async (_, { db, now }) => {
    const remindOf = ({ siteId, timeZone }: Pick<Site, 'siteId' | 'timeZone'>) =>
      db.transact(async (tx) => {
        const today = calendarDay(now, timeZone);
        const rows = await tx.rows<{ id: string | null }>(remind, [siteId, today, timeZone, batch, now]);
        for (const { id: tellingId } of rows)
          if (tellingId !== null) await enqueue(tx, { task: 'tell', payload: { siteId, tellingId } });
        return rows.length;
      });
    for (const site of sites.all()) {
      let seen = batch;
      while (seen >= batch) seen = await remindOf(site);
    }
  };
