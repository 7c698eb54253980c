import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('a draft is on my other device, an emoji used lately comes first, and a refused message can be sent again or thrown away (CHAT-9) @phone', async ({
  browser,
  server,
}) => {
  const hugo = await another(server, 'bram', { boughtCredits: 9 });
  const lotte = await another(server, 'anna', { name: 'Lottewacht' });
  const [phone, laptop] = [await browser.newContext(), await browser.newContext()];
  for (const device of [phone, laptop]) await logIn(device, server, hugo);
  const page = await phone.newPage();
  const field = page.getByRole('textbox', { name: /Lottewacht/ });
  const send = async (text: string) => {
    await field.fill(text);
    await page.locator('form button[type=submit]').click();
  };
  await page.goto(server.url(`/members/${lotte.publicId}/chat`));
  await send('een');
  await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  const bubble = (text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });

  await test.step('the draft, with its emoji, is there on another device', async () => {
    await page.getByRole('button', { name: 'Emoji kiezen' }).click();
    await page.getByRole('button', { name: '🎉' }).last().click();
    const saved = page.waitForResponse((response) => response.url().includes('/api/draft.php') && response.ok());
    await field.pressSequentially(' Wat een dag');
    await saved;
    await page.getByRole('button', { name: 'Emoji kiezen' }).click();
    await expect(page.locator('.emoji').first()).toHaveText('🎉');
    await page.keyboard.press('Escape');
    const other = await laptop.newPage();
    await expect(async () => {
      await other.goto(page.url());
      await expect(other.getByRole('textbox', { name: /Lottewacht/ })).toHaveValue('🎉 Wat een dag', { timeout: 1000 });
    }).toPass();
  });

  await test.step('what is refused stays with its reason, costs nothing, also after a reload', async () => {
    await page.goto(server.url('/credits/limits'));
    await page.getByLabel('Per dag').selectOption({ label: '2 credits (€ 2,00)' });
    await expect(page.getByText('Je limiet is ingesteld.')).toBeVisible();
    await page.goBack();
    await send('twee');
    await expect(bubble('twee')).toContainText('verstuurd');
    await send('drie');
    await expect(bubble('drie')).toContainText('Je daglimiet van 2 credits is bereikt.');
    await page.reload();
    await expect(bubble('drie')).toContainText('Niet verstuurd, geen credits afgeschreven.');
  });

  await test.step('it can be changed, sent again, and thrown away', async () => {
    await bubble('drie').getByRole('button', { name: 'Bewerken' }).click();
    await expect(field).toHaveValue('drie');
    await send('vier');
    await expect(bubble('vier')).toContainText('Je daglimiet van 2 credits is bereikt.');
    await send('vijf');
    await expect(bubble('vijf')).toContainText('Je daglimiet van 2 credits is bereikt.');
    await bubble('vijf').getByRole('button', { name: 'Weggooien' }).click();
    await expect(bubble('vijf')).toHaveCount(0);
    await withDatabase(server, (client) => client.query('delete from spending_limits where member_id = $1', [hugo.id]));
    await bubble('vier').getByRole('button', { name: 'Opnieuw' }).click();
    await expect(bubble('vier')).not.toContainText('Niet verstuurd');
    await expect(async () => {
      const { rows } = await withDatabase(server, (client) =>
        client.query<{ body: string }>('select body from messages where sender_id = $1 order by seq', [hugo.id]),
      );
      expect(rows.map(({ body }) => body)).toEqual(['een', 'twee', 'vier']);
    }).toPass();
  });
  await Promise.all([phone.close(), laptop.close()]);
});
