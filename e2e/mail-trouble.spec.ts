import type { BrowserContext } from '@playwright/test';
import { locales } from '@vonk/contract/locales';
import { expectAccessible, faultsOn } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

type Reason = 'fbl' | 'bounce' | 'listunsubscribe';

const troubleOf = (server: TestServer, id: string, { reason, since }: { reason: Reason; since: string }) =>
  withDatabase(server, (client) =>
    client.query('update accounts set notifications_disabled = $2, notifications_disabled_at = $3 where id = $1', [
      id,
      reason,
      since,
    ]),
  );

/** Somebody who is mailed no more, logged in. */
async function troubled(context: BrowserContext, server: TestServer, reason: Reason) {
  const anna = await another(server, 'anna');
  await troubleOf(server, anna.id, { reason, since: '2026-11-20T09:00:00Z' });
  await logIn(context, server, anna);
  return anna;
}

test('NOTI-3: mail that came back is told with its day, and is tried again or goes to another address @phone', async ({
  page,
  context,
  server,
}) => {
  const { email } = await troubled(context, server, 'bounce');
  await page.goto(server.url('/members'));
  await awake(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Onze mail komt niet aan' });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(`Mail aan ${email} kwam op 20 november terug.`);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOn(page, 'colors')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await alert.getByRole('link', { name: 'Verbeter je adres' }).click();
  await expect(page.getByRole('button', { name: 'Wijzig e-mailadres' })).toBeVisible();
  await alert.getByRole('button', { name: 'Het klopt wel, probeer opnieuw' }).click();
  await expect(page.getByText('We sturen je weer mail.')).toBeVisible();
  await expect(alert).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('NOTI-3: whoever called a mail spam chooses what they want, and has it again with one press @desktop', async ({
  page,
  context,
  server,
}) => {
  const { id } = await troubled(context, server, 'fbl');
  await page.goto(server.url('/members'));
  await awake(page);
  const alert = page.getByRole('note').filter({ hasText: 'Je meldde onze mail als spam' });
  await expect(alert).toContainText('Op 20 november, in je mailprogramma.');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faultsOn(page, 'colors')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await alert.getByRole('link', { name: 'Kies wat je wel wilt' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Meldingen' })).toBeVisible();
  await alert.getByRole('button', { name: 'Zet mail weer aan' }).click();
  await expect(alert).toBeHidden();
  const trouble = async () =>
    (
      await withDatabase(server, (client) =>
        client.query('select notifications_disabled, notifications_disabled_at from accounts where id = $1', [id]),
      )
    ).rows;
  await expect.poll(trouble).toEqual([{ notifications_disabled: null, notifications_disabled_at: null }]);
});

test('NOTI-3: whoever unsubscribed may leave it so, and is told again when it happens again @phone', async ({
  page,
  context,
  server,
}) => {
  const { id } = await troubled(context, server, 'listunsubscribe');
  await page.goto(server.url('/likes'));
  await awake(page);
  const alert = page.getByRole('note').filter({ hasText: 'Je hebt je afgemeld in je mailprogramma' });
  await expect(alert).toContainText('Op 20 november. Je keuzes hier zijn gebleven.');
  await expectAccessible(page);
  const told = page.waitForResponse(/api\/notice\.php/);
  await alert.getByRole('button', { name: 'Laat zo' }).click();
  await expect(alert).toBeHidden();
  await told;
  await page.reload();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toBeHidden();
  await troubleOf(server, id, { reason: 'listunsubscribe', since: '2026-11-22T09:00:00Z' });
  await page.reload();
  await expect(alert).toContainText('Op 22 november.');
});

test('NOTI-3: the three reasons stand in seven languages, on a narrow page too @phone', async ({
  page,
  context,
  server,
}) => {
  const { id } = await troubled(context, server, 'bounce');
  await page.setViewportSize({ width: 320, height: 800 });
  for (const reason of ['bounce', 'fbl', 'listunsubscribe'] as const) {
    await troubleOf(server, id, { reason, since: '2026-11-20T09:00:00Z' });
    for (const locale of locales) {
      await withDatabase(server, (client) =>
        client.query('update accounts set locale = $2 where id = $1', [id, locale]),
      );
      await page.goto(server.url('/likes'));
      const alert = page.locator('.alert').first();
      const { [`${reason}Title` as const]: title } = (await import(`../locales/src/${locale}/shell.ts`)).shell.alerts;
      await expect(alert).toContainText(title);
      await expect(alert).toContainText('20');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  }
});
