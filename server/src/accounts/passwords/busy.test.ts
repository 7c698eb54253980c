import { expect, test, vi } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner } from '../../../test/staff/colleagues.ts';
import { verifyHash } from './argon.ts';
import { fitsPassword, mostPasswordsAtOnce, withPasswordPlace } from './hash.ts';

// Held up and counted, not replaced.
vi.mock('./argon.ts', { spy: true });

const kit = await createKit();
const owner = await firstOwner(kit);
const anna = await another(kit, 'anna');
const { email } = anna;
const signup = {
  email: 'nieuw@example.org',
  name: 'Nieuweling',
  password,
  date_of_birth: '1985-03-14',
  gender: 'male',
  accept_terms: true,
  orientation_consent: false,
} as const;

const asking = {
  login: () => kit.call('POST /api/user.php', { email, password }),
  'fresh login': () => kit.call('POST /api/fresh-login.php', { password }, { as: anna.browser }),
  'another password': () =>
    kit.call(
      'PUT /api/password.php',
      { old_password: password, password: 'duinen-en-drop-op-vrijdag' },
      { as: anna.browser },
    ),
  'login of staff': () => adminCall(kit, 'POST /api/admin/login', { email: owner.email, password }),
  'sign-up': () => kit.call('POST /api/signup.php', signup),
};

const attempts = async () =>
  (
    await kit.db.pool.query<{ taken: number }>(
      'select coalesce(sum(cardinality(taken_at)), 0)::int as taken from attempts',
    )
  ).rows[0]?.taken;

test('who guesses in masses makes others wait, in words and with nothing counted, and slows nothing else', async () => {
  const held = Promise.withResolvers<boolean>();
  vi.mocked(verifyHash).mockImplementation(() => held.promise);
  const guesses = Array.from({ length: mostPasswordsAtOnce }, () =>
    withPasswordPlace((place) => fitsPassword(undefined, 'raden', place)),
  );
  await vi.waitFor(() => expect(verifyHash).toHaveBeenCalled());
  const before = await attempts();
  for (const [name, ask] of Object.entries(asking)) {
    const { status, refusal, headers } = await ask();
    expect({ name, status, error: refusal.error }).toEqual({ name, status: 503, error: 'briefly_unavailable' });
    expect(headers.get('retry-after')).toBe('2');
  }
  expect(await attempts()).toBe(before);
  expect((await kit.call('GET /api/user.php', {}, { as: anna.browser })).status).toBe(200);

  vi.mocked(verifyHash).mockRestore();
  held.resolve(false);
  expect(await Promise.all(guesses)).not.toContain(true);
  expect((await asking.login()).status).toBe(200);
});

test('of those who come at one moment, those who are told to come back later have nothing counted', async () => {
  const held = Promise.withResolvers<boolean>();
  vi.mocked(verifyHash).mockImplementation(() => held.promise);
  const before = (await attempts()) ?? 0;
  const others = Array.from({ length: mostPasswordsAtOnce - 2 }, () => withPasswordPlace(() => held.promise));
  const asked = Array.from({ length: 7 }, (_, at) =>
    kit.call('POST /api/user.php', { email: `nobody-${at}@example.org`, password }),
  );
  await vi.waitFor(async () => expect(await attempts()).toBe(before + 4));
  held.resolve(false);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  await Promise.all(others);
  vi.mocked(verifyHash).mockRestore();
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  // Of the network and of the address, of each of the two.
  expect(await attempts()).toBe(before + 4);
});

test('a login costs the same for an address without an account (ACC-5)', async () => {
  for (const address of [email, 'untimed@example.org']) {
    vi.mocked(verifyHash).mockClear();
    await kit.call('POST /api/user.php', { email: address, password: 'wrong' });
    expect(verifyHash).toHaveBeenCalledTimes(1);
  }
});
