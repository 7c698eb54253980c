import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const seen = (page: Page, server: TestServer) =>
  page.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
const tokenIn = (text: string) => /[/=]([\w-]{43})\s/.exec(text)?.[1] ?? '';
const tokenTo = async (server: TestServer, email: string, subject: RegExp) =>
  tokenIn((await server.mailTo(email, subject)).text);

/** Lets every link that was mailed to somebody run out. */
const expireLinks = (server: TestServer, { id }: TestMember) =>
  withDatabase(server, (client) =>
    client.query("update account_tokens set expires_at = now() - interval '1 minute' where account_id = $1", [id]),
  );

test('ACC-10: the activation mail is sent again; a link that ran out offers another, and one that was used leads on @phone', async ({
  page,
  browser,
  server,
}) => {
  const subject = /Bevestig je e-mailadres/;
  const janneke = await another(server, 'anna');
  await withDatabase(server, async (client) => {
    await client.query("update accounts set status = 'not_confirmed' where id = $1", [janneke.id]);
    await client.query('update profiles set is_confirmed = false where id = $1', [janneke.id]);
  });
  await logIn(page.context(), server, janneke);
  await page.goto(server.url('/members'));
  await awake(page);
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
  await expect(page.getByText(`De mail is opnieuw verstuurd naar ${janneke.email}.`)).toBeVisible();
  const first = await tokenTo(server, janneke.email, subject);
  await expireLinks(server, janneke);

  await test.step('whoever is logged out is led to the login', async () => {
    const other = await (await browser.newContext()).newPage();
    await seen(other, server);
    await other.goto(server.url(`/${first}`));
    await expect(other.getByRole('heading', { name: 'Deze link is verlopen' })).toBeVisible();
    await expect(other.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible();
    await other.close();
  });

  await test.step('whoever is logged in gets another by one press', async () => {
    await page.goto(server.url(`/${first}`));
    await expect(page.getByRole('heading', { name: 'Deze link is verlopen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
    await expect(page.getByText(`De mail is opnieuw verstuurd naar ${janneke.email}.`)).toBeVisible();
    await expect.poll(() => tokenTo(server, janneke.email, subject)).not.toBe(first);
  });

  await test.step('that one confirms, and leads on when it is opened again', async () => {
    const link = server.url(`/${await tokenTo(server, janneke.email, subject)}`);
    await page.goto(link);
    await awake(page);
    await page.getByRole('button', { name: 'Bevestig mijn adres' }).click();
    await expect(page.getByRole('heading', { name: 'Je adres is bevestigd' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Deze link is al gebruikt' })).toBeVisible();
    await page.getByRole('link', { name: 'Verder' }).click();
    await expect(page).toHaveURL(server.url('/members'));
    await expect(page.getByRole('button', { name: 'Stuur de mail opnieuw' })).toHaveCount(0);
    await page.goto(server.url('/activate/error'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Verder' })).toBeVisible();
  });
});

test('ACC-7: a link for a new password that ran out leads to another @phone', async ({ page, server }) => {
  const tineke = await another(server, 'anna');
  await seen(page, server);
  const ask = async () => {
    await page.getByLabel('E-mailadres').fill(tineke.email);
    await page.getByRole('button', { name: 'Mail mij een link' }).click();
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  };
  await page.goto(server.url('/reset-password'));
  await awake(page);
  await ask();
  const token = await tokenTo(server, tineke.email, /nieuw wachtwoord/);
  await expireLinks(server, tineke);
  await page.goto(server.url(`/reset-password/do?token=${token}`));
  await expect(page.getByRole('heading', { name: 'Deze link is verlopen' })).toBeVisible();
  await page.getByRole('link', { name: 'Vraag een nieuwe mail aan' }).click();
  await expect(page).toHaveURL(server.url('/reset-password'));
  await ask();
  await expect.poll(() => tokenTo(server, tineke.email, /nieuw wachtwoord/)).not.toBe(token);
});

test('C7, C15: signing up for a member who is not shown to guests says nothing of them, and leads to their profile @desktop', async ({
  page,
  server,
}) => {
  const shy = await another(server, 'anna');
  const name = `Bezoeker${Math.random().toString(36).slice(2, 8)}`;
  await seen(page, server);
  await page.goto(server.url(`/members/${shy.publicId}/signup`));
  await expect(page.getByRole('heading', { name: 'Maak je profiel' })).toBeVisible();
  expect(await page.content()).not.toContain(shy.name);
  await expect(page.getByLabel(/Je eerste bericht aan/)).toHaveCount(0);
  await awake(page);
  await page.getByLabel('Voornaam of schermnaam').fill(name);
  await page.getByLabel('E-mailadres').fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('vuurtoren-op-zondag');
  await page.getByLabel('Dag').pressSequentially('14');
  await page.keyboard.type('031985');
  await page.getByRole('radio', { name: 'Man', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /18 jaar of ouder/ }).check();
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page).toHaveURL(server.url(`/members/${shy.publicId}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(shy.name);
});
