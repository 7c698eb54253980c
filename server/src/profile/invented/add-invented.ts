import type { Gender, ProfileKind } from '@vonk/contract/profile';
import { sql, type Tx } from '../../platform/database/db.ts';
import { publicId } from '../../platform/ids.ts';
import type { SiteScope } from '../../sites/index.ts';

/**
 * A profile that is no member (T1): nobody lives anywhere, and a company stands behind it where the kind asks for one
 * (T14).
 */
export interface NewInventedProfile {
  readonly id: string;
  readonly kind: Exclude<ProfileKind, 'member'>;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: Gender;
  readonly country: string | null;
  readonly quote: string;
  readonly about: string;
  readonly company: { name: string; price: string; url: string } | null;
  /** Of a live-cam profile, which is not shown without. */
  readonly performers: PerformerRecord | null;
  readonly now: Date;
}

/** That age and consent of whom it shows were checked: the number the company keeps the record by (T14). */
export interface PerformerRecord {
  readonly reference: string;
  readonly checkedBy: string;
  /** yyyy-mm-dd */
  readonly checkedOn: string;
}

const insertInvented =
  sql(`insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country,
    quote, about, company, performer_record, created_at)
  values ($1, $2, $3, $4, 'active', true, $5, $6, $7, $8, $9, $10, $11, $12, $13)`);

/** Adds such a profile and answers its public id; its kind can never change. */
export async function addInvented(tx: Tx, { siteId }: SiteScope, profile: NewInventedProfile): Promise<string> {
  const id = publicId();
  await tx.run(insertInvented, [
    siteId,
    profile.id,
    id,
    profile.kind,
    profile.name,
    profile.birthDate,
    profile.gender,
    profile.country,
    profile.quote,
    profile.about,
    profile.company === null ? null : JSON.stringify(profile.company),
    profile.performers === null ? null : JSON.stringify(recordOf(profile.performers)),
    profile.now,
  ]);
  return id;
}

const recordOf = ({ reference, checkedBy, checkedOn }: PerformerRecord) => ({
  reference,
  checked_by: checkedBy,
  checked_on: checkedOn,
});
