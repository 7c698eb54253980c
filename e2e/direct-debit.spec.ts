import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { touch } from './support/awake.ts';
import { expectAccessible } from './support/accessibility.ts';
import { another, logIn } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('PAY-5, T114: I give my account, prove my telephone by the code of /dev/sms, and sign a mandate that I revoke later @phone', async ({
  page,
  context,
  server,
}) => {
  const anna = await another(server, 'anna');
  await logIn(context, server, anna);
  const telephone = await context.newPage();

  await test.step('what is wrong is said at its field, and the focus is there', async () => {
    await page.goto(server.url('/directdebit?credits=30'));
    await touch(page);
    await expect(heading(page, 'Machtiging geven')).toBeVisible();
    await expectAccessible(page);
    await field(page, 'IBAN').fill('NL91 ABNA 0417 1643 01');
    await field(page, 'Naam van de rekeninghouder').fill('M. Dekker');
    await field(page, 'Mobiel nummer').fill('06 1234 5678');
    await page.getByRole('button', { name: 'Stuur de sms-code' }).click();
    await expect(page.getByText('Dit nummer klopt niet. Controleer de laatste cijfers.')).toBeVisible();
    await expect(field(page, 'IBAN')).toBeFocused();
    await field(page, 'IBAN').fill('NL91 ABNA 0417 1643 00');
    await page.getByRole('button', { name: 'Stuur de sms-code' }).click();
    await expect(heading(page, 'Vul de code in')).toBeVisible();
    await expect(page.getByText(/Zes cijfers, verstuurd naar \+31 6 •••• 5678\. Geldig tot/)).toBeVisible();
  });

  await test.step('a wrong code is counted; the right one is in /dev/sms and signs', async () => {
    await page.reload();
    await touch(page);
    await field(page, 'Code uit de sms').fill('12');
    await page.getByRole('button', { name: 'Onderteken de machtiging' }).click();
    await expect(page.getByText('Deze code klopt niet.')).toBeVisible();
    await telephone.goto(server.url('/dev/sms'));
    await expect(heading(telephone, 'Sms’jes')).toBeVisible();
    const text = telephone.getByRole('listitem').filter({ hasText: '+31612345678' }).first();
    const code = /^\d{6}/.exec((await text.textContent()) ?? '')?.[0] ?? '';
    await field(page, 'Code uit de sms').fill(code === '000000' ? '000001' : '000000');
    await page.getByRole('button', { name: 'Onderteken de machtiging' }).click();
    await expect(page.getByText('De code is ongeldig. Je hebt nog 4 pogingen.')).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Code uit de sms').fill(code);
    await page.getByRole('button', { name: 'Onderteken de machtiging' }).click();
    await expect(heading(page, /^Machtiging [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
    await expect(page.getByText('NL91 ABNA •••• •••• 00')).toBeVisible();
    await expectAccessible(page);
    const mail = await server.mailTo(anna.email, /^Je machtiging/);
    expect(mail.text).toContain('NL22ZZZ000000000000');
  });

  await test.step('the order is kept; the mandate is revoked after a question', async () => {
    await expect(page.getByRole('link', { name: 'Verder met je bestelling' })).toHaveAttribute(
      'href',
      /\/credits\/30\/sdd/,
    );
    await page.goto(server.url('/notifications?section=payments'));
    await expect(page.getByText('NL91 ABNA •••• •••• 00')).toBeVisible();
    await page.getByRole('link', { name: 'Bekijk je incasso' }).click();
    await page.getByRole('button', { name: 'Trek de machtiging in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Trek de machtiging in' }).click();
    await expect(page.getByText('De machtiging is ingetrokken.')).toBeVisible();
    await expect(heading(page, 'Machtiging geven')).toBeVisible();
  });
});

/** Signs a mandate by the calls behind the screens. */
async function sign(context: BrowserContext, server: TestServer): Promise<void> {
  const post = (path: string, data: object) => context.request.post(server.url(path), { data });
  const phone = '+31687651234';
  const account = { iban: 'NL20 INGB 0001 2345 67', holder: 'A. Bakker', phone, country: 'NL' };
  expect((await post('/api/direct-debit-code.php', account)).status()).toBe(200);
  await expect
    .poll(async () => {
      const answer = await context.request.get(server.url('/api/dev-sms.php'));
      const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
      const text = messages.find(({ to }) => to === phone)?.text ?? '';
      return (await post('/api/direct-debit.php', { code: text.slice(0, 6) })).status();
    })
    .toBe(200);
}

test('C44, T115: I order by direct debit, get ten credits at once, the debit comes back, and I pay what I used @phone', async ({
  page,
  context,
  server,
}) => {
  const bram = await another(server, 'bram');
  const anna = await another(server, 'anna');
  await logIn(context, server, bram);

  await test.step('without a mandate the order leads to one; with one it says when and from where', async () => {
    await page.goto(server.url('/credits/30/sdd'));
    await touch(page);
    await expect(page.getByRole('link', { name: 'Rekening opgeven' })).toHaveAttribute(
      'href',
      /\/directdebit\?credits=30/,
    );
    await sign(context, server);
    await page.reload();
    await touch(page);
    await expect(page.getByText(/^Van NL20 INGB •••• •••• 67, machtiging/)).toBeVisible();
    await expect(page.getByText('Je krijgt 10 credits meteen en de rest zodra het geld er is.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
    await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
    await expect(heading(page, 'We schrijven het later af')).toBeVisible();
    // What is given in advance is there.
    await expect(page.getByText('10 credits, 10 berichten')).toBeVisible();
    const notice = await server.mailTo(bram.email, /^We schrijven/);
    expect(notice.text).toContain('NL20 INGB •••• •••• 67');
  });

  await test.step('the bank takes it back: what I used is open, and paying it another way frees direct debit', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      const data = { profile: anna.publicId, key: randomUUID(), text: `Hoi, nummer ${sent}` };
      expect((await context.request.post(server.url('/api/message.php'), { data })).status()).toBe(200);
    }
    await page.goto(server.url('/sandbox/debits'));
    await page.getByRole('link', { name: /24,99/ }).first().click();
    await page.getByRole('button', { name: /^Terug: AM04/ }).click();
    await expect(heading(page, 'De betaling is mislukt of geannuleerd.')).toBeVisible();
    await expect(page.getByText(/^Je bank voerde de incasso niet uit of boekte haar terug/)).toBeVisible();
    await page.goto(server.url('/notifications?section=payments'));
    await expect(page.getByText('Kan nu niet: een afschrijving kwam terug')).toBeVisible();
    await page.getByRole('link', { name: 'Bekijk je incasso' }).click();
    await touch(page);
    await expect(heading(page, 'Incasso kan nu niet')).toBeVisible();
    await expect(page.getByText('er stond te weinig op de rekening')).toBeVisible();
    await expect(page.getByText(/Je gebruikte er 2 credits van/)).toBeVisible();
    await page.getByRole('button', { name: /^Betaal €\s1,67$/ }).click();
    await page.getByRole('button', { name: /^Betaald De melding/ }).click();
    await expect(heading(page, 'Het openstaande bedrag is betaald')).toBeVisible();
    await page.goto(server.url('/directdebit'));
    await expect(heading(page, 'Machtiging geven')).toBeVisible();
  });
});
