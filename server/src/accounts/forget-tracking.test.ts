import { expect, test } from 'vitest';
import { away } from '../../test/profiles.ts';
import { createKit } from '../../test/kit.ts';
import { logIn } from '../../test/members.ts';
import { forgetOver } from '../inventory/index.ts';
import { forgetTracking } from './index.ts';

const kit = await createKit();
const { db, clock } = kit;
const day = 24 * 3600 * 1000;
const at = () => ({ db, now: clock.now(), attempt: 1 });
const counts = async () =>
  (
    await db.pool.query(
      `select (select count(*)::int from sessions) as sessions, (select count(*)::int from account_tokens) as tokens, (select count(*)::int from attempts) as attempts`,
    )
  ).rows[0];

test('where a sign-up came from is forgotten after 90 days (T77)', async () => {
  const cleo = await away(kit, 'anna');
  await db.pool.query(`update accounts set tracking = '{"network": "radio"}' where id = $1`, [cleo.id]);
  const tracking = async () => (await db.pool.query('select tracking from accounts where id = $1', [cleo.id])).rows[0];
  clock.advance(90 * day);
  await forgetTracking({}, at());
  expect(await tracking()).toEqual({ tracking: { network: 'radio' } });
  clock.advance(1);
  await forgetTracking({}, at());
  expect(await tracking()).toEqual({ tracking: {} });
});

test('what ended is forgotten in its own time, and nothing before', async () => {
  const anna = await away(kit, 'anna');
  await logIn(kit, anna);
  for (let failure = 1; failure <= 5; failure += 1)
    await kit.call('POST /api/user.php', { email: anna.email, password: 'wrong' });
  await forgetOver({}, at());
  expect(await counts()).toEqual({ sessions: 1, tokens: 1, attempts: 2 });
  clock.advance(2 * day + 1);
  await forgetOver({}, at());
  expect(await counts()).toEqual({ sessions: 1, tokens: 1, attempts: 0 });
  clock.advance(29 * day);
  await forgetOver({}, at());
  expect(await counts()).toEqual({ sessions: 0, tokens: 0, attempts: 0 });
});
