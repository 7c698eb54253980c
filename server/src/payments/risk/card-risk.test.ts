import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { away } from '../../../test/profiles.ts';
import { readCardRisk, schemeRisks } from './card-risk.ts';
import { watchCardRisk } from './watch-card-risk.ts';

const kit = await createKit();
const { db, clock, services } = kit;
const day = 86_400_000;

/** So many payments of a site, completed some days ago; of these so many charged back and refunded the day after. */
async function sell(of: {
  site?: number;
  method?: string;
  days?: number;
  all: number;
  back?: number;
  refunded?: number;
}) {
  const { site = 1, method = 'creditcard', days = 5, all, back = 0, refunded = 0 } = of;
  const { id } = await away(kit, 'anna', { siteId: site });
  const at = new Date(clock.now().getTime() - days * day);
  await db.pool.query(
    `with sold as (insert into payments (site_id, id, public_id, member_id, key, state, provider, is_live, method,
        credits, total_minor, currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale, number,
        created_at, completed_at)
      select $1, gen_random_uuid(), substr(md5(random()::text), 1, 14), $2, gen_random_uuid(), 'completed', 'sandbox',
        false, $3, 10, 999, 'EUR', 'NL', 'address', 2100, 173, 'nl', gen_random_uuid()::text, $4, $4
      from generate_series(1, $5::int) returning site_id, id),
    numbered as (select *, row_number() over () as nth from sold)
    insert into payment_events (site_id, payment_id, state, source, happened_at)
      select site_id, id, case when nth <= $6 then 'charged_back' else 'refunded' end, 'provider',
        $4::timestamptz + interval '1 day'
      from numbered where nth <= $6 + $7`,
    [site, id, method, at, all, back, refunded],
  );
}
const riskOf = async (entity: string) =>
  (await readCardRisk(db, services.sites.all(), clock.now())).find((risk) => risk.entity === entity)!;

test.each([
  [{ payments: 100_000, disputes: 750, returns: 750 }, ['visa']],
  [{ payments: 100_000, disputes: 749, returns: 749 }, []],
  [{ payments: 100_001, disputes: 750, returns: 750 }, []],
  [{ payments: 500, disputes: 0, returns: 13 }, ['mastercard']],
  [{ payments: 500, disputes: 0, returns: 12 }, []],
  [{ payments: 499, disputes: 10, returns: 400 }, []],
  [{ payments: 1000, disputes: 800, returns: 900 }, ['visa', 'mastercard']],
  [{ payments: 0, disputes: 0, returns: 0 }, []],
])('%j alarms about %j (T116)', (counts, alarming) => {
  expect(
    schemeRisks(counts)
      .filter(({ isAlarming }) => isAlarming)
      .map(({ scheme }) => scheme),
  ).toEqual(alarming);
});

test('card payments of 30 days are counted over a company’s sites, told as figures and once a month by mail (T116)', async () => {
  const [first] = await readCardRisk(db, services.sites.all(), clock.now());
  const { entity } = first!;
  await sell({ all: 520, back: 6, refunded: 7 });
  await sell({ method: 'ideal', all: 100, back: 90 });
  await sell({ days: 40, all: 50, back: 50 });
  expect(await riskOf(entity)).toEqual({ entity, payments: 520, disputes: 6, returns: 13 });
  const watch = () => watchCardRisk(services)({}, { db, now: clock.now(), attempt: 1 });
  await Promise.all([watch(), watch()]);
  await watch();
  const told = await kit.mailsTo('klantenservice@vonk.example');
  expect(told.map(({ subject }) => subject)).toEqual(['Er gaan te veel kaartbetalingen terug']);
  expect(told[0]?.text).toMatch(/2,5\s?%.*Mastercard.*5\s?%/s);
  const text = await (await kit.app.request('/metrics', { headers: { host: 'localhost' } })).text();
  expect(text).toContain(`vonk_card_payments{entity="${entity}"} 520`);
  expect(text).toContain(`vonk_card_risk_share{entity="${entity}",scheme="mastercard"} 0.025\n`);
  expect(text).toContain(`vonk_card_risk_alarm{entity="${entity}",scheme="mastercard"} 1\n`);
  // 30 days later none of it counts.
  clock.advance(31 * day);
  expect(await riskOf(entity)).toEqual({ entity, payments: 0, disputes: 0, returns: 0 });
});
