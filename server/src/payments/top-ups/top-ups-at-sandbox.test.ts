import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { password } from '../../../test/members.ts';
import { another } from '../../../test/profiles.ts';
import { paymentTasks } from '../jobs.ts';

const kit = await createKit();
const { db } = kit;

test('a bank that asks who is not there to confirm leaves no order open, here and at the provider (T45)', async () => {
  const person = await another(kit, 'anna');
  const { id, browser } = person;
  await db.pool.query(
    `insert into sandbox_cards (token, site_id, customer, brand, last_four, expires_on, created_at)
      values ('sc_asks', 1, 'cu_1', 'visa', '0930', '2030-01-31', $1)`,
    [kit.clock.now()],
  );
  await db.pool.query(
    `insert into saved_cards (site_id, member_id, id, public_id, provider, customer, token, brand, last_four,
      expires_on, is_default, text_version, agreed_at, used_at, checked_at)
     values (1, $1, gen_random_uuid(), 'card-that-asks', 'sandbox', 'cu_1', 'sc_asks', 'visa', '0930', '2030-01-31',
      true, '1', $2, $2, $2)`,
    [id, kit.clock.now()],
  );
  await kit.call('POST /api/fresh-login.php', { password }, { as: browser });
  const agreed = { credits: 30, total_minor: 2499, threshold: 20, per_month: 1, agreed: true };
  const { status } = await kit.call(
    'PUT /api/top-up.php',
    { ...agreed, saved_method: 'card-that-asks' },
    { as: browser },
  );
  expect(status).toBe(200);
  const plan = async () => {
    await paymentTasks(kit.services)['plan-top-ups']({}, { db, now: kit.clock.now(), attempt: 1 });
    await kit.advance(1000);
  };
  await plan();
  await kit.advance(day);
  await plan();
  const { rows } = await db.pool.query(
    `select p.state, s.state as there from payments p join sandbox_payments s on s.reference = p.provider_reference
      where p.member_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ state: 'cancelled', there: 'cancelled' }]);
  expect((await kit.call('GET /api/top-up.php', {}, { as: browser })).ok.top_up).toBeNull();
});
