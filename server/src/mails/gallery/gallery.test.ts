import { locales } from '@vonk/contract/locales';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { templates } from '../letters/templates.ts';
import { showLetters } from './show-letters.ts';
import { letters } from './states.ts';

const kit = await createKit();
const maxBytes = 60_000;
/** What stands where a text or a figure lacks; a link may hold any three letters. */
const broken = /[{}]\w*,|MISSING|undefined|(?<![\w-])NaN(?![\w-])|\bmail\.\w+\./;

test('the gallery has every mail, and no state twice', () => {
  expect([...new Set(letters.map(({ template }) => template))]).toEqual(Object.keys(templates).toSorted());
  expect(new Set(letters.map(({ template, state }) => `${template} ${state}`)).size).toBe(letters.length);
});

test.each(locales)('every mail in every state is whole in %s, and no larger than 60 kB on the line', async (locale) => {
  const line = createTransport({ streamTransport: true, buffer: true });
  for (const siteId of [1, 2])
    for (const { template, state, mail } of await showLetters(kit.services, { siteId, locale })) {
      const where = `${template} ${state}`;
      const { from, subject, text, html, headers = {} } = mail;
      for (const form of [text, html.replace(/<style>.*<\/style>/s, '')])
        expect([where, broken.exec(form)?.[0]]).toEqual([where, undefined]);
      const sent = await line.sendMail({ from, to: 'mark@example.org', subject, text, html, headers });
      const { length } = sent.message as Buffer;
      expect([where, length > 1000 && length <= maxBytes]).toEqual([where, true]);
    }
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
