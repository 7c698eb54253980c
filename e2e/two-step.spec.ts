import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../server/src/accounts/index.ts';
import { touch } from './support/awake.ts';
import { expectAccessible } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const password = 'zeven-eikels-op-straat';

test('T128: I switch the second step on, keep my backup codes, and log in with the app and with a backup code @desktop', async ({
  page,
  context,
  server,
}) => {
  const floor = await another(server, 'anna');
  const hash = await hashPassword(password);
  await withDatabase(server, (client) =>
    client.query('update accounts set password_hash = $2 where id = $1', [floor.id, hash]),
  );
  await logIn(context, server, floor);
  let secret = '';
  let codes: string[] = [];
  const codeOf = (stepsLater: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

  await test.step('switched on with a code of the app; the backup codes are shown once', async () => {
    await page.goto(server.url('/notifications?section=account'));
    const panel = page.locator('section.panel', { hasText: 'Inloggen in twee stappen' });
    await panel.getByRole('button', { name: 'Zet aan' }).click();
    await expect(panel.getByRole('img', { name: /^Scan deze code/ })).toBeVisible();
    await expectAccessible(page);
    secret = ((await panel.locator('.secret-text').textContent()) ?? '').replaceAll(' ', '');
    await panel.getByLabel('Code uit de app').fill('000000');
    await panel.getByRole('button', { name: 'Zet aan' }).click();
    await expect(panel.getByText('Deze code klopt niet.')).toBeVisible();
    await expect(panel.getByLabel('Code uit de app')).toHaveValue('000000');
    await panel.getByLabel('Code uit de app').fill(codeOf(0));
    await panel.getByRole('button', { name: 'Zet aan' }).click();
    await expect(panel.getByRole('heading', { name: 'Je reservecodes' })).toBeVisible();
    codes = await panel.locator('.backup-codes li').allTextContents();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Bewaar als bestand' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Reservecodes van Vonk.txt');
    await panel.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
    await expect(panel.getByText('Staat aan. Je hebt nog 10 reservecodes.')).toBeVisible();
    await page.reload();
    await expect(panel.getByText('Staat aan. Je hebt nog 10 reservecodes.')).toBeVisible();
  });

  const logInHalfway = async () => {
    await context.clearCookies({ name: 'session' });
    await page.goto(server.url('/login'));
    await touch(page);
    await page.getByLabel('E-mailadres').fill(floor.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Nog één stap' })).toBeVisible();
  };

  await test.step('the password alone is not enough; the app’s code is', async () => {
    await logInHalfway();
    await expect(page.getByLabel('Code uit de app')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Code uit de app').fill('000000');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Deze code klopt niet.')).toBeVisible();
    // The code it was switched on with is used; the next one is already good.
    await page.getByLabel('Code uit de app').fill(codeOf(1));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/members(\?|$)/);
  });

  await test.step('a backup code lets me in without the app', async () => {
    await logInHalfway();
    await page.getByRole('button', { name: 'Gebruik een reservecode' }).click();
    await page.getByLabel('Reservecode').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/members(\?|$)/);
    await page.goto(server.url('/notifications?section=account'));
    await expect(page.getByText('Staat aan. Je hebt nog 9 reservecodes.')).toBeVisible();
  });

  await test.step('switched off, the password alone is enough again', async () => {
    await page.getByRole('button', { name: 'Zet uit' }).click();
    await expect(page.getByText('Staat uit.', { exact: true })).toBeVisible();
    await context.clearCookies({ name: 'session' });
    await page.goto(server.url('/login'));
    await touch(page);
    await page.getByLabel('E-mailadres').fill(floor.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
    await expect(page).toHaveURL(/\/members(\?|$)/);
  });
});
