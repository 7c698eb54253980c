import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner } from '../../../test/staff/colleagues.ts';
import { inventory } from '../../inventory/index.ts';

const kit = await createKit();
const owner = await firstOwner(kit);

test('T78: the record of processing has every table that something is decided about, each with a ground', async () => {
  const { ok } = await adminCall(kit, 'GET /api/admin/inventory', {}, { as: owner.browser });
  expect([...new Set(ok.entries.map(({ table }) => table))].sort()).toEqual(Object.keys(inventory).sort());
  expect(ok.entries.filter(({ bases, purpose, retention }) => !bases.length || !purpose || !retention)).toEqual([]);
  const { rows } = await kit.db.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relname = 'accounts' and a.attnum > 0 and not a.attisdropped`,
  );
  const columns = ok.entries.filter(({ table }) => table === 'accounts').flatMap((entry) => entry.columns);
  expect(columns).toHaveLength(rows[0]?.count ?? 0);
  expect(ok.entries.find(({ table }) => table === 'sites')).toMatchObject({
    bases: ['no personal data'],
    on_erasure: 'nobody',
  });
});
