import type { Browser, Page } from '@playwright/test';
import { hashPassword } from '../server/src/accounts/index.ts';
import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** Somebody with ten credits and a card that they kept. */
async function keeper(browser: Browser, server: TestServer): Promise<{ page: Page; member: TestMember }> {
  const member = await another(server, 'bram');
  const context = await browser.newContext();
  await logIn(context, server, member);
  const page = await context.newPage();
  await page.goto(server.url('/credits/10/creditcard'));
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await page.getByRole('checkbox', { name: /Bewaar deze kaart/ }).check();
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await page.getByRole('button', { name: /^Betaald De melding/ }).click();
  await expect(page.getByRole('heading', { name: /10 credits/ })).toBeVisible();
  return { page, member };
}

const paymentsOf = (server: TestServer, { id }: TestMember) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from payments where member_id = $1',
      [id],
    );
    return rows[0]?.count;
  });

test('I switch automatic top-up on in my settings, am mailed what I agreed, and stop it by that mail without a login (T45, T130) @phone', async ({
  browser,
  server,
}) => {
  const { page, member } = await keeper(browser, server);
  const hash = await hashPassword('vuurtoren-op-zondag');
  await withDatabase(server, async (client) => {
    await client.query('update accounts set password_hash = $2 where id = $1', [member.id, hash]);
    await client.query("update sessions set proved_at = now() - interval '1 day' where account_id = $1", [member.id]);
  });
  await page.goto(server.url('/notifications?section=payments'));
  await expect(page.getByRole('heading', { name: 'Automatisch opwaarderen' })).toBeVisible();
  await expect(page.getByText('Zonder automatisch opwaarderen wordt er nooit vanzelf afgeschreven.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet automatisch opwaarderen aan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Pakket' }).selectOption({ index: 1 });
  await dialog.getByRole('combobox', { name: 'Hoogstens per maand' }).selectOption('2');
  await expect(dialog.getByText(/Hoogstens 2 keer in een maand, dus hoogstens €.49,98/)).toBeVisible();
  const agree = dialog.getByRole('button', { name: /^Aanzetten met betalingsverplichting, €.24,99/ });
  await agree.click();
  // The tick is asked for, and never set beforehand.
  const tick = dialog.getByRole('checkbox');
  await expect(tick).toBeFocused();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  await tick.check();
  await agree.click();
  await page.getByRole('textbox', { name: 'Je wachtwoord' }).fill('vuurtoren-op-zondag');
  await page.getByRole('dialog').getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText(/Onder 5 credits bestellen we 30 credits voor €.24,99, met Visa/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zet automatisch opwaarderen uit' })).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await paymentsOf(server, member)).toBe(1);

  const stranger = await (await browser.newContext()).newPage();
  const { text } = await server.mailTo(member.email, /opwaarderen staat aan/);
  const path = /\/top-up\/[\w-]+/.exec(text)?.[0] ?? '';
  await stranger.context().addCookies([{ name: 'entry_seen', value: '1', url: server.url('/') }]);
  await stranger.goto(server.url(path));
  await expect(stranger.getByText(/Onder 5 credits bestellen we 30 credits/)).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Zet automatisch opwaarderen uit' }).click();
  await expect(stranger.getByRole('heading', { name: 'Automatisch opwaarderen staat uit' })).toBeVisible();
  await expectAccessible(stranger);
  expect(await isTooWide(stranger)).toBe(false);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Zet automatisch opwaarderen aan' })).toBeVisible();
  await stranger.goto(server.url('/pricing'));
  await stranger.getByRole('contentinfo').getByRole('link', { name: 'Automatisch opwaarderen stoppen' }).click();
  await stranger.getByRole('textbox', { name: 'E-mail' }).fill(member.email);
  await expectAccessible(stranger);
  expect(await isTooWide(stranger)).toBe(false);
  await stranger.getByRole('button', { name: 'Mail me de link' }).click();
  await expect(stranger.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  await stranger.goto(server.url('/top-up/abcdef'));
  await expect(stranger.getByRole('heading', { name: 'Deze link werkt niet' })).toBeVisible();
});
