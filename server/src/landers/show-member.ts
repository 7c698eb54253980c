import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type LanderMember, shownFaces } from '@vonk/contract/landers';
import type { ProfileCard } from '@vonk/contract/profile';
import type { AnyCall } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { findCard, readCards } from '../profile/index.ts';
import { countryFor } from './country-for.ts';
import type { LandersServices } from './services.ts';
import { readShown } from './show-lander.ts';

const agreed = sql('select from findable_members where site_id = $1 and id = $2 and ad_consent');
const allAgreed = sql(`select id from findable_members
  where site_id = $1 and country = $2 and ad_consent and photo_count > 0 order by rank desc, id desc limit $3`);

/** What the consent names, and no more; one whose age is not known is on no page (C15). */
function memberOf({ id, name, age, region, quote, main_image }: ProfileCard): LanderMember | null {
  return age === null ? null : { id, name, age, region, quote, main_image };
}

/** The member a landing page is about, if they switched that on and can be seen (C15). */
export async function showMember(
  services: LandersServices,
  call: AnyCall,
  { id }: CallInput<'GET /api/lander-member.php'>,
): Promise<CallOutput<'GET /api/lander-member.php'>> {
  const found = await findCard(services, call, id);
  if (!found || !(await services.db.maybe(agreed, [call.site.siteId, found.id]))) return { member: null };
  return { member: memberOf(found.card) };
}

/**
 * Members of the visitor's country who switched it on, the most active first, where the slug shows any: it is asked at
 * each visit, so who switches it off is on none from then on (T17).
 */
export async function showMembers(
  services: LandersServices,
  call: AnyCall,
  asked: CallInput<'GET /api/lander-members.php'>,
): Promise<CallOutput<'GET /api/lander-members.php'>> {
  const shown = await readShown(services, call, asked);
  if (shown?.faces !== 'members') return { members: [] };
  const values = [call.site.siteId, countryFor(call), shownFaces];
  const ids = (await services.db.rows<{ id: string }>(allAgreed, values)).map(({ id }) => id);
  const cards = await readCards(services, call, ids);
  const members = ids.flatMap((id) => cards.get(id) ?? []).map(memberOf);
  return { members: members.filter((member) => member !== null) };
}
