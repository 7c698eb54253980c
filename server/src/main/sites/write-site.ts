import { noteAction } from '../../audit/index.ts';
import { notePrices } from '../../payments/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { saveSite, type SiteFile } from '../../sites/index.ts';

/** Who writes a site, and why. */
export interface SiteChange {
  readonly file: SiteFile;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Makes or changes a site, with its prices in the price log (T33) and itself in the audit; answers its number. */
export const writeSite = (db: Db, { file, actor, reason, now }: SiteChange): Promise<number> =>
  db.transact(async (tx) => {
    const site = await saveSite(tx, file, now);
    await notePrices(tx, site, now);
    await noteAction(tx, { siteId: site.siteId, actor, action: 'site_written', subject: file.slug, reason, now });
    return site.siteId;
  });
