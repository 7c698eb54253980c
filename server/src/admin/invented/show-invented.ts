import { noteAction } from '../../audit/index.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { holdInvented, type InventedProfile, writeInvented } from '../../profile/index.ts';
import type { Site, SiteScope, Sites } from '../../sites/index.ts';
import { showsKind } from './make-invented.ts';

interface Deed {
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Takes one that is held from every surface, or shows it again, as a version of it and with its entry in the log. */
export async function turnInvented(
  tx: Tx,
  { siteId }: SiteScope,
  { held, isShown, ...by }: Deed & { held: InventedProfile; isShown: boolean },
): Promise<'written' | 'same'> {
  const done = await writeInvented(tx, { siteId }, { held, state: { ...held.state, isShown }, ...by });
  const action = isShown ? 'profile_shown' : 'profile_hidden';
  if (done === 'written') await noteAction(tx, { siteId, action, subject: held.publicId, ...by });
  return done;
}

/** The same on the command line; false when it stood so already, is a person's or is none. Throws in words. */
export const showInvented = (
  { db, sites }: { db: Db; sites: Pick<Sites, 'byId'> },
  { siteId, actor, now }: Omit<Deed, 'reason'> & SiteScope,
  { profile, isShown }: { profile: string; isShown: boolean },
): Promise<boolean> =>
  db.transact(async (tx) => {
    const site: Site | undefined = sites.byId(siteId);
    const held = await holdInvented(tx, { siteId }, profile);
    if (!site || !held) return false;
    if (isShown && !held.state.isShown && !showsKind(site, held.kind))
      throw new Error('This site shows no fictional profiles (fictional_visibility).');
    return (await turnInvented(tx, site, { held, isShown, actor, reason: '', now })) === 'written';
  });
