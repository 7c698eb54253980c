import { isDeepStrictEqual } from 'node:util';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { completenessOf } from '../card/completeness.ts';
import { factsOf } from '../card/view.ts';
import { holdName } from '../names/names-of-invented.ts';
import { lockProfile, saveProfile } from '../profiles.ts';
import { findInvented, type InventedProfile, type InventedState } from './invented-profiles.ts';

/** A state that an invented profile had. */
export interface InventedVersion {
  readonly number: number;
  /** Empty: it was found so. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
  readonly state: InventedState;
}

interface By {
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

const note = sql(`insert into invented_versions (site_id, profile, number, actor, reason, happened_at, state)
  values ($1, $2, $3, $4, $5, $6, $7)`);
const setState = sql('update profiles set birth_date = $3, status = $4 where site_id = $1 and id = $2');
const columns = 'number, actor, reason, happened_at as at, state';
const newest = sql(`select ${columns} from invented_versions
  where site_id = $1 and profile = $2 and ($3::integer is null or number < $3) order by number desc limit $4`);
const numbered = sql(`select ${columns} from invented_versions
  where site_id = $1 and profile = $2 and number = $3`);
// One after the other, each by the index that holds names of its kind.
const nameTaken = sql(`select from profiles
  where site_id = $1 and name_key = lower($2) and status <> 'erased' and kind = 'member'
  union all select from profiles
  where site_id = $1 and name_key = lower($2) and kind <> 'member' and public_id <> $3 limit 1`);

/** The states of an invented profile before a number, the newest first; one that nobody changed has none. */
export const listInventedVersions = (
  reader: Reader,
  { siteId }: SiteScope,
  { profile, before, limit }: { profile: string; before?: number | undefined; limit: number },
): Promise<InventedVersion[]> => reader.rows<InventedVersion>(newest, [siteId, profile, before ?? null, limit]);

/** One state of an invented profile by its number. */
export const findInventedVersion = (
  reader: Reader,
  { siteId }: SiteScope,
  { profile, number }: { profile: string; number: number },
): Promise<InventedVersion | undefined> => reader.maybe<InventedVersion>(numbered, [siteId, profile, number]);

/**
 * Whether a member or another invented profile of the site has the name, in any case. Who asks holds it until the
 * transaction ends: of two who give it at once the second finds it taken.
 */
export async function isNameOfOther(
  tx: Tx,
  { siteId }: SiteScope,
  { name, except = '' }: { name: string; except?: string | undefined },
): Promise<boolean> {
  await holdName(tx, { siteId }, name);
  return (await tx.maybe(nameTaken, [siteId, name, except])) !== undefined;
}

/** Writes a state down as a version. */
async function noteState(
  tx: Tx,
  { siteId }: SiteScope,
  { profile, number, actor, reason, at, state }: InventedVersion & { profile: string },
): Promise<void> {
  await tx.run(note, [siteId, profile, number, actor, reason, at, JSON.stringify(state)]);
}

/** Writes the first version of one that was just made. */
export async function noteMade(
  tx: Tx,
  site: SiteScope,
  { publicId, actor, reason, now }: By & { publicId: string },
): Promise<void> {
  const made = await findInvented(tx, site, publicId);
  if (!made) throw new Error('an invented profile that was just made is not there');
  await noteState(tx, site, { profile: publicId, number: 1, actor, reason, at: now, state: made.state });
}

/**
 * Makes an invented profile that is held what `state` says, as a version of its own. What was made without a version is
 * written down as it was found, so that it can be put back too.
 */
export async function writeInvented(
  tx: Tx,
  site: SiteScope,
  { held, state, actor, reason, now }: By & { held: InventedProfile; state: InventedState },
): Promise<'written' | 'same'> {
  const { id, publicId, version, since } = held;
  if (isDeepStrictEqual(held.state, state)) return 'same';
  const scope = { siteId: site.siteId, memberId: id };
  const { isShown, birthDate, ...content } = state;
  const profile = { ...(await lockProfile(tx, scope)), ...content };
  await saveProfile(tx, scope, { ...profile, completeness: completenessOf(factsOf(profile)) });
  await tx.run(setState, [site.siteId, id, birthDate, isShown ? 'active' : 'disabled']);
  if (version === 1 && (await listInventedVersions(tx, site, { profile: publicId, limit: 1 })).length === 0)
    await noteState(tx, site, { profile: publicId, number: 1, actor: '', reason: '', at: since, state: held.state });
  await noteState(tx, site, { profile: publicId, number: version + 1, actor, reason, at: now, state });
  return 'written';
}
