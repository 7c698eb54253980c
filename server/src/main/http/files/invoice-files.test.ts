import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pdfText } from '../../../../test/files/pdf-text.ts';
import { type Browser, createKit } from '../../../../test/kit.ts';
import { freePort, listen } from '../../../../test/listen.ts';
import { another } from '../../../../test/profiles.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);

const get = (path: string, { host, cookies }: Browser = kit.browser()) =>
  kit.app.request(path, {
    headers: { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
const press = (redirect: string | null, outcome: string) =>
  kit.app.request(new URL(redirect ?? '').pathname, {
    method: 'POST',
    body: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const show = async (id: string, as: Browser) => (await kit.call('GET /api/payment.php', { id }, { as })).ok.payment;

/** Buys 30 credits, and has them refunded where that is asked. */
async function buy(
  as: Browser,
  { method = 'ideal', isRefunded = false }: { method?: 'ideal' | 'blik'; isRefunded?: boolean } = {},
) {
  const order = { credits: 30, method, start_now: true, key: randomUUID() } as const;
  const { payment, redirect } = (await kit.call('POST /api/payment.php', order, { as })).ok;
  await press(redirect, 'paid');
  await kit.advance(1000);
  if (isRefunded) await press(redirect, 'refunded');
  await kit.advance(1000);
  return show(payment.id, as);
}

test('a buyer gets invoice and credit note as PDF, under a name that says what it is, and no cache keeps them (PAY-6)', async () => {
  const { browser } = await another(kit, 'anna');
  const { number, documents } = await buy(browser, { isRefunded: true });
  const [invoice, note] = documents;
  const answer = await get(invoice?.address ?? '', browser);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Vonk-Factuur-${number}.pdf"; filename*=UTF-8''Vonk%20Factuur%20${number}.pdf`,
  );
  expect(pdfText(new Uint8Array(await answer.arrayBuffer()))).toContain(`Factuur ${number}`);
  const credited = pdfText(new Uint8Array(await (await get(note?.address ?? '', browser)).arrayBuffer()));
  expect(credited).toContain(`Creditnota ${note?.number}`);
  expect(credited).toContain(`Bij factuur\n${number}`);
});

test('it is in the language of the purchase, with its currency', async () => {
  const host = 'maanlicht.localhost';
  const { browser } = await another(kit, 'anna', { siteId: 3, host, columns: { country: 'PL' } });
  browser.cookies.set('country', 'PL').set('locale', 'pl');
  const { number, documents } = await buy(browser, { method: 'blik' });
  const answer = await get(documents[0]?.address ?? '', browser);
  expect(answer.headers.get('content-disposition')).toContain(`filename="Maanlicht-Faktura-${number}.pdf"`);
  expect(pdfText(new Uint8Array(await answer.arrayBuffer()))).toMatch(/107,99\u00a0zł/);
});

test('a guest who comes from a mail logs in and comes to the payment', async () => {
  const answer = await get('/api/invoice.php?id=abc%2F..%2Fx');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/login?next=${encodeURIComponent('/transactions/abc%2F..%2Fx')}`,
  ]);
  // What is too long is cut, also in the midst of a character.
  const long = await get(`/api/invoice.php?id=${'x'.repeat(99)}%F0%9F%98%80`);
  expect([long.status, long.headers.get('location')]).toEqual([
    303,
    `/login?next=%2Ftransactions%2F${'x'.repeat(99)}%25EF%25BF%25BD`,
  ]);
});

test('what is another’s, on another site, unpaid or not there answers as what does not exist (SITE-2)', async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const elsa = await another(kit, 'elsa', { host: 'dichterbij.localhost' });
  const { id } = await buy(anna.browser);
  const order = { credits: 10, method: 'ideal', start_now: true, key: randomUUID() } as const;
  const unpaid = (await kit.call('POST /api/payment.php', order, { as: anna.browser })).ok.payment.id;
  const answers = await Promise.all([
    get('/api/invoice.php?id=aaaaaaaaaaaaaa', bram.browser),
    get(`/api/invoice.php?id=${id}`, bram.browser),
    get(`/api/invoice.php?id=${id}`, elsa.browser),
    get(`/api/invoice.php?id=${unpaid}`, anna.browser),
    get('/api/invoice.php', anna.browser),
    ...['1', '0', '-1', '01', 'x', '', '9999999999'].map((note) =>
      get(`/api/invoice.php?id=${id}&credit_note=${note}`, anna.browser),
    ),
  ]);
  const seen = await Promise.all(
    answers.map(async (answer) => {
      const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
      return JSON.stringify([answer.status, headers, await answer.text()]);
    }),
  );
  expect(new Set(seen).size).toBe(1);
  expect(answers[0]?.status).toBe(404);
});

test('nobody has more than thirty drawn in a minute (T124)', async () => {
  const { browser } = await another(kit, 'anna');
  const answers = [];
  for (let times = 0; times < 31; times += 1) answers.push((await get('/api/invoice.php?id=x', browser)).status);
  expect(answers.toSorted()).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});
