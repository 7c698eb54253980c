import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { buy } from './support/staff/what-members-do.ts';
import { hashPassword } from '../server/src/accounts/index.ts';

const password = 'correct horse battery';

test('what cannot go back the way I paid goes to an account that I give, after my password (T112, T130) @desktop', async ({
  browser,
  server,
}) => {
  const member = await another(server, 'bram');
  const hash = await hashPassword(password);
  await withDatabase(server, (client) =>
    client.query('update accounts set password_hash = $2 where id = $1', [member.id, hash]),
  );
  const context = await browser.newContext();
  await logIn(context, server, member);
  const page = await context.newPage();

  await test.step('I pay by a card from a shop, and withdraw', async () => {
    await buy(page, server, { credits: 10, method: 'paysafecard' });
    const order = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ number: string }>('select number from payments where member_id = $1', [
        member.id,
      ]);
      return rows[0]?.number;
    });
    const declared = await page.evaluate(
      async (body) =>
        (
          await fetch('/api/withdrawal.php', {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      { name: 'Bram', order, email: member.email },
    );
    expect(declared).toBe(200);
  });

  const waiting = page.getByText('Terugbetalen via paysafecard lukt niet. Geef een IBAN op jouw naam.');
  await expect(async () => {
    await page.goto(server.url('/refunds'));
    await expect(waiting).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  await withDatabase(server, (client) =>
    client.query(`update sessions set proved_at = proved_at - interval '1 hour' where account_id = $1`, [member.id]),
  );
  await page.getByRole('button', { name: 'Geef een IBAN' }).click();
  const form = page.getByRole('dialog', { name: 'Waarheen mag je geld?' });

  await test.step('what is wrong stands at its field, which has the focus', async () => {
    await form.getByRole('button', { name: 'Bewaar' }).click();
    await expect(form.getByText('Vul je IBAN in.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'IBAN' })).toBeFocused();
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
  });

  await form.getByRole('textbox', { name: 'IBAN' }).fill('NL91 ABNA 0417 1643 00');
  await form.getByRole('textbox', { name: 'Naam van de rekeninghouder' }).fill('Bram Jansen');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('dialog', { name: 'Ben jij het?' });
  await proof.getByRole('textbox', { name: 'Je wachtwoord' }).fill(password);
  await page.keyboard.press('Enter');
  // What was typed is sent by itself then.
  const row = page.getByRole('listitem').filter({ hasText: 'NL91 ABNA •••• •••• 00' });
  await expect(row.getByText('Onderweg')).toBeVisible();
  await expect(form).toBeHidden();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);

  await test.step('another one takes its place, without the password', async () => {
    await row.getByRole('button', { name: 'Andere rekening' }).click();
    await form.getByRole('textbox', { name: 'IBAN' }).fill('BE68 5390 0754 7034');
    await form.getByRole('textbox', { name: 'Naam van de rekeninghouder' }).fill('Bram Jansen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'BE68 5390 ••••' })).toBeVisible();
  });
});
