import type { Gender, Interest, ProfileOption, profileOptions } from '@vonk/contract/profile';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { bitsOf, gendersOf } from './gender-bits.ts';

/** The answers of the option lists; null where none was given. */
export type Answers = { readonly [Name in ProfileOption]: (typeof profileOptions)[Name][number] | null };

/** Where a member lives, down to the city; the cell is the city's. */
export interface Place {
  readonly country: string | null;
  readonly region: string | null;
  readonly cityId: number | null;
  readonly city: string | null;
  readonly cell: number | null;
}

/** What a member can change about their profile. */
export interface ProfileContent extends Answers, Place {
  readonly name: string;
  /** Null until it is told; such a profile is never shown (ACC-4). */
  readonly gender: Gender | null;
  readonly looksFor: readonly Gender[];
  readonly quote: string;
  readonly about: string;
  readonly interests: readonly Interest[];
}

/** A member's own profile. */
export interface Profile extends ProfileContent {
  readonly id: string;
  readonly publicId: string;
  readonly status: 'active' | 'disabled' | 'leaving' | 'erased';
  /** The e-mail address is confirmed, and the gender told (C4, ACC-4). */
  readonly isConfirmed: boolean;
  readonly birthDate: string;
  readonly completeness: number;
  readonly photoCount: number;
  readonly mainPhotoKey: string | null;
  readonly lastActiveOn: string | null;
  readonly nameChangedAt: Date | null;
  readonly genderChangedAt: Date | null;
  readonly onlyRealMembers: boolean;
}

interface ProfileRow extends Omit<Profile, 'looksFor'> {
  looksFor: number | null;
}

const columns = `id, public_id as "publicId", status, is_confirmed as "isConfirmed", name, birth_date as "birthDate", gender,
  looks_for as "looksFor", sexuality, country, region, city_id as "cityId", city, cell, quote, about, interests,
  tattoos, hair_color, eye_color, body_type, relationship_status, signup_reason, completeness, photo_count as "photoCount",
  main_photo_key as "mainPhotoKey", last_active_on as "lastActiveOn", name_changed_at as "nameChangedAt", gender_changed_at as "genderChangedAt",
  only_real_members as "onlyRealMembers"`;
const ownProfile = sql(`select ${columns} from profiles where site_id = $1 and id = $2`);
const lockedProfile = sql(`select ${columns} from profiles where site_id = $1 and id = $2 for update`);
const updateOnlyReal = sql('update profiles set only_real_members = $3 where site_id = $1 and id = $2');
const updateContent = sql(
  `update profiles set name = $3, gender = $4, looks_for = $5, sexuality = $6, country = $7, region = $8, city_id = $9, city = $10, cell = $11,
     quote = $12, about = $13, interests = $14, tattoos = $15, hair_color = $16, eye_color = $17, body_type = $18, relationship_status = $19,
     signup_reason = $20, completeness = $21, name_changed_at = $22, gender_changed_at = $23
   where site_id = $1 and id = $2`,
);

const profileOf = (row: ProfileRow): Profile => ({ ...row, looksFor: gendersOf(row.looksFor) });

/** The member's own profile; a bug if there is none. */
export const readProfile = async (reader: Reader, { siteId, memberId }: Scope): Promise<Profile> =>
  profileOf(await reader.one<ProfileRow>(ownProfile, [siteId, memberId]));

/** The same, locked until the transaction ends. */
export const lockProfile = async (tx: Tx, { siteId, memberId }: Scope): Promise<Profile> =>
  profileOf(await tx.one<ProfileRow>(lockedProfile, [siteId, memberId]));

/** Writes what a member can change. A name that another member has throws a duplicate of `profiles_name_key`. */
export async function saveProfile(tx: Tx, { siteId, memberId }: Scope, profile: Profile): Promise<void> {
  await tx.run(updateContent, [
    siteId, memberId, profile.name, profile.gender, bitsOf(profile.looksFor), profile.sexuality, profile.country, profile.region, profile.cityId,
    profile.city, profile.cell, profile.quote, profile.about, profile.interests, profile.tattoos, profile.hair_color, profile.eye_color,
    profile.body_type, profile.relationship_status, profile.signup_reason, profile.completeness, profile.nameChangedAt, profile.genderChangedAt,
  ]); // prettier-ignore
}

/** Keeps whether the member sees real members only (T5). */
export const setOnlyRealMembers = async (tx: Tx, { siteId, memberId }: Scope, on: boolean): Promise<void> =>
  void (await tx.run(updateOnlyReal, [siteId, memberId, on]));
