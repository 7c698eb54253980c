import { day, hour, minute } from '@vonk/contract/durations';
import { locales } from '@vonk/contract/locales';
import { beforeAll, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { logIn, password } from '../../../test/members.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, firstOwner, logInAgain } from '../../../test/staff/colleagues.ts';
import { ownConsents } from '../../consents/index.ts';
import { sql } from '../../platform/database/db.ts';
import { builtInText } from '../index.ts';
import { keepTerms, tellTerms } from './tell-terms.ts';

const kit = await createKit();
const olga = await firstOwner(kit);

/** Publishes the built-in terms with a line more. */
async function publish(word: string, version: number): Promise<void> {
  const texts = await Promise.all(
    locales.map(async (locale) => [
      locale,
      {
        body: `${(await builtInText(locale, 'terms')).trim()}\n\n${word} {-}`,
        is_current: true,
        summary: `${locale}: ${word}`,
      },
    ]),
  );
  // A code of an app works once.
  kit.clock.advance(minute);
  const { status } = await adminCall(
    kit,
    'PUT /api/admin/legal-text',
    { site: 1, page: 'terms', version, texts: Object.fromEntries(texts), loses: [], reason: 'Nieuwe wet.' },
    { as: await logInAgain(kit, olga) },
  );
  expect(status).toBe(200);
}
let count = 0;
const signUp = async () => {
  const browser = kit.browser();
  count += 1;
  const { status } = await kit.call(
    'POST /api/signup.php',
    {
      email: `newcomer${count}@example.org`,
      name: `Nieuw ${count}`,
      password,
      date_of_birth: '1985-03-14',
      gender: 'male',
      accept_terms: true,
      orientation_consent: false,
    },
    { as: browser },
  );
  expect(status).toBe(200);
  return { browser };
};
const own = async ({ browser }: Pick<Person, 'browser'>) =>
  (await kit.call('GET /api/terms.php', {}, { as: browser })).ok;
const words = async ({ browser }: Pick<Person, 'browser'>, which: 'agreed' | 'next') =>
  JSON.stringify((await kit.call('GET /api/terms-text.php', { which }, { as: browser })).ok.page);
const agree = ({ browser }: Pick<Person, 'browser'>, version: string) =>
  kit.call('POST /api/terms.php', { version }, { as: browser });
const told = async (person: Person) =>
  (await kit.mailsTo(person.email)).filter(({ text }) => text.includes('Nieuw') || text.includes('Later'));
const agreements = async (id: string) =>
  (
    await kit.db.pool.query<{ edition: number; version: string }>(
      `select edition, text_version as version from consents
        where account_id = $1 and kind = 'terms' order by decided_at`,
      [id],
    )
  ).rows;

let anna: Person;
let kinga: Person;
let unsure: Person;
let leaver: Person;
beforeAll(async () => {
  [anna, kinga, unsure, leaver] = [
    await another(kit, 'anna'),
    await another(kit, 'bram'),
    await another(kit, 'anna'),
    await another(kit, 'bram'),
  ];
  const set = (id: string, column: 'locale' | 'status', value: string) =>
    kit.db.pool.query(`update accounts set ${column} = $2 where id = $1`, [id, value]);
  await set(kinga.id, 'locale', 'pl');
  await set(unsure.id, 'status', 'not_confirmed');
  const left = await kit.call('POST /api/leave.php', { password, now: false }, { as: leaver.browser });
  if (left.status !== 200) throw new Error('did not leave');
});

test('T64: who signs up agrees to the words that stand, and can read just those later', async () => {
  const { browser } = await signUp();
  const { agreed, next } = await own({ browser });
  expect(agreed).toMatchObject({ date: '2023-12-01', language: 'nl', is_readable: true });
  expect(next).toBeNull();
  expect(await words({ browser }, 'agreed')).toContain('Algemene voorwaarden');
  expect((await kit.call('GET /api/terms-text.php', { which: 'next' }, { as: browser })).status).toBe(404);
});

test('T64: new terms are mailed to every confirmed member who stays, once, in their language, thirty days before they hold', async () => {
  const published = kit.clock.now().getTime();
  await publish('Nieuw.', 0);
  await kit.advance(minute);
  const [mail] = await told(anna);
  expect(await told(anna)).toHaveLength(1);
  expect(mail?.text).toContain('nl: Nieuw.');
  expect(mail?.text).toContain('blijft de versie gelden waarmee je akkoord ging');
  expect((await told(kinga)).map(({ text }) => text.includes('pl: Nieuw.'))).toEqual([true]);
  for (const person of [unsure, leaver]) expect(await told(person)).toEqual([]);
  const { next } = await own(anna);
  expect(next).toMatchObject({ holds: false, summaries: ['nl: Nieuw.'] });
  expect(Date.parse(next?.from ?? '') - published).toBeGreaterThanOrEqual(31 * day);
});

test('who confirms later is told the next day, and nobody twice', async () => {
  await kit.db.pool.query(`update accounts set status = 'confirmed' where id = $1`, [unsure.id]);
  kit.clock.advance(day + hour);
  await keepTerms(kit.services)({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  await kit.advance(minute);
  expect(await told(unsure)).toHaveLength(1);
  expect(await told(anna)).toHaveLength(1);
});

test('mails go in batches that begin where they were broken off, and run twice mail nobody twice', async () => {
  const [first, second] = [await another(kit, 'anna'), await another(kit, 'bram')];
  await kit.db.pool.query('delete from graphile_worker._private_jobs');
  const { run } = tellTerms(kit.services.sites, 1);
  const members = await kit.db.rows<{ id: string }>(
    sql(`select id from account_cards where site_id = 1 and status = 'confirmed' order by id`),
    [],
  );
  const queued = async () =>
    (
      await kit.db.pool.query<{ id: string }>(
        `select member_id as id from mails where template = 'terms_changed' and member_id = any($1) order by 1`,
        [[first.id, second.id]],
      )
    ).rows.map(({ id }) => id);
  const work = { db: kit.db, now: kit.clock.now(), attempt: 1 };
  const seen: number[] = [];
  let after: string | undefined;
  for (const { id } of members) {
    await run({ siteId: 1, ...(after !== undefined && { after }) }, work);
    await run({ siteId: 1, ...(after !== undefined && { after }) }, work);
    after = id;
    seen.push((await queued()).length);
  }
  expect([...new Set(seen)]).toEqual([0, 1, 2]);
  expect(await queued()).toEqual([first.id, second.id].toSorted());
});

test('T64: a member who agrees has a row with version and hash, and the new words from then on', async () => {
  const { next, agreed } = await own(anna);
  expect(await words(anna, 'next')).toContain('Nieuw.');
  expect((await agree(anna, 'iets anders')).refusal.error).toBe('terms_changed');
  const before = await agreements(anna.id);
  expect((await agree(anna, next!.version)).status).toBe(200);
  expect((await agree(anna, next!.version)).status).toBe(200);
  const rows = await agreements(anna.id);
  expect(rows).toHaveLength(before.length + 1);
  expect(rows.at(-1)).toEqual({ edition: 1, version: next!.version });
  expect(next!.version).toMatch(/^\d{4}-\d{2}-\d{2} nl [0-9a-f]{16}$/);
  const after = await own(anna);
  expect(after.next).toBeNull();
  expect(after.agreed).not.toEqual(agreed);
  expect(await words(anna, 'agreed')).toContain('Nieuw.');
  const { consents } = await ownConsents(kit.db, { siteId: 1, memberId: anna.id });
  expect(consents.at(-1)).toMatchObject({ kind: 'terms', edition: 1, text_version: next!.version });
});

test('who does not agree keeps their own version after the day, and who comes then agrees to the new one', async () => {
  const early = await signUp();
  expect(await words(early, 'agreed')).not.toContain('Nieuw.');
  kit.clock.advance(32 * day);
  const late = await signUp();
  expect(await words(late, 'agreed')).toContain('Nieuw.');
  expect((await own(late)).next).toBeNull();
  const { agreed, next } = await own({ browser: await logIn(kit, kinga) });
  expect(next).toMatchObject({ holds: true });
  expect(agreed?.date).not.toBe(next?.version.split(' ')[0]);
});

test('who skipped a version is told of both, and who did not of the newest alone', async () => {
  const again = { browser: await logIn(kit, anna) };
  const { agreed } = await own(again);
  await publish('Later.', 1);
  await kit.advance(minute);
  const polish = (await told(kinga)).at(0)?.text ?? '';
  expect(polish).toContain('pl: Nieuw.');
  expect(polish).toContain('pl: Later.');
  const dutch = (await told(anna)).map(({ text }) => text).join(' ');
  expect(dutch).toContain('nl: Later.');
  expect(dutch.match(/nl: Nieuw\./g)).toHaveLength(1);
  expect((await own(again)).agreed).toEqual(agreed);
  expect((await own({ browser: await logIn(kit, kinga) })).next?.summaries.length).toBe(2);
});

test('the words one agreed to stay as they were, whatever becomes of the company', async () => {
  const again = { browser: await logIn(kit, anna) };
  const before = await words(again, 'agreed');
  expect(before).toContain('Vonk Voorbeeld');
  await kit.db.pool.query('update sites set company = company || $1 where id = 1', [{ name: 'Heel Anders B.V.' }]);
  await kit.services.sites.reload();
  expect(
    JSON.stringify((await kit.call('GET /api/page.php', { id: 'terms' }, { as: again.browser })).ok.page),
  ).toContain('Heel Anders');
  expect(await words(again, 'agreed')).toBe(before);
});

test('the words that consents cite are not rewritten', async () => {
  await expect(kit.db.pool.query('update consent_texts set body = $1', ['x'])).rejects.toThrow('append-only');
});

test('nobody reads or agrees without being logged in', async () => {
  const stranger = { browser: kit.browser() };
  for (const { refusal } of [
    await kit.call('GET /api/terms.php', {}, { as: stranger.browser }),
    await kit.call('GET /api/terms-text.php', { which: 'agreed' }, { as: stranger.browser }),
    await agree(stranger, 'x'),
  ])
    expect(refusal.error).toBe('authentication_required');
});
