import { locales } from '@vonk/contract/locales';
import { away } from '../../test/profiles.ts';
import type { CallInput } from '@vonk/contract/api';
import { beforeEach, expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { logIn } from '../../test/members.ts';
import { sql } from '../platform/database/db.ts';
import { decideReport, listReports, openReport } from './index.ts';

const kit = await createKit();
const support = 'klantenservice@vonk.example';
type Input = CallInput<'POST /api/complaint.php'>;
const complaint: Input = {
  kind: 'complaint',
  reason: 'payment',
  name: 'Mark de Wit',
  email: 'mark@example.org',
  target: '2026-000001',
  text: 'Twee keer afgeschreven.',
  declared: false,
};
const report: Input = {
  ...complaint,
  kind: 'report',
  reason: 'money',
  target: 'Luna',
  text: 'Vraagt om cadeaubonnen.',
  declared: true,
};
const send = (input: Input, as = kit.browser()) => kit.call('POST /api/complaint.php', input, { as });
const sendAny = (input: unknown) => kit.callWith('POST /api/complaint.php', input, { as: kit.browser() });
const rows = async () => (await kit.db.pool.query('select * from complaints order by received_at desc, id desc')).rows;

// Each test within an hour of its own: the limit per address is not what they are about.
beforeEach(() => kit.advance(3_600_001));

test('a complaint gets a number at once, which is mailed, with the day by which a person answers (T60)', async () => {
  const { status, ok } = await send(complaint);
  expect(status).toBe(200);
  expect(ok.number).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(new Date(ok.decide_by).getTime() - kit.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
  const [mail] = await kit.mailsTo('mark@example.org');
  expect(mail?.subject).toContain(ok.number);
  expect(mail?.text).not.toContain('afgeschreven');
  expect(mail?.text).not.toContain('omdat je een account hebt');
  expect((await rows())[0]).toMatchObject({
    number: ok.number,
    kind: 'complaint',
    reason: 'payment',
    member_id: null,
    locale: 'nl',
  });
});

test('support gets all of it, with the deadline', async () => {
  const { ok } = await send(complaint);
  const mail = (await kit.mailsTo(support)).find(({ subject }) => subject.includes(ok.number));
  expect(mail?.text).toContain('Twee keer afgeschreven.');
  expect(mail?.text).toContain('mark@example.org');
});

test.each([
  ['money', 24],
  ['minor', 1],
  ['threat', 1],
  ['intimate_image', 24],
  ['harassment', 72],
] as const)('a report of %s is decided within %i hours (T122)', async (reason, hours) => {
  const { ok } = await send({ ...report, reason });
  expect(new Date(ok.decide_by).getTime() - kit.clock.now().getTime()).toBe(hours * 3_600_000);
});

test('who reports that a minor is abused need not say who they are (T59)', async () => {
  const before = (await kit.mailsTo(support)).length;
  const { status } = await send({ ...report, reason: 'minor', name: '', email: '' });
  expect(status).toBe(200);
  expect((await kit.mailsTo(support)).length).toBe(before + 1);
});

test.each<[string, object, number, string]>([
  ['without a name', { name: ' ' }, 409, 'name_required'],
  ['with an address that is none', { email: 'mark' }, 409, 'email_invalid'],
  ['of nothing', { target: '' }, 409, 'target_required'],
  ['without a word', { text: ' \n ' }, 409, 'text_required'],
  ['without the declaration', { declared: false }, 409, 'declaration_required'],
  ['for a reason of another kind', { reason: 'credits' }, 400, 'invalid_input'],
  ['of a kind nobody knows', { kind: 'poem' }, 400, 'invalid_input'],
  ['longer than a letter', { text: 'a'.repeat(20_001) }, 400, 'invalid_input'],
  ['with a field too many', { state: 'decided' }, 400, 'invalid_input'],
])('a report %s is refused and leaves nothing', async (_, change, status, code) => {
  const before = (await rows()).length;
  const answer = await sendAny({ ...report, ...change });
  expect([answer.status, answer.refusal.error]).toEqual([status, code]);
  expect((await rows()).length).toBe(before);
});

test('a complaint of a member is known as theirs, and stays without them', async () => {
  const anna = await away(kit, 'anna');
  const browser = await logIn(kit, anna);
  await send({ ...complaint, email: anna.email }, browser);
  expect((await rows())[0]).toMatchObject({ member_id: anna.id });
});

test('a request to remove an image is answered in each language', async () => {
  for (const locale of locales) {
    const browser = kit.browser();
    browser.cookies.set('locale', locale);
    const email = `${locale}@example.org`;
    const { ok } = await send({ ...report, kind: 'image_removal', reason: 'intimate_image', email }, browser);
    expect((await kit.mailsTo(email))[0]?.subject).toContain(ok.number);
  }
});

test('the eleventh within an hour from one address must wait', async () => {
  for (let count = 0; count < 10; count += 1) await send(complaint);
  expect((await send(complaint)).status).toBe(429);
});

test('T60: what came by a public form is listed with the reports, read and decided once, and who wrote is told in their language', async () => {
  const german = kit.browser();
  german.cookies.set('locale', 'de');
  const forms: [Input, string][] = [
    [{ ...report, email: 'melder@example.org' }, 'Entscheidung zu deiner Meldung'],
    [{ ...complaint, email: 'klager@example.org' }, 'Antwort auf deine Beschwerde'],
    [
      { ...report, kind: 'image_removal', reason: 'intimate_image', email: 'bild@example.org' },
      'Entscheidung zu deinem Antrag',
    ],
  ];
  for (const [input, subject] of forms) {
    const { number } = (await send(input, german)).ok;
    const waiting = async (siteId = 1) =>
      (await listReports(kit.db, { siteId }, 500)).find((each) => each.number === number);
    expect(await waiting()).toMatchObject({ kind: input.kind, reason: input.reason, about: input.target });
    expect(await waiting(2)).toBeUndefined();
    const staff = { siteId: 1, number, actor: 'eva', now: kit.clock.now() };
    expect(await openReport(kit.services, { ...staff, siteId: 2 })).toBeUndefined();
    expect(await openReport(kit.services, staff)).toMatchObject({
      text: input.text,
      email: input.email,
      outcome: null,
    });
    const decision = { ...staff, outcome: 'measure', explanation: 'Wir haben es geprüft.' } as const;
    expect(await decideReport(kit.services, { ...decision, siteId: 2 })).toBe(false);
    expect(await decideReport(kit.services, decision)).toBe(true);
    expect(await decideReport(kit.services, decision)).toBe(false);
    expect(await waiting()).toBeUndefined();
    const told = (await kit.mailsTo(input.email)).find((mail) => mail.subject === `${subject} ${number}`);
    expect(told?.text.replaceAll('\n', ' ')).toContain('Wir haben es geprüft.');
    expect(told?.text.includes('gemeldete Person')).toBe(input.kind === 'report');
    const log = await kit.db.rows<{ action: string }>(sql('select action from audit where subject = $1'), [number]);
    expect(log.map(({ action }) => action).sort()).toEqual(['report_measure', 'report_read']);
  }
});

test('what came from nobody is decided without a mail', async () => {
  const { number } = (await send({ ...report, reason: 'minor', name: '', email: '' })).ok;
  const decision = {
    siteId: 1,
    number,
    outcome: 'no_measure',
    explanation: 'Niets gevonden.',
    actor: 'eva',
    now: kit.clock.now(),
  } as const;
  const before = (await kit.db.pool.query('select 1 from mails')).rowCount;
  expect(await decideReport(kit.services, decision)).toBe(true);
  expect((await kit.db.pool.query('select 1 from mails')).rowCount).toBe(before);
});

test('T73: an image of somebody under 18 is decided about within the hour, and who asks need not say who they are', async () => {
  const before = (await kit.mailsTo(support)).length;
  const { ok } = await send({ ...report, kind: 'image_removal', reason: 'minor', name: '', email: '' });
  expect(new Date(ok.decide_by).getTime() - kit.clock.now().getTime()).toBe(3_600_000);
  expect((await listReports(kit.db, { siteId: 1 }, 500)).find(({ number }) => number === ok.number)).toMatchObject({
    reason: 'minor',
  });
  expect((await kit.mailsTo(support)).length).toBe(before + 1);
});
