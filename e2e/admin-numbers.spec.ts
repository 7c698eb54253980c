import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('STAFF-5: what the job counted is read as a chart, as a table and as a file, in the light and in the dark @desktop', async ({
  page,
  context,
  server,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into counted_days (site_id, step, measure, day, part, currency, amount)
        select 1, step, measure, date_trunc(step, $1::date - back * interval '1 day')::date, part, currency,
          sum(most - 17 * (back % 5) - back)
        from unnest('{day,week,month}'::text[]) step, generate_series(0, 30) back, (values ('sign_ups', 'radio', '', 300), ('sign_ups', 'kranten', '', 180),
          ('sign_ups', '', '', 120), ('left_at_once', 'gallery/50plus', '', 400),
          ('sign_ups_by_landing', 'gallery/50plus', '', 380), ('sign_ups_by_landing', 'index', '', 220), ('confirmations_by_landing', 'gallery/50plus', '', 310),
          ('first_purchases_by_landing', 'gallery/50plus', '', 150), ('first_purchases_by_network', 'radio', '', 140), ('messages', 'members', '', 3000), ('messages', 'invented', '', 260), ('replies', '', '', 240),
          ('first_messages', 'members', '', 260), ('first_messages', 'invented', '', 210),
          ('paid_by_method', 'ideal', 'EUR', 36400), ('paid_by_country', 'NL', 'EUR', 36400))
          as t (measure, part, currency, most)
        group by 1, 2, 3, 4, 5, 6 on conflict do nothing`,
      [today],
    );
    await client.query(
      `insert into counted_days (site_id, step, measure, day, part, currency, amount)
        select 1, 'day', 'completeness', $1::date - back, least::text, '', 200 + least - back
        from generate_series(0, 13) back, unnest('{0,25,50,75,100}'::integer[]) least on conflict do nothing`,
      [today],
    );
    await client.query(
      `insert into counted_days (site_id, step, measure, day, part, currency, amount)
        select 1, 'day', measure, $1::date - back, queue, '', most * (10 + (back * weight) % 7)
        from generate_series(0, 30) back, (values ('queue_ages', 900), ('queue_waiting', 1)) as m (measure, most),
          (values ('photos', 1), ('reports', 3), ('inbox', 2), ('refunds', 5)) as q (queue, weight)
        on conflict (site_id, step, measure, day, part, currency) do update set amount = excluded.amount`,
      [today],
    );
    await client.query(`insert into counted_sites (site_id, until, returns_since)
      select id, now(), now() - interval '1 year' from sites
      on conflict (site_id) do update set returns_since = excluded.returns_since`);
    await client.query(
      `insert into counted_days (site_id, step, measure, day, part, currency, amount)
        select 1, 'day', 'returned', $1::date - back, after::text, '', 240 / (after + 1)
        from generate_series(0, 26) back, generate_series(1, 13) after where after <= back on conflict do nothing`,
      [today],
    );
    await client.query(
      `insert into counted_faults (step, measure, day, part, amount)
        select 'day', measure, $1::date - back, part, 1 + back % 3 from generate_series(0, 13) back,
          (values ('call_errors', 'POST /api/message.php'), ('call_errors', ''), ('job_errors', 'send-mail'))
            as f (measure, part) on conflict do nothing`,
      [today],
    );
    await client.query(`select graphile_worker.add_job('count-numbers', '{}')`);
  });
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }]));
  await expect(async () => {
    await page.goto(server.url('/admin/numbers?site=1'));
    await expect(page.getByText(/^Geteld tot /)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

  const signUps = page.getByRole('region', { name: 'Aanmeldingen naar netwerk' });
  await expect(signUps.getByText(/in de afgelopen 13 dagen, [+-]?\d+%/)).toBeVisible();
  // Of money that never came back no currency is named.
  await expect(page.getByRole('heading', { name: 'Terug naar kopers', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '()' })).toHaveCount(0);
  // Who hears the page has the table all along.
  await expect(signUps.getByRole('table')).toBeAttached();
  // By what ways newcomers came, told apart as one likes, with what was before.
  const arrivals = page.getByRole('region', { name: 'Hoe nieuwe leden binnenkwamen' });
  const row = (name: string) => arrivals.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('gallery/50plus').getByText(/^ervoor [\d.]+$/)).toHaveCount(4);
  await expect(row('startpagina')).toBeVisible();
  const [ways] = await Promise.all([
    page.waitForEvent('download'),
    arrivals.getByRole('button', { name: 'CSV van Hoe nieuwe leden binnenkwamen' }).press('Enter'),
  ]);
  expect(ways.suggestedFilename()).toBe('arrivals-landing-day.csv');
  await arrivals.getByLabel('Indeling').selectOption('network');
  // Of what never happened nothing is compared.
  await expect(row('radio').getByText(/^ervoor/)).toHaveCount(2);
  await expect(page).toHaveURL(/by=network/);
  const replies = page.getByRole('region', { name: 'Eerste antwoorden' });
  await expect(replies.getByText('Fictieve profielen tellen niet mee.')).toBeVisible();
  await expectAccessible(page);
  // How things stand is not added up over time.
  const complete = page.getByRole('region', { name: 'Hoe volledig profielen zijn' });
  await expect(complete.getByText(/^[\d.]+ leden/)).toBeVisible();
  await expect(complete.getByRole('columnheader', { name: 'Samen' })).toBeAttached();
  await expect(complete.getByRole('cell', { name: 'Samen' })).toHaveCount(0);
  // Who comes back is a share of who signed up, by day; what is still to come is a dash.
  const back = page.getByRole('region', { name: 'Wie terugkomt, naar aanmelding' });
  await expect(back.getByText(/^\d+% was er de dag na de aanmelding weer; in de tijd ervoor \d+%\./)).toBeVisible();
  await expect(back.getByRole('columnheader', { name: '2 dagen later', exact: true })).toBeAttached();
  await expect(back.getByRole('columnheader', { name: 'Samen' })).toHaveCount(0);
  await expect(back.getByRole('cell', { name: '–' }).first()).toBeAttached();
  await expect(back.getByText(/^Een rij per moment van aanmelden/)).toBeVisible();
  // Of what waited the most counts, in words of time.
  const waits = page.getByRole('region', { name: 'Langste wachttijd per wachtrij' });
  await expect(waits.getByText(/^Hoogstens [\d,]+ u(ur)? in de afgelopen 13 dagen/)).toBeVisible();
  await expect(waits.getByRole('columnheader', { name: 'Hoogst' })).toBeAttached();
  await expect(waits.getByRole('columnheader', { name: 'Foto’s' })).toBeAttached();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await signUps.getByRole('button', { name: 'Tabel van Aanmeldingen naar netwerk' }).press('Enter');
  await expect(signUps.getByText('(loopt)')).toBeInViewport();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    signUps.getByRole('button', { name: 'CSV van Aanmeldingen naar netwerk' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('sign_ups-day.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^from,part,currency,amount\r\n"/);

  await page.getByLabel('Periode').selectOption('week');
  await expect(page).toHaveURL(/step=week/);
  await expect(signUps.getByText(/in de afgelopen 11 weken/)).toBeVisible();
  await page.getByLabel('Weergave').selectOption('tables');
  await expect(page.getByRole('region', { name: 'Betaald naar methode (EUR)' }).getByText('iDEAL')).toBeVisible();
  // What fails has no site: it is shown where none is chosen.
  await expect(page.getByRole('region', { name: 'Mislukte verzoeken' })).toHaveCount(0);
  await page.goto(server.url('/admin/numbers?view=tables'));
  const faults = page.getByRole('region', { name: 'Mislukte verzoeken' });
  await expect(faults.getByRole('columnheader', { name: 'POST /api/message.php' })).toBeVisible();
  await expect(faults.getByRole('columnheader', { name: 'pagina’s en bestanden' })).toBeVisible();
  await expect(faults.getByText(/Bewaard wordt alleen de naam van het verzoek/)).toBeVisible();
  await expectAccessible(page);
});
