import { largestInteger } from '@vonk/contract/numbers';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredits } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import { addOther, another, away, type Person, play } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';
import { decideReport, listReports, openReport, ownLooks } from './index.ts';

const kit = await createKit();
let anna: Person;
let bram: Person;
const report = (
  of: Person,
  profile: string,
  about: { seq?: number; photo?: string; reason?: 'money' | 'minor' | 'other'; text?: string } = {},
) => kit.call('POST /api/report.php', { profile, reason: 'money', text: '', ...about }, { as: of.browser });
const rowOf = sql(
  'select number, reporter_id, profile_id, conversation, seq, reason, body, evidence from reports where number = $1',
);
interface Row {
  number: string;
  reporter_id: string;
  profile_id: string;
  conversation: string | null;
  seq: number | null;
  evidence: { profile: { name: string }; messages: { body: string; reported: boolean }[] };
}

beforeAll(async () => {
  ({ anna, bram } = await play(kit, 'anna', 'bram'));
  await giveCredits(kit, bram, 5);
});

test('a report of a message keeps what was said, mails its number to me and the reason to support, and tells neither mail what was said (CHAT-8, T59, T92)', async () => {
  for (const text of ['Hoi', 'Kun je me honderd euro lenen?'])
    await kit.call('POST /api/message.php', { profile: anna.publicId, key: randomUUID(), text }, { as: bram.browser });
  const { ok } = await report(anna, bram.publicId, { seq: 2, text: 'Vraagt meteen om geld.' });
  expect(ok.number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(Date.parse(ok.decide_by) - kit.clock.now().getTime()).toBe(24 * 3_600_000);
  const row = await kit.db.one<Row>(rowOf, [ok.number]);
  expect(row).toMatchObject({ number: ok.number, reporter_id: anna.id, profile_id: bram.id, seq: 2 });
  expect(row.conversation).not.toBeNull();
  expect(row.evidence.messages).toMatchObject([
    { body: 'Hoi', reported: false },
    { body: 'Kun je me honderd euro lenen?', reported: true },
  ]);
  const [mine] = await kit.mailsTo(anna.email);
  expect(mine?.subject).toContain(ok.number);
  const theirs = (await kit.mailsTo('klantenservice@vonk.example')).find(({ subject }) => subject.includes(ok.number));
  expect(theirs?.text).toContain('Vraagt meteen om geld.');
  for (const mail of [mine, theirs]) expect(mail?.text).not.toContain('honderd euro');
});

test('a message of the largest number there is breaks nothing: what was said last stands in the report', async () => {
  const { status, ok } = await report(anna, bram.publicId, { seq: largestInteger });
  expect(status).toBe(200);
  expect((await kit.db.one<Row>(rowOf, [ok.number])).evidence.messages.map(({ reported }) => reported)).toEqual([
    false,
    false,
  ]);
});

test('a profile without a conversation, an invented one too, can be reported; a minor within the hour (T59, T122)', async () => {
  const luna = await addOther(kit, 'luna');
  const { ok } = await report(anna, luna.publicId, { reason: 'minor' });
  expect(Date.parse(ok.decide_by) - kit.clock.now().getTime()).toBe(3_600_000);
  expect((await kit.db.one<Row>(rowOf, [ok.number])).evidence).toMatchObject({
    profile: { name: 'luna' },
    messages: [],
  });
});

describe('T59, T72: a photo that is reported goes along as evidence', () => {
  const picture = (width: number) =>
    sharp({
      create: {
        width,
        height: 500,
        channels: 3,
        background: '#28624f',
        noise: { type: 'gaussian', mean: 90, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
  const evidenceOf = async (number: string) =>
    (await kit.db.one<{ evidence: { photo: { id: string; file: string } | null } }>(rowOf, [number])).evidence.photo;
  const widthOf = async (file: string) => (await sharp((await kit.services.storage.get(file))?.bytes).metadata()).width;

  test('one of a profile, and none that it does not show', async () => {
    const [hanna, ivan] = [await another(kit, 'anna'), await another(kit, 'bram')];
    const { photo } = (await kit.call('POST /api/photo.php', {}, { as: ivan.browser, body: await picture(410) })).ok;
    await kit.advance(0);
    expect((await report(hanna, ivan.publicId, { photo: photo.id })).status).toBe(404);
    await kit.advance(11_000);
    const { number } = (await report(hanna, ivan.publicId, { photo: photo.id })).ok;
    const kept = await evidenceOf(number);
    expect([kept?.id, await widthOf(kept?.file ?? '')]).toEqual([photo.id, 410]);
    expect((await report(hanna, bram.publicId, { photo: photo.id })).status).toBe(404);
    expect((await report(hanna, ivan.publicId, { photo: 'zzzzzzzzzzzzzz' })).status).toBe(404);
    expect(await evidenceOf((await report(hanna, ivan.publicId)).ok.number)).toBeNull();
  });

  test('one of a message, from who sent it', async () => {
    const [julia, karel] = [await another(kit, 'anna'), await another(kit, 'bram', { isPremium: true })];
    await giveCredits(kit, karel, 10, 'bought');
    const sent = await kit.call(
      'POST /api/chat-photo.php',
      { profile: julia.publicId, key: randomUUID() },
      { as: karel.browser, body: await picture(420) },
    );
    const kept = await evidenceOf((await report(julia, karel.publicId, { seq: 1 })).ok.number);
    expect([kept?.id, await widthOf(kept?.file ?? '')]).toEqual([sent.ok.photo.id, 420]);
    // Of a photo of one's own nothing goes along.
    expect(await evidenceOf((await report(karel, julia.publicId, { seq: 1 })).ok.number)).toBeNull();
  });
});

test('oneself, nobody, or a member of another site cannot be reported, nor too much be written', async () => {
  const other = await away(kit, 'elsa', { name: 'other' });
  for (const nobody of [anna.publicId, 'zzzzzzzzzzzzzz', other.publicId])
    expect((await report(anna, nobody)).status).toBe(404);
  expect((await report(anna, bram.publicId, { text: 'a'.repeat(2001) })).refusal.error).toBe('message_too_long');
});

test('a report is read and decided once; who reported gets the reason, and how to object; each stands in the log (T60, T89)', async () => {
  const carla = await another(kit, 'anna');
  const { number } = (await report(carla, bram.publicId, { reason: 'other', text: 'Doet zich anders voor.' })).ok;
  const open = (await listReports(kit.db, { siteId: 1 }, 100)).find((waiting) => waiting.number === number);
  expect(open).toMatchObject({ kind: 'report', about: `bram (${bram.publicId})`, reason: 'other' });
  expect((await listReports(kit.db, { siteId: 2 }, 100)).map((waiting) => waiting.number)).not.toContain(number);
  const staff = { siteId: 1, number, actor: 'eva', now: kit.clock.now() };
  expect(await openReport(kit.services, staff)).toMatchObject({ text: 'Doet zich anders voor.', outcome: null });
  expect(await openReport(kit.services, { ...staff, siteId: 2 })).toBeUndefined();
  const decision = { ...staff, outcome: 'measure', explanation: 'De foto was van iemand anders.' } as const;
  expect(await decideReport(kit.services, { ...decision, siteId: 2 })).toBe(false);
  expect(await decideReport(kit.services, decision)).toBe(true);
  expect(await decideReport(kit.services, { ...decision, outcome: 'no_measure' })).toBe(false);
  expect((await listReports(kit.db, { siteId: 1 }, 100)).map((waiting) => waiting.number)).not.toContain(number);
  const told = (await kit.mailsTo(carla.email)).find(({ subject }) => subject.startsWith('Besluit'));
  expect(told?.subject).toContain(number);
  for (const words of [
    'We hebben een maatregel genomen',
    'De foto was van iemand anders.',
    'geen computer',
    'Niet mee eens',
  ])
    expect(told?.text.replaceAll('\n', ' ')).toContain(words);
  expect(await kit.mailsTo(bram.email)).toEqual([]);
  const log = await kit.db.rows<{ action: string }>(sql('select action from audit where subject = $1'), [number]);
  expect(log.map(({ action }) => action).sort()).toEqual(['report_measure', 'report_read']);
});

describe('T89: what was said between members', () => {
  const looks = async ({ browser }: Person) =>
    (await kit.call('GET /api/report-looks.php', {}, { as: browser })).ok.looks;
  const log = async (number: string) =>
    (await kit.db.rows<{ action: string }>(sql('select action from audit where subject = $1'), [number])).map(
      ({ action }) => action,
    );

  test('is shown to nobody without the number of a report', async () => {
    const before = await kit.db.one(sql('select count(*) from audit'), []);
    for (const number of ['', 'AAAA-AAAA', `${anna.publicId}`])
      expect(await openReport(kit.services, { siteId: 1, number, actor: 'eva', now: kit.clock.now() })).toBeUndefined();
    expect(await kit.db.one(sql('select count(*) from audit'), [])).toEqual(before);
    expect(await looks(bram)).toEqual([]);
  });

  test('is logged at each look, and whose words were read sees when and why, not by whom it was reported; in the export too', async () => {
    const [doris, erik, frits] = [await another(kit, 'anna'), await another(kit, 'bram'), await another(kit, 'anna')];
    await giveCredits(kit, erik, 2);
    await kit.call(
      'POST /api/message.php',
      { profile: doris.publicId, key: randomUUID(), text: 'Geheim gesprek' },
      { as: erik.browser },
    );
    const { number } = (await report(doris, erik.publicId, { seq: 1 })).ok;
    expect(await looks(erik)).toEqual([]);
    const look = { siteId: 1, number, actor: 'eva', now: kit.clock.now() };
    expect(JSON.stringify(await openReport(kit.services, look))).toContain('Geheim gesprek');
    kit.clock.advance(60_000);
    await openReport(kit.services, { ...look, now: kit.clock.now() });
    expect(await log(number)).toEqual(['report_read', 'report_read']);
    const expected = [kit.clock.now(), look.now].map((at) => ({ number, at: at.toISOString() }));
    for (const who of [erik, doris]) expect(await looks(who)).toEqual(expected);
    expect(await looks(frits)).toEqual([]);
    const exported = (await ownLooks(kit.db, { siteId: 1, memberId: erik.id })).report_looks;
    expect(exported).toMatchObject([{ number }, { number }]);
    for (const secret of [doris.id, doris.publicId, doris.name])
      expect(JSON.stringify([await looks(erik), exported])).not.toContain(secret);
  });

  test('leaves no line where a report held none of it', async () => {
    const gijs = await another(kit, 'bram');
    const { number } = (await report(anna, gijs.publicId)).ok;
    await openReport(kit.services, { siteId: 1, number, actor: 'eva', now: kit.clock.now() });
    expect([await log(number), await looks(gijs)]).toEqual([['report_read'], []]);
  });
});
