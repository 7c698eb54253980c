import { unrefusableTypes } from '@vonk/contract/notifications';
import { describe, expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { another } from '../../../test/profiles.ts';
import type { Credentials } from '../../accounts/index.ts';
import type { Purpose } from '../purposes.ts';
import { mayBeTold, tellMember } from './tell-member.ts';

const kit = await createKit();
const anna = await another(kit, 'anna');
const scope = { siteId: 1, memberId: anna.id };
const may = (purpose: Purpose, by: 'mail' | 'push', status: Credentials['status'] = 'confirmed') =>
  mayBeTold(kit.db, { ...scope, status }, { purpose, by, now: kit.clock.now() });

describe('what a member may be told outside the site (NOTI-1)', () => {
  test('is what they chose, by each way of its own; of their account always', async () => {
    const answers = async () => [await may('like', 'mail'), await may('like', 'push'), await may('news', 'mail')];
    expect(await answers()).toEqual([true, true, false]);
    await kit.call('PUT /api/notifications.php', { mail: ['news'] }, { as: anna.browser });
    expect(await answers()).toEqual([false, true, true]);
    expect([await may('account', 'mail'), await may('account', 'push')]).toEqual([true, true]);
  });

  test.each(['not_confirmed', 'suspended', 'leaving'] as const)(
    'is their own account alone while it is %s',
    async (status) => {
      expect(await may('like', 'push', status)).toBe(false);
      for (const own of unrefusableTypes) expect([own, await may(own, 'mail', status)]).toEqual([own, true]);
    },
  );
});

test('a member is told at the address and in the language of their account, once for a cause', async () => {
  const now = kit.clock.now();
  const order = {
    template: 'objection_upheld',
    cause: 'once',
    data: { kind: 'suspended', explanation: 'Omdat.' },
    now,
  } as const;
  const tell = () => kit.db.transact((tx) => tellMember(tx, scope, order));
  expect([await tell(), await tell()]).toEqual([true, false]);
  expect(await kit.mailsTo(anna.email)).toHaveLength(1);
});
