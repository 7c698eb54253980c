import { calendarDay } from '@vonk/contract/calendar';
import { minute } from '@vonk/contract/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bareAccount } from '../../test/staff/bare-accounts.ts';
import { type BareTalk, bareTalk } from '../../test/staff/bare-talks.ts';
import { createKit } from '../../test/kit.ts';
import { addOther } from '../../test/profiles.ts';
import { adminCall, firstOwner } from '../../test/staff/colleagues.ts';
import { countNumbers } from './count-numbers.ts';

const kit = await createKit();
const luna = await addOther(kit, 'Luna');
const site = { siteId: 1, timeZone: 'Europe/Amsterdam' };
const job = countNumbers({ sites: { all: () => [site] } });
const count = () => job({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
const counted = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await kit.db.pool.query<{ key: string; amount: number }>(
        `select day::text || ' ' || part as key, amount::integer as amount from counted_days
          where site_id = 1 and measure = 'first_messages' and step = 'day'`,
      )
    ).rows.map(({ key, amount }) => [key, amount]),
  );
const dayOf = (at: Date) => calendarDay(at, site.timeZone);

/** A conversation of a member that a test knows by its number; those after the third are with an invented profile. */
interface Talk {
  readonly member: number;
  readonly part: 'members' | 'invented';
  readonly talk: BareTalk;
}
interface Said extends Omit<Talk, 'talk'> {
  readonly at: Date;
}
async function converse(ids: readonly string[], index: number): Promise<Talk> {
  const member = index % 3;
  const other = index < 3 ? {} : { other: luna.id };
  const talk = await bareTalk(kit, { siteId: 1, at: kit.clock.now(), starter: ids[member]!, ...other });
  return { member, part: index < 3 ? 'members' : 'invented', talk };
}
const begin = (ids: readonly string[]) => Promise.all([0, 1, 2, 3, 4].map((index) => converse(ids, index)));

/** The first in a stretch of everybody of whom none was found before: a scan that knows all that was ever said. */
function scan(known: Set<number>, said: readonly Said[], stretch: { from: Date; to: Date }): string[] {
  const found: string[] = [];
  for (const { member, part, at } of said.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (known.has(member) || at < stretch.from || at >= stretch.to) continue;
    known.add(member);
    found.push(`${dayOf(at)} ${part}`);
  }
  return found;
}

test('STAFF-5: first messages come to a plain scan over any history, whatever comes late, is erased or leaves meanwhile', async () => {
  const event = fc.record({
    after: fc.integer({ min: 1, max: 30 * 3600 }),
    does: fc.constantFrom('write', 'write', 'write', 'late', 'house', 'count', 'count twice', 'erase talk', 'leave'),
    talk: fc.nat(4),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
      await count();
      await kit.db.pool.query("delete from counted_days where measure = 'first_messages'");
      const since = kit.clock.now();
      const ids = await Promise.all([0, 1, 2].map(() => bareAccount(kit, { siteId: 1, at: since, network: '' })));
      const talks = await begin(ids);
      const [plain, known]: [Record<string, number>, Set<number>] = [{}, new Set()];
      let said: (Said & { in: BareTalk })[] = [];
      let until = new Date(since.getTime() - 5 * minute);
      const countAll = async (times: number) => {
        kit.clock.advance(5 * minute + 1);
        await Promise.all(Array.from({ length: times }, count));
        const to = new Date(kit.clock.now().getTime() - 5 * minute);
        for (const key of scan(known, said, { from: until, to })) plain[key] = (plain[key] ?? 0) + 1;
        until = to;
      };
      for (const { after, does, talk: at } of events) {
        kit.clock.advance(after * 1000);
        const { member, part, talk } = talks[at]!;
        if (does === 'count' || does === 'count twice') await countAll(does === 'count' ? 1 : 2);
        else if (does === 'house') await talk.write('house', kit.clock.now());
        else if (does === 'leave')
          // What an erased account keeps: its row.
          await kit.db.pool.query(
            `update accounts set status = 'erased', erased_at = $2, tracking = '{}' where id = $1 and status <> 'erased'`,
            [ids[member], kit.clock.now()],
          );
        else if (does === 'erase talk') {
          await talk.erase();
          said = said.filter((one) => one.in !== talk);
          talks[at] = await converse(ids, at);
        } else {
          // Committed so late that its moment was counted: it is none, and the next of theirs is the first.
          const writtenAt = new Date(kit.clock.now().getTime() - (does === 'late' ? 20 * minute : 0));
          await talk.write('starter', writtenAt);
          said.push({ member, part, at: writtenAt, in: talk });
        }
      }
      await countAll(1);
      expect(await counted()).toEqual(plain);
    }),
    { numRuns: 25 },
  );
});

test('STAFF-5: those who wrote before a release began to count it are counted once, from the first run on, a week at a time', async () => {
  kit.clock.advance(6 * minute);
  await count();
  const at = kit.clock.now();
  const early = await bareAccount(kit, { siteId: 1, at, network: '' });
  const { talk } = await converse([early], 0);
  await talk.write('starter', at);
  // Three weeks go by without the clock of this measure, as before an update.
  kit.clock.advance(21 * 24 * 60 * minute);
  await talk.write('starter', kit.clock.now());
  await kit.db.pool.query("delete from counted_measures where measure = 'first_messages'");
  await kit.db.pool.query("delete from counted_days where measure = 'first_messages'");
  await kit.db.pool.query('update accounts set has_written = false');
  kit.clock.advance(6 * minute);
  await count();
  await count();
  expect((await counted())[`${dayOf(at)} members`]).toBeGreaterThanOrEqual(1);
  expect(await counted()).not.toHaveProperty(`${dayOf(kit.clock.now())} members`);
});

test('STAFF-5: the page shows them by whom they went to, and says up to when all of it is counted', async () => {
  const owner = await firstOwner(kit);
  kit.clock.advance(6 * minute);
  await count();
  const at = kit.clock.now();
  const ids = await Promise.all([0, 1, 2].map(() => bareAccount(kit, { siteId: 1, at, network: '' })));
  const talks = await begin(ids);
  for (const index of [0, 2, 4]) {
    kit.clock.advance(1000);
    await talks[index]?.talk.write('starter', kit.clock.now());
  }
  kit.clock.advance(6 * minute);
  await count();
  for (const step of ['day', 'week', 'month'] as const) {
    const { charts } = (await adminCall(kit, 'GET /api/admin/numbers', { step, site: 1 }, { as: owner.browser })).ok;
    const parts = charts.find(({ name }) => name === 'first_messages')?.parts ?? [];
    expect(parts.map(({ part }) => part).toSorted()).toEqual(['invented', 'members']);
  }
  const behind = new Date(kit.clock.now().getTime() - 60 * minute);
  await kit.db.pool.query("update counted_measures set until = $1 where measure = 'first_messages'", [behind]);
  const { ok } = await adminCall(kit, 'GET /api/admin/numbers', { step: 'day', site: 1 }, { as: owner.browser });
  expect(ok.counted_until).toBe(behind.toISOString());
});
