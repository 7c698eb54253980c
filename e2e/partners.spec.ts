import { newToken, publicId } from '../server/src/platform/ids.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('a partner signs me up: its link takes me in once, and I choose a password', async ({ page, context, server, request }) => {
  await context.addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
  const key = newToken();
  const email = `radio${publicId().toLowerCase()}@example.org`;
  await withDatabase(server, (client) =>
    client.query(
      "insert into network_keys (site_id, id, network, key_hash, created_at) values (1, $1, 'radio', sha256($2::bytea), now())",
      [publicId(), key],
    ),
  );
  const answer = await request.post(server.url('/api/partner-signup.php'), {
    headers: { authorization: `Bearer ${key}` },
    data: { email, name: `Radio ${publicId().slice(0, 6)}`, date_of_birth: '1985-03-14', gender: 'female', accept_terms: true },
  });
  const { login_url: link } = (await answer.json()) as { login_url: string };
  const path = new URL(link).pathname;

  await test.step('the link asks before it does anything, then leads to the rest of the profile', async () => {
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { name: 'Welkom' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ga verder' }).click();
    await expect(page).toHaveURL(/\/complete-signup\?api_signup_complete=1/);
    await expect(page.getByRole('heading', { name: 'Kies een wachtwoord' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { name: 'Deze link is al gebruikt' })).toBeVisible();
  });

  await test.step('a password of my own, with which I log in', async () => {
    await page.goto(server.url('/notifications?section=account'));
    await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
    await expect(page.getByRole('heading', { name: 'Wachtwoord', exact: true })).toBeVisible();
    await context.clearCookies({ name: 'session' });
    await page.goto(server.url('/login'));
    await page.getByLabel('E-mailadres').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page).toHaveURL(/\/members/);
  });
});
