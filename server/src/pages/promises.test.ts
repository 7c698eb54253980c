import { readdirSync, readFileSync } from 'node:fs';
import { findClaim } from '@vonk/contract/admin/sites/claim-words';
import { api } from '@vonk/contract/api';
import { type Locale, locales } from '@vonk/contract/locales';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createKit } from '../../test/kit.ts';
import { addOther, another, setColumns } from '../../test/profiles.ts';
import { inventory } from '../inventory/index.ts';
import { sql } from '../platform/database/db.ts';

// What docs/promises.md says is held here: promises that no other test holds.

const kit = await createKit();
const root = new URL('../../../', import.meta.url);
const textOf = (locale: string, page: string) =>
  readFileSync(new URL(`locales/pages/${locale}/${page}.md`, root), 'utf8');
const said = async (locale: string, id: string) => {
  const browser = kit.browser();
  browser.cookies.set('locale', locale);
  return JSON.stringify((await kit.call('GET /api/page.php', { id }, { as: browser })).ok.page);
};

test('the accessibility page names the tool and the version that tests it, in every language (T100)', () => {
  const { version } = JSON.parse(readFileSync(new URL('node_modules/axe-core/package.json', root), 'utf8')) as {
    version: string;
  };
  for (const locale of locales) expect(textOf(locale, 'accessibility')).toContain(`axe-core ${version}`);
});

test('T99: no field for a password or code refuses what is pasted, each tells a password manager what it is, and there is no puzzle', () => {
  const folder = new URL('web/src/', root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
  const refusing = files.filter((path) => /onPaste|['"]paste['"]/.test(readFileSync(new URL(path, folder), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  // Photos are pasted into a conversation, a whole date into three fields; both take what is pasted.
  expect(refusing.filter((path) => !/^features\/chat\/|date-of-birth/.test(path))).toEqual([]);
  const uses = files
    .filter((path) => !/\.test\.|dev-ui/.test(path))
    .flatMap((path) => {
      const text = readFileSync(new URL(path, folder), 'utf8');
      return [...text.matchAll(/<(?:PasswordInput|CodeInput)\b(?:=>|[^>])*>/g)].map(([element]) => ({ path, element }));
    });
  expect(uses.length).toBeGreaterThan(5);
  const named = /autoComplete="(?:current-password|new-password|one-time-code)"/;
  expect(uses.filter(({ element }) => !named.test(element))).toEqual([]);
  const puzzles = files.filter((path) => /captcha|turnstile/i.test(readFileSync(new URL(path, folder), 'utf8')));
  expect(puzzles).toEqual([]);
});

test('no bought credit has an end (T26)', async () => {
  const checks = sql(`select column_name as name from information_schema.columns
    where table_name = 'credit_lots' and column_name ~ 'expire|until|ends'`);
  expect(await kit.db.rows(checks)).toEqual([]);
  expect(Object.keys(inventory['credit_lots']?.ends ?? {})).not.toContain('until it expires');
});

/** Every field that any call takes, by the path to it. */
const takenFields = () =>
  Object.entries(api).flatMap(([name, { input }]) => fieldsOf(z.toJSONSchema(input, { unrepresentable: 'any' }), name));
function fieldsOf(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([field, of]) => [
          `${path}.${field}`,
          ...fieldsOf(of, `${path}.${field}`),
        ])
      : fieldsOf(value, path),
  );
}

test('no call takes the number of a card (T103)', () => {
  const fields = takenFields();
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter((field) => /card|cvc|cvv|\bpan\b/i.test(field.split('.').at(-1) ?? ''))).toEqual([]);
});

test('no call changes a birth date: only those that make an account take one (C29)', () => {
  const takers = takenFields().filter((field) => /birth/.test(field));
  expect(takers.map((field) => field.replace(/\.[^.]*$/, ''))).toEqual(
    expect.arrayContaining(['POST /api/signup.php']),
  );
  expect(takers.filter((field) => !/signup|partner|lander|gate/.test(field))).toEqual([]);
});

test('paying changes no place in the search: who paid and who did not have the same rank', async () => {
  const [free, premium] = [await another(kit, 'anna'), await another(kit, 'anna', { isPremium: true })];
  const same = { last_active_on: '2026-11-01', completeness: 60, ranked_on: '2026-11-01' };
  for (const { id } of [free, premium]) await setColumns(kit, id, same);
  const { rows } = await kit.db.pool.query(
    `select p.id, rank_v1(p.last_active_on, p.completeness, p.main_photo_key is not null) as rank from profiles p
      where p.id = any($1)`,
    [[free.id, premium.id]],
  );
  expect(new Set(rows.map(({ rank }) => rank)).size).toBe(1);
});

