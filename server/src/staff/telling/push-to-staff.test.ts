import { hour, minute } from '@vonk/contract/durations';
import { expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, type Colleague, firstOwner, hire, logInAgain } from '../../../test/staff/colleagues.ts';
import { startPushService } from '../../../test/stand-ins/push-service.ts';
import { MailRefused } from '../../platform/mail.ts';

const service = await startPushService();
const kit = await createKit({ PUSH_SERVICES: service.host });
const boss = await firstOwner(kit);
const eva = await hire(kit, boss, [{ role: 'moderator', site: 1 }], 'Eva');
type As = Colleague['browser'];

const add = (as: As, subscription = service.browser()) =>
  adminCall(kit, 'POST /api/admin/device', { subscription }, { as });
const devices = async (as: As) => (await adminCall(kit, 'GET /api/admin/account', {}, { as })).ok.devices;
const again = (who: Colleague) => {
  kit.clock.advance(minute);
  return logInAgain(kit, who);
};
const countOf = async ({ id }: Colleague) =>
  (
    await kit.db.pool.query('select from staff_devices d join staff s on s.id = d.staff_id where s.public_id = $1', [
      id,
    ])
  ).rowCount;

/** Somebody reports a danger, of which who is on duty is told at once (T68). */
async function report(): Promise<{ number: string; names: string[] }> {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const input = { profile: bram.publicId, reason: 'threat' as const, text: 'Hij weet waar ik woon.' };
  const { ok } = await kit.call('POST /api/report.php', input, { as: anna.browser });
  await kit.advance(0);
  return { number: ok.number, names: [anna.publicId, bram.publicId] };
}
const told = () => service.handed.splice(0);

test('who is on duty is told of a danger and of what is overdue on the device they chose, and nothing of whom (T122)', async () => {
  const as = await again(eva);
  await adminCall(kit, 'PUT /api/admin/duty', { is_on_duty: true }, { as });
  const { ok, status } = await add(as);
  expect([status, ok.devices]).toMatchObject([200, [{ is_current: true }]]);
  expect(ok.push_key).not.toBeNull();
  await add(await again(boss));

  const { number, names } = await report();
  const [push, ...more] = told();
  expect(more).toEqual([]);
  expect(push?.payload).toEqual({
    title: 'Vonk',
    body: 'Nu kijken: melding van gevaar',
    url: '/admin/reports',
    tag: 'urgent-1-/admin/reports',
  });
  for (const secret of [number, ...names, 'Hij weet']) expect(JSON.stringify(push)).not.toContain(secret);
  expect([push?.headers['urgency'], push?.headers['ttl']]).toEqual(['high', '3600']);

  await kit.advance(hour + 5 * minute);
  const watch = () => kit.db.pool.query("select graphile_worker.add_job('watch-overdue', '{}')");
  await watch();
  await watch();
  await kit.advance(0);
  const late = told().map(({ payload }) => payload.body);
  expect(late.filter((body) => body.startsWith('Te laat: Meldingen'))).toEqual(['Te laat: Meldingen (1)']);
  const { rows } = await kit.db.pool.query<{ action: string }>(
    "select action from audit where action like 'staff_device%' and actor = $1",
    [eva.id],
  );
  expect(rows).toEqual([{ action: 'staff_device_added' }]);
});

test('whom no mail reaches is told on their device all the same, and once (T122)', async () => {
  told();
  const send = vi.spyOn(kit.services.mailer, 'send').mockRejectedValue(new MailRefused(550, 'gone'));
  const { number } = await report();
  send.mockRestore();
  const { rows } = await kit.db.pool.query<{ refusal: string }>(
    'select refusal from mails where recipient = $1 and cause like $2',
    [eva.email, `urgent:1:${number}:%`],
  );
  expect(rows).toEqual([{ refusal: 'no_mailbox' }]);
  expect(told().map(({ payload }) => payload.body)).toEqual(['Nu kijken: melding van gevaar']);
  await kit.db.pool.query("select graphile_worker.add_job('tell-urgent', $1)", [{ siteId: 1, number }]);
  await kit.advance(0);
  expect(told()).toEqual([]);
});

test('a device whose service takes no more is forgotten; one that is away is asked again', async () => {
  told();
  service.answerNext(503, 1);
  await expect(report()).rejects.toThrow('send-staff-push');
  expect(await countOf(eva)).toBe(1);
  await kit.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await kit.advance(0);
  expect(told()).toHaveLength(1);
  service.answerNext(410, 1);
  await report();
  expect([told(), await countOf(eva)]).toEqual([[], 0]);
  await report();
  expect(told()).toEqual([]);
});

test('a device goes with its session where that is ended, and with all where all are; a session that is over by time leaves it', async () => {
  const subscription = service.browser();
  const first = await again(eva);
  await add(first, subscription);
  expect((await adminCall(kit, 'DELETE /api/admin/session', {}, { as: first })).status).toBe(200);
  expect(await countOf(eva)).toBe(0);

  // Over by time: it stays, and the next session in the same browser takes it along.
  await add(await again(eva), subscription);
  await kit.advance(13 * hour);
  expect(await countOf(eva)).toBe(1);
  const second = await again(eva);
  expect(await devices(second)).toMatchObject([{ is_current: false }]);
  const keep = (as: As, { endpoint }: { endpoint: string }) =>
    adminCall(kit, 'PUT /api/admin/device', { endpoint }, { as }).then(({ ok }) => ok.is_kept);
  expect(await keep(second, subscription)).toBe(true);
  expect(await devices(second)).toMatchObject([{ is_current: true }]);
  // Nobody takes what is another's.
  expect(await keep(await again(boss), subscription)).toBe(false);

  const elsewhere = await again(eva);
  await add(elsewhere);
  expect((await devices(elsewhere)).length).toBe(2);
  const { ok } = await adminCall(kit, 'DELETE /api/admin/other-sessions', {}, { as: elsewhere });
  expect(ok.devices).toMatchObject([{ is_current: true }]);
  const third = await again(eva);
  expect(await keep(third, subscription)).toBe(false);

  const [mine] = await devices(elsewhere);
  expect((await adminCall(kit, 'DELETE /api/admin/device', { id: mine?.id }, { as: third })).ok.devices).toEqual([]);
});

test('who leaves is told nothing more, from the same moment', async () => {
  const noor = await hire(kit, { ...boss, browser: await again(boss) }, [{ role: 'moderator', site: 1 }], 'Noor');
  await add(noor.browser);
  await adminCall(kit, 'PUT /api/admin/duty', { is_on_duty: true }, { as: noor.browser });
  const as = await again(boss);
  expect((await adminCall(kit, 'DELETE /api/admin/person', { id: noor.id }, { as })).status).toBe(200);
  expect(await countOf(noor)).toBe(0);
  told();
  await report();
  expect(told()).toEqual([]);
});

test.each(['https://evil.example/push/1', 'http://127.0.0.1:1/internal', 'not an address'])(
  'a device at %s is not taken: nothing is asked of whoever is named',
  async (endpoint) => {
    const as = await again(boss);
    const { refusal } = await add(as, { ...service.browser(), endpoint });
    expect(refusal.error).toBe('push_unavailable');
  },
);

test('a member’s device is not taken over by their browser’s in the back-office, nor the other way round', async () => {
  const anna = await another(kit, 'anna');
  const subscription = service.browser();
  expect((await kit.call('POST /api/push.php', { subscription }, { as: anna.browser })).status).toBe(200);
  await add(await again(boss));
  expect((await kit.call('GET /api/push.php', {}, { as: anna.browser })).ok.devices).toHaveLength(1);
});
