import { expectAccessible } from './support/accessibility.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('I add a passkey, log in with it, and take it away again @desktop', async ({ page, context, server }) => {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const iris = await another(server, 'anna');
  await logIn(context, server, iris);

  await test.step('added in the settings', async () => {
    await page.goto(server.url('/notifications?section=account'));
    await page.getByRole('button', { name: 'Voeg een passkey toe' }).click();
    await expect(page.getByText(/^Toegevoegd op/)).toBeVisible();
    await page.getByRole('button', { name: /^Hernoem/ }).click();
    await page.getByLabel('Naam', { exact: true }).fill('Mijn telefoon');
    await page.route('**/api/passkey.php', (route) => route.abort());
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Geen verbinding')).toBeVisible();
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Mijn telefoon');
    await page.unroute('**/api/passkey.php');
    await page.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByText('Mijn telefoon')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('used in the place of address and password', async () => {
    await context.clearCookies({ name: 'session' });
    await page.goto(server.url('/login'));
    await page.getByRole('button', { name: 'Log in met een passkey' }).click();
    await expect(page).toHaveURL(/\/members/);
    await page.goto(server.url('/notifications?section=account'));
    await expect(page.getByText(/laatst gebruikt op/)).toBeVisible();
  });

  await test.step('taken away, it opens nothing', async () => {
    await page.getByRole('button', { name: 'Verwijder Mijn telefoon' }).click();
    await expect(page.getByText('Mijn telefoon')).toHaveCount(0);
    await context.clearCookies({ name: 'session' });
    await page.goto(server.url('/login'));
    await page.getByRole('button', { name: 'Log in met een passkey' }).click();
    await expect(page.getByText('De passkey werkte niet.', { exact: false })).toBeVisible();
    await expectAccessible(page);
  });
});