/** The rows of what is kept, as the privacy page tells them in Dutch: the last cell is how long. */
const keptRows = (locale: string) =>
  textOf(locale, 'privacy')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .replace(/ \{=kept-as-told\}$/, '')
        .split(' | ')
        .map((cell) => cell.replace(/^\| | \|$/g, '')),
    );

/** By the row’s place: what it is about, which term it tells, and what the inventory has for it. */
const kept: readonly [about: RegExp, told: RegExp, keeps: readonly [table: string, end: RegExp][]][] = [
  [/wachtwoord/, /gewist/, [['accounts', /until erasure/]]],
  [
    /foto’s/,
    /gewist/,
    [
      ['profiles', /until erasure/],
      ['photos', /.*/],
    ],
  ],
  [/Wie je zoekt/, /intrekt/, [['profiles', /until withdrawn or erasure/]]],
  [
    /Berichten/,
    /beide deelnemers gewist/,
    [
      ['messages', /both/],
      ['likes', /erasure/],
      ['blocks', /erasure/],
    ],
  ],
  [/voor het laatst/, /gewist/, [['profiles', /until erasure/]]],
  [
    /Aankopen/,
    /7 jaar, facturen zonder je naam 10 jaar/,
    [
      ['payments', /7 years/],
      ['invoices', /10 years/],
      ['withdrawals', /7 years/],
    ],
  ],
  [
    /Bewaarde kaart/,
    /tot je de kaart wist of je account gewist is/,
    [['saved_cards', /until deleted, withdrawn or erasure/]],
  ],
  [
    /Machtiging/,
    /tot 14 maanden na de laatste afschrijving.*tot 14 maanden na het ondertekenen.*hooguit 1 dag/,
    [
      ['mandates', /14 months after its last debit/],
      ['debit_setups', /one day/],
    ],
  ],
  [/akkoord/, /5 jaar/, [['consents', /5 years after the account ends/]]],
  [/Toestellen/, /30 dagen/, [['sessions', /30 days after the last use/]]],
  [/inlogpogingen/, /2 dagen/, [['attempts', /2 days/]]],
  [/Tekenen van misbruik/, /30 dagen/, [['suspicions', /30 days/]]],
  [/controlegetal/, /2 jaar nadat .* 2 jaar; de rest 31 dagen/, [['mailbox_marks', /2 years after the last erasure/]]],
  [/Verstuurde mails/, /30 dagen/, [['mails', /30 days/]]],
  [/partner/, /90 dagen/, [['accounts', /90 days/]]],
  [/Klachten/, /2 jaar/, [['complaints', /2 years after the decision/]]],
  [/Meldingen vanuit/, /6 maanden/, [['reports', /6 months after the decision/]]],
  [
    /Herkenningsgetal/,
    /5 jaar/,
    [
      ['photo_tombstones', /5 years/],
      ['erased_photos', /5 years/],
    ],
  ],
  [
    /verificatie|hoofdfoto/,
    /24 uur na .* 14 dagen .* intrekt .* 7 dagen/,
    [
      ['verifications', /24 hours of the decision/],
      ['verification_tries', /7 days/],
    ],
  ],
];

test('the privacy page tells how long each thing is kept, as the inventory has it (T78)', () => {
  const rows = keptRows('nl');
  expect(rows.length).toBe(kept.length);
  for (const [at, [about, told, keeps]] of kept.entries()) {
    expect(rows[at]?.[0]).toMatch(about);
    expect(rows[at]?.at(-1)).toMatch(told);
    for (const [table, end] of keeps)
      expect(`${table}: ${Object.keys(inventory[table]?.ends ?? {}).join('; ')}`).toMatch(end);
  }
});

test('who gets an account number and a telephone is told, where one can pay by direct debit (T78)', async () => {
  expect(await said('nl', 'privacy')).toMatch(/sms’jes bezorgt, krijgt je mobiele nummer/);
  const box = kit.services.smsBox;
  Object.assign(box, { company: 'Twilio' });
  for (const locale of locales) {
    const told = await said(locale, 'privacy');
    expect(told).toContain('(Twilio)');
    expect(told).toContain('IBAN');
  }
  Object.assign(box, { company: undefined });
  const elsewhere = kit.browser('dichterbij.localhost');
  for (const id of ['privacy', 'terms'] as const)
    expect(JSON.stringify((await kit.call('GET /api/page.php', { id }, { as: elsewhere })).ok)).not.toMatch(
      /incasso|sms’jes/,
    );
});

