import { locales } from '@vonk/contract/locales';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { mailRenderer } from '../letters/render-mail.ts';
import { templates } from '../letters/templates.ts';
import { mailTranslator } from '../letters/texts.ts';
import type { QueuedMail } from '../sending/queued-mail.ts';
import { showLetters } from './show-letters.ts';
import { letters } from './states.ts';

const kit = await createKit();
const maxBytes = 60_000;
/** What stands where a text or a figure lacks; a link may hold any three letters. */
const broken = /[{}]\w*,|MISSING|undefined|(?<![\w-])NaN(?![\w-])|\bmail\.\w+\./;
/** Two full stops, and no ellipsis. */
const stoppedTwice = /.{0,30}(?<!\.)\.\.(?!\.)/u;

test('the gallery has every mail, and no state twice', () => {
  expect([...new Set(letters.map(({ template }) => template))]).toEqual(Object.keys(templates).toSorted());
  expect(new Set(letters.map(({ template, state }) => `${template} ${state}`)).size).toBe(letters.length);
});

test.each(locales)('every mail in every state is whole in %s, and no larger than 60 kB on the line', async (locale) => {
  const line = createTransport({ streamTransport: true, buffer: true });
  for (const { siteId } of kit.services.sites.all())
    for (const { template, state, mail } of await showLetters(kit.services, { siteId, locale })) {
      const where = `${template} ${state}`;
      const { from, subject, text, html, headers = {} } = mail;
      for (const form of [text, html.replace(/<style>.*<\/style>/s, '')])
        expect([where, broken.exec(form)?.[0], stoppedTwice.exec(form)?.[0]]).toEqual([where, undefined, undefined]);
      const sent = await line.sendMail({ from, to: 'mark@example.org', subject, text, html, headers });
      const { length } = sent.message as Buffer;
      expect([where, length > 1000 && length <= maxBytes]).toEqual([where, true]);
    }
});

/** Names and words that may end with a full stop of their own. */
const namelike = [
  'name',
  'holder',
  'creditor',
  'statement',
  'authority',
  'explanation',
  'facts',
  'reference',
  'method',
];

test.each(locales)('what ends with a full stop ends no sentence in %s with two', async (locale) => {
  const render = mailRenderer(kit.services);
  let stopped = 0;
  for (const { template, state, data } of letters) {
    const own = Object.entries(data as Readonly<Record<string, unknown>>).map(([name, value]) => {
      const isName = namelike.includes(name) && typeof value === 'string' && value !== '';
      if (isName) stopped += 1;
      return [name, isName ? `${value.replace(/\.$/, '')} S.L.` : value];
    });
    const whose = { siteId: 1, memberId: null, recipient: 'mark@example.org', cause: 'test', locale, template };
    const { subject, text } = await render({ ...whose, data: Object.fromEntries(own) } as QueuedMail);
    const where = `${template} ${state}`;
    expect([where, stoppedTwice.exec(`${subject}\n${text}`)?.[0]]).toEqual([where, undefined]);
  }
  expect(stopped).toBeGreaterThan(20);
});

test('a value keeps its full stop within a sentence, and ends one by it; what was written with more keeps them', () => {
  const t = mailTranslator('nl');
  const said = (company: string, statement: string) => t('receipt.seller', { company, statement });
  expect(said('Vonk B.V.', 'Vonk B.V.')).toBe(
    'Vonk B.V. is de verkoper. Op je afschrift staat Vonk B.V. Er loopt geen abonnement.',
  );
  expect(said('Vonk', 'VONK')).toContain('staat VONK. Er');
  expect(said('Vonk...', 'V..')).toBe('Vonk... is de verkoper. Op je afschrift staat V.. Er loopt geen abonnement.');
});

test('a demo shows them in the language that is asked for, and nobody else does', async () => {
  const { ok } = await kit.call('GET /api/dev-letters.php', { locale: 'de' });
  expect(ok.letters).toHaveLength(letters.length);
  expect(ok.letters.find(({ template }) => template === 'activation')?.subject).toBe('Bestätige deine E-Mail-Adresse');
  const shown = await kit.app.request('/dev/letters/activation/usual/de', { headers: { host: 'localhost' } });
  expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(await shown.text()).toContain('<html lang="de">');
  for (const path of ['nothing/usual/de', 'activation/nothing/de', 'activation/usual/xx', 'toString/usual/de'])
    expect((await kit.app.request(`/dev/letters/${path}`, { headers: { host: 'localhost' } })).status).toBe(404);
});

test('a production shows none of them', async () => {
  const production = await createKit({
    MODE: 'production',
    DATABASE_URL: 'postgres://127.0.0.1/app',
    SMTP_URL: 'smtp://127.0.0.1:9',
    SESSION_SECRET: 's'.repeat(32),
    PUBLIC_URL: 'https://vonk.example',
  });
  expect((await production.call('GET /api/dev-letters.php', { locale: 'de' })).status).toBe(404);
  const path = '/dev/letters/activation/usual/de';
  expect((await production.app.request(path, { headers: { host: 'localhost' } })).status).toBe(404);
});
