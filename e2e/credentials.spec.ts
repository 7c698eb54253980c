import { expectAccessible } from './support/accessibility.ts';
import { hashPassword } from '../server/src/accounts/index.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const password = 'zeven-eikels-op-straat';
const linkIn = (text: string) => /\/reset-password\/do\?token=[\w-]{43}/.exec(text)?.[0] ?? '';

test('I forgot my password, choose another by mail, and the link works once @phone', async ({ page, server }) => {
  const eva = await another(server, 'anna');
  await page.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
  await page.goto(server.url('/login'));
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mail mij een link' }).click();
  await expect(page.getByText('Ongeldige e-mail')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await page.getByLabel('E-mailadres').fill('niemand@example.org');
  await expect(page.getByText('Ongeldige e-mail')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mail mij een link' }).click();
  await expect(page.getByText('E-mailadres niet gevonden')).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toBeFocused();
  await page.getByLabel('E-mailadres').fill(eva.email);
  await page.getByRole('button', { name: 'Mail mij een link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();

  const link = linkIn((await server.mailTo(eva.email, /nieuw wachtwoord/)).text);
  await page.goto(server.url(link));
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal het wachtwoord').fill('iets anders');
  await page.getByRole('button', { name: 'Bewaar en log in' }).click();
  await expect(page.getByText('De opgegeven wachtwoorden zijn niet gelijk.')).toBeVisible();
  await expect(page.getByLabel('Herhaal het wachtwoord')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Herhaal het wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Bewaar en log in' }).click();
  await expect(page).toHaveURL(/\/members(\?|$)/);

  await page.goto(server.url(link));
  await expect(page.getByRole('link', { name: 'Vraag een nieuwe mail aan' })).toBeVisible();
});

test('I change my address and my password; what is wrong stands at its field and has the focus @desktop', async ({
  page,
  server,
}) => {
  const eva = await another(server, 'anna');
  const hash = await hashPassword('oude-eikels-op-straat');
  await withDatabase(server, (client) =>
    client.query('update accounts set password_hash = $2 where id = $1', [eva.id, hash]),
  );
  await logIn(page.context(), server, eva);
  await page.goto(server.url('/notifications?section=account'));

  const next = `nieuw-${eva.email}`;
  await page.getByLabel('Nieuw e-mailadres').fill(next);
  await page.getByLabel('Je wachtwoord').fill('niet het mijne');
  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused();
  await expect(page.getByLabel('Nieuw e-mailadres')).toHaveValue(next);
  await page.getByLabel('Je wachtwoord').fill('oude-eikels-op-straat');
  await expect(page.getByText('Dit wachtwoord klopt niet.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
  await expect(page.getByText(`We hebben een mail gestuurd naar ${next}.`)).toBeVisible();

  await page.getByLabel('Oud wachtwoord').fill('niet het mijne');
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal het wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(page.getByText('Controleer je oude wachtwoord.')).toBeVisible();
  await expect(page.getByLabel('Oud wachtwoord')).toBeFocused();
  await page.getByLabel('Oud wachtwoord').fill('oude-eikels-op-straat');
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible();
  await expectAccessible(page);
});

test('ACC-7: I undo a change of my address in a browser that is logged in, and choose a password without being asked for the old one @phone', async ({
  page,
  server,
}) => {
  const mine = await another(server, 'anna');
  const hash = await hashPassword('oude-eikels-op-straat');
  await withDatabase(server, (client) =>
    client.query('update accounts set password_hash = $2 where id = $1', [mine.id, hash]),
  );
  await logIn(page.context(), server, mine);
  const next = `nieuw-${mine.email}`;
  await page.goto(server.url('/notifications?section=account'));
  await page.getByLabel('Nieuw e-mailadres').fill(next);
  await page.getByLabel('Je wachtwoord').fill('oude-eikels-op-straat');
  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click();
  await page.goto(server.url(/\/mail-change\/do\?token=[\w-]{43}/.exec((await server.mailTo(next)).text)?.[0] ?? ''));
  await page.getByRole('button', { name: 'Bevestig dit adres' }).click();
  await expect(page.getByText(`Je logt nu in met ${next}.`)).toBeVisible();

  const undo = /\/[\w-]{43}(?=\s)/.exec((await server.mailTo(mine.email, /adres is gewijzigd/)).text)?.[0] ?? '';
  await page.goto(server.url(undo));
  await page.getByRole('button', { name: 'Zet mijn adres terug' }).click();
  await expect(page.getByRole('heading', { name: 'Kies een nieuw wachtwoord' })).toBeVisible();
  // The page knows by now that the session ended: it asks who is here, and gets nobody.
  await page.waitForFunction(() =>
    fetch('/api/user.php', { headers: { 'x-client': 'web' } }).then(
      async (answer) => (await answer.json()).user === null,
    ),
  );
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal het wachtwoord').fill(password);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bewaar en log in' }).click();
  await expect(page).toHaveURL(/\/members(\?|$)/);
});

test('T131: somebody changed my name; the mail gives it back with one press and I choose a new password @phone', async ({
  page,
  server,
}) => {
  const eva = await another(server, 'anna');
  await logIn(page.context(), server, eva);
  await page.goto(server.url('/notifications'));
  const changed = await page.evaluate(async () => {
    const init = {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-client': 'web' },
      body: JSON.stringify({ name: 'Dievegge' }),
    };
    return (await fetch('/api/profile.php', init)).status;
  });
  expect(changed).toBe(200);
  const { text } = await server.mailTo(eva.email, /naam is gewijzigd/);
  await page.context().clearCookies({ name: 'session' });
  await page.goto(server.url(/\/[\w-]{43}(?=\s)/.exec(text)?.[0] ?? ''));
  await expect(page.getByRole('heading', { name: 'Zet je oude naam terug' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet mijn naam terug' }).click();
  await expect(page).toHaveURL(/\/reset-password\/do\?token=/);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Herhaal het wachtwoord').fill(password);
  await page.getByRole('button', { name: 'Bewaar en log in' }).click();
  await expect(page).toHaveURL(/\/members(\?|$)/);
  const names = await withDatabase(server, (client) =>
    client.query('select name from profiles where id = $1', [eva.id]),
  );
  expect(names.rows).toEqual([{ name: eva.name }]);
});
