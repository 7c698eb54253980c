import type { Privacy } from '@vonk/contract/profile';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';

const ofMember = sql(
  `select is_invisible as invisible, ad_consent, only_real_members as only_real, shows_reading as read_ticks,
    hides_distance as hide_distance
    from profiles
    where site_id = $1 and id = $2`,
);
const save = sql(
  `update profiles set is_invisible = $3, ad_consent = $4, shows_reading = $5, hides_distance = $6,
    cell = $7 where site_id = $1 and id = $2`,
);

const agree = sql('update profiles set ad_consent = true where site_id = $1 and id = $2');

/** For the demo, whose people choose nothing else: the profile may stand where strangers see it (C15). */
export const agreeToAds = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(agree, [siteId, memberId]));

/** Who may find the member, and what their profile may be used for. */
export const readPrivacy = (reader: Reader, { siteId, memberId }: Scope): Promise<Privacy> =>
  reader.one<Privacy>(ofMember, [siteId, memberId]);

export const savePrivacy = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { invisible, ad_consent, read_ticks, hide_distance, cell }: Omit<Privacy, 'only_real'> & { cell: number | null },
): Promise<void> =>
  void (await tx.run(save, [siteId, memberId, invisible, ad_consent, read_ticks, hide_distance, cell]));
