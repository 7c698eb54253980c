import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '@vonk/contract/durations';
import { calendarDay } from '@vonk/contract/calendar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareAccount } from '../../test/staff/bare-accounts.ts';
import { type BareTalk, bareTalk } from '../../test/staff/bare-talks.ts';
import { createKit } from '../../test/kit.ts';
import { addOther, another } from '../../test/profiles.ts';
import { adminCall, firstOwner, hire } from '../../test/staff/colleagues.ts';
import { addCounted } from './counted.ts';
import { countNumbers } from './count-numbers.ts';

const kit = await createKit();
const site = { siteId: 1, timeZone: 'Europe/Amsterdam' };
const job = countNumbers({ sites: { all: () => [site] } });
const count = () => job({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });

const counted = async (measure: string, step = 'day') =>
  Object.fromEntries(
    (
      await kit.db.pool.query<{ key: string; amount: number }>(
        `select day::text || ' ' || part as key, sum(amount)::integer as amount from counted_days
          where site_id = 1 and measure = $1 and step = $2 group by 1`,
        [measure, step],
      )
    ).rows.map(({ key, amount }) => [key, amount]),
  );

/** Counts by day and part, by another first day. */
function regrouped(plain: Record<string, number>, firstOf: (on: string) => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [key, amount] of Object.entries(plain)) {
    const wide = `${firstOf(key.slice(0, 10))}${key.slice(10)}`;
    found[wide] = (found[wide] ?? 0) + amount;
  }
  return found;
}
function mondayOf(on: string): string {
  const date = new Date(`${on}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setTime(date.getTime() - day);
  return date.toISOString().slice(0, 10);
}

const signUp = (at: Date, network: string) => bareAccount(kit, { siteId: 1, at, network });
/** Two conversations of members, and one with an invented profile. */
const begin = async (luna: string): Promise<BareTalk[]> => {
  const made = { siteId: 1, at: kit.clock.now() };
  return Promise.all([bareTalk(kit, made), bareTalk(kit, made), bareTalk(kit, { ...made, other: luna })]);
};
/** Writes in a conversation; whether it answers for the first time. */
async function say(talk: BareTalk, who: BareTalk['said'][number], at: Date): Promise<boolean> {
  // The house notes nothing where nobody wrote.
  if (who === 'house' && talk.said.length === 0) return false;
  const isReply = who === 'other' && talk.said.includes('starter') && !talk.said.includes('other');
  await talk.write(who, at);
  return isReply;
}
const add = (to: Record<string, number>, key: string) => (to[key] = (to[key] ?? 0) + 1);
const erase = (id: string) => kit.db.pool.query('delete from accounts where site_id = 1 and id = $1', [id]);

describe('the counting (STAFF-5)', () => {
  test('comes to a plain count over any history, however often and whenever it runs, whoever is erased meanwhile', async () => {
    await count();
    const luna = await addOther(kit, 'Luna');
    const event = fc.record({
      after: fc.integer({ min: 0, max: 40 * 3600 }),
      does: fc.constantFrom('sign-up', 'sign-up', 'write', 'write', 'write', 'count', 'count twice', 'erase'),
      network: fc.constantFrom('', 'radio', 'kranten', 'a@b.example', '=1+1'),
      talk: fc.nat(2),
      who: fc.constantFrom('starter', 'starter', 'other', 'other', 'house'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        await kit.db.pool.query("delete from counted_days where measure in ('sign_ups', 'confirmations', 'replies')");
        const plain: Record<string, number> = {};
        const replies: Record<string, number> = {};
        const countedIds: string[] = [];
        let fresh: string[] = [];
        let talks = await begin(luna.id);
        let isWritten = false;
        for (const { after, does, network, talk: at, who } of events) {
          kit.clock.advance(after * 1000);
          if (does === 'sign-up') {
            const now = kit.clock.now();
            fresh.push(await signUp(now, network));
            const name = /^[\w.-]+$/.test(network) ? network : '';
            add(plain, `${calendarDay(now, site.timeZone)} ${name}`);
          } else if (does === 'write') {
            isWritten = true;
            const now = kit.clock.now();
            if ((await say(talks[at]!, who, now)) && at < 2) add(replies, `${calendarDay(now, site.timeZone)} `);
          } else if (does === 'erase') {
            for (const id of countedIds.splice(0, 2)) await erase(id);
            if (isWritten) continue;
            for (const talk of talks) await talk.erase();
            talks = await begin(luna.id);
          } else {
            // What is younger than the time it is given to settle is counted by a later run.
            kit.clock.advance(5 * minute + 1);
            await (does === 'count' ? count() : Promise.all([count(), count()]));
            countedIds.push(...fresh);
            fresh = [];
            isWritten = false;
          }
        }
        kit.clock.advance(5 * minute + 1);
        await count();
        expect(await counted('sign_ups')).toEqual(plain);
        expect(await counted('confirmations')).toEqual(plain);
        expect(await counted('sign_ups', 'month')).toEqual(regrouped(plain, (on) => `${on.slice(0, 7)}-01`));
        expect(await counted('sign_ups', 'week')).toEqual(regrouped(plain, mondayOf));
        expect(await counted('replies')).toEqual(replies);
        expect(await counted('replies', 'month')).toEqual(regrouped(replies, (on) => `${on.slice(0, 7)}-01`));
        expect(await counted('replies', 'week')).toEqual(regrouped(replies, mondayOf));
      }),
      { numRuns: 25 },
    );
  });

  test('counts messages between members and with invented profiles, and leaves what is too young for later', async () => {
    await count();
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram', { boughtCredits: 50 })];
    const today = calendarDay(kit.clock.now(), site.timeZone);
    const before = (await counted('messages'))[`${today} members`] ?? 0;
    const { status } = await kit.call(
      'POST /api/message.php',
      { profile: anna.publicId, text: 'Hoi', key: randomUUID() },
      { as: bram.browser },
    );
    expect(status).toBe(200);
    kit.clock.advance(4 * minute);
    await count();
    expect((await counted('messages'))[`${today} members`] ?? 0).toBe(before);
    kit.clock.advance(2 * minute);
    await count();
    await count();
    expect((await counted('messages'))[`${today} members`]).toBe(before + 1);
  });
});

describe('the page (STAFF-5)', async () => {
  const kit = await createKit();
  const owner = await firstOwner(kit);
  const show = (as = owner.browser, input: Record<string, unknown> = { step: 'day' }) =>
    adminCall(kit, 'GET /api/admin/numbers', input, { as });

  test('shows periods with what they are compared with, by day, week and month', async () => {
    const at = kit.clock.now();
    const signedUp = Array.from({ length: 26 }, (_, back) => ({
      measure: 'sign_ups' as const,
      day: calendarDay(new Date(at.getTime() - (back + 1) * day), site.timeZone),
      part: 'radio',
      currency: '',
      amount: back < 13 ? 4 : 2,
    }));
    await kit.db.transact((tx) => addCounted(tx, site, { counted: signedUp, until: at }));
    await kit.db.pool.query(`insert into counted_days values (1, 'paid_by_method', $1, 'ideal', 'EUR', 1250)`, [
      calendarDay(at, site.timeZone),
    ]);
    const { ok } = await show();
    expect(ok.periods).toHaveLength(14);
    expect(ok.periods.at(-1)).toBe(calendarDay(at, site.timeZone));
    const signUps = ok.charts.find(({ name }) => name === 'sign_ups');
    expect(signUps).toMatchObject({ total: 52, before: 26, currency: null });
    expect(signUps?.parts).toEqual([{ part: 'radio', values: [...Array<number>(13).fill(4), 0] }]);
    expect(ok.charts.find(({ name }) => name === 'paid_by_method')).toMatchObject({ currency: 'EUR', total: 0 });
    for (const step of ['week', 'month'] as const) {
      const { ok: wide } = await show(owner.browser, { step });
      expect(wide.periods).toHaveLength(12);
      const all = wide.charts.find(({ name }) => name === 'sign_ups')?.parts[0]?.values ?? [];
      expect(all.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(78);
    }
    const csv = await adminCall(
      kit,
      'GET /api/admin/numbers-csv',
      { step: 'day', chart: 'paid_by_method' },
      { as: owner.browser },
    );
    expect(csv.ok.csv).toBe(
      `from,part,currency,amount\r\n"${calendarDay(at, site.timeZone)}","ideal","EUR","12.50"\r\n`,
    );
  });

  test('keeps five parts by themselves and the others as one', async () => {
    const today = calendarDay(kit.clock.now(), site.timeZone);
    for (let at = 1; at <= 8; at += 1)
      await kit.db.pool.query(`insert into counted_days values (1, 'confirmations', $1, $2, '', $3)`, [
        today,
        `net${at}`,
        at,
      ]);
    const { ok } = await show();
    const parts = ok.charts.find(({ name }) => name === 'confirmations')?.parts ?? [];
    expect(parts.map(({ part, values }) => [part, values.at(-1)])).toEqual([
      ['net8', 8],
      ['net7', 7],
      ['net6', 6],
      ['net5', 5],
      ['net4', 4],
      [null, 6],
    ]);
    const csv = await adminCall(
      kit,
      'GET /api/admin/numbers-csv',
      { step: 'day', chart: 'confirmations' },
      { as: owner.browser },
    );
    expect(csv.ok.csv.split('\r\n')).toHaveLength(10);
  });

  test('gives each role its charts, of its sites alone', async () => {
    await kit.db.pool.query(`insert into counted_days values (2, 'sign_ups', $1, 'elsewhere', '', 9)`, [
      calendarDay(kit.clock.now(), site.timeZone),
    ]);
    const finance = await hire(kit, owner, [{ role: 'finance', site: 1 }]);
    const marketing = await hire(kit, owner, [{ role: 'marketing', site: 1 }]);
    const names = async (as: typeof owner.browser) => [...new Set((await show(as)).ok.charts.map(({ name }) => name))];
    expect(await names(finance.browser)).toEqual([
      'first_purchases',
      'paid_by_method',
      'paid_by_country',
      'given_back',
    ]);
    expect(await names(marketing.browser)).toEqual([
      'sign_ups',
      'sign_ups_by_landing',
      'confirmations',
      'completeness',
      'first_messages',
      'first_purchases',
      'messages',
      'replies',
      'matches',
      'retention',
      'left_at_once',
      'mails',
      'pushes',
    ]);
    const seen = JSON.stringify((await show(marketing.browser)).ok);
    expect(seen).toContain('net8');
    expect(seen).not.toContain('elsewhere');
    expect(JSON.stringify((await show()).ok)).toContain('elsewhere');
    const other = await show(marketing.browser, { step: 'day', site: 2 });
    expect(other.refusal).toMatchObject({ error: 'role_missing' });
    const money = { step: 'day', chart: 'paid_by_country' };
    const refused = await adminCall(kit, 'GET /api/admin/numbers-csv', money, { as: marketing.browser });
    expect(refused.refusal).toMatchObject({ error: 'role_missing' });
    expect((await show(owner.browser, { step: 'year' })).refusal).toMatchObject({ error: 'invalid_input' });
  });

  test('compares what was paid on the sites that one may see, and says nothing of one alone', async () => {
    await kit.db.pool.query(
      `insert into counted_days (site_id, measure, day, part, currency, amount)
        select site, 'paid_by_method', $1, method, 'EUR', amount
        from (values (1, 'sdd', 250), (2, 'ideal', 4000), (2, 'sdd', 1000)) as paid (site, method, amount)`,
      [calendarDay(kit.clock.now(), site.timeZone)],
    );
    const bySite = async (as: typeof owner.browser, input: Record<string, unknown> = { step: 'day' }) =>
      (await show(as, input)).ok.charts.find(({ name }) => name === 'paid_by_site');
    const domains = [2, 1].map((id) => kit.services.sites.byId(id)?.domain);
    const parts = (await bySite(owner.browser))?.parts.map(({ part, values }) => [part, values.at(-1)]);
    expect(parts).toEqual([
      [domains[0], 5000],
      [domains[1], 1500],
    ]);
    const csv = { step: 'day', chart: 'paid_by_site' };
    const { ok } = await adminCall(kit, 'GET /api/admin/numbers-csv', csv, { as: owner.browser });
    expect(ok.csv).toContain(`"${domains[0]}","EUR","50.00"`);
    expect(await bySite(owner.browser, { step: 'day', site: 2 })).toBeUndefined();
    const finance = await hire(kit, owner, [{ role: 'finance', site: 2 }]);
    expect(await bySite(finance.browser)).toBeUndefined();
    const refused = await adminCall(kit, 'GET /api/admin/numbers-csv', csv, { as: finance.browser });
    expect(refused.refusal).toMatchObject({ error: 'role_missing' });
  });

  test('says up to when everything is counted', async () => {
    await countNumbers({ sites: { all: () => [site] } })({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
    const until = Date.parse((await show(owner.browser, { step: 'day', site: 1 })).ok.counted_until ?? '');
    expect(kit.clock.now().getTime() - until).toBeLessThanOrEqual(hour);
  });
});
