import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

async function screenOf(browser: Browser, server: TestServer, member: TestMember): Promise<Page> {
  const context = await browser.newContext();
  await logIn(context, server, member);
  return context.newPage();
}

const messages = (page: Page) => page.getByRole('log').getByRole('listitem');
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox').fill(text);
  await page.locator('form button[type=submit]').click();
};

test('a question for money is hinted at on both screens, and reported and blocked in two clicks each (CHAT-8, CHAT-9, T59, T119, T120, T122) @phone', async ({
  browser,
  server,
}) => {
  const crook = await another(server, 'bram', { boughtCredits: 9 });
  const anna = await another(server, 'anna', { boughtCredits: 9 });
  const [his, hers] = await Promise.all([screenOf(browser, server, crook), screenOf(browser, server, anna)]);
  await his.goto(server.url(`/members/${anna.publicId}/chat`));
  await write(his, 'Kun je mij 200 euro lenen? Kijk op https://example.org of bel 06 12 34 56 78');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await expect(his.getByRole('note')).toContainText('Je schreef over geld.');
  await hers.goto(his.url());
  await expect(hers.getByRole('note')).toContainText('Stuur nooit geld');
  await expect(messages(hers).getByRole('link')).toHaveCount(0);
  await expect(messages(hers).getByText('06 12 34 56 78')).toHaveCount(0);
  await expectAccessible(hers);

  await hers.getByRole('button', { name: 'Nummer of adres tonen' }).click();
  await expect(messages(hers).getByText('06 12 34 56 78')).toBeVisible();
  await expect(messages(his).getByText('06 12 34 56 78')).toBeVisible();

  await hers.getByRole('note').getByRole('button', { name: 'Melden' }).click();
  const dialog = hers.getByRole('dialog', { name: /Dit bericht van .* melden/ });
  await dialog.getByLabel('Wat is er aan de hand?').selectOption('money');
  await expectAccessible(hers);
  await dialog.getByRole('button', { name: 'Verstuur melding' }).click();
  const done = hers.getByRole('dialog', { name: /Je nummer is/ });
  await expect(done).toBeVisible();
  const number = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await done.getByRole('heading').textContent()) ?? '')?.[0] ?? '';
  const mail = await server.mailTo(anna.email);
  expect(mail.subject).toContain(number);
  expect(mail.text).not.toContain('lenen');

  await done.getByRole('button', { name: 'Blokkeren' }).click();
  await hers
    .getByRole('dialog', { name: /blokkeren/i })
    .getByRole('button', { name: /^Blokkeer/ })
    .click();
  await expect(hers).toHaveURL(/\/chats$/);
  // Nor does what was open last bring them back (C37).
  await hers.reload();
  await awake(hers);
  await expect(hers).toHaveURL(/\/chats$/);
});

test('a hard word is asked about once, and goes when one wants it to @phone', async ({ browser, server }) => {
  const joris = await another(server, 'bram', { boughtCredits: 9 });
  const lotte = await another(server, 'anna');
  const his = await screenOf(browser, server, joris);
  await his.goto(server.url(`/members/${lotte.publicId}/chat`));
  await write(his, 'Wat een trut ben je');
  const question = his.getByRole('dialog', { name: 'Weet je het zeker?' });
  await expect(question).toBeVisible();
  await expectAccessible(his);
  await question.getByRole('button', { name: 'Aanpassen' }).click();
  await expect(his.getByRole('textbox')).toHaveValue('Wat een trut ben je');
  await expect(his.locator('.bubble')).toHaveCount(0);
  await his.locator('form button[type=submit]').click();
  await question.getByRole('button', { name: 'Toch versturen' }).click();
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  await expect(his.locator('.bubble')).toHaveText(['Wat een trut ben je']);
});

test('a number is shown by no surface until it is tapped: list, search, answer, quote, what is read aloud (T120) @desktop', async ({
  browser,
  server,
}) => {
  const crook = await another(server, 'pim');
  const anna = await another(server, 'petra');
  const [his, hers] = await Promise.all([screenOf(browser, server, crook), screenOf(browser, server, anna)]);
  await his.goto(server.url(`/members/${anna.publicId}/chat`));
  await write(his, 'Zullen we bellen? 06 12 34 56 78, of schrijf me: pim@example.net');
  await expect(his).toHaveURL(/\/chats\/\w{14}$/);
  /** All that the page holds, what only a screen reader hears with it. */
  const tells = () => hers.locator('body').evaluate((body) => /12 34 56|pim@example/.test(body.outerHTML));
  const masked = hers.getByText('(nummer of adres verborgen)');

  await hers.goto(server.url('/chats'));
  await expect(hers.getByRole('link', { name: /nummer of adres verborgen/ })).toBeVisible();
  expect(await tells()).toBe(false);
  await hers.getByRole('searchbox').fill('bellen');
  await hers.getByRole('button', { name: 'Zoek ‘bellen’ in je berichten' }).click();
  await expect(hers.getByRole('region', { name: /bellen/ }).getByText('verborgen')).toBeVisible();
  expect(await tells()).toBe(false);

  await hers.goto(his.url());
  await expect(hers.getByRole('button', { name: 'Nummer of adres tonen' })).toHaveCount(2);
  await messages(hers).getByRole('button', { name: 'Opties bij dit bericht' }).first().click();
  await hers.getByRole('button', { name: 'Antwoorden' }).click();
  await expect(hers.locator('.reply-bar').getByText('verborgen')).toBeVisible();
  await write(hers, 'Liever hier.');
  await expect(messages(hers).locator('.bubble-quote').getByText('verborgen')).toBeVisible();
  expect(await tells()).toBe(false);
  // A message that comes while the list stands beside it.
  await write(his, 'Dan hier: 06 87 65 43 21');
  await expect(hers.getByRole('button', { name: 'Nummer of adres tonen' })).toHaveCount(3);
  expect(await hers.locator('body').evaluate((body) => /87 65 43/.test(body.outerHTML))).toBe(false);
  await expect(masked.first()).toBeAttached();
});
