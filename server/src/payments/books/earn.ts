import { hour } from '@vonk/contract/durations';
import { calendarDay, dayEnd } from '@vonk/contract/calendar';
import { type Db, sql, type Tx } from '../../platform/database/db.ts';
import { legalEntityOf, type Site } from '../../sites/index.ts';

const lockKept = sql('select earned_until as "until" from books_kept where site_id = $1 for update');
const firstEntry = sql('select booked_at as "at" from money_entries where site_id = $1 order by booked_at limit 1');
const begin = sql('insert into books_kept (site_id, earned_until) values ($1, $2) on conflict do nothing');
const goOn = sql('update books_kept set earned_until = $2 where site_id = $1');
const earn = sql('select earn_day_v1($1::smallint, $2, $3, $4) as purchases');

type BookSite = Pick<Site, 'siteId' | 'timeZone' | 'company'>;

/** The midnight with which the site's day of a moment began. */
export function dayStart(moment: Date, timeZone: string): Date {
  const before = new Date(moment.getTime() - 26 * hour);
  let start = dayEnd(before, timeZone);
  for (let next = dayEnd(start, timeZone); next <= moment; next = dayEnd(start, timeZone)) start = next;
  return start;
}

/**
 * Takes what was spent on each of the site's days that are over into the books, a day in a transaction, and answers up
 * to when they are kept now. Done again it goes on where it ended.
 */
export async function earnDays(db: Db, site: BookSite, now: Date): Promise<Date | undefined> {
  const today = dayStart(now, site.timeZone);
  const first = await db.maybe<{ at: Date }>(firstEntry, [site.siteId]);
  if (!first) return undefined;
  await db.transact((tx) => tx.run(begin, [site.siteId, dayStart(first.at, site.timeZone)]));
  let until: Date | undefined;
  do until = await db.transact((tx) => earnDay(tx, site, today));
  while (until < today);
  return until;
}

async function earnDay(tx: Tx, { siteId, timeZone }: BookSite, today: Date): Promise<Date> {
  const { until } = await tx.one<{ until: Date }>(lockKept, [siteId]);
  if (until >= today) return until;
  const end = dayEnd(until, timeZone);
  await tx.one(earn, [siteId, until, end, calendarDay(until, timeZone)]);
  await tx.run(goOn, [siteId, end]);
  return end;
}

const missing = sql(`select id from payments p where site_id = $1 and completed_at is not null
    and not exists (select from money_entries m where m.site_id = p.site_id and m.payment_id = p.id)
  order by completed_at, id limit 500`);
const adopt = sql('select from adopt_payment_v1($1::smallint, $2::uuid, $3)');

/**
 * Takes payments into the books that were completed without them, by a release before; answers how many. Those of days
 * that are over come before the books of these days are kept.
 */
export async function adoptPayments(db: Db, site: BookSite): Promise<number> {
  let adopted = 0;
  for (;;) {
    const found = await db.rows<{ id: string }>(missing, [site.siteId]);
    await db.transact(async (tx) => {
      for (const { id } of found) await tx.rows(adopt, [site.siteId, id, legalEntityOf(site)]);
    });
    adopted += found.length;
    if (found.length < 500) return adopted;
  }
}
