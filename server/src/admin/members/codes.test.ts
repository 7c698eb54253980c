import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { freePort, listen } from '../../../test/listen.ts';
import { another } from '../../../test/profiles.ts';
import { adminCall, firstOwner } from '../../../test/staff/colleagues.ts';
import { type NewCode, writeCode } from '../../discounts/index.ts';
import { newId } from '../../platform/ids.ts';

const port = await freePort();
const kit = await createKit({ PORT: String(port), PUBLIC_URL: 'http://localhost:3000' });
await listen(kit, port);
const owner = await firstOwner(kit);

const terms = {
  basisPoints: 1250,
  currency: null,
  minimumMinor: null,
  maximumMinor: null,
  countries: null,
  methods: null,
  memberId: null,
  reason: null,
  expiresAt: null,
  usesPerMember: null,
  maxUses: null,
  isFirstOrderOnly: false,
} as const;
const make = (code: string, part: Partial<NewCode> = {}) => {
  const now = kit.clock.now();
  return kit.db.transact((tx) =>
    writeCode(tx, { siteId: 1 }, { ...terms, id: newId(now), code, createdAt: now, ...part }),
  );
};
const look = async ({ publicId }: { publicId: string }) =>
  (await adminCall(kit, 'GET /api/admin/member', { site: 1, id: publicId }, { as: owner.browser })).ok;

test('DISC-1: a member’s page has the codes that are theirs alone and those they used, and which payment has one', async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  await make('KRANT');
  await make('VAN-ANNA', {
    memberId: anna.id,
    reason: 'stayed',
    expiresAt: new Date(kit.clock.now().getTime() + day),
  });
  await make('NIET-GEBRUIKT');
  const before = await look(anna);
  expect(before.codes?.filter(({ code }) => code === 'KRANT')).toEqual([]);
  expect(before.codes).toContainEqual(
    expect.objectContaining({ code: 'VAN-ANNA', is_own: true, percentage: 12.5, state: 'active', paid: 0, held: 0 }),
  );
  const order = { credits: 30, method: 'ideal', start_now: true, key: randomUUID(), discount: 'KRANT' } as const;
  expect((await kit.call('POST /api/payment.php', order, { as: anna.browser })).status).toBe(200);
  const { codes, payments } = await look(anna);
  expect(codes?.[0]).toEqual({
    code: 'KRANT',
    percentage: 12.5,
    is_own: false,
    expires_at: null,
    state: 'active',
    paid: 0,
    held: 1,
  });
  expect(payments).toMatchObject([{ code: 'KRANT' }]);
  // What is another's is not theirs, nor what nobody used.
  const others = (await look(bram)).codes?.map(({ code }) => code) ?? [];
  for (const code of ['KRANT', 'VAN-ANNA', 'NIET-GEBRUIKT']) expect(others).not.toContain(code);
});
