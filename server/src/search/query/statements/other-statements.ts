import { type ProfileOption, profileOptionNames } from '@vonk/contract/profile';
import { sql } from '../../../platform/database/db.ts';
import { named, type Places } from '../../../platform/database/named.ts';
import { answerColumn } from '../masks.ts';
import type { GenderBit, MemberValues, PartValues } from './member-statements.ts';

/** What a search asks of profiles of other kinds. */
export interface OtherValues
  extends
    Pick<MemberValues, 'site' | 'searcher' | 'genders' | 'bornFrom' | 'bornTo' | 'photos' | 'interests'>,
    Readonly<Record<ProfileOption, string>> {
  readonly country: string;
  readonly bit: GenderBit;
  readonly kinds: readonly string[];
}

const othersText = (value: Places<OtherValues>) => `findable_others p where p.site_id = ${value.site}
  and p.gender = any(${value.genders}::text[]) and p.country = ${value.country}
  and p.birth_date between ${value.bornFrom} and ${value.bornTo} and p.photo_count >= ${value.photos}
  and p.interest_bits & ${value.interests}::bigint <> 0
  and ${profileOptionNames.map((name) => `p.${answerColumn(name)} & ${value[name]}::bigint <> 0`).join(' and ')}
  and (p.looks_for is null or p.looks_for & ${value.bit}::smallint <> 0::smallint)
  and p.kind = any(${value.kinds}::text[])
  and not exists (select from block_pairs b
    where b.site_id = ${value.site} and b.blocker_id = ${value.searcher} and b.blocked_id = p.id)`;

/** So many are wanted. */
interface Limited {
  readonly limit: number;
}

/** Profiles of other kinds: id and rank, best first. */
export const otherPage = named<OtherValues & Omit<PartValues, 'without'> & Limited>(
  (value) => `select p.id, p.rank from ${othersText(value)} and (p.rank, p.id) < (${value.rank}, ${value.id})
  order by p.rank desc, p.id desc limit ${value.limit}`,
);
/** The first of them, and on each row how many of all there are of the counted kinds: one look at all for both. */
export const firstOthers = named<OtherValues & Limited & { readonly counted: readonly string[] }>(
  (value) => `select p.id, p.rank, count(*) filter (where p.kind = any(${value.counted}::text[])) over () as counted
  from ${othersText(value)} order by p.rank desc, p.id desc limit ${value.limit}`,
);

/** Members who agreed to be shown to guests. $1 site, $2 country, $3 how many. */
export const consentingMembers = sql(
  `select p.id, p.rank from findable_members p
    where p.site_id = $1 and p.country = $2 and p.ad_consent order by p.rank desc, p.id desc limit $3`,
);
