import { expect, test } from 'vitest';
import { fillTables, secret } from '../../test/catalogue/fill-tables.ts';
import { createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import { inventory } from '../inventory/index.ts';
import { collectData } from './collect-data.ts';

const kit = await createKit();

test('every table with rows of a member is in their export, or says why it is not (PRIV-2, T79)', async () => {
  const ida = await another(kit, 'anna', { name: 'Ida' });
  const jan = await another(kit, 'bram', { name: 'jan' });
  const whose = { memberId: ida.id, otherId: jan.id, email: ida.email, siteId: 1, now: kit.clock.now() };
  await fillTables(kit.connection, whose);
  const files = await collectData(kit.db, { siteId: 1, memberId: ida.id });
  const faults = Object.entries(inventory).flatMap(([table, { leaving, exported }]) => {
    if (leaving === undefined) return [];
    if (!exported) return [`${table} is neither exported nor says why`];
    if ('not' in exported) return exported.not === '' ? [`${table} says nothing`] : [];
    return (files[exported.file]?.length ?? 0) > 0 ? [] : [`${table} was filled, and ${exported.file}.json is empty`];
  });
  expect(faults).toEqual([]);
  const named = Object.values(inventory).flatMap(({ exported }) =>
    exported && 'file' in exported ? [exported.file] : [],
  );
  // Two tables have two files: what one did, and what others did to one.
  const others = ['likes_received', 'chat_photos_received'];
  expect(Object.keys(files).toSorted()).toEqual([...new Set([...named, ...others])].toSorted());
});

test('an export has what was removed from one’s own list too, said to be so, and nothing of what others keep to themselves', async () => {
  const [eva, piet] = [await another(kit, 'anna', { name: 'eva' }), await another(kit, 'bram', { name: 'piet' })];
  const whose = { memberId: eva.id, otherId: piet.id, email: eva.email, siteId: 1, now: kit.clock.now() };
  await fillTables(kit.connection, whose);
  await kit.db.pool.query(
    'update conversation_members set removed_seq = 1000, is_listed = false where member_id = $1',
    [eva.id],
  );
  const mine = await collectData(kit.db, { siteId: 1, memberId: eva.id });
  expect(mine['messages']).toMatchObject([{ removed_by_me: true }]);
  const text = JSON.stringify(await collectData(kit.db, { siteId: 1, memberId: piet.id }));
  // Who reported piet, and what they wrote, is theirs.
  expect(text).not.toContain(`${secret}-reports-body`);
  expect(text).not.toContain(eva.id);
});
