import type { Locale } from '@vonk/contract/locales';
import type { StaffRole } from '@vonk/contract/admin/roles';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { isWithinHours, readDutyHours } from './duty-hours.ts';
import type { StaffScope } from './people.ts';

const begin = sql('update staff set on_duty_since = coalesce(on_duty_since, $2) where id = $1 and left_at is null');
const end = sql('update staff set on_duty_since = null where id = $1');
const onDuty = sql('select from staff where id = $1 and on_duty_since is not null');
// Who has not come in yet cannot do anything about it.
const whose =
  sql(`select s.id as "staffId", s.public_id as "publicId", s.email, s.locale, s.on_duty_since is not null as "isOnDuty"
  from staff s where s.left_at is null and s.password_hash is not null
    and exists (select from staff_grants g where g.staff_id = s.id and g.role = any($2)
      and (g.granted_site is null or g.granted_site = $1))
  order by s.id`);

/** Notes from when on somebody is told what is overdue, or that they are no more. */
export const setDuty = async (tx: Tx, { staffId }: StaffScope, from: Date | undefined): Promise<void> =>
  void (await (from ? tx.run(begin, [staffId, from]) : tx.run(end, [staffId])));

export const isOnDuty = async (reader: Reader, { staffId }: StaffScope): Promise<boolean> =>
  (await reader.maybe(onDuty, [staffId])) !== undefined;

interface Told extends StaffScope {
  readonly publicId: string;
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Who is told of what waits for these roles on a site: who says to be on duty or has the hours of it now, or, when
 * nobody does, all whose role it is.
 */
export async function listOnDuty(
  reader: Reader,
  { siteId }: SiteScope,
  { roles, now }: { roles: readonly StaffRole[]; now: Date },
): Promise<Told[]> {
  const all = await reader.rows<Told & { isOnDuty: boolean }>(whose, [siteId, roles]);
  const some = [];
  for (const each of all) {
    const week = each.isOnDuty ? undefined : await readDutyHours(reader, each);
    if (each.isOnDuty || (week && isWithinHours(week, now))) some.push(each);
  }
  return some.length > 0 ? some : all;
}
