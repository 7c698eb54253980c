import { randomUUID } from 'node:crypto';
import { dayEnd } from '@vonk/contract/calendar';
import { day, hour, minute } from '@vonk/contract/durations';
import type { NotificationType } from '@vonk/contract/notifications';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, createKit } from '../../../test/kit.ts';
import { another, type Person } from '../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const { db, clock } = kit;
const site = kit.services.sites.byId(1)!;
const owner = await firstOwner(kit);
const mara = await hire(kit, owner, [{ role: 'marketing', site: 1 }], 'Mara');
let as: Browser = mara.browser;
beforeEach(async () => {
  // Noon on the clock of the site, another day: nobody sleeps, and no promotion was today.
  await kit.advance(dayEnd(clock.now(), site.timeZone).getTime() - clock.now().getTime() + day + 12 * hour);
  as = await logInAgain(kit, mara);
});

const nl = { subject: 'Dag {name}', paragraphs: ['Er is nieuws op {site}.', 'Tot snel.'], button: 'Kijk' };
const nobody = { is_premium: null, active_days: null, member_days: null };
const plain = { site: 1, kind: 'news' as const, path: '/members', words: { nl }, segment: nobody };
let names = 0;
const write = async (part: object = {}, id: string = randomUUID()) => {
  const name = `actie-${(names += 1)}`;
  const { status, refusal } = await adminCall(
    kit,
    'PUT /api/admin/campaign',
    { ...plain, id, seen: null, name, ...part },
    { as },
  );
  return { id, name, status, refusal };
};
const list = async (at = 1, by = as) => (await adminCall(kit, 'GET /api/admin/campaigns', { site: at }, { as: by })).ok;
const shown = async (id: string) => (await list()).campaigns.find((one) => one.id === id)!;
const start = async (id: string, seen?: string) =>
  adminCall(
    kit,
    'POST /api/admin/campaign-start',
    { site: 1, id, seen: seen ?? (await shown(id)).written_at, reason: 'Voor de lente.' },
    { as },
  );
const stop = (id: string) =>
  adminCall(kit, 'POST /api/admin/campaign-stop', { site: 1, id, reason: 'Het klopt niet.' }, { as });
const preview = (part: object = {}) =>
  adminCall(kit, 'POST /api/admin/campaign-preview', { ...plain, ...part }, { as });
const choose = (person: Person, ...mail: NotificationType[]) =>
  kit.call('PUT /api/notifications.php', { mail }, { as: person.browser });
const logged = async (subject: string) => {
  const { rows } = await db.pool.query<{ line: string }>(
    `select action || ' ' || actor || ' ' || reason as line from audit where subject = $1`,
    [subject],
  );
  return rows.map(({ line }) => line).sort();
};

