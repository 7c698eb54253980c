import { hour, minute } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../../test/kit.ts';
import { another } from '../../../../test/profiles.ts';
import { adminCall, firstOwner, hire, logInAgain } from '../../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);

async function note(): Promise<void> {
  await kit.db.pool.query("select graphile_worker.add_job('note-queues', '{}')");
  await kit.advance(0);
}
const report = async () => {
  const [anna, bram] = [await another(kit, 'anna'), await another(kit, 'bram')];
  const input = { profile: bram.publicId, reason: 'threat', text: 'Hij weet waar ik woon.' } as const;
  expect((await kit.call('POST /api/report.php', input, { as: anna.browser })).status).toBe(200);
};

test('STAFF-5: how long a report waited at most, and how many did, is kept where it is decided meanwhile, for owners alone', async () => {
  await report();
  await kit.advance(3 * hour);
  await report();
  await note();
  // Decided a moment later, and looked at again: the longest of the day stays.
  await kit.db.pool.query('delete from reports');
  await kit.advance(15 * minute);
  await note();
  const as = await logInAgain(kit, owner);
  const { ok } = await adminCall(kit, 'GET /api/admin/numbers', { step: 'month', site: 1 }, { as });
  const partOf = (chart: string) =>
    ok.charts.find(({ name }) => name === chart)?.parts.find(({ part }) => part === 'reports');
  const seconds = partOf('queue_ages')?.values.at(-1) ?? 0;
  expect(seconds).toBeGreaterThanOrEqual((3 * hour) / 1000);
  expect(seconds).toBeLessThan((3 * hour + 5 * minute) / 1000);
  expect(partOf('queue_waiting')?.values.at(-1)).toBe(2);
  const marketing = await hire(kit, { ...owner, browser: as }, [{ role: 'marketing', site: null }]);
  const seen = (await adminCall(kit, 'GET /api/admin/numbers', { step: 'day' }, { as: marketing.browser })).ok;
  expect(seen.charts.map(({ name }) => name)).not.toContain('queue_ages');
  const csv = { step: 'day', chart: 'queue_ages' };
  const { refusal } = await adminCall(kit, 'GET /api/admin/numbers-csv', csv, { as: marketing.browser });
  expect(refusal).toMatchObject({ error: 'role_missing' });
});
