import { isDuplicate, type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const waitForName = sql("select pg_advisory_xact_lock(hashtextextended($1 || ' ' || lower($2), 4713))");
const ofInvented = sql("select from profiles where site_id = $1 and name_key = lower($2) and kind <> 'member' limit 1");

/** A member chose the name that an invented profile of the site has. */
class NameOfInvented extends Error {}

/** Whether a member was refused a name because a member or an invented profile of the site has it. */
export const isNameOfSomebody = (error: unknown): boolean =>
  isDuplicate(error, 'profiles_name_key') || error instanceof NameOfInvented;

/**
 * Holds a name of a site, in any case, until the transaction ends. The index of names knows members alone: of a member
 * and an invented profile that take a name at once, the second waits here and finds it taken.
 */
export async function holdName(tx: Tx, { siteId }: SiteScope, name: string): Promise<void> {
  await tx.rows(waitForName, [String(siteId), name]);
}

/** Whether an invented profile of the site has the name, in any case; one that is switched off keeps it. */
export const isNameOfInvented = async (reader: Reader, { siteId }: SiteScope, name: string): Promise<boolean> =>
  (await reader.maybe(ofInvented, [siteId, name])) !== undefined;

/** Holds a name for a member; throws what `isNameOfSomebody` knows where an invented profile has it. */
export async function takeNameForMember(tx: Tx, site: SiteScope, name: string): Promise<void> {
  await holdName(tx, site, name);
  if (await isNameOfInvented(tx, site, name)) throw new NameOfInvented();
}
