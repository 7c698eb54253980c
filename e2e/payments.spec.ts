import type { Browser, Page } from '@playwright/test';
import { another, logIn, type More, type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

interface Buyer {
  page: Page;
  member: TestMember;
}

async function buyer(browser: Browser, server: TestServer, more: More = {}): Promise<Buyer> {
  const member = await another(server, 'bram', more);
  const context = await browser.newContext();
  await logIn(context, server, member);
  return { page: await context.newPage(), member };
}

const orderButton = (page: Page) => page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ });
const outcome = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Orders with the consent ticked, and is at the provider then. */
async function order(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await orderButton(page).click();
  await expect(page.getByText('Sandbox. Hier wordt niet echt betaald.')).toBeVisible();
}

const bookings = (server: TestServer, { id }: TestMember) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query<{ payments: number; lots: number; credits: number; premium: boolean }>(
      `select (select count(*)::int from payments where member_id = $1) as payments,
        (select count(*)::int from credit_lots where member_id = $1 and kind = 'bought') as lots,
        coalesce((select balance from credit_balances where member_id = $1), 0) as credits,
        (select is_premium from accounts where id = $1) as premium`,
      [id],
    );
    return rows[0];
  });

test('I buy thirty credits on my way to a conversation: toast, premium, a receipt, back to it, and once more (T37, T38, PAY-4, T45) @phone', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  const nathalie = await another(server, 'anna');
  const next = `/members/${nathalie.publicId}/chat`;
  const other = await page.context().newPage();
  await other.goto(server.url('/premium'));
  await page.goto(server.url(`/credits?next=${next}`));

  await test.step('the cheapest is chosen; the price of a credit stands beside each', async () => {
    await expect(page.getByRole('radio', { name: /^10 credits/ })).toBeChecked();
    await page.getByRole('radio', { name: /^30 credits 30 berichten · € 0,83 per bericht/ }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^30 credits/ })).toBeChecked();
    await page.getByRole('link', { name: 'Naar betalen' }).click();
  });

  await test.step('without the tick nothing is ordered, and the tick has the focus', async () => {
    await expect(page.getByRole('radio', { name: /^iDEAL \| Wero/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Lever mijn credits direct/ })).not.toBeChecked();
    await orderButton(page).click();
    await expect(page.getByText('Zonder dit vinkje kunnen we je credits niet direct leveren.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Lever mijn credits direct/ })).toBeFocused();
    expect((await bookings(server, member))?.payments).toBe(0);
  });

  await test.step('a double click, and going back from the provider, order once', async () => {
    await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
    await orderButton(page).dblclick();
    await expect(page.getByText('Sandbox. Hier wordt niet echt betaald.')).toBeVisible();
    const address = page.url();
    await page.goBack();
    await order(page);
    expect(page.url()).toBe(address);
    expect((await bookings(server, member))?.payments).toBe(1);
  });

  await test.step('the booking shows by itself, here and in another tab', async () => {
    await outcome(page, /^Betaald De melding/).click();
    await expect(page.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
    await expect(page.getByText('Bestelling afgerond, je credits zijn bijgeschreven.')).toBeVisible();
    await expect(page.getByText('Je bent nu premium, voor altijd.')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Je bent premium' })).toBeVisible();
    await expect(other.getByText('Je hebt 30 credits, goed voor 30 berichten.')).toBeVisible();
    expect(await bookings(server, member)).toEqual({ payments: 1, lots: 1, credits: 30, premium: true });
  });

  await test.step('the toast does not come again, and the way back leads to the conversation', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
    await expect(page.getByText('Bestelling afgerond, je credits zijn bijgeschreven.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Verder chatten' }).click();
    await expect(page).toHaveURL(server.url(next));
  });

  await test.step('the receipt is in the list and in the mail', async () => {
    await page.goto(server.url('/transactions'));
    await page.getByRole('link', { name: '30 credits' }).click();
    await expect(page.getByText(/Waarvan €\s4,34 btw \(21%, Nederland\)/)).toBeVisible();
    const mail = await server.mailTo(member.email, /^Bon voor bestelling/);
    expect(mail.text).toContain('€\u00a024,99');
  });

  await test.step('the same once more is one page, which buys nothing until I say so (PAY-4, T45)', async () => {
    await page.goto(server.url('/credits/repeat-order'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(orderButton(page)).toBeVisible();
    expect((await bookings(server, member))?.payments).toBe(1);
    await order(page);
    await outcome(page, /^Betaald De melding/).click();
    await expect(page.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
    expect(await bookings(server, member)).toEqual({ payments: 2, lots: 2, credits: 60, premium: true });
  });
});

test('a payment that failed charges nothing, and another method goes on from there (PAY-3) @desktop', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  await page.goto(server.url('/credits/10/ideal'));
  await order(page);
  await outcome(page, /^Mislukt/).click();
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeVisible();
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await page.getByRole('link', { name: 'Verder met PayPal' }).click();
  await expect(page.getByRole('checkbox', { name: /Lever mijn credits direct/ })).not.toBeChecked();
  await order(page);
  await outcome(page, /^Geannuleerd/).click();
  await expect(page.getByRole('heading', { name: 'De betaling is mislukt of geannuleerd.' })).toBeVisible();
  await page.getByRole('link', { name: /^Verder met/ }).click();
  await order(page);
  await outcome(page, /^Betaald, melding twee keer/).click();
  await expect(page.getByRole('heading', { name: '10 credits staan klaar' })).toBeVisible();
  await page.waitForTimeout(3000);
  expect(await bookings(server, member)).toEqual({ payments: 3, lots: 1, credits: 10, premium: true });
});

test('a payment that is pending says so, and shows its end by itself @phone', async ({ browser, server }) => {
  const { page } = await buyer(browser, server);
  await page.goto(server.url('/credits/7/creditcard'));
  await order(page);
  await outcome(page, /^Eerst in behandeling/).click();
  await expect(page.getByRole('heading', { name: 'Je bank is nog bezig' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '7 credits staan klaar' })).toBeVisible();
});

test('a payment is booked although I never come back (PAY-1) @desktop', async ({ browser, server }) => {
  const { page, member } = await buyer(browser, server);
  await page.goto(server.url('/credits/10'));
  await order(page);
  await outcome(page, /^Betaald, zonder terug te gaan/).click();
  await expect(page.getByText('Je browser gaat niet vanzelf terug')).toBeVisible();
  await expect.poll(async () => (await bookings(server, member))?.credits).toBe(10);
});

test('an address that lies that I paid shows that we do not know it yet (T105) @phone', async ({ browser, server }) => {
  const { page, member } = await buyer(browser, server);
  await page.goto(server.url('/credits/10/ideal'));
  await order(page);
  await page.getByRole('link', { name: 'Terug naar de winkel' }).click();
  await expect(page.getByRole('heading', { name: 'We vragen hoe het ervoor staat' })).toBeVisible();
  await page.getByRole('button', { name: 'Vraag de status op' }).click();
  await expect(page.getByRole('heading', { name: 'We vragen hoe het ervoor staat' })).toBeVisible();
  expect((await bookings(server, member))?.credits).toBe(0);
  await page.getByRole('link', { name: 'Verder met betalen' }).click();
  await outcome(page, /^Betaald De melding/).click();
  await expect(page.getByRole('heading', { name: '10 credits staan klaar' })).toBeVisible();
});

test('what is pressed and chosen before the scripts came still counts @desktop', async ({ browser, server }) => {
  const { page } = await buyer(browser, server);
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(server.url('/credits'), { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /^30 credits/ }).check();
  await page.getByRole('button', { name: 'Een ander aantal, vanaf 1 credit' }).click();
  await page.getByRole('button', { name: 'Een ander aantal, vanaf 1 credit' }).click();
  letGo();
  await expect(page.getByRole('textbox', { name: 'Hoeveel credits?' })).toBeFocused();
  await expect(page).toHaveURL(/credits=30/);
});

test('an exact number can be bought, and a better pack is told @desktop', async ({ browser, server }) => {
  const { page } = await buyer(browser, server);
  await page.goto(server.url('/credits'));
  await page.getByRole('button', { name: 'Een ander aantal, vanaf 1 credit' }).click();
  const field = page.getByRole('textbox', { name: 'Hoeveel credits?' });
  await expect(field).toBeFocused();
  await field.fill('29');
  await expect(page.getByText('30 credits kosten € 24,99. Dat zijn meer credits voor minder geld.')).toBeVisible();
  await field.fill('drie');
  await expect(page.getByText('Kies een heel aantal van 1 tot en met 1.000.')).toBeVisible();
  await field.fill('1');
  await page.getByRole('link', { name: 'Naar betalen' }).click();
  await expect(orderButton(page)).toHaveText(/€\s1,00$/);
});

test('a method that ended, one of another country and one nobody knows each get a friendly list (T101) @phone', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  for (const [method, text] of [
    ['giropay', 'giropay bestaat niet meer. Kies een andere methode.'],
    ['blik', 'BLIK kan hier niet. Kies een andere methode.'],
    ['goud', 'Deze betaalmethode kennen we niet. Kies een andere.'],
  ]) {
    const answer = await page.goto(server.url(`/credits/1/${method}`));
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(text!)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^iDEAL \| Wero/ })).toBeVisible();
  }
  expect((await bookings(server, member))?.payments).toBe(0);
});

test('prices and premium are there for whoever is not logged in; buying leads to the login and back (C8, C33, T23) @desktop', async ({
  page,
  server,
}) => {
  await page.goto(server.url('/pricing'));
  await expect(page.getByText('Een bericht kost € 0,50 tot € 1,00')).toBeVisible();
  await expect(page.getByRole('row', { name: /^België/ })).toContainText('€ 0,50 tot € 1,00');
  await page.goto(server.url('/pricing', 'maanlicht.localhost'));
  await expect(page.getByRole('row', { name: /^Polska/ })).toContainText('zł');
  await page.goto(server.url('/premium'));
  await expect(page.getByRole('table')).toContainText('onbeperkt');
  await page.goto(server.url('/credits'));
  await expect(page).toHaveURL(/\/login\?next=%2Fcredits$/);
});
