import type { StaffPerson } from '@vonk/contract/admin/people';
import { hasRole, type StaffGrant } from '@vonk/contract/admin/roles';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { StaffCall } from '../call.ts';
import type { StaffServices } from '../services.ts';

const everybody = sql(`select p.public_id as id, p.name, p.email, p.last_seen_at as "lastSeenAt",
    case when p.left_at is not null then 'left' when p.password_hash is null or (p.code_secret is null
      and not exists (select from staff_passkeys k where k.staff_id = p.id)) then 'invited' else 'active' end as state,
    coalesce((select json_agg(json_build_object('role', g.role, 'site', g.granted_site) order by g.role, g.granted_site)
      from staff_grants g where g.staff_id = p.id), '[]') as grants,
    (select max(l.ends_at) from staff_links l where l.staff_id = p.id and l.used_at is null and l.ends_at > $1)
      as "invitedUntil"
  from staff p order by p.left_at is not null, lower(p.name), p.id`);

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly lastSeenAt: Date | null;
  readonly state: StaffPerson['state'];
  readonly grants: StaffGrant[];
  readonly invitedUntil: Date | null;
}

/** Whether an owner may give, or take away, these grants: they own all the sites that these are for. */
export const mayGrant = (own: readonly StaffGrant[], grants: readonly StaffGrant[]): boolean =>
  grants.every(({ site }) =>
    site === null ? own.some((one) => one.role === 'owner' && one.site === null) : hasRole(own, ['owner'], site),
  );

/** Who works here, and who did. An owner of some sites alone sees those who have a role on one of them. */
export async function listPeople(
  { db }: Pick<StaffServices, 'db'>,
  { staff, now }: StaffCall,
): Promise<{ people: StaffPerson[] }> {
  const rows = await peopleAt(db, now);
  const ownsAll = mayGrant(staff.grants, [{ role: 'owner', site: null }]);
  const isSeen = ({ grants }: Row) => ownsAll || grants.some((grant) => mayGrant(staff.grants, [grant]));
  return {
    people: rows.filter(isSeen).map(({ lastSeenAt, invitedUntil, ...row }) => ({
      ...row,
      last_seen_at: lastSeenAt?.toISOString() ?? null,
      invited_until: invitedUntil?.toISOString() ?? null,
      may_change: row.state !== 'left' && mayGrant(staff.grants, row.grants),
    })),
  };
}

const peopleAt = (reader: Reader, now: Date): Promise<Row[]> => reader.rows<Row>(everybody, [now]);
