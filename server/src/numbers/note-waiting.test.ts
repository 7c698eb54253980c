import { calendarDay } from '@vonk/contract/calendar';
import { hour, minute } from '@vonk/contract/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { adminCall, firstOwner } from '../../test/staff/colleagues.ts';
import { noteWaiting } from './note-waiting.ts';

const kit = await createKit();
const sites = [
  { siteId: 1, timeZone: 'Europe/Amsterdam' },
  { siteId: 2, timeZone: 'America/New_York' },
] as const;
const queues = ['photos', 'reports', 'inbox'];

const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await kit.db.pool.query<{ key: string; amount: number }>(
        `select concat_ws(' ', site_id, step, measure, day, part) as key, amount::integer as amount from counted_days
          where measure like 'queue_%'`,
      )
    ).rows.map(({ key, amount }) => [key, amount]),
  );

/** The first day of what a day lies in, found one day after another. */
function startOf(step: 'day' | 'week' | 'month', on: string): string {
  const date = new Date(`${on}T12:00:00Z`);
  const isStart = () => step === 'day' || (step === 'week' ? date.getUTCDay() === 1 : date.getUTCDate() === 1);
  while (!isStart()) date.setTime(date.getTime() - 24 * hour);
  return date.toISOString().slice(0, 10);
}

test('STAFF-5: of each queue the most stays that any look found, over any history of looks, done once or twice', async () => {
  const look = fc.record({
    after: fc.integer({ min: 1, max: 3 * 24 * 60 }),
    site: fc.nat(1),
    queue: fc.constantFrom(...queues),
    open: fc.nat(40),
    waited: fc.nat(9 * 24 * 60),
    times: fc.constantFrom(1, 1, 2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(look, { maxLength: 30 }), async (looks) => {
      await kit.db.pool.query("delete from counted_days where measure like 'queue_%'");
      const plain: Record<string, number> = {};
      const reach = (key: string, amount: number) => (plain[key] = Math.max(plain[key] ?? 0, amount));
      for (const { after, site: at, queue, open, waited, times } of looks) {
        kit.clock.advance(after * minute);
        const now = kit.clock.now();
        const site = sites[at]!;
        const seen = [{ queue, open, oldestAt: open === 0 ? null : new Date(now.getTime() - waited * minute) }];
        await Promise.all(
          Array.from({ length: times }, () => kit.db.transact((tx) => noteWaiting(tx, site, { queues: seen, now }))),
        );
        if (open === 0) continue;
        for (const step of ['day', 'week', 'month'] as const) {
          const day = startOf(step, calendarDay(now, site.timeZone));
          reach(`${site.siteId} ${step} queue_waiting ${day} ${queue}`, open);
          reach(`${site.siteId} ${step} queue_ages ${day} ${queue}`, waited * 60);
        }
      }
      expect(await counted()).toEqual(plain);
    }),
    { numRuns: 40 },
  );
});

test('STAFF-5: of several sites, queues and days the page shows the most, and not what they come to', async () => {
  // At six in the evening it is the same day on both sites.
  const hours = (18 - kit.clock.now().getUTCHours() + 24) % 24;
  kit.clock.advance(hours * hour);
  const owner = await firstOwner(kit);
  await kit.db.pool.query("delete from counted_days where measure like 'queue_%'");
  const now = kit.clock.now();
  const note = (at: 0 | 1, queue: string, hours: number, moment: Date) =>
    kit.db.transact((tx) =>
      noteWaiting(tx, sites[at], {
        queues: [{ queue, open: hours, oldestAt: new Date(moment.getTime() - hours * hour) }],
        now: moment,
      }),
    );
  const before = new Date(now.getTime() - 24 * hour);
  for (const [at, queue, hours] of [
    [0, 'photos', 3],
    [1, 'photos', 5],
    [0, 'reports', 2],
  ] as const)
    await note(at, queue, hours, before);
  await note(0, 'photos', 1, now);
  const show = async (input: Record<string, unknown>) => {
    const { ok } = await adminCall(kit, 'GET /api/admin/numbers', { step: 'day', ...input }, { as: owner.browser });
    return ok.charts.find(({ name }) => name === 'queue_ages');
  };
  const all = await show({});
  expect(all).toMatchObject({ total: (5 * hour) / 1000, before: 0 });
  expect(all?.parts.map(({ part, values }) => [part, values.at(-2), values.at(-1)])).toEqual([
    ['photos', (5 * hour) / 1000, hour / 1000],
    ['reports', (2 * hour) / 1000, 0],
  ]);
  expect((await show({ site: 1 }))?.total).toBe((3 * hour) / 1000);
});
