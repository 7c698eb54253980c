import type { StaffAction } from '@vonk/contract/admin/actions';
import { noteAction } from '../../audit/index.ts';
import { notePrices } from '../../payments/index.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { holdAllDuePrices } from '../prices/hold-prices.ts';
import { type SavedSite, saveSite, type SiteFile, type Writing } from '../../sites/index.ts';

/** Who writes a site, and why. */
export interface SiteChange extends Writing {
  readonly file: SiteFile;
  /** What the log calls it. */
  readonly action?: StaffAction;
}

/** Makes or changes a site, with its prices in the price log (T33) and itself in the audit. */
export async function noteSite(tx: Tx, { file, action = 'site_written', ...writing }: SiteChange): Promise<SavedSite> {
  const { actor, reason, now } = writing;
  const site = await saveSite(tx, file, writing);
  await notePrices(tx, site, now);
  await noteAction(tx, { siteId: site.siteId, actor, action, subject: file.slug, reason, now });
  return site;
}

/** The same in a transaction of its own, after what was planned for now; answers the number of the site. */
export async function writeSite(db: Db, change: SiteChange): Promise<number> {
  await holdAllDuePrices({ db, now: change.now });
  return db.transact(async (tx) => (await noteSite(tx, change)).siteId);
}
