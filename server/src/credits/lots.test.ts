import { expect, test } from 'vitest';
import { away } from '../../test/profiles.ts';
import { createKit } from '../../test/kit.ts';
import { newId } from '../platform/ids.ts';
import { grantCredits, readBalance, takeBackCredits } from './index.ts';

const kit = await createKit();
const { db, clock } = kit;
const scopeOf = async () => ({ siteId: 1, memberId: (await away(kit, 'anna')).id });

test('a cause that comes twice grants once (CRED-1)', async () => {
  const anna = await scopeOf();
  const grant = { amount: 3, cause: 'signup', causeKey: 'once', now: clock.now() } as const;
  const answers = await Promise.all([0, 1, 2].map(() => db.transact((tx) => grantCredits(tx, anna, grant))));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await readBalance(db, anna)).toEqual({ balance: 3, granted: 3 });
});

test('of a purchase only what is left is taken back, once, and granted credits stay', async () => {
  const bram = await scopeOf();
  const now = clock.now();
  const paymentId = newId(now);
  const payment = { id: paymentId, totalMinor: 2499, currency: 'EUR' };
  await db.transact(async (tx) => {
    await grantCredits(tx, bram, { amount: 3, cause: 'signup', causeKey: '1', now });
    await grantCredits(tx, bram, { amount: 30, cause: 'purchase', causeKey: paymentId, payment, now });
  });
  await db.pool.query(
    `select * from spend_credits_v1(1::smallint, $1, 7, true, false, 'message', 'm1', $2::date, $2)`,
    [bram.memberId, now],
  );
  const takeBack = () => db.transact((tx) => takeBackCredits(tx, bram, { paymentId, cause: 'refund', now }));
  expect([await takeBack(), await takeBack()]).toEqual([26, 0]);
  expect(await readBalance(db, bram)).toEqual({ balance: 0, granted: 0 });
  const { rows } = await db.pool.query(
    `select unit_price_minor::text as price from credit_lots where payment_id = $1`,
    [paymentId],
  );
  expect(rows).toEqual([{ price: '83.3000' }]);
});

test('a member without credits has a balance of nothing', async () => {
  expect(await readBalance(db, await scopeOf())).toEqual({ balance: 0, granted: 0 });
});
