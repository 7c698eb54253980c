import type { StaffAction } from '@vonk/contract/admin/actions';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** Who of the team works on which site, and when. */
export interface Desk extends SiteScope {
  /** The public id of somebody of the staff, or a name that was given on the command line. */
  readonly staff: string;
  readonly now: Date;
}

/** Who is leaving, closed or gone waits for no answer, and nothing they wrote is shown any more (T11, T55). */
export const isHere = (site: string, member: string): string => `exists (select from account_cards a
      where a.site_id = ${site} and a.id = ${member} and a.status in ('confirmed', 'not_confirmed'))`;

export const note = (
  tx: Tx,
  { siteId, staff, now }: Desk,
  { action, conversation }: { action: StaffAction; conversation: string },
): Promise<void> => noteAction(tx, { siteId, actor: staff, action, subject: conversation, now });
