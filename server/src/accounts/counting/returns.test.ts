import { randomUUID } from 'node:crypto';
import { calendarDay } from '@vonk/contract/calendar';
import { day, hour } from '@vonk/contract/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { bareAccount } from '../../../test/staff/bare-accounts.ts';
import { noteHere, takeReturns } from './returns.ts';

const kit = await createKit();
const site = { timeZone: 'Europe/Amsterdam' };
const longest = { day: 13, week: 11, month: 11 } as const;
type Step = keyof typeof longest;

/** Which period of its kind a day lies in, counted from the first there was. */
function periodOf(step: Step, on: string): number {
  const date = new Date(`${on}T00:00:00Z`);
  const days = date.getTime() / day;
  // The first of January 1970 was a Thursday.
  return step === 'day'
    ? days
    : step === 'week'
      ? Math.floor((days + 3) / 7)
      : date.getUTCFullYear() * 12 + date.getUTCMonth();
}
function startOf(step: Step, on: string): string {
  const date = new Date(`${on}T00:00:00Z`);
  while (
    step !== 'day' &&
    periodOf(step, on) === periodOf(step, new Date(date.getTime() - day).toISOString().slice(0, 10))
  )
    date.setTime(date.getTime() - day);
  return date.toISOString().slice(0, 10);
}

interface Member {
  readonly id: string;
  readonly signedUpOn: string;
  /** On which they were here, in their order. */
  readonly days: string[];
  isGone: boolean;
}

/** A plain scan of all visits there ever were. */
function scan(members: readonly Member[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { signedUpOn, days } of members)
    for (const step of ['day', 'week', 'month'] as const)
      for (const period of new Set(days.map((on) => periodOf(step, on)))) {
        const later = period - periodOf(step, signedUpOn);
        const key = `${step} ${startOf(step, signedUpOn)} ${later}`;
        if (later >= 1 && later <= longest[step]) found[key] = (found[key] ?? 0) + 1;
      }
  return found;
}

async function signUp(): Promise<Member> {
  const at = kit.clock.now();
  const id = await bareAccount(kit, { siteId: 1, at, network: randomUUID() });
  return { id, signedUpOn: calendarDay(at, site.timeZone), days: [], isGone: false };
}
async function leave(member: Member): Promise<void> {
  member.isGone = true;
  await kit.db.pool.query(`update accounts set status = 'erased', last_active_on = null where id = $1`, [member.id]);
}
async function visit(member: Member, does: 'visit' | 'visit twice' | 'slow clock'): Promise<void> {
  // A process whose clock is behind says a day that is over.
  const now = new Date(kit.clock.now().getTime() - (does === 'slow clock' ? day : 0));
  const once = () => kit.db.transact((tx) => noteHere(tx, { siteId: 1, memberId: member.id }, { site, now }));
  await Promise.all(does === 'visit twice' ? [once(), once(), once()] : [once()]);
  const on = calendarDay(now, site.timeZone);
  if (on > (member.days.at(-1) ?? '')) member.days.push(on);
}

test('STAFF-5: who comes back is noted once a period, over any history of visits, at once and with clocks that differ', async () => {
  await kit.db.pool.query('delete from noted_returns');
  const event = fc.record({
    after: fc.integer({ min: 0, max: 12 * 24 }),
    does: fc.constantFrom('visit', 'visit', 'visit', 'visit twice', 'slow clock', 'sign up', 'take', 'leave'),
    member: fc.nat(3),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      const members: Member[] = [];
      const found: Record<string, number> = {};
      const take = async () => {
        for (const { step, cohort, after, count } of await kit.db.transact((tx) => takeReturns(tx, { siteId: 1 }))) {
          const key = `${step} ${cohort} ${after}`;
          found[key] = (found[key] ?? 0) + count;
        }
      };
      for (const { after, does, member: at } of events) {
        kit.clock.advance(after * hour);
        const member = members[at];
        if (does === 'take') await Promise.all([take(), take()]);
        else if (does === 'sign up') members.push(await signUp());
        else if (!member || member.isGone) continue;
        else await (does === 'leave' ? leave(member) : visit(member, does));
      }
      await take();
      expect(found).toEqual(scan(members));
    }),
    { numRuns: 40 },
  );
});
