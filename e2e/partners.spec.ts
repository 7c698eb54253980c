import { newToken, publicId } from '../server/src/platform/ids.ts';
import { expectAccessible } from './support/accessibility.ts';
import { withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('ACC-4: a partner signs me up: its link takes me in once, I tell who I am and choose a password @phone', async ({
  page,
  context,
  server,
  request,
}) => {
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
    data: { email, name: `Radio ${publicId().slice(0, 6)}`, date_of_birth: '1985-03-14', accept_terms: true },
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

  await test.step('my gender is asked before I meet anybody, and cannot be put off', async () => {
    for (const place of ['/members', '/chats', '/likes', '/swipe-game', '/signup-matches']) {
      await page.goto(server.url(place));
      await expect(page).toHaveURL(/\/complete-signup\?api_signup_complete=1/);
    }
    await page.goto(server.url('/profile'));
    await expect(page.getByText('Niemand ziet je nog')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Maak je profiel af' }).click();
    await expect(page.getByText('Stap 1 van 4')).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 992) {
      // On a phone a modal reminds of the mail first.
      await expect(page.getByRole('dialog', { name: 'Bevestig je e-mailadres' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Alles overslaan' })).toHaveCount(0);
    for (const way of ['Verder', 'Niet bewaren']) {
      await page.getByRole('button', { name: way }).click();
      await expect(page.getByText('Kies je geslacht.')).toBeVisible();
    }
    await expect(page.getByRole('radio', { name: 'Man' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Vrouw' }).check({ force: true });
    await expect(page.getByText('Kies je geslacht.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByText('Stap 2 van 4')).toBeVisible();
    await page.getByRole('link', { name: 'Alles overslaan' }).click();
    await expect(page).toHaveURL(/\/signup-matches/);
    const { rows } = await withDatabase(server, (client) =>
      client.query(
        'select p.gender, p.gender_changed_at from profiles p join accounts a on a.id = p.id where a.email = $1',
        [email],
      ),
    );
    expect(rows).toEqual([{ gender: 'female', gender_changed_at: null }]);
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
