import type { RefusalCode } from '@vonk/contract/refusals';
import type { Scope } from '../../accounts/index.ts';
import type { Reader } from '../../platform/database/db.ts';
import { orRefuse, type Refuses } from '../../platform/refusal.ts';
import { findProfileId } from '../../profile/index.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { StaffSiteCall } from '../../staff/index.ts';
import { type MemberHead, readHead } from './find-members.ts';

/** What one of the staff does on a site, in the back-office or by a command; it may be refused with these codes. */
export interface MemberDeed<Code extends RefusalCode = never> extends Refuses<Code> {
  readonly at: Site;
  readonly staff: Pick<StaffSiteCall['staff'], 'publicId'>;
  readonly now: Date;
}

/** The member of the site with a public id; refuses where there is none, or it is a profile without an account. */
export async function theMember(
  reader: Reader,
  { siteId }: SiteScope,
  id: string,
): Promise<{ scope: Scope; head: MemberHead }> {
  const scope = { siteId, memberId: orRefuse(await findProfileId(reader, { siteId }, id), 'not_found') };
  return { scope, head: orRefuse(await readHead(reader, scope), 'not_found') };
}
