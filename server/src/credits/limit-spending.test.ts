import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { giveCredits, readSums } from '../../test/credits.ts';
import { createKit } from '../../test/kit.ts';
import { another, type Person, play } from '../../test/profiles.ts';
import { sql } from '../platform/database/db.ts';

const kit = await createKit();
const hour = 3_600_000;

const limit = (of: Person, period: 'day' | 'week' | 'month', credits: number | null) =>
  kit.call('PUT /api/spending-limits.php', { period, credits }, { as: of.browser });
const limits = async (of: Person) => (await kit.call('GET /api/spending-limits.php', {}, { as: of.browser })).ok.limits;
const send = (from: Person, to: Person) =>
  kit.call('POST /api/message.php', { profile: to.publicId, key: randomUUID(), text: 'Hallo' }, { as: from.browser });
async function sendMany(from: Person, to: Person, count: number): Promise<number[]> {
  const statuses = [];
  for (let at = 0; at < count; at += 1) {
    kit.clock.advance(2000);
    const { status } = await send(from, to);
    statuses.push(status);
  }
  return statuses;
}

let anna: Person;
let bram: Person;
beforeAll(async () => {
  ({ anna, bram } = await play(kit, 'anna', 'bram'));
  await giveCredits(kit, anna, 50);
});

describe('a limit on spending', () => {
  test('is none at first', async () => {
    expect(await limits(anna)).toEqual(
      ['day', 'week', 'month'].map((period) => ({ period, credits: null, spent: 0, next: null })),
    );
  });

  test('is not needed to be told what was spent', async () => {
    const { anna: spender, bram: friend } = await play(kit, 'anna', 'bram');
    await giveCredits(kit, spender, 3);
    await sendMany(spender, friend, 2);
    expect((await limits(spender)).map(({ spent }) => spent)).toEqual([2, 2, 2]);
  });

  test('holds at once, names itself, and takes nothing for what it refuses (T27)', async () => {
    await limit(anna, 'day', 2);
    expect(await sendMany(anna, bram, 2)).toEqual([200, 200]);
    const { status, refusal } = await send(anna, bram);
    expect(status).toBe(409);
    expect(refusal).toMatchObject({ error: 'spending_limit', details: { period: 'day', limit: 2, price: 1 } });
    expect(refusal.message).toContain('2 credits');
    expect(await readSums(kit, anna)).toMatchObject({ balance: 48, ledger: 48, lots: 48 });
  });

  test('goes up only after a day, and down at once (T27)', async () => {
    await limit(anna, 'day', 4);
    expect((await limits(anna))[0]).toMatchObject({ credits: 2, spent: 2, next: { credits: 4 } });
    expect((await send(anna, bram)).status).toBe(409);
    kit.clock.advance(23.9 * hour);
    expect((await limits(anna))[0]).toMatchObject({ credits: 2, spent: 0 });
    expect(await sendMany(anna, bram, 3)).toEqual([200, 200, 409]);
    kit.clock.advance(0.2 * hour);
    expect((await limits(anna))[0]).toMatchObject({ credits: 4, spent: 2, next: null });
    expect(await sendMany(anna, bram, 3)).toEqual([200, 200, 409]);
    await limit(anna, 'day', 1);
    expect((await limits(anna))[0]).toMatchObject({ credits: 1, next: null });
  });

  test('that is taken away holds for one more day, and a lower one ends that wait', async () => {
    await limit(anna, 'day', null);
    expect((await limits(anna))[0]).toMatchObject({ credits: 1, next: { credits: null } });
    await limit(anna, 'day', 0);
    expect((await limits(anna))[0]).toMatchObject({ credits: 0, next: null });
    await limit(anna, 'day', null);
    kit.clock.advance(25 * hour);
    expect((await limits(anna))[0]).toMatchObject({ credits: null, next: null });
  });

  test('of a month counts all its days, and two hundred sends at once do not pass it', async () => {
    const cleo = await another(kit, 'anna');
    await giveCredits(kit, cleo, 50);
    await limit(cleo, 'month', 5);
    const answers = await Promise.all(Array.from({ length: 60 }, () => send(cleo, bram)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await readSums(kit, cleo)).toMatchObject({ balance: 45, ledger: 45, lots: 45 });
  });

  test('must be a whole number from 0', async () => {
    for (const credits of [-1, 1.5, 1_000_000]) expect((await limit(anna, 'day', credits)).status).toBe(400);
  });
});

describe('credits that go back', () => {
  const returnJob = async (profile: Person) => {
    await kit.db.transact((tx) =>
      tx.run(sql('select enqueue_v1($1, $2::json)'), [
        'return-message-credits',
        JSON.stringify({ site_id: 1, profile_id: profile.id, removed_at: kit.clock.now().toISOString() }),
      ]),
    );
    await kit.advance(0);
  };

  test('who wrote to a profile that is removed for fraud gets them back once, of the last 14 days, and room within the limit (T24)', async () => {
    const [dora, crook] = await Promise.all([another(kit, 'anna'), another(kit, 'bram')]);
    await giveCredits(kit, dora, 2, 'granted');
    await giveCredits(kit, dora, 8);
    await sendMany(dora, crook, 1);
    kit.clock.advance(15 * 24 * hour);
    await limit(dora, 'day', 3);
    expect(await sendMany(dora, crook, 4)).toEqual([200, 200, 200, 409]);
    expect(await readSums(kit, dora)).toMatchObject({ balance: 6, granted: 0 });
    await returnJob(crook);
    expect(await readSums(kit, dora)).toMatchObject({ balance: 9, granted: 1, ledger: 9, lots: 9 });
    expect((await limits(dora))[0]).toMatchObject({ spent: 0 });
    await returnJob(crook);
    expect(await readSums(kit, dora)).toMatchObject({ balance: 9, ledger: 9, lots: 9 });
    expect(await sendMany(dora, bram, 1)).toEqual([200]);
  });
});
