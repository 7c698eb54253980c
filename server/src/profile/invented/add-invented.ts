import type { Gender, ProfileKind } from '@vonk/contract/profile';
import type { Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
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

type Written = Omit<NewInventedProfile, 'company' | 'performers'> & {
  readonly publicId: string;
  /** As JSON, both. */
  readonly company: string | null;
  readonly performers: string | null;
};

const insertInvented = named<SiteScope & Written>(
  (value) =>
    `insert into profiles ${row({
      site_id: value.siteId,
      id: value.id,
      public_id: value.publicId,
      kind: value.kind,
      status: "'active'",
      is_confirmed: 'true',
      name: value.name,
      birth_date: value.birthDate,
      gender: value.gender,
      country: value.country,
      quote: value.quote,
      about: value.about,
      company: value.company,
      performer_record: value.performers,
      created_at: value.now,
    })}`,
);

/** Adds such a profile and answers its public id; its kind can never change. */
export async function addInvented(tx: Tx, { siteId }: SiteScope, profile: NewInventedProfile): Promise<string> {
  const id = publicId();
  const company = profile.company && JSON.stringify(profile.company);
  const performers = profile.performers && JSON.stringify(recordOf(profile.performers));
  await tx.run(...insertInvented({ ...profile, siteId, publicId: id, company, performers }));
  return id;
}

const recordOf = ({ reference, checkedBy, checkedOn }: PerformerRecord) => ({
  reference,
  checked_by: checkedBy,
  checked_on: checkedOn,
});
