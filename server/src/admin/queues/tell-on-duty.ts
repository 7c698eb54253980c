import type { StaffRole } from '@vonk/contract/admin/roles';
import { type MailOrder, queueMail } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { listOnDuty } from '../../staff/index.ts';

/** What staff are told of. */
type DutyMail = {
  [Template in 'overdue' | 'urgent' | 'drill_due']: Pick<MailOrder<Template>, 'template' | 'data'>;
}['overdue' | 'urgent' | 'drill_due'];

interface DutyNews {
  readonly roles: readonly StaffRole[];
  readonly mail: DutyMail;
  /** What it is about: told to each once. */
  readonly cause: string;
  readonly now: Date;
  /** Public ids of those who were told this before. */
  readonly but?: ReadonlySet<string>;
}

/** Tells who is on duty for these roles on a site, or, when nobody is, everybody whose role it is (T122); says who. */
export async function tellOnDuty(
  tx: Tx,
  { siteId }: SiteScope,
  { roles, mail, cause, now, but }: DutyNews,
): Promise<string[]> {
  const told = [];
  for (const { email, locale, publicId } of await listOnDuty(tx, { siteId }, { roles, now })) {
    if (but?.has(publicId)) continue;
    await queueMail(tx, { siteId, email, locale }, { ...mail, cause: `${cause}:${publicId}`, now });
    told.push(publicId);
  }
  return told;
}
