import { hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const boss = await firstOwner(kit);
const [eva, otto, wim, fin] = [
  await hire(kit, boss, [{ role: 'moderator', site: 1 }], 'Eva'),
  await hire(kit, boss, [{ role: 'moderator', site: null }], 'Otto'),
  await hire(kit, boss, [{ role: 'moderator', site: 2 }], 'Wim'),
  await hire(kit, boss, [{ role: 'finance', site: null }], 'Fin'),
];

/** A report of a danger, which is to be decided within an hour (T122). */
async function report(): Promise<string> {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const { ok, status } = await kit.call(
    'POST /api/report.php',
    { profile: bram.publicId, reason: 'threat', text: 'Hij weet waar ik woon.' },
    { as: anna.browser },
  );
  if (status !== 200) throw new Error('nothing was reported');
  return ok.number;
}

const watch = async () => {
  await kit.db.pool.query("select graphile_worker.add_job('watch-overdue', '{}')");
  await kit.advance(0);
};
const mails = async ({ email }: Pick<Colleague, 'email'>) =>
  (await kit.mailsTo(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Te laat: '));
const duty = async (who: Colleague, isOnDuty: boolean) => {
  const as = await logInAgain(kit, who);
  const press = () => adminCall(kit, 'PUT /api/admin/duty', { is_on_duty: isOnDuty }, { as });
  await press();
  return press();
};
const told = async () => ({
  boss: (await mails(boss)).length,
  eva: (await mails(eva)).length,
  otto: (await mails(otto)).length,
  wim: (await mails(wim)).length,
  fin: (await mails(fin)).length,
});

test('what is overdue is mailed to who is on duty for it, once an hour, and to all whose it is when nobody is (T122)', async () => {
  const number = await report();
  await kit.advance(hour - minute);
  await watch();
  expect(await told()).toEqual({ boss: 0, eva: 0, otto: 0, wim: 0, fin: 0 });

  // Nobody is on duty: all whose role it is on that site.
  await kit.advance(2 * minute);
  await watch();
  expect(await told()).toEqual({ boss: 1, eva: 1, otto: 1, wim: 0, fin: 0 });
  const [mail] = await kit.mailsTo(eva.email);
  expect(mail?.subject).toBe('Te laat: Meldingen (1)');
  expect(mail?.text).toContain('/admin/reports');
  expect(mail?.text).not.toContain(number);

  expect((await duty(eva, true)).ok.is_on_duty).toBe(true);
  await kit.advance(30 * minute);
  await watch();
  expect(await told()).toEqual({ boss: 1, eva: 1, otto: 1, wim: 0, fin: 0 });
  await kit.advance(31 * minute);
  await watch();
  await watch();
  expect(await told()).toEqual({ boss: 1, eva: 2, otto: 1, wim: 0, fin: 0 });

  // Once nothing is overdue the next is told at once.
  await kit.db.pool.query('update complaints set decided_at = $1, outcome = $2', [kit.clock.now(), 'no_measure']);
  await watch();
  await report();
  await kit.advance(hour - 10 * minute);
  await watch();
  expect((await told()).eva).toBe(2);
  await kit.advance(11 * minute);
  await watch();
  expect((await told()).eva).toBe(3);

  expect((await duty(eva, false)).ok.is_on_duty).toBe(false);
  const { rows } = await kit.db.pool.query(
    "select action from audit where action like 'staff_duty%' and actor = $1 order by happened_at",
    [eva.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['staff_duty_begun', 'staff_duty_ended']);
});

test('a danger is mailed to who is on duty at once, without what was written; what can wait is not, nor what was decided (T68)', async () => {
  kit.clock.advance(3 * minute);
  await kit.db.pool.query('update complaints set decided_at = $1, outcome = $2 where outcome is null', [
    kit.clock.now(),
    'no_measure',
  ]);
  await kit.db.pool.query('delete from reports');
  const urgent = async ({ email }: Pick<Colleague, 'email'>) =>
    (await kit.mailsTo(email)).filter(({ subject }) => subject.startsWith('Nu kijken'));
  await duty(otto, true);
  const before = { otto: (await urgent(otto)).length, boss: (await urgent(boss)).length };
  const number = await report();
  const [mail, ...more] = await urgent(otto);
  expect(more).toHaveLength(before.otto);
  expect(mail?.text).toContain('/admin/reports');
  expect(mail?.text).not.toMatch(new RegExp(`Hij weet|${number}`));
  expect(await urgent(boss)).toHaveLength(before.boss);
  for (const other of [wim, fin]) expect(await urgent(other)).toEqual([]);

  await kit.call('POST /api/complaint.php', {
    kind: 'image_removal',
    reason: 'minor',
    name: '',
    email: '',
    target: 'een profiel',
    text: 'Dit is een kind, en dat staat er zonder toestemming.',
    declared: true,
  });
  expect(await urgent(otto)).toHaveLength(before.otto + 2);
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const harmless = { profile: bram.publicId, reason: 'fake' as const, text: 'Dat is niet die man.' };
  expect((await kit.call('POST /api/report.php', harmless, { as: anna.browser })).status).toBe(200);
  expect(await urgent(otto)).toHaveLength(before.otto + 2);
  // Twice is once, and what was decided before the job came is told to nobody.
  for (const told of [number, 'NOBODY'])
    await kit.db.pool.query("select graphile_worker.add_job('tell-urgent', $1)", [{ siteId: 1, number: told }]);
  await kit.advance(0);
  expect(await urgent(otto)).toHaveLength(before.otto + 2);
});

test('whose hours it is is on duty without saying so; hours that cannot be are refused, and the log has those that are (T122)', async () => {
  kit.clock.advance(3 * minute);
  await duty(otto, false);
  await kit.db.pool.query('delete from reports');
  const as = await logInAgain(kit, eva);
  const set = (hours: object[], zone = 'Europe/Amsterdam') =>
    adminCall(kit, 'PUT /api/admin/duty-hours', { time_zone: zone, hours }, { as });
  const day = { from: '00:00', until: '23:59' };
  for (const bad of [
    [{ weekday: 8, ...day }],
    [{ weekday: 1, from: '9:00', until: '17:00' }],
    [{ weekday: 1, from: '24:00', until: '17:00' }],
    [{ weekday: 1, from: '09:00', until: '09:00' }],
    [
      { weekday: 1, ...day },
      { weekday: 1, ...day },
    ],
  ])
    expect((await set(bad)).refusal.error).toBe('invalid_input');
  expect((await set([{ weekday: 1, ...day }], 'Nowhere/Atall')).refusal.error).toBe('invalid_input');

  const week = [7, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...day }));
  const { ok } = await set(week);
  expect(ok.duty_hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(ok).toMatchObject({ duty_time_zone: 'Europe/Amsterdam', is_on_duty: false });
  await set(week);
  await report();
  await kit.advance(hour + 5 * minute);
  const before = await told();
  await watch();
  expect(await told()).toEqual({ ...before, eva: before.eva + 1 });

  const asLater = await logInAgain(kit, eva);
  await adminCall(kit, 'PUT /api/admin/duty-hours', { time_zone: 'Europe/Amsterdam', hours: [] }, { as: asLater });
  await kit.advance(hour + minute);
  await watch();
  expect(await told()).toEqual({ ...before, boss: before.boss + 1, eva: before.eva + 2, otto: before.otto + 1 });
  const { rows } = await kit.db.pool.query<{ reason: string }>(
    "select reason from audit where action = 'staff_duty_hours_changed' order by happened_at",
  );
  expect(rows.map(({ reason }) => reason.slice(0, 30))).toEqual(['1 00:00–23:59, 2 00:00–23:59, ', '']);
});
