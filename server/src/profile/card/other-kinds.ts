import type { ProfileKind } from '@vonk/contract/profile';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

/** What a profile is that is no member's. */
export type OtherKind = Exclude<ProfileKind, 'member'>;

const shown = sql(`select distinct kind from profiles
  where site_id = $1 and kind <> 'member' and status = 'active' and is_confirmed and not is_invisible`);

/** The kinds of profiles, members aside, that stand on a site: its texts say what they are and who writes (T4, T12). */
export const readOtherKinds = async (reader: Reader, { siteId }: SiteScope): Promise<OtherKind[]> =>
  (await reader.rows<{ kind: OtherKind }>(shown, [siteId])).map(({ kind }) => kind);
