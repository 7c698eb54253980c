import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';
import { Device } from '../../test/stand-ins/passkey-device.ts';

const kit = await createKit();
const minute = 60_000;

async function challengeOf(
  name: 'POST /api/passkey-start.php' | 'POST /api/passkey-login-start.php',
  as: Person['browser'],
) {
  const { ok } = await kit.call(name, {}, { as });
  return String((ok as { options: { challenge: string } }).options.challenge);
}

async function register(who: Person, device: Device, name = 'Telefoon') {
  const response = device.make(await challengeOf('POST /api/passkey-start.php', who.browser));
  return kit.call('POST /api/passkey.php', { name, response }, { as: who.browser });
}

async function logInWith(device: Device, as = kit.browser()) {
  const response = device.sign(await challengeOf('POST /api/passkey-login-start.php', as));
  return { response, as, answer: await kit.call('POST /api/passkey-login.php', { response }, { as }) };
}

test('a passkey logs in beside the password; adding one is mailed, and it has a name of its own (T128, T131)', async () => {
  const anna = await another(kit, 'anna');
  const device = new Device();
  expect((await register(anna, device)).ok.passkeys).toMatchObject([
    { name: 'Telefoon', added_on: '2026-11-21', last_used_on: null },
  ]);
  expect((await kit.mailsTo(anna.email)).map(({ subject }) => subject)).toEqual(['Er is een passkey toegevoegd']);
  const { answer, as } = await logInWith(device);
  expect(answer.ok.user.email).toBe(anna.email);
  const { passkeys } = (await kit.call('GET /api/passkeys.php', {}, { as })).ok;
  expect(passkeys).toMatchObject([{ last_used_on: '2026-11-21' }]);
  const id = passkeys[0]?.id ?? '';
  expect((await kit.call('PUT /api/passkey.php', { id, name: 'Laptop' }, { as })).ok.passkeys).toMatchObject([
    { name: 'Laptop' },
  ]);
  expect((await kit.call('DELETE /api/passkey.php', { id }, { as })).ok.passkeys).toEqual([]);
  expect((await logInWith(device)).answer.refusal.error).toBe('passkey_failed');
});

test('a passkey still opens while strangers have the password locked (T127)', async () => {
  const bea = await another(kit, 'anna');
  const device = new Device();
  await register(bea, device);
  for (let at = 0; at < 5; at += 1)
    await kit.call('POST /api/user.php', { email: bea.email, password: 'geraden-maar-fout' });
  expect((await kit.call('POST /api/user.php', { email: bea.email, password: 'x' })).refusal.error).toBe(
    'login_locked',
  );
  expect((await logInWith(device)).answer.status).toBe(200);
});

test('a challenge works once, for five minutes, and for whom it was made', async () => {
  const [cleo, dora] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const device = new Device();
  await register(cleo, device);
  const { response } = await logInWith(device);
  expect((await kit.call('POST /api/passkey-login.php', { response })).refusal.error).toBe('passkey_failed');
  const late = device.sign(await challengeOf('POST /api/passkey-login-start.php', kit.browser()));
  await kit.advance(5 * minute);
  expect((await kit.call('POST /api/passkey-login.php', { response: late })).refusal.error).toBe('passkey_failed');
  const hers = new Device().make(await challengeOf('POST /api/passkey-start.php', cleo.browser));
  const answer = await kit.call('POST /api/passkey.php', { name: '', response: hers }, { as: dora.browser });
  expect(answer.refusal.error).toBe('passkey_failed');
});

test.each([
  [
    'another site’s page',
    () => new Device('http://evil.example'),
    (device: Device, challenge: string) => device.sign(challenge),
  ],
  [
    'a device that did not ask its owner',
    () => new Device(),
    (device: Device, challenge: string) => device.sign(challenge, 0x01),
  ],
  [
    'a copied key whose count stands still',
    () => new Device(),
    (device: Device, challenge: string) => {
      device.counter = 0;
      return device.sign(challenge);
    },
  ],
  [
    'another key',
    () => new Device(),
    (device: Device, challenge: string) => ({ ...new Device().sign(challenge), id: device.id.toString('base64url') }),
  ],
  ['nonsense', () => new Device(), () => ({ id: 'x', response: { clientDataJSON: '!' } })],
])('%s is refused', async (_, make, answerOf) => {
  const owner = await another(kit, 'anna');
  const device = make();
  const registered = await register(owner, device);
  expect(registered.status).toBe(device.origin === 'http://localhost' ? 200 : 409);
  const challenge = await challengeOf('POST /api/passkey-login-start.php', kit.browser());
  const { refusal } = await kit.call('POST /api/passkey-login.php', { response: answerOf(device, challenge) });
  expect(refusal).toMatchObject({ error: 'passkey_failed', statusCode: 409 });
});

test('a passkey is bound to its site: the same key opens nothing next door', async () => {
  const eva = await another(kit, 'anna');
  const device = new Device();
  await register(eva, device);
  const as = kit.browser('dichterbij.localhost');
  const response = device.sign(await challengeOf('POST /api/passkey-login-start.php', as));
  expect((await kit.call('POST /api/passkey-login.php', { response }, { as })).refusal.error).toBe('passkey_failed');
});

test('adding and removing one needs the password lately; ten are the most; nobody takes away another’s (T130)', async () => {
  const [fien, guus] = [await another(kit, 'anna'), await another(kit, 'anna')];
  const first = (await register(fien, new Device())).ok.passkeys[0]?.id ?? '';
  expect((await kit.call('DELETE /api/passkey.php', { id: first }, { as: guus.browser })).status).toBe(404);
  for (let at = 1; at < 10; at += 1) expect((await register(fien, new Device())).status).toBe(200);
  expect((await kit.call('POST /api/passkey-start.php', {}, { as: fien.browser })).refusal.error).toBe(
    'too_many_passkeys',
  );
  await kit.advance(16 * minute);
  expect((await kit.call('POST /api/passkey-start.php', {}, { as: guus.browser })).refusal.error).toBe(
    'fresh_login_required',
  );
  expect((await kit.call('DELETE /api/passkey.php', { id: first }, { as: fien.browser })).refusal.error).toBe(
    'fresh_login_required',
  );
});

test('T128: a passkey is two steps in one: where the second step is on, it asks for no code', async () => {
  const hugo = await another(kit, 'anna');
  const device = new Device();
  await register(hugo, device);
  const { secret } = (await kit.call('POST /api/two-step-start.php', {}, { as: hugo.browser })).ok;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: kit.clock.now().getTime() });
  expect((await kit.call('POST /api/two-step.php', { code }, { as: hugo.browser })).status).toBe(200);
  expect((await logInWith(device)).answer.ok.user.email).toBe(hugo.email);
});
