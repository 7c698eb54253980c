import { calendarDay } from '@vonk/contract/calendar';
import { minute } from '@vonk/contract/durations';
import { countConfirmations, countSignUps } from '../accounts/index.ts';
import { countMessages, countReplies } from '../chat/index.ts';
import { countLeft } from '../landers/index.ts';
import { countMatches } from '../likes/index.ts';
import { countMails } from '../mails/index.ts';
import { countGivenBack, countPaid } from '../payments/index.ts';
import type { Db, Tx } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import { countCompleteness } from '../profile/index.ts';
import { countPushes } from '../tellings/index.ts';
import { countFirstMessages } from './count-first-messages.ts';
import { countFirstPurchases } from './count-first-purchases.ts';
import { countReturns } from './count-returns.ts';
import {
  addCounted,
  beginCounting,
  type Counted,
  holdCounted,
  type Measure,
  noteState,
  readCountedDays,
} from './counted.ts';
import { beginning, type Counting, endOfStretch } from './stretches.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'count-numbers': NoPayload;
  }
}

/** What is younger may still be in a transaction that nobody sees: it is counted the next time. */
const settleMinutes = 5;

/**
 * The job that counts what happened on each site since it last did (STAFF-5). Each moment is counted once, in the
 * transaction that notes so: it may run twice, or in two processes, or stop halfway. What was counted stays when whom
 * it is about is erased.
 */
export const countNumbers =
  ({ sites }: { readonly sites: { all(): readonly Counting[] } }): Tasks['count-numbers'] =>
  async (_, { db, now }) => {
    const until = new Date(now.getTime() - settleMinutes * minute);
    for (const site of sites.all()) {
      while (await countNext(db, site, until));
      await countFirstMessages(db, site, until);
      await countReturns(db, site, now);
    }
  };

/** Counts the next stretch of a site; false once it is counted up to a moment. */
const countNext = (db: Db, site: Counting, until: Date): Promise<boolean> =>
  db.transact(async (tx) => {
    const from = (await holdCounted(tx, site)) ?? (await begun(tx, site, until));
    if (from >= until) return false;
    const to = endOfStretch(from, until);
    await addCounted(tx, site, { counted: await countStretch(tx, site, { from, to }), until: to });
    if (to < until) return true;
    await noteCompleteness(tx, site, calendarDay(until, site.timeZone));
    return false;
  });

/** Begins the counting of a site. */
async function begun(tx: Tx, site: Counting, until: Date): Promise<Date> {
  await beginCounting(tx, site, await beginning(tx, site, until));
  // Another process may have begun in this moment: what it noted holds.
  return (await holdCounted(tx, site)) ?? until;
}

async function countStretch(
  tx: Tx,
  site: Counting,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Counted[]> {
  const stretch = { from, to, timeZone: site.timeZone };
  const signUps = await countSignUps(tx, site, stretch);
  const confirmations = await countConfirmations(tx, site, stretch);
  const messages = await countMessages(tx, site, stretch);
  const replies = await countReplies(tx, site, stretch);
  const paid = await countPaid(tx, site, stretch);
  const back = await countGivenBack(tx, site, stretch);
  const matches = await countMatches(tx, site, stretch);
  const mails = await countMails(tx, site, stretch);
  const pushes = await countPushes(tx, site, stretch);
  return [
    ...counts('sign_ups', signUps, ({ network }) => network),
    ...counts('confirmations', confirmations, ({ network }) => network),
    ...counts('sign_ups_by_landing', signUps, ({ landing }) => landing),
    ...counts('confirmations_by_landing', confirmations, ({ landing }) => landing),
    ...(await countFirstPurchases(tx, site, stretch)),
    ...counts('messages', messages, ({ isInvented }) => (isInvented ? 'invented' : 'members')),
    ...counts('replies', replies),
    ...paid.flatMap(({ day: on, method, country, currency, totalMinor, firsts }) => [
      { measure: 'paid_by_method' as const, day: on, part: method, currency, amount: totalMinor },
      { measure: 'paid_by_country' as const, day: on, part: country, currency, amount: totalMinor },
      { measure: 'first_purchases' as const, day: on, part: method, currency: '', amount: firsts },
    ]),
    ...back.map(({ day: on, kind, currency, minor }) => ({
      measure: 'given_back' as const,
      day: on,
      part: kind,
      currency,
      amount: minor,
    })),
    ...counts('matches', matches),
    ...(await countLeftSince(tx, site, { from, to })),
    ...counts('mails', mails, ({ outcome }) => outcome),
    ...counts('pushes', pushes, ({ outcome }) => outcome),
  ].filter(({ amount }) => amount > 0);
}

/** How often something happened, by the part of it; what has no parts is one. */
const counts = <Found extends { readonly day: string; readonly count: number }>(
  measure: Measure,
  found: readonly Found[],
  partOf: (one: Found) => string = () => '',
): Counted[] => found.map((one) => ({ measure, day: one.day, part: partOf(one), currency: '', amount: one.count }));

/**
 * How often pages were left at once beyond what was counted of the same days. A day has one number, which goes up
 * without saying when: what a day still gets after this is found by the stretch that begins in it.
 */
async function countLeftSince(
  tx: Tx,
  site: Counting,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Counted[]> {
  const days = { from: calendarDay(from, site.timeZone), to: calendarDay(to, site.timeZone) };
  const known = await readCountedDays(tx, site, { measure: 'left_at_once', ...days });
  const before = new Map(known.map((one) => [`${one.day} ${one.part}`, one.amount]));
  return counts(
    'left_at_once',
    (await countLeft(tx, site, days)).map(({ day: on, page, times }) => ({
      day: on,
      page,
      count: times - (before.get(`${on} ${page}`) ?? 0),
    })),
    ({ page }) => page,
  );
}

/** How complete profiles are is counted once a day of the site: it goes through all members. */
async function noteCompleteness(tx: Tx, site: Counting, on: string): Promise<void> {
  const measure = 'completeness';
  if ((await readCountedDays(tx, site, { measure, from: on, to: on })).length > 0) return;
  const found = (await countCompleteness(tx, site)).map(({ least, count }) => ({ day: on, least, count }));
  await noteState(tx, site, { measure, day: on, counted: counts(measure, found, ({ least }) => String(least)) });
}
