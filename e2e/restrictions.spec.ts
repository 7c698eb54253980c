import { hashPassword } from '../server/src/accounts/index.ts';
import { newId } from '../server/src/platform/ids.ts';
import { expectAccessible } from './support/accessibility.ts';
import { touch } from './support/awake.ts';
import { another, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const password = 'zeven-eikels-op-straat';

test('T61: my account was closed; I log in, read why, object, and still reach my data @phone', async ({
  page,
  context,
  server,
}) => {
  const roos = await another(server, 'anna');
  const hash = await hashPassword(password);
  await withDatabase(server, async (client) => {
    await client.query('update accounts set password_hash = $2 where id = $1', [roos.id, hash]);
    await client.query(
      `insert into restrictions (site_id, id, member_id, kind, reason, ground, facts, is_automated, decided_by, decided_at)
       values (1, $1, $2, 'suspended', 'harassment', 'terms', 'Je schreef na een blokkade verder.', false, 'ina', $3)`,
      [newId(new Date()), roos.id, new Date()],
    );
    await client.query("update accounts set status = 'suspended' where id = $1", [roos.id]);
    await client.query("update profiles set status = 'disabled' where id = $1", [roos.id]);
  });
  await context.addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);

  await page.goto(server.url('/login'));
  await touch(page);
  await page.getByLabel('E-mailadres').fill(roos.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await expect(page).toHaveURL(/\/restriction$/);
  await expect(page.getByRole('heading', { name: 'Je account is gesloten' })).toBeVisible();
  await expect(page.getByText('Je schreef na een blokkade verder.')).toBeVisible();
  await expect(page.getByText('Lastigvallen of bedreigen. Dit gaat in tegen onze voorwaarden.')).toBeVisible();
  await expectAccessible(page);

  await test.step('T62: the objection is free, and an empty one is asked for words', async () => {
    await page.getByRole('button', { name: 'Verstuur bezwaar' }).click();
    await expect(page.getByText('Schrijf wat er aan de hand is.')).toBeVisible();
    await page.getByLabel('Waarom klopt het niet?').fill('Dat was mijn broer.');
    await page.getByRole('button', { name: 'Verstuur bezwaar' }).click();
    await expect(page.getByText(/^Je bezwaar is binnen/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('other screens lead back here; settings and data stay open', async () => {
    await page.goto(server.url('/members'));
    await expect(page).toHaveURL(/\/restriction$/);
    await page.getByRole('link', { name: 'Naar mijn gegevens' }).click();
    await expect(page).toHaveURL(/section=privacy/);
    await expect(page.getByRole('button', { name: 'Vraag mijn gegevens op' })).toBeVisible();
    await expect(page.getByText('Er is iets besloten over je account')).toBeVisible();
  });
});
