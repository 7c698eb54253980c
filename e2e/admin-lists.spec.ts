import { expectAccessible } from './support/accessibility.ts';
import { withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('STAFF-4: a list goes on to its end, and its search goes over all of it, not over what stands there @desktop', async ({
  page,
  context,
  server,
}) => {
  await withDatabase(server, (client) =>
    client.query(
      `insert into discount_codes (site_id, id, code, basis_points, created_at)
        select 1, gen_random_uuid(), 'LIJST-' || lpad(n::text, 3, '0'), 1000, timestamptz '2020-01-01 12:00Z' - n * interval '1 microsecond'
        from generate_series(1, 120) n on conflict do nothing`,
    ),
  );
  await enter(context, server, await colleague(server, [{ role: 'marketing', site: 1 }]));
  await page.goto(server.url('/admin/codes?site=1&code=lijst-'));
  const rows = page.getByRole('row', { name: /LIJST-\d+/ });
  await expect(rows).toHaveCount(50);
  const more = page.getByRole('button', { name: 'Toon meer', exact: true });
  await more.press('Enter');
  await expect(rows).toHaveCount(100);
  await more.press('Enter');
  await expect(rows).toHaveCount(120);
  await expect(more).toHaveCount(0);
  await expectAccessible(page);
  const search = page.getByPlaceholder('Zoek een code');
  await search.fill('lijst-119');
  await expect(rows).toHaveCount(1);
  await search.fill('lijst-bestaat-niet');
  await expect(page.getByText('Er is geen code waar dit in staat.')).toBeVisible();
});
