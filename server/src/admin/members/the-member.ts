import type { Scope } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { findProfileId } from '../../profile/index.ts';
import type { SiteScope } from '../../sites/index.ts';
import { type MemberHead, readHead } from './find-members.ts';

/** The member of the site with a public id; refuses where there is none, or it is a profile without an account. */
export async function theMember(
  reader: Reader,
  { siteId }: SiteScope,
  id: string,
): Promise<{ scope: Scope; head: MemberHead }> {
  const scope = { siteId, memberId: orRefuse(await findProfileId(reader, { siteId }, id), 'not_found') };
  return { scope, head: orRefuse(await readHead(reader, scope), 'not_found') };
}
