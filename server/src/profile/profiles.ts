import { type Answers, type Gender, type Interest, ofEachList } from '@vonk/contract/profile';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named } from '../platform/database/named.ts';
import { bitsOf, gendersOf } from './gender-bits.ts';

/** Where a member lives, down to the city; the cell is the city's, and null where the member hides the distance. */
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
  /** Then there is no cell (T86). */
  readonly hidesDistance: boolean;
}

type Content = ProfileContent & Pick<Profile, 'completeness' | 'nameChangedAt' | 'genderChangedAt'>;

interface ProfileRow extends Omit<Profile, 'looksFor'> {
  looksFor: number | null;
}

/** Where what a member can change is kept, and what changes with it. */
const contentColumns: Readonly<Record<keyof Content, string>> = {
  name: 'name',
  gender: 'gender',
  looksFor: 'looks_for',
  country: 'country',
  region: 'region',
  cityId: 'city_id',
  city: 'city',
  cell: 'cell',
  quote: 'quote',
  about: 'about',
  interests: 'interests',
  ...ofEachList((name) => name),
  completeness: 'completeness',
  nameChangedAt: 'name_changed_at',
  genderChangedAt: 'gender_changed_at',
};
/** Where the rest is kept. */
const furtherColumns: Readonly<Record<Exclude<keyof Profile, keyof Content>, string>> = {
  id: 'id',
  publicId: 'public_id',
  status: 'status',
  isConfirmed: 'is_confirmed',
  birthDate: 'birth_date',
  photoCount: 'photo_count',
  mainPhotoKey: 'main_photo_key',
  lastActiveOn: 'last_active_on',
  onlyRealMembers: 'only_real_members',
  hidesDistance: 'hides_distance',
};
const columns = Object.entries({ ...furtherColumns, ...contentColumns })
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

const ownProfile = sql(`select ${columns} from profiles where site_id = $1 and id = $2`);
const lockedProfile = sql(`select ${columns} from profiles where site_id = $1 and id = $2 for update`);
const updateOnlyReal = sql('update profiles set only_real_members = $3 where site_id = $1 and id = $2');
const contentNames = Object.keys(contentColumns) as (keyof Content)[];
const updateContent = named<Scope & Record<keyof Content, unknown>>(
  (value) => `update profiles set ${contentNames.map((name) => `${contentColumns[name]} = ${value[name]}`).join(', ')}
   where site_id = ${value.siteId} and id = ${value.memberId}`,
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
  await tx.run(...updateContent({ ...profile, looksFor: bitsOf(profile.looksFor), siteId, memberId }));
}

/** Keeps whether the member sees real members only (T5). */
export const setOnlyRealMembers = async (tx: Tx, { siteId, memberId }: Scope, on: boolean): Promise<void> =>
  void (await tx.run(updateOnlyReal, [siteId, memberId, on]));
