import { locales } from '@vonk/contract/locales';
import { restrictionReasons } from '@vonk/contract/restrictions';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { startSmtp } from '../../../test/stand-ins/smtp.ts';
import { smtpMailer } from '../../platform/mail.ts';
import { mailRenderer } from '../index.ts';
import type { MailData, MailTemplate } from '../mail-data.ts';
import type { QueuedMail } from '../sending/queued-mail.ts';
import { samples } from '../gallery/samples.ts';
import { templates } from './templates.ts';

const kit = await createKit();
const render = mailRenderer(kit.services);
const sample = <Template extends MailTemplate>(
  template: Template,
  changes: { locale?: string; siteId?: number; data?: Partial<MailData[Template]> } = {},
) =>
  render({
    siteId: changes.siteId ?? 1,
    cause: 'test',
    recipient: 'mark@example.org',
    template,
    locale: changes.locale ?? 'nl',
    data: { ...samples[template], ...changes.data },
  } as QueuedMail);

test('T2: a mail shows nobody who is no member: the one that names a profile is about an account that was closed (T121)', () => {
  const naming = Object.entries(samples).filter(([, data]) =>
    Object.keys(data).some((field) => /^(id|profile|profiles|who|with)$/.test(field)),
  );
  expect(naming.map(([template]) => template)).toEqual(['fraud_warning']);
});

describe.each(locales)('in %s', (locale) => {
  test.each(Object.keys(templates) as MailTemplate[])(
    'the mail %s says all of it, in text and HTML',
    async (template) => {
      const { subject, text, html } = await sample(template, { locale });
      expect(subject).toMatch(/\S/);
      for (const form of [text, html.replace(/<style>.*<\/style>/s, '')]) {
        expect(form).not.toMatch(/[{}]\w*,|MISSING|undefined|\bmail\.\w+\./);
        expect(form).toContain('Vonk Voorbeeld B.V.');
        expect(form).toContain('http://localhost:3000/');
      }
      expect(html).toContain(`<html lang="${locale}">`);
      expect(text).not.toMatch(/<\w/);
    },
  );
});

test('a mail carries the name, colours and language of its site (NOTI-3)', async () => {
  const { from, html, text } = await sample('activation', { siteId: 2, locale: 'de' });
  expect(from).toEqual({ name: 'Dichterbij', address: 'klantenservice@vonk.example' });
  expect(html).toContain(kit.services.sites.byId(2)?.theme.light['primary']);
  expect(html).toContain(kit.services.sites.byId(2)?.theme.dark['primary']);
  expect(text).toContain('http://dichterbij.localhost:3000/secret-token');
  expect(text).toContain('28. November 2026');
});

/** What nobody wants to be seen reading over their shoulder, in all our languages. */
const indiscreet =
  /\b(sex|seks|sexe|sesso|sexo|seksu\w*|sexual\w*|sexy|erot\w*|naakt\w*|nackt\w*|nude\w*|desnud\w*|nud[oaie]|nag[aie]|dating|flirt\w*|single\w*|affair\w*|hot)\b/i;

test.each(locales)(
  'T92: no subject or preview in %s, nor the text of a mail, has a word one would not want seen',
  async (locale) => {
    for (const template of Object.keys(templates) as MailTemplate[]) {
      const { subject, text, html } = await sample(template, { locale });
      expect([
        template,
        indiscreet.exec(`${subject}\n${text}\n${html.replace(/<style>.*<\/style>/s, '')}`)?.[0],
      ]).toEqual([template, undefined]);
    }
  },
);

/** Samples whose data may say more than a mail does: what staff wrote, and who somebody else is. */
const sharp: [MailTemplate, object][] = [
  ...restrictionReasons.map((reason): [MailTemplate, object] => [
    'restricted',
    { reason, ...(reason === 'sexual_content' && { facts: 'Je stuurde naaktfoto’s. Seks, sexe, sexo.' }) },
  ]),
  ['fraud_warning', { name: 'Roberto Zybor', id: 'abcdefghijklmn' }],
  ...(['measure', 'no_measure'] as const).map((outcome): [MailTemplate, object] => ['report_decided', { outcome }]),
];
const othersNames = /Robert|Zybor/;

test.each(locales)('T92: no mail in %s names somebody else or why in words one would not want seen', async (locale) => {
  const members = (Object.keys(templates) as MailTemplate[]).filter((template) => !template.endsWith('_support'));
  for (const [template, data] of [...members.map((each): [MailTemplate, object] => [each, {}]), ...sharp]) {
    const { subject, text, html } = await sample(template, { locale, data });
    const all = `${subject}\n${text}\n${html.replace(/<style>.*<\/style>/s, '')}`;
    expect([template, indiscreet.exec(all)?.[0], othersNames.exec(all)?.[0]]).toEqual([template, undefined, undefined]);
    // The reader's own name too stays behind the envelope.
    expect([template, subject.includes('Mark')]).toEqual([template, false]);
  }
});

