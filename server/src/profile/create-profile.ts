import { isCountry } from '@vonk/contract/locales';
import type { Gender } from '@vonk/contract/profile';
import type { Scope } from '../accounts/index.ts';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { named, row } from '../platform/database/named.ts';
import { publicId } from '../platform/ids.ts';
import { bitsOf } from './gender-bits.ts';
import { takeNameForMember } from './names/names-of-invented.ts';
import type { Site, SiteScope } from '../sites/index.ts';

export interface NewProfile {
  /** Cleaned and checked (ACC-2). */
  readonly name: string;
  /** yyyy-mm-dd */
  readonly birthDate: string;
  /** Null: told later (ACC-4). */
  readonly gender: Gender | null;
  /** Empty without the consent of T75. */
  readonly looksFor: readonly Gender[];
  /** Kept when it is one of the site's. */
  readonly country: string | undefined;
  readonly now: Date;
}

type Written = Omit<NewProfile, 'looksFor' | 'country'> & {
  readonly publicId: string;
  /** As `bitsOf` answers. */
  readonly looksFor: number | null;
  readonly country: string | null;
  readonly onlyReal: boolean;
};

const insertProfile = named<Scope & Written>(
  (value) =>
    `insert into profiles ${row({
      site_id: value.siteId,
      id: value.memberId,
      public_id: value.publicId,
      kind: "'member'",
      status: "'active'",
      is_confirmed: 'false',
      name: value.name,
      birth_date: value.birthDate,
      gender: value.gender,
      looks_for: value.looksFor,
      country: value.country,
      only_real_members: value.onlyReal,
      created_at: value.now,
    })}`,
);
// Each by the index that holds names of its kind.
const freeAmong = sql(
  `select asked.name from unnest($2::text[]) with ordinality as asked (name, at)
    where not exists (select from profiles p where p.site_id = $1 and p.name_key = lower(asked.name)
      and p.kind = 'member' and p.status <> 'erased')
    and not exists (select from profiles p where p.site_id = $1 and p.name_key = lower(asked.name)
      and p.kind <> 'member')
    order by asked.at`,
);
const confirm = sql(
  `update profiles
   set is_confirmed = gender is not null, last_active_on = $3, ranked_on = $3,
     rank = rank_v1($3, completeness, main_photo_key is not null)
   where site_id = $1 and id = $2 and not is_confirmed`,
);

/** Whether a member or an invented profile of the site has the name, in any case. */
export const isNameTaken = async (reader: Reader, site: SiteScope, name: string): Promise<boolean> =>
  (await namesFree(reader, site, [name])).length === 0;

/** Which of these names no member and no invented profile of the site has, in any case; in their order. */
export const namesFree = async (reader: Reader, { siteId }: SiteScope, names: readonly string[]): Promise<string[]> =>
  (await reader.rows<{ name: string }>(freeAmong, [siteId, names])).map(({ name }) => name);

/**
 * Creates the profile of a new account, which has the same id; nobody sees it until `confirmProfile` (C4).
 * A name that somebody took meanwhile throws what `isNameOfSomebody` knows.
 */
export async function createProfile(
  tx: Tx,
  { siteId, settings }: Site,
  { memberId, ...profile }: NewProfile & Pick<Scope, 'memberId'>,
): Promise<void> {
  const country = isCountry(profile.country) && settings.countries.includes(profile.country) ? profile.country : null;
  await takeNameForMember(tx, { siteId }, profile.name);
  const onlyReal = settings.fictional_visibility !== 'labelled';
  const written = { ...profile, publicId: publicId(), looksFor: bitsOf(profile.looksFor), country, onlyReal };
  await tx.run(...insertProfile({ ...written, siteId, memberId }));
}

/**
 * Shows the profile from now on: its e-mail address is confirmed. One without a gender waits for it (ACC-4). `today` is
 * the site's calendar day.
 */
export async function confirmProfile(tx: Tx, { siteId, memberId }: Scope, today: string): Promise<void> {
  await tx.run(confirm, [siteId, memberId, today]);
}
