import type { Page } from '@playwright/test';
import { awake, touch } from './support/awake.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

/** Where the focus is; a page whose focus fell to the body begins again at the top for a keyboard. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nowhere';
    return activeElement.closest('dialog:not([open])') ? 'in what is closed' : 'somewhere';
  });

/** What is open is left, and the focus is on the page. */
async function leave(page: Page, how: () => Promise<void>) {
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await how();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect.poll(() => focused(page)).toBe('somewhere');
}

test('after each dialog of a conversation the focus is on the page @desktop', async ({ page, context, server }) => {
  const [bram, anna] = [
    await another(server, 'bram', { boughtCredits: 9 }),
    await another(server, 'anna', { boughtCredits: 9 }),
  ];
  await withDatabase(server, (client) =>
    client.query("delete from notices where kind = 'chat_entry' and member_id = $1", [bram.id]),
  );
  await logIn(context, server, bram);
  const escape = () => page.keyboard.press('Escape');

  await test.step('the warning before the first one', async () => {
    await page.goto(server.url(`/members/${anna.publicId}/chat`));
    await awake(page);
    await leave(page, () => page.getByRole('button', { name: 'Begrepen, naar het gesprek' }).click());
  });
  await page.getByRole('textbox').fill('Hallo daar');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  const address = page.url();

  await test.step('gifts, left and sent', async () => {
    const gifts = page.getByRole('button', { name: /^Cadeau sturen/ });
    await gifts.click();
    await leave(page, escape);
    await gifts.click();
    await leave(page, () => page.getByRole('dialog').locator('button.price-button, .price-button').first().click());
  });
  await test.step('gifts that an address opened', async () => {
    await page.goto(server.url('/notifications'));
    await page.goto(`${address}#gifts`);
    await leave(page, escape);
  });
  for (const name of ['Melden', 'Blokkeren'])
    await test.step(name, async () => {
      await page.getByRole('button', { name: 'Opties', exact: true }).click();
      await page.getByRole('button', { name }).first().click();
      await leave(page, escape);
    });
});

test('after a match and a choice about cookies the focus is on the page @phone', async ({ page, context, server }) => {
  await test.step('cookies', async () => {
    await page.goto(server.url('/pages/faq?network=test'));
    await touch(page);
    const refuse = page.getByRole('button', { name: 'Weigeren' });
    await refuse.focus();
    await page.keyboard.press('Enter');
    await expect(refuse).toHaveCount(0);
    await expect.poll(() => focused(page)).toBe('somewhere');
  });

  const [bram, anna] = [
    await another(server, 'bram', { boughtCredits: 9 }),
    await another(server, 'anna', { boughtCredits: 9 }),
  ];
  await withDatabase(server, (client) =>
    client.query(
      "insert into likes (site_id, actor_id, target_id, source, created_at) values (1, $1, $2, 'card', now())",
      [anna.id, bram.id],
    ),
  );
  await logIn(context, server, bram);
  await test.step('a match', async () => {
    await page.goto(server.url(`/members/${anna.publicId}`));
    await awake(page);
    await page.getByRole('button', { name: /^Like/ }).first().click();
    await expect(page.getByRole('dialog', { name: 'Dat is wederzijds' })).toBeVisible();
    await leave(page, () => page.keyboard.press('Escape'));
  });
});
