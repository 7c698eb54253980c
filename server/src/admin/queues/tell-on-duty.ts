import type { StaffRole } from '@vonk/contract/admin/roles';
import { headOf, type MailOrder, queueMail } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Site } from '../../sites/index.ts';
import { listOnDuty, pushToStaff } from '../../staff/index.ts';

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

/**
 * Tells who is on duty for these roles on a site, or, when nobody is, everybody whose role it is (T122), by mail and on
 * the devices they chose; says who. A device shows the subject of the mail, which names nobody, and shows it to whom no
 * mail reaches too.
 */
export async function tellOnDuty(tx: Tx, site: Site, { roles, mail, cause, now, but }: DutyNews): Promise<string[]> {
  const { siteId } = site;
  const told = [];
  for (const { staffId, email, locale, publicId } of await listOnDuty(tx, site, { roles, now })) {
    if (but?.has(publicId)) continue;
    const order = { ...mail, cause: `${cause}:${publicId}`, now };
    told.push(publicId);
    // Not queued is told before, by mail and device; that a mailbox is not there shows only when the mail is sent.
    if (!(await queueMail(tx, { siteId, email, locale }, order))) continue;
    const { subject, path } = headOf(site, locale, order);
    const { pathname } = new URL(path);
    const words = { title: site.name, body: subject, url: pathname, tag: `${mail.template}-${siteId}-${pathname}` };
    await pushToStaff(tx, { staffId }, words);
  }
  return told;
}
