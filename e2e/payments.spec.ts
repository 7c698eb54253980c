import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { another, logIn, type More, type TestMember, withDatabase } from './support/members.ts';
import { expectAccessible, isTooWide } from './support/accessibility.ts';
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
    // What was chosen stands in the address, a moment after it shows.
    await expect(page).toHaveURL(/credits=30/);
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
    const bill = page.locator('dl');
    await expect(bill).toContainText(/Netto€\s20,65Btw 21%, Nederland€\s4,34Totaal€\s24,99/);
    const mail = await server.mailTo(member.email, /^Bon voor bestelling/);
    expect(mail.text).toContain('€\u00a024,99');
  });

  await test.step('its invoice comes as a file, from the page and from the mail (T48, PAY-6)', async () => {
    const mail = await server.mailTo(member.email, /^Bon voor bestelling/);
    const [, address = ''] = /Factuur \(pdf\):\s+(\S+)/.exec(mail.text) ?? [];
    const asked = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Factuur (pdf)' }).click();
    const file = await asked;
    expect(file.suggestedFilename()).toMatch(/^Vonk Factuur 2026-\d{6}\.pdf$/);
    const mailed = await page.request.get(server.url(new URL(address).pathname + new URL(address).search));
    expect([mailed.status(), mailed.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await mailed.body()).equals(readFileSync(await file.path()))).toBe(true);
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

test('a card that I keep pays again at one press, is refused in clear words, and goes when I delete it (PAY-4, T45, T103) @desktop', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);

  await test.step('it is kept with a tick of its own, which is not set', async () => {
    await page.goto(server.url('/credits/30/creditcard'));
    const keep = page.getByRole('checkbox', { name: /Bewaar deze kaart/ });
    await expect(keep).not.toBeChecked();
    await keep.check();
    await order(page);
    await outcome(page, /^Betaald De melding/).click();
    await expect(page.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
  });

  await test.step('one page, one press, and a double click pays once', async () => {
    await page.goto(server.url('/credits/repeat-order'));
    await expect(page.getByRole('heading', { name: 'Zelfde bestelling?' })).toBeVisible();
    await expect(page.getByText('Visa ·· 4821')).toBeVisible();
    await expectAccessible(page);
    const stale = await page.context().newPage();
    await stale.goto(server.url('/credits/repeat-order'));
    await orderButton(page).click();
    await expect(page.getByText('Zonder dit vinkje kunnen we je credits niet direct leveren.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
    await orderButton(page).dblclick();
    await expect(page.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
    expect(await bookings(server, member)).toEqual({ payments: 2, lots: 2, credits: 60, premium: true });
    // Another tab that still offers it shows what came of it.
    await stale.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
    await orderButton(stale).click();
    await expect(stale.getByRole('heading', { name: '30 credits staan klaar' })).toBeVisible();
    expect((await bookings(server, member))?.payments).toBe(2);
    await stale.close();
  });

  await test.step('one whose bank refuses it says so, and PayPal comes first', async () => {
    await withDatabase(server, (client) =>
      client.query(
        `update sandbox_cards set last_four = '0002' where token in
        (select token from saved_cards where member_id = $1)`,
        [member.id],
      ),
    );
    await page.goto(server.url('/credits/10'));
    await expect(page.getByRole('radio', { name: /Visa ·· 4821/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
    await orderButton(page).click();
    await expect(page.getByRole('heading', { name: 'De betaling kon niet worden voltooid' })).toBeVisible();
    await expect(page.getByText(/Er is niets afgeschreven\. Probeer het opnieuw of betaal met PayPal\./)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expectAccessible(page);
    expect((await bookings(server, member))?.credits).toBe(60);
  });

  await test.step('it stands in the settings, and goes', async () => {
    await page.goto(server.url('/notifications?section=payments'));
    await expect(page.getByText(/^Visa ·· 4821/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Wis Visa ·· 4821' }).click();
    await expect(page.getByText(/Je hebt geen kaart bewaard/)).toBeVisible();
  });
});

test('what I withdraw from is seen on its way back, step by step, and has its credit note (T41, T42, T48) @phone', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  await page.goto(server.url('/credits/10/ideal'));
  await order(page);
  await outcome(page, /^Betaald De melding/).click();
  await expect(page.getByRole('heading', { name: '10 credits staan klaar' })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Bekijk de bon' }).click();
  const [number = ''] = /\d{4}-\d{6}/.exec(await page.getByText(/nr\. \d{4}-\d{6}/).innerText()) ?? [];
  const declared = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/withdrawal.php', {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    { name: 'Bram', order: number, email: member.email },
  );
  expect(declared).toBe(200);
  await page.reload();
  const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Terugbetaling' }) });
  await expect(panel.getByText('10 credits van je saldo')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Creditnota (pdf)' })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText(/€\s9,99 terugbetaald via iDEAL/)).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  const asked = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Creditnota (pdf)' }).click();
  expect((await asked).suggestedFilename()).toMatch(/^Vonk Creditnota C2026-\d{6}\.pdf$/);

  await panel.getByRole('link', { name: 'Alles wat terugkomt' }).click();
  await expect(page.getByRole('heading', { name: 'Geld terug', level: 1 })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: /€\s9,99 via iDEAL/ });
  await expect(row.getByText('Terugbetaald')).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
});

/** What is agreed to is append-only: that delivery may begin at once was never written down. */
const withoutConsent = (server: TestServer, { id }: TestMember) =>
  withDatabase(
    server,
    async (client) =>
      void (await client.query(`set session_replication_role = replica;
        delete from consents where account_id = '${id}' and kind = 'immediate_delivery';
        set session_replication_role = origin`)),
  );
/** Uses bought credits, as messages do. */
const use = (server: TestServer, { id }: TestMember, credits: number) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query<{ outcome: string }>(
      "select outcome from spend_credits_v1(1::smallint, $1, $2, true, false, 'message', 'm', now()::date, now())",
      [id, credits],
    );
    return rows[0]?.outcome;
  });

test('who is not known to have agreed to delivery at once sees the whole price come back, used credits too, on the receipt and where one withdraws (T42) @phone', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  await page.goto(server.url('/credits/10/ideal'));
  await order(page);
  await withoutConsent(server, member);
  await outcome(page, /^Betaald De melding/).click();
  await expect(page.getByRole('heading', { name: '10 credits staan klaar' })).toBeVisible({ timeout: 40_000 });
  expect(await use(server, member, 4)).toBe('spent');
  await page.getByRole('link', { name: 'Bekijk de bon' }).click();
  const panel = (name: string) => page.locator('.panel', { has: page.getByRole('heading', { name, exact: true }) });
  const row = (name: string) => panel(name).locator('.price-row', { hasText: 'Alles terug' });
  const why = /Je was niet goed ingelicht over herroepen\. Daarom krijg je ook terug wat je al gebruikte\./;

  await test.step('on the receipt', async () => {
    await expect(row('Herroepen')).toHaveText(/€\s9,99/);
    await expect(panel('Herroepen').getByText(why)).toHaveText(/Terug via iDEAL/);
    await expect(page.getByText(/ongebruikt|levering gevraagd/i)).toHaveCount(0);
    await expect(page.locator('.payment-log').getByText('Bestelling geplaatst')).toBeVisible();
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
  });
  const receipt = page.url();
  await test.step('before the button that withdraws', async () => {
    await panel('Herroepen').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
    await page.getByLabel('Je naam').fill('Bram');
    await expect(page.getByLabel('Bestelnummer')).toHaveValue(/^\d{4}-\d{6}$/);
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
    await expect(page.locator('.price-row', { hasText: 'Je krijgt terug' })).toHaveText(/€\s9,99/);
    await expect(page.getByText(why)).toHaveText(/binnen 14 dagen/);
    await expect(page.getByText(/ongebruikt/i)).toHaveCount(0);
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
  });
  await test.step('and on its way back', async () => {
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
    await expect(page.getByRole('heading', { name: 'Je herroeping is verstuurd' })).toBeFocused();
    await page.goto(receipt);
    await expect(row('Terugbetaling')).toHaveText(/€\s9,99/);
    await expect(panel('Terugbetaling').getByText(/€\s9,99 terugbetaald via iDEAL/)).toBeVisible({ timeout: 60_000 });
    await expect(panel('Terugbetaling').getByText(/van je saldo/)).toHaveCount(0);
    await expect(page.locator('.payment-log').getByText('Hele bedrag terugbetaald')).toBeVisible();
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
  });
  expect(await bookings(server, member)).toMatchObject({ credits: 0 });
});

test('what my bank took back and the shop won is told each time, and my credits are there again (T113) @desktop', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  await page.goto(server.url('/credits/10/ideal'));
  await order(page);
  const checkout = page.url();
  await outcome(page, /^Betaald De melding/).click();
  await expect(page.getByRole('heading', { name: '10 credits staan klaar' })).toBeVisible({ timeout: 40_000 });
  await page.getByRole('link', { name: 'Bekijk de bon' }).click();
  const purchase = page.url();
  const decide = async (name: RegExp) => {
    await page.goto(checkout);
    await outcome(page, name).click();
    await page.goto(purchase);
  };
  await decide(/^Boek terug/);
  await expect(page.getByText('teruggeboekt', { exact: true })).toBeVisible({ timeout: 40_000 });
  expect(await bookings(server, member)).toMatchObject({ credits: 0, premium: false });
  await expectAccessible(page);
  await decide(/^Terugboeking gewonnen/);
  await expect(page.getByText('voltooid', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  expect(await bookings(server, member)).toMatchObject({ lots: 1, credits: 10, premium: true });
  // A bank takes back once.
  await page.goto(checkout);
  await expect(outcome(page, /^Betaal terug/)).toBeVisible();
  await expect(outcome(page, /^Boek terug/)).toHaveCount(0);
});

test('who chose another country than they live in is asked which one it is, and the VAT goes there (T49) @phone', async ({
  browser,
  server,
}) => {
  const { page, member } = await buyer(browser, server);
  await page.context().addCookies([{ name: 'country', value: 'DE', url: server.url('/') }]);
  await page.goto(server.url('/credits/10/creditcard'));
  const question = page.getByRole('combobox', { name: 'In welk land woon je?' });
  await expect(question).toHaveValue('');
  await expect(page.getByText(/De btw gaat naar het land waar je woont; je prijs blijft gelijk/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await orderButton(page).click();
  await expect(page.getByText('Kies in welk land je woont.')).toBeVisible();
  await expect(question).toBeFocused();
  await expect(page.getByRole('checkbox', { name: /Lever mijn credits direct/ })).toBeChecked();
  expect((await bookings(server, member))?.payments).toBe(0);
  await question.selectOption({ label: 'Nederland' });
  await expect(page.getByText('Kies in welk land je woont.')).toHaveCount(0);
  await order(page);
  await outcome(page, /^Betaald De melding/).click();
  await page.getByRole('link', { name: 'Bekijk de bon' }).click();
  await expect(page.locator('dl')).toContainText(/Btw 21%, Nederland€\s1,73Totaal€\s9,99/);
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

  const pole = await another(server, 'bram', { siteId: 3 });
  const address = (path: string) => server.url(path, 'maanlicht.localhost');
  const cookies = { session: pole.token, entry_seen: '1', locale: 'pl', country: 'PL' };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: address('/') })));
  await page.goto(address('/credits/30/sdd'));
  await expect(page.getByText('Metoda Polecenie zapłaty działa tylko w euro')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'BLIK' })).toBeChecked();
  expect((await bookings(server, pole))?.payments).toBe(0);
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
