import { fictionalNotices } from '@vonk/contract/chat';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

const spenders = sql(
  `select distinct member_id as "memberId", profile_id as "profileId" from wrongful_spends_v1($1::smallint, $2, $3)
    order by 1, 2`,
);
const giveBack = sql('select * from return_wrongful_spends_v1($1::smallint, $2, $3, $4, $5, $6, $7)');

/**
 * Who paid since a moment to which profile that is no member, without having been told so first; also those who got it
 * back (T13).
 */
export const whoSpentWrongfully = (
  reader: Reader,
  { siteId }: SiteScope,
  since: Date,
): Promise<{ memberId: string; profileId: string }[]> =>
  reader.rows(spenders, [siteId, since, JSON.stringify(fictionalNotices)]);

/**
 * Gives a member back what they wrongfully paid to a profile and says so in the conversation; null: it was given back
 * before (T13).
 */
export async function returnWrongfulSpends(
  tx: Tx,
  { siteId, memberId }: Scope,
  { profileId, since, timeZone, now }: { profileId: string; since: Date; timeZone: string; now: Date },
): Promise<{ credits: number; conversation: string } | null> {
  const values = [siteId, memberId, profileId, since, JSON.stringify(fictionalNotices), timeZone, now];
  const returned = await tx.one<{ credits: number; conversation: string }>(giveBack, values);
  return returned.credits > 0 ? returned : null;
}