describe('STAFF-4: messages to members', () => {
  test('one is written, told to who chose it with their own name in it, and counted by what became of it', async () => {
    const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
    for (const person of [anna, bram]) await choose(person, 'news');
    const { id, name, status } = await write();
    expect(status).toBe(200);
    expect(await shown(id)).toMatchObject({ name, state: 'draft', noted: 0, forgotten: 0, words: { nl } });
    expect((await start(id)).status).toBe(200);
    await kit.advance(minute);
    const [mail] = await kit.mailsTo(anna.email);
    const { rows } = await db.pool.query<{ name: string }>('select name from profiles where id = $1', [anna.id]);
    expect(mail?.subject).toBe(`Dag ${rows[0]?.name}`);
    expect(mail?.text).toContain(`Er is nieuws op ${site.name}.`);
    const after = await shown(id);
    expect(after.state).toBe('sent');
    expect(after.became.mail).toBe(after.noted);
    expect(await logged(name)).toEqual([`campaign_started ${mara.id} Voor de lente.`, `campaign_written ${mara.id} `]);
  });

  test('each member is counted once: held, mailed, returned, unwanted, stopped, and forgotten', async () => {
    const people = [];
    for (let i = 0; i < 6; i += 1) people.push(await another(kit, 'lotte'));
    const [mailed, returned, unwanted, held, stopped, gone] = people as [
      Person,
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    for (const person of people) await choose(person, 'promotions');
    const { id } = await write({ kind: 'promotions', segment: { ...nobody, is_premium: false } });
    await start(id);
    await kit.advance(minute);
    const about = `campaign:${id}`;
    const set = (person: Person, change: string) =>
      db.pool.query(`update tellings set ${change} where member_id = $1 and about = $2`, [person.id, about]);
    await db.pool.query(
      `insert into mail_events (site_id, mail_id, kind, source, happened_at)
        select site_id, mail_id, 'bounced', 'smtp', $2 from tellings where member_id = $1 and about = $3`,
      [returned.id, clock.now(), about],
    );
    await set(unwanted, `state = 'unwanted', mail = 'unwanted', mail_id = null`);
    await set(
      held,
      `state = 'waiting', done_at = null, mail = null, mail_at = null, due_at = now() + interval '99 years'`,
    );
    await set(stopped, `state = 'withdrawn', mail = 'withdrawn', mail_id = null`);
    await db.pool.query('delete from tellings where member_id = $1 and about = $2', [gone.id, about]);
    const { became, noted, forgotten } = await shown(id);
    expect(became).toMatchObject({ held: 1, failed: 1, passed_over: 1, taken_back: 1, waiting: 0, push: 0, both: 0 });
    expect(forgotten).toBe(1);
    expect(Object.values(became).reduce((sum, count) => sum + count, forgotten)).toBe(noted);
    expect(await kit.mailsTo(mailed.email)).not.toEqual([]);
    // A stop halfway: what went keeps being told, what is held never goes.
    expect((await stop(id)).status).toBe(200);
    expect((await shown(id)).became).toMatchObject({ held: 0, taken_back: 2, mail: became.mail });
    expect((await stop(id)).refusal.error).toBe('campaign_over');
  });

  test.each([
    ['that nothing is known for', { subject: 'Dag {naam}' }, 'field_unknown', 'nl.subject', '{naam}', 5],
    ['that is not closed', { paragraphs: ['Goed.', 'Dag {name.'] }, 'field_broken', 'nl.text', '{', 12],
    ['that nothing is known for, on the button', { button: '{url}' }, 'field_unknown', 'nl.button', '{url}', 1],
  ] as const)(
    'a field %s is refused with its place, before it reaches anybody',
    async (_, part, code, field, what, at) => {
      const words = { nl: { ...nl, ...part } };
      for (const { refusal } of [await preview({ words }), await write({ words })]) {
        expect([refusal.error, refusal.field]).toEqual([code, field]);
        expect(refusal.message).toContain(what);
        expect(refusal.message).toContain(String(at));
      }
    },
  );

  test('what one language leaves open, each does; and the own language of the site is never left out', async () => {
    const de = { ...nl, subject: 'Hallo' };
    expect((await write({ words: { nl, de } })).refusal).toMatchObject({ error: 'field_missing', field: 'de.text' });
    const { refusal } = await write({ words: { de: nl } });
    expect([refusal.error, refusal.field]).toEqual(['language_missing', 'nl.subject']);
    const { refusal: empty } = await write({ words: { nl, pl: { ...nl, button: ' ' } } });
    expect([empty.error, empty.field]).toEqual(['words_required', 'pl.button']);
    expect((await write({ path: '//elders.example' })).refusal).toMatchObject({ error: 'path_foreign', field: 'path' });
  });

  test('a preview counts the segment by language and shows each letter and push to the letter; nothing is kept', async () => {
    const kinga = await another(kit, 'anna');
    await choose(kinga, 'promotions');
    await db.pool.query(`update accounts set locale = 'pl' where id = $1`, [kinga.id]);
    const before = (await list()).campaigns.length;
    const { ok } = await preview({ kind: 'promotions' });
    expect(ok.languages).toContainEqual({ locale: 'pl', members: 1, is_written: false });
    expect(ok.members).toBe(ok.languages.find(({ locale }) => locale === 'nl')?.members ?? 0);
    const [letter] = ok.letters;
    expect(letter?.mail.subject).toBe('Dag Mara');
    expect(letter?.mail.text).toContain(`Er is nieuws op ${site.name}.`);
    expect(letter?.push).toEqual({ title: site.name, shown: 'Dag Mara', discreet: 'Er is een aanbieding voor je' });
    expect((await list()).campaigns).toHaveLength(before);
  });

  test('a test goes to who asks alone, in each language, and says that it is one', async () => {
    const words = { nl, de: { ...nl, subject: 'Hallo {name}' } };
    const { ok } = await adminCall(kit, 'POST /api/admin/campaign-test', { ...plain, words }, { as });
    expect(ok.mails).toBe(2);
    await kit.advance(minute);
    const tests = (await kit.mailsTo(mara.email)).filter(({ subject }) => subject.startsWith('Test: '));
    expect(tests.map(({ subject }) => subject).sort()).toEqual(['Test: Dag Mara', 'Test: Hallo Mara']);
    expect(tests[0]?.text).toContain(`nieuws op ${site.name}`);
  });

  test('T58: a second promotion of a day is refused by name; two who write or begin see one another', async () => {
    const [first, second] = [await write({ kind: 'promotions' }), await write({ kind: 'promotions' })];
    expect((await start(first.id)).status).toBe(200);
    const { refusal } = await start(second.id);
    expect(refusal.error).toBe('promotion_today');
    expect(refusal.message).toContain(first.name);
    const seen = (await shown(second.id)).written_at;
    clock.advance(minute);
    const rewritten = { kind: 'news', name: second.name, seen };
    expect((await write(rewritten, second.id)).status).toBe(200);
    clock.advance(minute);
    expect((await write(rewritten, second.id)).refusal.error).toBe('campaign_changed');
    expect((await start(second.id, seen)).refusal.error).toBe('campaign_changed');
    expect((await write({ name: first.name })).refusal).toMatchObject({ error: 'campaign_exists', field: 'name' });
    expect((await write({ name: first.name }, first.id)).refusal.error).toBe('campaign_over');
    expect((await start(first.id)).refusal.error).toBe('campaign_over');
  });

  test('another site has its own, which nobody starts or stops from here', async () => {
    const { id } = await write();
    const boss = await logInAgain(kit, owner);
    expect((await list(2, boss)).campaigns).toEqual([]);
    const input = { site: 2, id, reason: 'Verkeerde site.' };
    const { refusal } = await adminCall(kit, 'POST /api/admin/campaign-stop', input, { as: boss });
    expect(refusal.error).toBe('campaign_over');
    expect((await shown(id)).state).toBe('draft');
  });
});
