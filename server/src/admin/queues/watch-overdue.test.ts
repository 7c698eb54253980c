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
