import { type Answers, answersOf, type Gender, type Interest, type ProfileKind } from '@vonk/contract/profile';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { type Profile, readProfile } from '../profiles.ts';

/** What an invented profile tells; nobody who is invented lives anywhere (T10). */
export interface InventedContent extends Answers {
  readonly name: string;
  /** yyyy-mm-dd */
  readonly birthDate: string;
  readonly gender: Gender;
  readonly looksFor: readonly Gender[];
  /** On whose searches it stands; shown to nobody. */
  readonly country: string | null;
  readonly quote: string;
  readonly about: string;
  readonly interests: readonly Interest[];
}

/** A state of an invented profile: what it tells, and whether it is shown. */
export interface InventedState extends InventedContent {
  readonly isShown: boolean;
}

interface Origin {
  /** When its state came about. */
  readonly since: Date;
  /** Empty: it was found so. */
  readonly actor: string;
}

interface Standing extends Origin {
  readonly id: string;
  readonly publicId: string;
  readonly kind: Exclude<ProfileKind, 'member'>;
  readonly version: number;
}

/** An invented profile as it stands. */
export interface InventedProfile extends Standing {
  readonly state: InventedState;
}

/** The same in a list. */
export interface ListedInvented extends Standing {
  readonly name: string;
  readonly nameKey: string;
  readonly birthDate: string;
  readonly status: string;
  readonly photoCount: number;
}

/** Which are asked for; what is left out is all of them. */
export interface InventedSearch {
  /** How the name begins, in any case. */
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
  readonly isShown?: boolean | undefined;
  /** Where the page before ended. */
  readonly after?: { readonly nameKey: string; readonly publicId: string } | undefined;
  readonly limit: number;
}

const standing = `p.id, p.public_id as "publicId", p.kind, coalesce(v.number, 1) as version,
  coalesce(v.happened_at, p.created_at) as since, coalesce(v.actor, '') as actor`;
const from = `profiles p left join lateral (select number, happened_at, actor from invented_versions i
    where i.site_id = p.site_id and i.profile = p.public_id order by number desc limit 1) v on true`;
const list = sql(`select ${standing}, p.name, p.name_key as "nameKey", p.birth_date as "birthDate", p.status,
    p.photo_count as "photoCount"
  from ${from}
  where p.site_id = $1 and p.kind <> 'member' and ($2::text is null or starts_with(p.name_key, lower($2)))
    and ($3::text is null or p.kind = $3) and ($4::boolean is null or (p.status = 'active') = $4)
    and ($5::text is null or (p.name_key, p.public_id) > ($5, $6))
  order by p.name_key, p.public_id limit $7`);
const one = sql(`select ${standing} from ${from} where p.site_id = $1 and p.public_id = $2 and p.kind <> 'member'`);
// Locked first and read after: of several who change it at once each sees what the one before made of it.
const lock = sql(`select id from profiles where site_id = $1 and public_id = $2 and kind <> 'member' for update`);

/** What an invented profile tells, out of all that a profile can. */
export function contentOf(profile: Profile): InventedContent {
  const { name, birthDate, gender, looksFor, country, quote, about, interests } = profile;
  // Only a member's may be untold (ACC-4).
  if (gender === null) throw new Error('an invented profile without a gender');
  return { name, birthDate, gender, looksFor, country, quote, about, interests, ...answersOf(profile) };
}

/** The invented profiles of a site by name, those that are hidden too. */
export const listInvented = (
  reader: Reader,
  { siteId }: SiteScope,
  { name, kind, isShown, after, limit }: InventedSearch,
): Promise<ListedInvented[]> =>
  reader.rows<ListedInvented>(list, [
    siteId,
    name ?? null,
    kind ?? null,
    isShown ?? null,
    after?.nameKey ?? null,
    after?.publicId ?? null,
    limit,
  ]);

/** One of a site by its public id, as it stands; undefined for none, and for a person's. */
export async function findInvented(
  reader: Reader,
  { siteId }: SiteScope,
  publicId: string,
): Promise<InventedProfile | undefined> {
  const found = await reader.maybe<Standing>(one, [siteId, publicId]);
  return found && { ...found, state: stateOf(await readProfile(reader, { siteId, memberId: found.id })) };
}

/** The same, held until the transaction ends. */
export async function holdInvented(tx: Tx, site: SiteScope, publicId: string): Promise<InventedProfile | undefined> {
  const isHeld = (await tx.maybe(lock, [site.siteId, publicId])) !== undefined;
  return isHeld ? findInvented(tx, site, publicId) : undefined;
}

const stateOf = (profile: Profile): InventedState => ({
  ...contentOf(profile),
  isShown: profile.status === 'active',
});
