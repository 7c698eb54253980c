import { randomUUID } from 'node:crypto';
import { day } from '@vonk/contract/durations';
import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { adminCall, firstOwner, logInAgain } from '../../../test/staff/colleagues.ts';

const kit = await createKit();
const owner = await firstOwner(kit);
let as = owner.browser;
const show = async () => (await adminCall(kit, 'GET /api/admin/drills', {}, { as })).ok;
const note = (part: object = {}) =>
  adminCall(
    kit,
    'POST /api/admin/drill',
    { id: randomUUID(), held_on: isoDay(), findings: 'Sleutel van S3 kwijt.', ...part },
    { as },
  );
const isoDay = (days = 0) => new Date(kit.clock.now().getTime() + days * day).toISOString().slice(0, 10);

test('T91: the drill of a breach is overdue until one is noted, and again a year after it', async () => {
  expect(await show()).toMatchObject({ drills: [], due_on: null, is_overdue: true });
  expect((await note({ held_on: isoDay(2) })).refusal).toMatchObject({ error: 'day_ahead', field: 'held_on' });
  expect((await note({ findings: ' ' })).refusal.error).toBe('invalid_input');
  const id = randomUUID();
  expect([(await note({ id })).status, (await note({ id })).status]).toEqual([200, 200]);
  const noted = await show();
  expect(noted.drills).toEqual([{ id, held_on: isoDay(), findings: 'Sleutel van S3 kwijt.', noted_by: 'Olga' }]);
  expect(noted.is_overdue).toBe(false);
  const { rows } = await kit.db.pool.query<{ subject: string; site: number | null }>(
    "select subject, site_id as site from audit where action = 'breach_drill_noted'",
  );
  expect(rows).toEqual([{ subject: isoDay(), site: null }]);
  await expect(kit.db.pool.query('delete from breach_drills')).rejects.toThrow(/breach_drills/);
  await kit.advance(365 * day);
  as = await logInAgain(kit, owner);
  expect((await show()).is_overdue).toBe(false);
  await kit.advance(2 * day);
  as = await logInAgain(kit, owner);
  expect((await show()).is_overdue).toBe(true);
});
