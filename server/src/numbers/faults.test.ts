import { calendarDay } from '@vonk/contract/calendar';
import { minute } from '@vonk/contract/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { adminCall, firstOwner, hire } from '../../test/staff/colleagues.ts';
import { type FaultMeasure, openFaults } from './faults.ts';

const kit = await createKit({ LOG_LEVEL: 'silent' });
const timeZone = 'Europe/Amsterdam';
const counted = async (step: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await kit.db.pool.query<{ key: string; amount: number }>(
        `select concat_ws(' ', measure, day, part) as key, amount::integer as amount from counted_faults where step = $1`,
        [step],
      )
    ).rows.map(({ key, amount }) => [key, amount]),
  );

test('STAFF-5: what failed comes to a plain count over any history of two processes, whose writing fails too', async () => {
  let isAway = false;
  const db = {
    ...kit.db,
    transact: (async (work) => {
      if (isAway) throw new Error('away');
      return kit.db.transact(work);
    }) as typeof kit.db.transact,
  };
  const event = fc.record({
    after: fc.integer({ min: 0, max: 20 * 60 }),
    does: fc.constantFrom('fail', 'fail', 'fail', 'flush', 'flush both', 'away'),
    process: fc.nat(1),
    measure: fc.constantFrom<FaultMeasure>('call_errors', 'job_errors'),
    name: fc.constantFrom('', 'GET /api/me.php', 'send-mail'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      await kit.db.pool.query('delete from counted_faults');
      const books = [0, 1].map(() => openFaults(db, { clock: kit.clock, timeZone: () => timeZone }));
      const plain: Record<string, number> = {};
      const flush = (which: number) => books[which]!.flush().catch(() => undefined);
      for (const { after, does, process, measure, name } of events) {
        kit.clock.advance(after * minute);
        if (does === 'away') isAway = !isAway;
        else if (does === 'flush') await flush(process);
        else if (does === 'flush both') await Promise.all([flush(0), flush(1)]);
        else {
          books[process]!.note(measure, name);
          const key = [measure, calendarDay(kit.clock.now(), timeZone), name].join(' ');
          plain[key] = (plain[key] ?? 0) + 1;
        }
      }
      isAway = false;
      await Promise.all([flush(0), flush(1)]);
      expect(await counted('day')).toEqual(plain);
      const months: Record<string, number> = {};
      for (const [key, amount] of Object.entries(plain)) {
        const month = key.replace(/(\d{4}-\d\d)-\d\d/, '$1-01');
        months[month] = (months[month] ?? 0) + amount;
      }
      expect(await counted('month')).toEqual(months);
    }),
    { numRuns: 40 },
  );
});

test('STAFF-5: calls, pages and jobs that fail are counted by their name alone, for owners of all sites', async () => {
  const owner = await firstOwner(kit);
  await kit.services.faults.flush();
  await kit.db.pool.query('delete from counted_faults');
  await kit.db.pool.query('alter table page_bounces rename to away');
  const browser = kit.browser();
  const headers = { referer: 'http://localhost/landers/maplanding?email=anna@example.org' };
  expect((await kit.call('POST /api/page-hidden.php', {}, { as: browser, headers })).status).toBe(500);
  await kit.db.pool.query('alter table away rename to page_bounces');
  expect((await kit.call('POST /api/page-hidden.php', {}, { as: browser, headers })).status).toBe(200);
  await kit.db.pool.query('alter table sandbox_payments rename to away');
  const page = await kit.app.request('http://localhost/sandbox/checkout/anna@example.org');
  expect(page.status).toBe(500);
  await kit.db.pool.query('alter table away rename to sandbox_payments');
  await kit.db.pool.query(`select graphile_worker.add_job('send-mail', '{"to": "anna@example.org"}')`);
  await expect(kit.advance(0)).rejects.toThrow('send-mail');
  await kit.services.faults.flush();
  const show = async (as: typeof owner.browser, input: Record<string, unknown> = {}) =>
    (await adminCall(kit, 'GET /api/admin/numbers', { step: 'day', ...input }, { as })).ok.charts.filter(({ name }) =>
      name.endsWith('_errors'),
    );
  const shown = await show(owner.browser);
  expect(shown.map(({ name, parts }) => [name, parts.map(({ part, values }) => [part, values.at(-1)])])).toEqual([
    [
      'call_errors',
      [
        ['', 1],
        ['POST /api/page-hidden.php', 1],
      ],
    ],
    ['job_errors', [['send-mail', 1]]],
  ]);
  expect(JSON.stringify(shown)).not.toContain('anna');
  expect(await show(owner.browser, { site: 1 })).toEqual([]);
  const ofOne = await hire(kit, owner, [{ role: 'owner', site: 1 }]);
  expect(await show(ofOne.browser)).toEqual([]);
  const csv = { step: 'day', chart: 'job_errors' };
  const refused = await adminCall(kit, 'GET /api/admin/numbers-csv', csv, { as: ofOne.browser });
  expect(refused.refusal).toMatchObject({ error: 'role_missing' });
  expect((await adminCall(kit, 'GET /api/admin/numbers-csv', csv, { as: owner.browser })).ok.csv).toContain(
    '"send-mail","","1"',
  );
});