test.each(locales)('the privacy page in %s has the same numbers in the same rows', (locale) => {
  const numbers = (rows: string[][]) => rows.map((row) => (row.at(-1) ?? '').match(/\d+/g));
  expect(numbers(keptRows(locale))).toEqual(numbers(keptRows('nl')));
});

describe('who writes for invented profiles', () => {
  const pages = ['terms', 'faq', 'privacy'] as const;
  const machine = /computer|ordinateur|ordenador|komputer/i;
  const writes = async (locale: string, id: string) =>
    (await said(locale, id)).split(/(?<=\.)/).filter((text) => machine.test(text) && /\bAI\b|\bKI\b|\bIA\b/.test(text));

  test.each(locales)(
    'that a computer writes is said where one does, and nowhere else, in %s (T4, T12)',
    async (locale) => {
      await kit.db.pool.query("update profiles set status = 'disabled' where site_id = 1 and kind = 'fictional_ai'");
      for (const id of pages) expect({ id, told: await writes(locale, id) }).toEqual({ id, told: [] });
      await addOther(kit, `ai-${locale}`, { kind: 'fictional_ai' });
      for (const id of pages) expect({ id, told: (await writes(locale, id)).length > 0 }).toEqual({ id, told: true });
      for (const id of ['terms', 'faq'])
        expect(await said(locale, id)).not.toMatch(
          /geen kunstmatige intelligentie|no artificial intelligence|keine künstliche|aucune intelligence|ninguna inteligencia|nessuna intelligenza|nie pisze (?:ich )?sztuczna/i,
        );
    },
  );

  test('webcams and partners are told of where there are some (T14)', async () => {
    await kit.db.pool.query(
      "update profiles set status = 'disabled' where site_id = 1 and kind in ('livecam', 'partner')",
    );
    expect(await said('nl', 'terms')).not.toContain('webcamaanbieder');
    await addOther(kit, 'cam', { kind: 'livecam' });
    expect(await said('nl', 'terms')).toContain('webcamaanbieder');
  });
});

describe('claims about ourselves', () => {
  /** The sentences of the register itself, which are filled from it and said for what it holds alone (T18). */
  const isOfRegister = (line: string) => /\{(?:figure|certificate)\}/.test(line);
  const isClaim = (locale: Locale, line: string) => !isOfRegister(line) && findClaim(locale, line) !== undefined;

  /** The form in which staff write the register names what it asks for, and says it of nobody. */
  const formOfRegister = 'admin-claims.ts';
  const textsOf = (locale: string) => {
    const folder = new URL(`locales/src/${locale}/`, root);
    const files = readdirSync(folder)
      .filter((file) => file !== formOfRegister)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const pages = readdirSync(new URL(`locales/pages/${locale}/`, root)).map((file) =>
      textOf(locale, file.replace('.md', '')),
    );
    return [...files, ...pages].flatMap((text) => text.split('\n'));
  };

  test.each(locales)('none stands in %s but in the sentences of the register (T18)', (locale) => {
    const lines = textsOf(locale);
    expect(lines.filter((line) => isClaim(locale, line))).toEqual([]);
    expect(lines.filter(isOfRegister)).toHaveLength(2);
  });

  test('one would be noticed in any language (T18)', () => {
    const planted: Readonly<Record<Locale, readonly string[]>> = {
      nl: ['46% meer kans', 'de nummer 1 van Nederland', 'een veilige site', 'Met keurmerk'],
      en: ['the number one', 'a safe way to meet', 'guaranteed', 'certified'],
      de: ['die größte Seite', 'Mit Siegel', 'garantiert', 'Nr. 1'],
      es: ['el número uno', 'un sitio seguro', 'garantizado', '46 %'],
      fr: ['46 % de chances', 'le plus sûr', 'garanti', 'le label'],
      it: ['il numero uno', 'un sito sicuro', 'garantito', 'il sigillo'],
      pl: ['numer jeden', 'bezpieczny portal', 'gwarantujemy', 'certyfikat'],
    };
    for (const locale of locales)
      for (const text of planted[locale]) expect([text, isClaim(locale, text)]).toEqual([text, true]);
  });
});
