import type { Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { completenessOf } from './card/completeness.ts';
import { factsOf } from './card/view.ts';
import { lockProfile, type ProfileContent, saveProfile } from './profiles.ts';

/** Writes what a profile tells, all at once, for members that are made and not signed up. */
export async function writeContent(tx: Tx, scope: Scope, content: Partial<ProfileContent>): Promise<void> {
  const profile = { ...(await lockProfile(tx, scope)), ...content };
  await saveProfile(tx, scope, { ...profile, completeness: completenessOf(factsOf(profile)) });
}
