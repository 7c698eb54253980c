import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '@vonk/contract/durations';
import { dayAndTime } from '@vonk/contract/local-time';
import { beforeEach, expect, test } from 'vitest';
import { openSites } from '../../sites/index.ts';
import type { Browser } from '../../../test/kit.ts';
import { openShop } from '../../../test/payments/shop.ts';
import { another } from '../../../test/profiles.ts';
import { changeSite } from '../../../test/sites.ts';
import { adminCall, firstOwner, logInAgain } from '../../../test/staff/colleagues.ts';
import { holdAllDuePrices } from './hold-prices.ts';

const { psp, kit, order, ordered, settled } = await openShop(['stripe']);
const owner = await firstOwner(kit);
let as: Browser = owner.browser;
const usual = kit.services.sites.byId(1)?.settings.packages ?? [];
const zone = kit.services.sites.byId(1)?.timeZone ?? '';
beforeEach(async () => {
  await changeSite(kit, { packages: usual, currency: 'EUR' });
  await kit.advance(2 * hour);
  await hold();
  as = await logInAgain(kit, owner);
});

/** A whole minute to come. */
const later = (milliseconds = hour): Date =>
  new Date(Math.ceil((kit.clock.now().getTime() + milliseconds) / minute) * minute);
const hold = () => holdAllDuePrices({ db: kit.db, now: kit.clock.now() });
const plan = async (at: Date, prices: Readonly<Record<number, number>>, more: object = {}) => {
  const input = {
    site: 1,
    ...dayAndTime(at, zone),
    prices: Object.entries(prices).map(([credits, total]) => ({ credits: Number(credits), total_minor: total })),
    reason: 'Nieuw jaar.',
    ...more,
  };
  return told(await adminCall(kit, 'POST /api/admin/price-plan', input, { as }));
};
const cancel = async (number: number) =>
  told(await adminCall(kit, 'POST /api/admin/price-plan-cancel', { site: 1, number, reason: 'Toch niet.' }, { as }));
/** After what every process reads once it is told of a change; a test looks, or moves the clock, before that. */
const told = async <Answer>(answer: Answer): Promise<Answer> => {
  await kit.services.sites.reload();
  return answer;
};
const plans = async (before?: number) =>
  (await adminCall(kit, 'GET /api/admin/price-plans', { site: 1, ...(before !== undefined && { before }) }, { as })).ok;
const shown = async () => (await adminCall(kit, 'GET /api/admin/site', { site: 1 }, { as })).ok;
const asked = async (browser = kit.browser()) => {
  const { packages } = (await kit.call('GET /api/packages.php', {}, { as: browser })).ok;
  return Object.fromEntries(packages.map((pack) => [pack.credits, [pack.total_minor, pack.lowest_minor]]));
};
const logged = async (credits: number) =>
  (
    await kit.db.pool.query<{ total_minor: number; valid_from: Date }>(
      `select total_minor, valid_from from prices where site_id = 1 and country = 'NL' and credits = $1 order by id`,
      [credits],
    )
  ).rows;

