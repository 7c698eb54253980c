import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  reports: sql(
    `select r.number, p.public_id as profile, r.conversation, r.seq, r.reason, r.body, r.received_at, r.decide_by,
      r.outcome, r.explanation, r.decided_at
    from reports r left join profile_cards p on p.site_id = r.site_id and p.id = r.profile_id
    where r.site_id = $1 and r.reporter_id = $2 order by r.received_at`,
  ),
  complaints: sql(
    `select c.number, c.kind, c.reason, c.name, c.email, c.target, c.body, c.received_at, c.decide_by, c.outcome,
      c.explanation, c.decided_at
    from complaints c
    where c.site_id = $1 and (c.member_id = $2 or lower(c.email) =
      (select lower(a.email) from account_cards a where a.site_id = $1 and a.id = $2))
    order by c.received_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownReports(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    reports: await reader.rows(statements.reports, [siteId, memberId]),
    complaints: await reader.rows(statements.complaints, [siteId, memberId]),
  };
}
