import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';

const hide = sql("update profiles set status = 'leaving' where site_id = $1 and id = $2 and status = 'active'");
const show = sql("update profiles set status = 'active' where site_id = $1 and id = $2 and status = 'leaving'");
// A name is asked for by the table; an erased one is shown as "deleted member" in the reader's language.
const blank =
  sql(`update profiles set status = 'erased', public_id = $3, name = '-', birth_date = '1900-01-01', gender = 'female', looks_for = null,
    sexuality = null, country = null, region = null, city_id = null, city = null, cell = null, quote = '', about = '', interests = '{}', tattoos = null,
    hair_color = null, eye_color = null, body_type = null, relationship_status = null, signup_reason = null, completeness = 0, main_photo_key = null,
    photo_count = 0, last_active_on = null, rank = 0, ranked_on = null, ad_consent = false, is_invisible = false, only_real_members = false,
    name_changed_at = null, gender_changed_at = null, created_at = date_trunc('month', created_at)
  where site_id = $1 and id = $2`);

/** Takes the profile from every surface. One that staff disabled stays as it is. */
export const hideProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(hide, [siteId, memberId]));

/** Shows it again. */
export const showProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(show, [siteId, memberId]));

/** Empties the profile: nothing of the person is left, and its address leads nowhere. */
export const blankProfile = async (tx: Tx, { siteId, memberId }: Scope, publicId: string): Promise<void> =>
  void (await tx.run(blank, [siteId, memberId, publicId]));

const disable = sql("update profiles set status = 'disabled' where site_id = $1 and id = $2 and status = 'active'");
const enable = sql("update profiles set status = 'active' where site_id = $1 and id = $2 and status = 'disabled'");

/** Takes the profile from every surface, for staff. */
export const disableProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(disable, [siteId, memberId]));

/** Shows it again. */
export const enableProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(enable, [siteId, memberId]));
