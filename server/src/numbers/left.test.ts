import { minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { adminCall, firstOwner } from '../../test/staff/colleagues.ts';
import { addLanderVariant } from '../landers/index.ts';
import { countNumbers } from './count-numbers.ts';

const kit = await createKit();
const site = { siteId: 1, timeZone: 'Europe/Amsterdam' };

test('STAFF-5: a page names landing pages that were left at once with their slugs, by whatever period', async () => {
  const both = countNumbers({ sites: { all: () => [site, { ...site, siteId: 2 }] } });
  const countBoth = () => both({}, { db: kit.db, now: kit.clock.now(), attempt: 1 });
  const leave = async (host: string, path: string) => {
    const headers = { referer: `http://${host}${path}` };
    await kit.call('POST /api/page-hidden.php', {}, { as: kit.browser(host), headers });
  };
  const owner = await firstOwner(kit);
  await countBoth();
  const slug = { lander: 'maplanding', slug: 'zomer', words: 'plain', models: [], ownWords: {} } as const;
  for (const siteId of [1, 2])
    await kit.db.transact((tx) => addLanderVariant(tx, { siteId }, { ...slug, now: kit.clock.now() }));
  for (let times = 0; times < 2; times += 1) await leave('localhost', '/landers/maplanding');
  for (let times = 0; times < 3; times += 1) await leave('localhost', '/landers/maplanding/zomer');
  kit.clock.advance(6 * minute);
  // Two at once, and once more: what a day got is counted once.
  await Promise.all([countBoth(), countBoth()]);
  for (let times = 0; times < 2; times += 1) await leave('localhost', '/landers/maplanding/zomer');
  await leave('dichterbij.localhost', '/landers/maplanding/zomer');
  kit.clock.advance(6 * minute);
  for (let times = 0; times < 2; times += 1) await countBoth();
  for (const step of ['day', 'week', 'month'] as const) {
    const { charts } = (await adminCall(kit, 'GET /api/admin/numbers', { step }, { as: owner.browser })).ok;
    const parts = charts.find(({ name }) => name === 'left_at_once')?.parts ?? [];
    expect(parts.map(({ part, values }) => [part, values.at(-1)])).toEqual([
      ['maplanding/zomer', 6],
      ['maplanding', 2],
    ]);
  }
});
