import { randomUUID } from 'node:crypto';
import { day, hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, type Colleague, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
const sofie = await hire(kit, owner, [{ role: 'support', site: 1 }], 'Sofie');
const mia = await hire(kit, owner, [{ role: 'moderator', site: 1 }], 'Mia');
const other = await hire(kit, owner, [{ role: 'owner', site: 2 }], 'Otis');

const isoDay = (days = 0) => new Date(kit.clock.now().getTime() + days * day).toISOString().slice(0, 10);
const watch = async () => {
  await kit.db.pool.query("select graphile_worker.add_job('watch-overdue', '{}')");
  await kit.advance(0);
};
const told = async ({ email }: Pick<Colleague, 'email'>, subject: string) =>
  (await kit.mailsTo(email)).filter((mail) => mail.subject.startsWith(subject));
const waiting = async (who: Colleague) => {
  // A code holds once.
  kit.clock.advance(minute);
  return (await adminCall(kit, 'GET /api/admin/queues', {}, { as: await logInAgain(kit, who) })).ok;
};

test('a request of an authority whose day is over is mailed once a day, and counted until it is answered (T122)', async () => {
  const id = randomUUID();
  const asks = {
    kind: 'information',
    authority: 'Politie',
    country: 'NL',
    reference: '',
    concerns: 'money',
    about: '',
    body: 'Wie is dit?',
    received_on: isoDay(),
    due_on: isoDay(2),
  } as const;
  const noted = await adminCall(
    kit,
    'POST /api/admin/authority-request',
    { site: 1, id, ...asks },
    { as: sofie.browser },
  );
  expect(noted.status).toBe(200);
  await kit.advance(day);
  await watch();
  expect(await told(sofie, 'Te laat: Verzoeken')).toEqual([]);
  const own = ({ queue, site }: { queue: string; site: number }) => queue === 'authorities' && site === 1;
  expect((await waiting(sofie)).queues.find(own)).toMatchObject({ open: 1, overdue: 0 });

  await kit.advance(2 * day);
  await watch();
  await watch();
  const [mail, ...more] = await told(sofie, 'Te laat: Verzoeken');
  expect([mail?.text.includes('/admin/authorities'), mail?.text.includes('elke dag'), more]).toEqual([true, true, []]);
  expect(mail?.text).not.toContain('Wie is dit');
  expect(await told(mia, 'Te laat: Verzoeken')).toEqual([]);
  expect((await waiting(sofie)).queues.find(own)).toMatchObject({ open: 1, overdue: 1 });
  expect((await waiting(mia)).queues.find(own)).toBeUndefined();
  // Not by the hour, as a queue is: it is set for a day.
  await kit.advance(2 * hour);
  await watch();
  expect(await told(sofie, 'Te laat: Verzoeken')).toHaveLength(1);
  await kit.advance(day - hour);
  await watch();
  expect(await told(sofie, 'Te laat: Verzoeken')).toHaveLength(2);

  kit.clock.advance(minute);
  const as = await logInAgain(kit, owner);
  const answer = { site: 1, id, outcome: 'complied', answer: 'Gegeven.' } as const;
  expect((await adminCall(kit, 'POST /api/admin/authority-answer', answer, { as })).status).toBe(200);
  await kit.advance(2 * day);
  await watch();
  expect(await told(sofie, 'Te laat: Verzoeken')).toHaveLength(2);
});

test('a drill that is due is mailed once a week to each owner, of whatever site, and to nobody else, until one is noted (T91)', async () => {
  const before = (await told(owner, 'Oefen een datalek')).length;
  expect(before).toBeGreaterThan(0);
  const [first] = await told(owner, 'Oefen een datalek');
  expect([first?.text.includes('nog nooit'), first?.text.includes('/admin/processing')]).toEqual([true, true]);
  expect(await told(other, 'Oefen een datalek')).toHaveLength(before);
  expect(await told(mia, 'Oefen een datalek')).toEqual([]);
  expect([(await waiting(other)).is_drill_overdue, (await waiting(mia)).is_drill_overdue]).toEqual([true, false]);
  await kit.advance(7 * day);
  await watch();
  await watch();
  expect(await told(owner, 'Oefen een datalek')).toHaveLength(before + 1);

  kit.clock.advance(minute);
  const as = await logInAgain(kit, owner);
  const drill = { id: randomUUID(), held_on: isoDay(), findings: 'Niets.' };
  expect((await adminCall(kit, 'POST /api/admin/drill', drill, { as })).status).toBe(200);
  expect((await waiting(owner)).is_drill_overdue).toBe(false);
  await kit.advance(8 * day);
  await watch();
  expect(await told(owner, 'Oefen een datalek')).toHaveLength(before + 1);
  await kit.advance(366 * day);
  await watch();
  const mails = await told(owner, 'Oefen een datalek');
  expect(mails).toHaveLength(before + 2);
  expect(mails[0]?.text).not.toContain('nog nooit');
});
