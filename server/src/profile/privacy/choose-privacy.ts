import type { CallInput } from '@vonk/contract/api';
import type { Privacy } from '@vonk/contract/profile';
import type { MemberCall } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { appendEvent } from '../../platform/live/live-events.ts';
import type { Live } from '../../platform/live/live.ts';
import { lockProfile } from '../profiles.ts';
import { cellOf } from '../place/choose-place.ts';
import { readPrivacy, savePrivacy } from './privacy.ts';

/**
 * Hides the member or shows them again (PRIV-1), lets their profile stand on landing pages or not (C15), and what they
 * read be seen or not (CHAT-2), and how far away they are (T86): at once, on all surfaces.
 */
export async function choosePrivacy(
  { db, live }: { db: Db; live: Pick<Live, 'wake'> },
  { member, address, now }: MemberCall,
  { invisible, ad_consent, read_ticks, hide_distance }: CallInput<'PUT /api/privacy.php'>,
): Promise<Privacy> {
  const privacy = await db.transact(async (tx) => {
    await appendEvent(tx, member.memberId, { kind: 'people_changed', payload: {}, now });
    const { cityId } = await lockProfile(tx, member);
    const before = await readPrivacy(tx, member);
    if (ad_consent !== undefined && ad_consent !== before.ad_consent)
      await recordConsent(tx, member, { kind: 'ads', given: ad_consent, address, now });
    const hides = hide_distance ?? before.hide_distance;
    await savePrivacy(tx, member, {
      invisible: invisible ?? before.invisible,
      ad_consent: ad_consent ?? before.ad_consent,
      read_ticks: read_ticks ?? before.read_ticks,
      hide_distance: hides,
      cell: await cellOf(cityId, hides),
    });
    return readPrivacy(tx, member);
  });
  live.wake([member.memberId]);
  return privacy;
}
