import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { AnyCall } from '../accounts/index.ts';
import { sql } from '../platform/database/db.ts';
import { findCard } from '../profile/index.ts';
import type { LandersServices } from './services.ts';

const agreed = sql('select from findable_members where site_id = $1 and id = $2 and ad_consent');

/** The member a landing page is about, if they switched that on and can be seen (C15). */
export async function showMember(
  services: LandersServices,
  call: AnyCall,
  { id }: CallInput<'GET /api/lander-member.php'>,
): Promise<CallOutput<'GET /api/lander-member.php'>> {
  const found = await findCard(services, call, id);
  if (!found || !(await services.db.maybe(agreed, [call.site.siteId, found.id]))) return { member: null };
  const { name, age, region, quote, main_image } = found.card;
  return { member: age === null ? null : { id, name, age, region, quote, main_image } };
}