test('a name that is HTML stays a name', async () => {
  const { html, subject } = await sample('activation', { data: { name: `<img src=x onerror="a('b')">&` } });
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;');
  expect(html).not.toContain('<img');
  expect(subject).toBe('Bevestig je e-mailadres');
});

test.each(locales)('the weekly mail in %s has its number large, above what it counts', async (locale) => {
  for (const count of [3, 14, 12_345]) {
    const { html, text } = await sample('weekly_members', {
      locale,
      data: { count, km: 50, bands: [1, 1, count - 2] },
    });
    const { text: withLast } = await sample('weekly_members', {
      locale,
      data: { count, km: 50, bands: [1, 1, count - 2], last_week: 1711 },
    });
    const isOfLastWeek = (words: string) => words.replaceAll(/[.,\s\u202f]/g, '').includes('1711');
    expect([isOfLastWeek(text), isOfLastWeek(withLast)]).toEqual([false, true]);
    const [, figure = '', rest = ''] =
      /<h1 [^>]*><span style="[^"]*font-size:40px[^"]*">([^<]*)<\/span> ([^<]*)<\/h1>/.exec(html) ?? [];
    expect(figure.replaceAll(/\D/g, '')).toBe(String(count));
    expect(rest).toMatch(/^\p{L}.* 50 km$/u);
    expect(text).toContain(`${figure} ${rest}`);
  }
});

test('a mail asks nothing of anybody when it is opened', async () => {
  const { html } = await sample('activation');
  expect(html).not.toMatch(/<(?:img|script|link|iframe)|url\(|@import/);
});

test.each([
  [0, 'Dan kun je beginnen.'],
  [1, 'Dan staat je gratis bericht klaar.'],
  [3, 'Dan staan je 3 gratis berichten klaar.'],
])('a site that gives %i messages writes so', async (count, words) => {
  expect((await sample('activation', { data: { count, has_message: false } })).text).toContain(words);
});

test('a receipt names every figure the law asks for', async () => {
  const { text } = await sample('receipt');
  for (const part of [
    '2026-000001',
    '28 november 2026 om 13:00',
    '30 credits à €\u00a00,833: €\u00a024,99',
    'Netto: €\u00a020,65',
    'Btw 21% (Nederland): €\u00a04,34',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Vonk Voorbeeld B.V. is de verkoper');
  expect(text).not.toContain('Korting');
});

test('a receipt leads to its invoice, names the seller whole and what was taken off (T48)', async () => {
  const { text, html } = await sample('receipt', { data: { discount: { code: 'WELKOM25', minor: 833 } } });
  for (const part of [
    'Factuur (pdf):\nhttp://localhost:3000/api/invoice.php?id=abc',
    'Vonk Voorbeeld B.V., Voorbeeldkade 12, 1011 AB Amsterdam, KvK 00000000, btw NL000000000B01',
    '30 credits à €\u00a01,111: €\u00a033,32',
    'Korting WELKOM25: €\u00a0-8,33',
    'Betaald met iDEAL | Wero: €\u00a024,99',
    'Herroepen kan tot en met',
  ])
    expect(text).toContain(part);
  expect(html).toContain('href="http://localhost:3000/api/invoice.php?id=abc"');
});

test('a mail leaves by SMTP as text and HTML, with its sender’s name and every letter whole', async () => {
  const { url, received } = await startSmtp();
  const mailer = smtpMailer(url);
  await mailer.send({
    ...(await sample('activation', { locale: 'pl', data: { name: 'Łucja' } })),
    to: 'lucja@example.org',
    messageId: '<a@vonk.example>',
  });
  mailer.close();
  const [mail] = received;
  expect(mail).toMatchObject({
    from: { name: 'Vonk', address: 'klantenservice@vonk.example' },
    to: [{ address: 'lucja@example.org' }],
    subject: 'Potwierdź swój adres e-mail',
  });
  expect(mail?.text).toContain('Jeszcze jedno kliknięcie, Łucja');
  expect(mail?.html).toContain('Jeszcze jedno kliknięcie, Łucja');
});

test('a mail of a newer version waits until a process that knows it is there', async () => {
  const mail = { siteId: 1, cause: 'test', recipient: 'mark@example.org', template: 'poem', locale: 'nl', data: {} };
  await expect(render(mail as unknown as QueuedMail)).rejects.toThrow('poem');
});