test('STAFF-4: a planned price is asked from its moment on, with no job yet, and is written down from then (T33)', async () => {
  const at = later();
  const before = await logged(30);
  const { ok } = await plan(at, { 30: 1999 });
  expect((await plans()).plans[0]).toMatchObject({
    number: ok.number,
    holds_from: at.toISOString(),
    prices: [{ credits: 30, total_minor: 1999 }],
    by: 'Olga',
    outcome: null,
  });
  kit.clock.set(new Date(at.getTime() - 1));
  expect((await asked())[30]).toEqual([2499, 2499]);
  expect(await logged(30)).toEqual(before);
  const { version } = await shown();
  kit.clock.set(at);
  // Never struck through at more than it costs now, written down or not.
  expect((await asked())[30]).toEqual([1999, 1999]);
  expect(await logged(30)).toEqual(before);
  kit.clock.advance(20_000);
  await hold();
  expect((await logged(30)).slice(before.length)).toEqual([{ total_minor: 1999, valid_from: at }]);
  expect((await asked())[30]).toEqual([1999, 1999]);
  const after = await shown();
  expect(after.version).toBeGreaterThan(version);
  expect(after.versions[0]).toMatchObject({ by: 'Olga', reason: 'Nieuw jaar.', changed: ['packages'] });
  expect((await plans()).plans[0]).toMatchObject({ number: ok.number, outcome: 'held', ended_by: null });
  const { rows } = await kit.db.pool.query<{ action: string }>(
    `select action from audit where action like 'price%' order by happened_at, id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['price_planned', 'price_plan_held']);
  await hold();
  expect((await shown()).version).toBe(after.version);
});

test('STAFF-4: every process switches at the same moment, whatever it was told', async () => {
  const at = later();
  await plan(at, { 30: 1899 });
  const deaf = { subscribe: () => undefined, onReconnect: () => undefined } as unknown as Parameters<
    typeof openSites
  >[1];
  const elsewhere = await openSites(kit.db, deaf, kit.clock);
  const both = () =>
    [kit.services.sites, elsewhere].map(
      (sites) => sites.byHost('localhost')?.settings.packages.find(({ credits }) => credits === 30)?.total_minor,
    );
  kit.clock.set(new Date(at.getTime() - 1));
  expect(both()).toEqual([2499, 2499]);
  kit.clock.set(at);
  expect(both()).toEqual([1899, 1899]);
  await hold();
  await elsewhere.reload();
  expect(both()).toEqual([1899, 1899]);
});

test('CRED-3: an order from before the moment keeps its price, and what was shown before is told to be another now', async () => {
  const person = await another(kit, 'anna');
  const at = later();
  await plan(at, { 30: 2999 });
  const key = randomUUID();
  const { id, reference } = await ordered(person, { total_minor: 2499, key });
  kit.clock.set(at);
  expect((await order(person, { total_minor: 2499, key })).ok.payment).toMatchObject({ id, total_minor: 2499 });
  expect((await order(person, { total_minor: 2499 })).refusal.error).toBe('price_changed');
  expect((await order(person, { total_minor: 2999 })).ok.payment.total_minor).toBe(2999);
  psp.decide(reference, 'paid');
  await settled();
  const { payment } = (await kit.call('GET /api/payment.php', { id }, { as: person.browser })).ok;
  expect(payment).toMatchObject({ state: 'completed', total_minor: 2499 });
  // Of a raised price the lower one of before is what may be struck through.
  await hold();
  expect((await asked())[30]?.[1]).toBe(1899);
});

test('STAFF-4: one is cancelled before it holds, and not after', async () => {
  const at = later();
  const [first, second] = [(await plan(at, { 30: 1999 })).ok, (await plan(later(3 * hour), { 30: 1799 })).ok];
  expect((await cancel(first.number)).status).toBe(200);
  expect((await cancel(first.number)).refusal.error).toBe('plan_over');
  expect((await cancel(9999)).status).toBe(404);
  kit.clock.set(at);
  expect((await asked())[30]?.[0]).toBe(2499);
  expect(
    (await plans()).plans.map(({ outcome, ended_by: by, ended_reason: why }) => [outcome, by, why]),
  ).toContainEqual(['cancelled', 'Olga', 'Toch niet.']);
  kit.clock.set(later(2 * hour));
  as = await logInAgain(kit, owner);
  // Its moment is there, though no job has written it yet.
  expect((await cancel(second.number)).refusal.error).toBe('plan_over');
  expect((await asked())[30]?.[0]).toBe(1799);
});

test.each([
  [
    'for a moment that is over',
    () => plan(new Date(kit.clock.now().getTime() - hour), { 30: 1 }),
    'moment_past',
    'date',
  ],
  ['for this very minute', () => plan(new Date(kit.clock.now()), { 30: 1 }), 'moment_past', 'date'],
  ['for a day that there is not', () => plan(later(), { 30: 1 }, { date: '2031-02-30' }), 'moment_invalid', 'time'],
  [
    'for the hour that is left out',
    () => plan(later(), { 30: 1 }, { date: '2031-03-30', time: '02:30' }),
    'moment_invalid',
    'time',
  ],
  ['of a pack that is not sold', () => plan(later(), { 31: 1 }), 'pack_gone', 'price_31'],
  ['of what it costs then anyway', () => plan(later(), { 30: 2499 }), 'stands_already', undefined],
])('a price that is planned %s is refused', async (_, make, code, field) => {
  const { plans: was } = await plans();
  const { refusal } = await make();
  expect([refusal.error, refusal.field]).toEqual([code, field]);
  expect((await plans()).plans).toEqual(was);
});

test('a price goes down and up again, and no two are planned for one moment', async () => {
  const [down, up] = [later(), later(2 * hour)];
  expect((await plan(down, { 30: 1999 })).status).toBe(200);
  expect((await plan(down, { 10: 899 })).refusal).toMatchObject({ error: 'moment_taken', field: 'time' });
  expect((await plan(up, { 30: 2499 })).status).toBe(200);
  kit.clock.set(down);
  expect((await asked())[30]?.[0]).toBe(1999);
  kit.clock.set(up);
  expect((await asked())[30]?.[0]).toBe(2499);
  // No server ran in between: each is written from its own moment, in order.
  await hold();
  expect((await logged(30)).slice(-2)).toEqual([
    { total_minor: 1999, valid_from: down },
    { total_minor: 2499, valid_from: up },
  ]);
});

test.each([
  ['the pack is not sold any more', { packages: usual.filter(({ credits }) => credits !== 30) }],
  ['the site has another currency', { currency: 'PLN' }],
])('nothing takes hold where %s by then', async (_, settings) => {
  const at = later();
  const { ok } = await plan(at, { 30: 1999 });
  await changeSite(kit, settings);
  const before = await asked();
  kit.clock.set(at);
  expect((await asked())[10]?.[0]).toBe(before[10]?.[0]);
  expect((await asked())[30]?.[0]).toBe(before[30]?.[0]);
  await hold();
  expect((await plans()).plans[0]).toMatchObject({ number: ok.number, outcome: 'void' });
});

test('of several who write, cancel and change at its moment, one writes it, once, and nothing is written over it', async () => {
  const at = later();
  const { ok } = await plan(at, { 30: 1999 });
  const { version } = await shown();
  const before = await logged(30);
  kit.clock.set(at);
  as = await logInAgain(kit, owner);
  const change = () =>
    adminCall(
      kit,
      'PUT /api/admin/site',
      { site: 1, version, values: [{ name: 'photos_free', value: 7 }], reason: 'Meer foto’s.' },
      { as },
    );
  const [, cancelled, changed] = await Promise.all([hold(), cancel(ok.number), change(), hold(), hold()]);
  expect(cancelled.refusal.error).toBe('plan_over');
  // Who had the form open sees first that the price is another now.
  expect(changed.refusal.error).toBe('site_changed');
  const { versions } = await shown();
  expect(versions.filter(({ number, by }) => number > version && by === 'Olga')).toHaveLength(1);
  expect((await logged(30)).slice(before.length)).toEqual([{ total_minor: 1999, valid_from: at }]);
  expect((await plans()).plans[0]).toMatchObject({ outcome: 'held' });
});

test('the job of every minute writes what is due', async () => {
  const at = later();
  const { ok } = await plan(at, { 30: 1999 });
  kit.clock.set(at);
  await holdAllDuePrices({ db: kit.db, now: new Date(at.getTime() - 1) });
  expect((await plans()).plans[0]).toMatchObject({ number: ok.number, outcome: null });
  await hold();
  expect((await plans()).plans[0]).toMatchObject({ number: ok.number, outcome: 'held' });
  kit.clock.advance(day);
});
