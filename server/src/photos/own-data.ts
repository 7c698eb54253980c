import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  photos: sql(
    `select public_id, state, reason, is_main, alt, rotation, crop, width, height, uploaded_at, decided_at
      from photos
      where site_id = $1 and profile_id = $2 order by position, id`,
  ),
  photo_checks: sql(
    `select p.public_id as photo, c.version, c.drawing, c.hentai, c.neutral, c.porn, c.sexy, c.suspicion, c.checked_at
     from photos p join photo_checks c on c.site_id = p.site_id and c.photo_id = p.id
     where p.site_id = $1 and p.profile_id = $2 order by c.checked_at`,
  ),
  verifications: sql(
    `select method, instruction, state, reason, consent_version, consented_at, asked_at, decided_at,
       ended_at, evidence_deleted_at
     from verifications where site_id = $1 and profile_id = $2 order by asked_at`,
  ),
  verification_tries: sql(
    `select method, instruction, consent_version, begun_at, ends_at, sent_at
     from verification_tries where site_id = $1 and profile_id = $2 order by begun_at`,
  ),
  photo_decisions: sql(
    `select p.public_id as photo, s.reason, s.ground, s.is_automated, s.is_sorted, s.decided_at, o.body as objection,
       o.asked_at, o.outcome, o.explanation, o.decided_at as judged_at
     from photos p join photo_statements s on s.site_id = p.site_id and s.photo_id = p.id
     left join photo_objections o on o.site_id = s.site_id and o.statement_id = s.id
     where p.site_id = $1 and p.profile_id = $2 order by s.decided_at`,
  ),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownPhotos(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    photos: await reader.rows(statements.photos, [siteId, memberId]),
    photo_checks: await reader.rows(statements.photo_checks, [siteId, memberId]),
    verifications: await reader.rows(statements.verifications, [siteId, memberId]),
    verification_tries: await reader.rows(statements.verification_tries, [siteId, memberId]),
    photo_decisions: await reader.rows(statements.photo_decisions, [siteId, memberId]),
  };
}
