import fc from 'fast-check';
import { away } from '../../test/profiles.ts';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { newId } from '../platform/ids.ts';
import { disagreements } from './check-credits.ts';
import { grantCredits, readBalance } from './index.ts';

const kit = await createKit();
const { db, clock } = kit;

async function scopeOf() {
  return { siteId: 1, memberId: (await away(kit, 'anna')).id };
}

type Member = Awaited<ReturnType<typeof scopeOf>>;

async function spend(
  { memberId }: Member,
  amount: number,
  { key, isText = true }: { key: string; isText?: boolean },
): Promise<boolean> {
  const { rows } = await db.pool.query(
    `select outcome from spend_credits_v1(1::smallint, $1, $2, $3, false, 'message', $4, $5::date, $5)`,
    [memberId, amount, isText, key, clock.now()],
  );
  return rows[0].outcome === 'spent';
}

const buy = (member: Member, amount: number) => {
  const payment = { id: newId(clock.now()), totalMinor: amount * 100, currency: 'EUR' };
  return db.transact((tx) =>
    grantCredits(tx, member, { amount, cause: 'purchase', causeKey: payment.id, payment, now: clock.now() }),
  );
};
const give = (member: Member, amount: number, causeKey: string) =>
  db.transact((tx) => grantCredits(tx, member, { amount, cause: 'correction', causeKey, now: clock.now() }));

test('of 200 debits at one moment on 10 credits 10 succeed (T111)', async () => {
  const member = await scopeOf();
  await give(member, 4, 'given');
  await buy(member, 6);
  const debits = await Promise.all(Array.from({ length: 200 }, (_, at) => spend(member, 1, { key: `debit${at}` })));
  expect(debits.filter(Boolean)).toHaveLength(10);
  expect(await readBalance(db, member)).toEqual({ balance: 0, granted: 0 });
  expect(await disagreements(db)).toEqual([]);
});

test('given credits go first and pay for texts only (C1)', async () => {
  const member = await scopeOf();
  await buy(member, 2);
  await give(member, 3, 'given');
  expect(await spend(member, 3, { key: 'photo', isText: false })).toBe(false);
  expect(await spend(member, 1, { key: 'text' })).toBe(true);
  expect(await readBalance(db, member)).toEqual({ balance: 4, granted: 2 });
  expect(await spend(member, 2, { key: 'gift', isText: false })).toBe(true);
  expect(await readBalance(db, member)).toEqual({ balance: 2, granted: 2 });
});

test('whatever is bought, given and spent, balance, entries and lots agree and nothing is overspent (CRED-1)', async () => {
  const step = fc.record({
    kind: fc.constantFrom('buy', 'give', 'spend', 'spendBought'),
    amount: fc.integer({ min: 1, max: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const member = await scopeOf();
      let [bought, granted] = [0, 0];
      const spent: boolean[] = [];
      const affordable: boolean[] = [];
      for (const [at, { kind, amount }] of steps.entries()) {
        if (kind === 'buy') bought += Number(await buy(member, amount)) * amount;
        else if (kind === 'give') granted += Number(await give(member, amount, `${at}`)) * amount;
        else {
          const isText = kind === 'spend';
          const mayGo = amount <= bought + (isText ? granted : 0);
          affordable.push(mayGo);
          spent.push(await spend(member, amount, { key: `${at}`, isText }));
          const fromGranted = mayGo && isText ? Math.min(granted, amount) : 0;
          granted -= fromGranted;
          bought -= mayGo ? amount - fromGranted : 0;
        }
      }
      expect(spent).toEqual(affordable);
      expect(await readBalance(db, member)).toEqual({ balance: bought + granted, granted });
    }),
    { numRuns: 25 },
  );
  expect(await disagreements(db)).toEqual([]);
});

test('the nightly check names a member whose balance is not the sum of the entries (CRED-1)', async () => {
  const member = await scopeOf();
  await give(member, 3, 'given');
  await db.pool.query('update credit_balances set balance = 4 where member_id = $1', [member.memberId]);
  expect(await disagreements(db)).toEqual([{ site_id: 1, member_id: member.memberId }]);
});

test('no entry of the ledger can be changed or taken out (CRED-1)', async () => {
  const member = await scopeOf();
  await give(member, 3, 'given');
  for (const change of ['update ledger_entries set amount = 30', 'delete from ledger_entries']) {
    await expect(db.pool.query(`${change} where member_id = $1`, [member.memberId])).rejects.toThrow('append-only');
  }
});
