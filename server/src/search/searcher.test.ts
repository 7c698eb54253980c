import { searchPageSize } from '@vonk/contract/search';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createKit } from '../../test/kit.ts';
import { another, type Person } from '../../test/profiles.ts';

const kit = await createKit();
const search = (who: Person, country?: 'BE') =>
  kit.call('GET /api/members.php', { fresh: '1', ...(country && { country }) }, { as: who.browser });
const write = (text: string, values: readonly unknown[]) => kit.db.pool.query(text, [...values]);

test('a first page of who is known asks who searches, for members, others and cards, and counts where it is few', async () => {
  const bram = await another(kit, 'bram');
  for (let each = 0; each <= searchPageSize; each += 1) await another(kit, 'lotte');
  await search(bram);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const { ok } = await search(bram);
  const texts = sent.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
  sent.mockRestore();
  expect(ok.results).toHaveLength(searchPageSize);
  expect(texts.filter((text) => !text.includes('take_rates_v1'))).toHaveLength(5);
});

test('nobody searches by a session that ended since they were known', async () => {
  const bram = await another(kit, 'bram');
  expect((await search(bram)).status).toBe(200);
  await write('delete from sessions where account_id = $1', [bram.id]);
  expect((await search(bram)).refusal).toMatchObject({ error: 'authentication_required' });
  const nora = await another(kit, 'nora');
  expect((await search(nora)).status).toBe(200);
  await write('update sessions set expires_at = $2 where account_id = $1', [nora.id, kit.clock.now()]);
  expect((await search(nora)).refusal).toMatchObject({ error: 'authentication_required' });
});

test('whoever chose another language elsewhere reads it in the next search', async () => {
  const bram = await another(kit, 'bram');
  await another(kit, 'lotte', { columns: { country: 'BE', region: 'VOV' } });
  const region = async () => (await search(bram, 'BE')).ok.results[0]?.region;
  expect(await region()).toBe('Oost-Vlaanderen');
  await write("update accounts set locale = 'fr' where id = $1", [bram.id]);
  expect(await region()).toBe('Flandre-Orientale');
});
