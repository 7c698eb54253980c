import { day, minute } from '@vonk/contract/durations';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../test/staff/colleagues.ts';
import { bookPastPurchase } from '../payments/index.ts';
import { sql } from '../platform/database/db.ts';
import { countNumbers } from './count-numbers.ts';

const kit = await createKit();
const site = { siteId: 1, timeZone: 'Europe/Amsterdam' };
const count = () =>
  countNumbers({ sites: { all: () => [site, { ...site, siteId: 2 }] } })(
    {},
    { db: kit.db, now: kit.clock.now(), attempt: 1 },
  );
const owner = await firstOwner(kit);
let newcomers = 0;

/** Signs up from a tab that came in by a landing page and a network; answers the account. */
async function signUp(way: { landing?: string; network?: string }, host = 'localhost'): Promise<string> {
  const email = `newcomer${(newcomers += 1)}@example.org`;
  const form = { email, name: `Newcomer ${newcomers}`, password: 'vuurtoren-op-zondag', date_of_birth: '1985-03-14' };
  const { status } = await kit.call(
    'POST /api/signup.php',
    { ...form, gender: 'male', accept_terms: true, orientation_consent: false, ...way },
    { as: kit.browser(host) },
  );
  expect(status).toBe(200);
  const { id } = await kit.db.one<{ id: string }>(sql('select id from accounts where email = $1'), [email]);
  return id;
}
const confirm = (id: string) =>
  kit.db.pool.query("update accounts set status = 'confirmed', confirmed_at = $2 where id = $1", [id, kit.clock.now()]);
const buy = (memberId: string) =>
  kit.db.transact((tx) =>
    bookPastPurchase(
      tx,
      { siteId: 1, memberId },
      { site: kit.services.sites.byId(1)!, credits: 50, country: 'NL', locale: 'nl', now: kit.clock.now() },
    ),
  );
const leave = (path: string) =>
  kit.call('POST /api/page-hidden.php', {}, { as: kit.browser(), headers: { referer: `http://localhost${path}` } });
let asOwner = owner.browser;
const show = (by: 'landing' | 'network', as = asOwner, more: object = {}) =>
  adminCall(kit, 'GET /api/admin/arrivals', { step: 'day', by, ...more }, { as });

/** Lets the job count what happened, on the day after it. */
async function pass(): Promise<void> {
  kit.clock.advance(6 * minute);
  await Promise.all([count(), count()]);
  kit.clock.advance(day);
}

describe('STAFF-5: by what ways newcomers came', async () => {
  await count();
  // As long before as is compared.
  await signUp({ landing: 'gallery/50plus', network: 'radio' });
  await leave('/landers/gallery/50plus');
  await pass();
  kit.clock.advance(12 * day);
  const [first, second] = [
    await signUp({ landing: 'gallery/50plus', network: 'radio' }),
    await signUp({ landing: 'gallery/50plus' }),
  ];
  await signUp({ landing: 'gallery', network: 'radio' });
  await signUp({});
  await signUp({ landing: 'video', network: 'elsewhere' }, 'dichterbij.localhost');
  for (const id of [first!, second!]) await confirm(id);
  for (let times = 0; times < 2; times += 1) await buy(first!);
  for (let times = 0; times < 3; times += 1) await leave('/landers/gallery/50plus');
  await leave('/landers/video');
  await pass();
  asOwner = await logInAgain(kit, owner);

  test('a landing page has its slugs by themselves, with who left at once and what was before', async () => {
    const { arrivals, more } = (await show('landing', asOwner, { site: 1 })).ok;
    const none = { total: 0, before: 0 };
    const one = { total: 1, before: 0 };
    expect(more).toBe(0);
    expect(arrivals).toEqual(
      [
        {
          part: 'gallery/50plus',
          left: { total: 3, before: 1 },
          sign_ups: { total: 2, before: 1 },
          confirmations: { total: 2, before: 0 },
          first_purchases: one,
        },
        { part: 'video', left: one, sign_ups: none, confirmations: none, first_purchases: none },
        { part: '', left: none, sign_ups: one, confirmations: none, first_purchases: none },
        { part: 'gallery', left: none, sign_ups: one, confirmations: none, first_purchases: none },
      ].toSorted(
        (a, b) => b.sign_ups.total - a.sign_ups.total || b.left.total - a.left.total || (a.part < b.part ? -1 : 1),
      ),
    );
  });

  test('a network has them too, and nothing of who left at once', async () => {
    const { arrivals } = (await show('network', asOwner, { site: 1 })).ok;
    expect(
      arrivals.map(({ part, left, sign_ups, first_purchases }) => [part, left, sign_ups, first_purchases]),
    ).toEqual([
      ['', null, { total: 2, before: 0 }, { total: 0, before: 0 }],
      ['radio', null, { total: 2, before: 1 }, { total: 1, before: 0 }],
    ]);
  });

  test('of its sites alone, as a file too, and not for who keeps the books', async () => {
    const marketing = await hire(kit, { ...owner, browser: asOwner }, [{ role: 'marketing', site: 2 }]);
    expect((await show('network', marketing.browser)).ok.arrivals.map(({ part }) => part)).toEqual(['elsewhere']);
    expect((await show('network', marketing.browser, { site: 1 })).refusal).toMatchObject({ error: 'role_missing' });
    const finance = await hire(kit, { ...owner, browser: asOwner }, [{ role: 'finance', site: null }]);
    expect((await show('network', finance.browser)).refusal).toMatchObject({ error: 'role_missing' });
    const csv = await adminCall(
      kit,
      'GET /api/admin/arrivals-csv',
      { step: 'day', by: 'landing', site: 2 },
      { as: marketing.browser },
    );
    expect(csv.ok.csv).toBe(
      'landing,left,left_before,sign_ups,sign_ups_before,confirmations,confirmations_before,first_purchases,' +
        'first_purchases_before\r\n"video","0","0","1","0","0","0","0","0"\r\n',
    );
  });

  test('the numbers of days before landing pages were counted stay, and a chart shows them by page', async () => {
    const { charts } = (await adminCall(kit, 'GET /api/admin/numbers', { step: 'day', site: 1 }, { as: asOwner })).ok;
    const chart = charts.find(({ name }) => name === 'sign_ups_by_landing');
    expect(chart).toMatchObject({ total: 4, before: 1 });
    expect(chart?.parts.map(({ part }) => part)).toEqual(['gallery/50plus', '', 'gallery']);
  });

  test('says since when landing pages are counted, as long as that is not all of what is compared', async () => {
    const sinceOf = async (siteId: number) => (await show('landing', asOwner, { site: siteId })).ok.since;
    expect([await sinceOf(1), await sinceOf(2)]).toEqual(['2026-11-21', '2026-12-04']);
    kit.clock.advance(13 * day);
    asOwner = await logInAgain(kit, owner);
    expect([await sinceOf(1), await sinceOf(2)]).toEqual([null, '2026-12-04']);
  });
});
