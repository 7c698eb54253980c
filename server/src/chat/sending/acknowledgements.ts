import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

export interface Acknowledgement {
  profileId: string;
  version: string;
}

const find = sql(
  `select 1 as found from acknowledgements
    where site_id = $1 and member_id = $2 and profile_id = $3 and text_version = $4`,
);
const insert = sql(`insert into acknowledgements (site_id, member_id, profile_id, text_version, acknowledged_at)
  values ($1, $2, $3, $4, $5)
  on conflict do nothing`);

/** Whether the member read that this profile is invented, in this version (T3). */
export const isAcknowledged = async (
  reader: Reader,
  { siteId, memberId }: Scope,
  { profileId, version }: Acknowledgement,
): Promise<boolean> => (await reader.maybe(find, [siteId, memberId, profileId, version])) !== undefined;

/** Notes that the member read it; once is enough. */
export const acknowledge = (
  tx: Tx,
  { siteId, memberId }: Scope,
  { profileId, version, now }: Acknowledgement & { now: Date },
): Promise<number> => tx.run(insert, [siteId, memberId, profileId, version, now]);

const acknowledged = sql(`select p.public_id as profile, p.kind, a.text_version, a.acknowledged_at
  from acknowledgements a join profile_cards p on p.site_id = a.site_id and p.id = a.profile_id
  where a.site_id = $1 and a.member_id = $2 order by a.acknowledged_at`);

/** The invented profiles whose label a member acknowledged, with the text's version and when (T3, T113). */
export const listAcknowledged = (reader: Reader, { siteId, memberId }: Scope): Promise<Record<string, unknown>[]> =>
  reader.rows(acknowledged, [siteId, memberId]);
