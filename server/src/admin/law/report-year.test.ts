import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner, logInAgain } from '../../../test/staff/colleagues.ts';
import { decideReport, forgetReports } from '../../moderation/index.ts';
import { restrictMember } from '../../restrictions/index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
let as = owner.browser;
const year = Number(kit.clock.now().toISOString().slice(0, 4));
const show = async (of: number | undefined, site = 1) =>
  (await adminCall(kit, 'GET /api/admin/transparency', of === undefined ? { site } : { site, year: of }, { as })).ok;

test('T66: the report of a year is what the log has, and stays so when reports and members are gone', async () => {
  const anna = await another(kit, 'anna');
  const bram = await another(kit, 'bram');
  const report = async (reason: 'money' | 'hate') => {
    const input = { profile: bram.publicId, reason, text: '' };
    return (await kit.call('POST /api/report.php', input, { as: anna.browser })).ok.number;
  };
  const decide = (number: string, outcome: 'measure' | 'no_measure') =>
    decideReport(kit.services, {
      siteId: 1,
      number,
      outcome,
      explanation: 'Hierom.',
      actor: 'Olga',
      now: kit.clock.now(),
    });
  const [first, second] = [await report('money'), await report('money')];
  await report('hate');
  await kit.advance(2 * 3_600_000);
  await decide(first, 'measure');
  await kit.advance(2 * 3_600_000);
  await decide(second, 'no_measure');
  await restrictMember(kit.services, {
    siteId: 1,
    email: bram.email,
    kind: 'suspended',
    reason: 'fraud',
    facts: 'Vroeg om geld: veel.',
    until: null,
    actor: 'Olga',
    now: kit.clock.now(),
  });
  const asked = {
    site: 1,
    id: randomUUID(),
    kind: 'information',
    authority: 'Politie',
    country: 'NL',
    reference: '',
    concerns: 'money',
    about: '',
    body: 'Wie is dit?',
    received_on: kit.clock.now().toISOString().slice(0, 10),
    due_on: kit.clock.now().toISOString().slice(0, 10),
  } as const;
  as = await logInAgain(kit, owner);
  expect((await adminCall(kit, 'POST /api/admin/authority-request', asked, { as })).status).toBe(200);

  const shown = await show(year);
  expect(shown.notices).toEqual([
    { kind: 'report', reason: null, number: 3, acted: 1, not_acted: 1, median_hours: 3 },
    { kind: 'report', reason: 'hate', number: 1, acted: 0, not_acted: 0, median_hours: null },
    { kind: 'report', reason: 'money', number: 2, acted: 1, not_acted: 1, median_hours: 3 },
  ]);
  expect(shown.measures).toEqual([{ kind: 'account_closed', reason: 'fraud', number: 1 }]);
  expect(shown.objections.map(({ number }) => number)).toEqual([0, 0]);
  expect(shown.authorities).toEqual([
    {
      kind: 'information',
      country: 'NL',
      concerns: 'money',
      number: 1,
      acted: 0,
      not_acted: 0,
      median_hours: null,
    },
  ]);
  expect([shown.year, shown.this_year]).toEqual([year, year]);
  // What the page does not offer is the last year that is over, by the site's clock and not the browser's.
  for (const none of [undefined, year + 1, year - 6])
    expect(await show(none, 1)).toMatchObject({ year: year - 1, this_year: year });
  expect(shown.until).toBe(kit.clock.now().toISOString());
  expect(await show(year, 2)).toMatchObject({ notices: [], measures: [], authorities: [] });
  expect(await show(year - 1)).toMatchObject({ until: null, notices: [], measures: [], authorities: [] });

  await forgetReports({}, { db: kit.db, now: new Date(kit.clock.now().getTime() + 400 * day), attempt: 1 });
  expect((await kit.db.pool.query('select from reports')).rowCount).toBe(0);
  expect((await show(year)).notices).toEqual(shown.notices);
});
