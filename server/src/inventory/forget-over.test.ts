import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { away } from '../../test/profiles.ts';
import { logIn } from '../../test/members.ts';
import { forgetOver } from './index.ts';

const kit = await createKit();
const day = 24 * 3600 * 1000;

test('what cannot be forgotten in one table keeps nothing in the others, and is told', async () => {
  const { pool } = kit.db;
  await logIn(kit, await away(kit, 'anna'));
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'this stays'; end $$`);
  await pool.query('create trigger refuse before delete on sessions for each row execute function refuse()');
  const counts = async () =>
    (
      await pool.query(`select (select count(*)::integer from sessions) as sessions,
        (select count(*)::integer from account_tokens) as tokens`)
    ).rows[0];
  kit.clock.advance(400 * day);
  const forget = () => forgetOver({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  await expect(forget()).rejects.toThrow('what is over stays in sessions');
  expect(await counts()).toEqual({ sessions: 1, tokens: 0 });
  await pool.query('drop trigger refuse on sessions');
  await forget();
  expect(await counts()).toEqual({ sessions: 0, tokens: 0 });
});
