import type { StaffGrant } from '@vonk/contract/admin/roles';
import { sql, type Reader, type Tx } from '../../platform/database/db.ts';
import type { StaffScope } from './people.ts';

const ofPerson = sql(`select role, granted_site as site from staff_grants where staff_id = $1
  order by role, granted_site nulls first`);
const byPublicId = sql(`select g.role, g.granted_site as site from staff_grants g join staff s on s.id = g.staff_id
  where s.public_id = $1 and s.left_at is null`);
const clear = sql('delete from staff_grants where staff_id = $1');
const add = sql(`insert into staff_grants (staff_id, role, granted_site, granted_at)
  select $1, g.role, g.site, $4 from unnest($2::text[], $3::smallint[]) as g (role, site)
  order by g.role, g.site on conflict do nothing`);
const owners = sql(`select count(*)::integer as count from staff_grants g join staff s on s.id = g.staff_id
  where g.role = 'owner' and g.granted_site is null and s.left_at is null and g.staff_id <> $1
    and s.password_hash is not null`);

export const listGrants = (reader: Reader, { staffId }: StaffScope): Promise<StaffGrant[]> =>
  reader.rows<StaffGrant>(ofPerson, [staffId]);

/** What somebody may at this moment, by their public id; nothing once they left. */
export const grantsOf = (reader: Reader, publicId: string): Promise<StaffGrant[]> =>
  reader.rows<StaffGrant>(byPublicId, [publicId]);

/** States anew what somebody may; each grant once. */
export async function setGrants(
  tx: Tx,
  { staffId }: StaffScope,
  { grants, now }: { grants: readonly StaffGrant[]; now: Date },
): Promise<void> {
  await tx.run(clear, [staffId]);
  await tx.run(add, [staffId, grants.map(({ role }) => role), grants.map(({ site }) => site), now]);
}

/** Whether anybody else owns all sites and has come in once. */
export const hasOtherOwner = async (reader: Reader, { staffId }: StaffScope): Promise<boolean> =>
  (await reader.one<{ count: number }>(owners, [staffId])).count > 0;
