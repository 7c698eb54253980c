import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another } from '../../test/profiles.ts';
import type { Scope } from '../accounts/index.ts';
import { readPhotos, variantKey } from '../photos/index.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { casts, demoEmail } from './casts.ts';
import { portraitsAtOnce } from './draw-portraits.ts';

const kit = await createKit();
const { db, services } = kit;
const count = casts.find(({ slug }) => slug === services.sites.byId(1)?.slug)?.count ?? 0;

test('the last members of a cast get the photos they lack, once, and the further ones are drawn after that', async () => {
  const from = count - portraitsAtOnce;
  // The last but one left the demo meanwhile.
  const places = Array.from({ length: portraitsAtOnce }, (_, at) => from + at).filter((at) => at !== count - 2);
  const people: Scope[] = [];
  for (const at of places) {
    const { id } = await another(kit, 'anna');
    await db.pool.query('update accounts set email = $2 where id = $1', [id, demoEmail(at)]);
    people.push({ siteId: 1, memberId: id });
  }
  const draw = async () => {
    await db.transact((tx) => enqueue(tx, { task: 'draw-portraits', payload: { siteId: 1, from } }));
    await kit.advance(0);
    return Promise.all(people.map((scope) => readPhotos(db, scope)));
  };
  const drawn = await draw();
  expect(drawn.map((photos) => photos.length)).toEqual(places.map(() => 1));
  expect(new Set(drawn.flat().map(({ key }) => key)).size).toBe(places.length);
  for (const [photo] of drawn)
    expect(await services.storage.get(variantKey({ siteId: 1, key: photo?.key ?? '' }, 'card'))).toBeDefined();
  // Done once more, as after a crash before it could be noted: who has a photo keeps it.
  expect(await draw()).toEqual(drawn);
  const { rows } = await db.pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'draw-photos'`,
  );
  expect(rows.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ at: 0 }));
});
