import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, play, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('I set what I am told of, hide myself, let somebody back in and log a device out @phone', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  const { anna, bram } = await play(server, 'anna', 'bram');
  await logIn(context, server, anna);

  await test.step('a switch is saved at once', async () => {
    await page.goto(server.url('/notifications'));
    const byMail = page.getByRole('switch', { name: 'Nieuw bericht per e-mail' });
    await expect(byMail).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Aanbiedingen als pushmelding' })).not.toBeChecked();
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('notifications.php') && answer.request().method() === 'PUT',
    );
    await awake(page);
    await byMail.click();
    await expect(byMail).not.toBeChecked();
    await saved;
    await page.reload();
    await expect(byMail).not.toBeChecked();
    await expectAccessible(page);
  });

  await test.step('whoever hides is not found, and is again', async () => {
    await page.getByRole('navigation', { name: 'Instellingen' }).getByRole('link', { name: 'Privacy' }).click();
    const invisible = page.getByRole('switch', { name: /Onzichtbaar/ });
    await invisible.click();
    await expect(invisible).toBeChecked();
    const his = await (await browser.newContext()).newPage();
    await logIn(his.context(), server, bram);
    await expect(async () => {
      expect((await his.context().request.get(server.url(`/api/member.php?id=${anna.publicId}`))).status()).toBe(404);
    }).toPass();
    await invisible.click();
    await expect(invisible).not.toBeChecked();
  });

  await test.step('whom I blocked stands here and can be let back in', async () => {
    await context.request.post(server.url('/api/block.php'), { data: { profile: bram.publicId } });
    await page.reload();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Deblokkeer ${bram.name}` }).click();
    await expect(page.getByText('Je hebt niemand geblokkeerd.')).toBeVisible();
  });

  await test.step('everything about me comes as a file', async () => {
    await page.getByRole('button', { name: 'Vraag mijn gegevens op' }).click();
    const fetched = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Haal het bestand op' }).click({ timeout: 60_000 });
    expect((await fetched).suggestedFilename()).toBe('export.zip');
  });

  await test.step('a device that is not mine is logged out', async () => {
    await withDatabase(server, (client) =>
      client.query(
        `insert into sessions (site_id, account_id, token_hash, created_at, last_used_at, expires_at, proved_at, device)
         values (1, $1, sha256(gen_random_uuid()::text::bytea), now(), now(), now() + interval '1 day', now(), 'Opera · Linux')`,
        [anna.id],
      ),
    );
    await page.goto(server.url('/notifications?section=devices'));
    await expect(page.getByText('Dit toestel')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log Opera · Linux uit' }).click();
    await expect(page.getByText('Opera · Linux')).toHaveCount(0);
  });

  await test.step('the nearest town becomes my place', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 52.0907, longitude: 5.1214 });
    await page.goto(server.url('/notifications?section=location'));
    await expect(page.getByRole('combobox', { name: 'Plaats' })).toHaveValue('');
    const asked: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('geocode.php') && asked.push(new URL(request.url()).search)),
    );
    await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click();
    await expect(page.getByText('Je plaats is nu Utrecht.')).toBeVisible();
    // Some kilometre, and nothing finer (T85).
    expect(asked).toEqual(['?lat=52.09&lon=5.12']);
    await expect(page.getByRole('combobox', { name: 'Plaats' })).toHaveValue('Utrecht');
  });

  await test.step('PROF-2: or the region alone, and what I change can be undone', async () => {
    const [region, city] = [page.getByLabel('Regio'), page.getByRole('combobox', { name: 'Plaats' })];
    await expect(region.locator('option:checked')).toHaveText('Utrecht');
    await region.selectOption({ label: 'Drenthe' });
    await expect(city).toHaveValue('');
    await page.getByRole('button', { name: 'Ongedaan maken: Waar je woont' }).click();
    await expect(city).toHaveValue('Utrecht');
    await expect(region.locator('option:checked')).toHaveText('Utrecht');
    // Undoing is saved too, and may still be on its way.
    const saved = page.waitForResponse((answer) => {
      const request = answer.request();
      return request.method() === 'PUT' && request.url().includes('profile.php') && !request.postDataJSON().city_id;
    });
    await region.selectOption({ label: 'Drenthe' });
    await saved;
    await page.reload();
    await expect(region.locator('option:checked')).toHaveText('Drenthe');
    await expect(city).toHaveValue('');
    await expectAccessible(page);
  });
});

test('whoever is invisible is told so where they are, and the way back stands beside it (B6) @desktop', async ({
  page,
  context,
  server,
}) => {
  await logIn(context, server, await another(server, 'bram'));
  await page.goto(server.url('/notifications?section=privacy'));
  await awake(page);
  const sign = page.getByText('Je bent onzichtbaar');
  await expect(sign).toHaveCount(0);
  await page.getByRole('switch', { name: /^Onzichtbaar/ }).click();
  await expect(sign).toBeVisible();
  await page.goto(server.url('/members'));
  await awake(page);
  await expect(sign).toBeVisible();
  await page.getByRole('link', { name: 'Weer zichtbaar worden' }).click();
  await expect(page).toHaveURL(/section=privacy/);
  await page.getByRole('switch', { name: /^Onzichtbaar/ }).click();
  await expect(sign).toHaveCount(0);
});
