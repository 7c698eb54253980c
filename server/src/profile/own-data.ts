import type { Scope } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/database/db.ts';

const statements = {
  profile:
    sql(`select public_id, kind, status, is_confirmed, is_invisible, name, birth_date, gender, looks_for, sexuality, country, region, city, cell, quote, about, interests,
    tattoos, hair_color, eye_color, body_type, relationship_status, signup_reason, completeness, photo_count, last_active_on, only_real_members, shows_reading, ad_consent, name_changed_at,
    gender_changed_at, created_at from profiles where site_id = $1 and id = $2`),
} as const;

/** What is kept here of a member, as they get it with their export (PRIV-2, T79): by its name, a row each. */
export async function ownProfile(
  reader: Reader,
  { siteId, memberId }: Scope,
): Promise<Record<keyof typeof statements, object[]>> {
  return {
    profile: await reader.rows(statements.profile, [siteId, memberId]),
  };
}
