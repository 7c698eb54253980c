import { notificationTypes } from '@vonk/contract/notifications';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';

const kit = await createKit();

test('NOTI-1: the database takes each type there is, and no other', async () => {
  const { rows } = await kit.db.pool.query<{ is: string }>(
    "select pg_get_constraintdef(oid) as is from pg_constraint where conname = 'tellings_kind_check'",
  );
  const taken = [...(rows[0]?.is ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(taken.toSorted()).toEqual(notificationTypes.toSorted());
});
