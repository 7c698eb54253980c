import type { ProfileCard } from '@vonk/contract/profile';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import { bareCards, readCards } from '../../profile/index.ts';
import type { Site } from '../../sites/index.ts';
import type { ChatServices } from '../services.ts';

const byPublicId = sql(
  `select id, is_visible_v1($1::smallint, $2, id) as visible from profile_cards
    where site_id = $1 and public_id = $3 and id <> $2`,
);

/** The profile behind a public id of this site, and whether the member may see it. */
export const findPartner = (
  reader: Reader,
  { siteId, memberId }: Scope,
  publicId: string,
): Promise<{ id: string; visible: boolean } | undefined> =>
  reader.maybe<{ id: string; visible: boolean }>(byPublicId, [siteId, memberId, publicId]);

/**
 * The cards of everybody one talks with. Who cannot be seen any more keeps a name and nothing else, whatever the reason
 * (C22).
 */
export async function readPartners(
  services: ChatServices,
  call: MemberCall,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  const cards = await readCards(services, call, ids);
  const missing = ids.filter((id) => !cards.has(id));
  if (missing.length === 0) return cards;
  return new Map([...cards, ...(await bareCards(services.db, call, missing))]);
}

/** One whom one talks with, and whether the member may see them; no card where the site has no such profile. */
export async function readPartner(
  services: ChatServices,
  call: MemberCall,
  id: string,
): Promise<{ card: ProfileCard | undefined; isVisible: boolean }> {
  // Whose whole card is there can be seen: both go by the same predicate (T123).
  const card = (await readCards(services, call, [id])).get(id);
  if (card) return { card, isVisible: true };
  return { card: (await bareCards(services.db, call, [id])).get(id), isVisible: false };
}

const switchedOff = sql(`select from profile_cards
  where site_id = $1 and id = $2 and kind in ('fictional', 'fictional_ai') and (status = 'disabled' or $3)`);

/** Whether the site took an invented profile away: that one alone, or all of them (T5). Never so of a person. */
export const isSwitchedOff = async (
  reader: Reader,
  { siteId, settings }: Pick<Site, 'siteId' | 'settings'>,
  id: string,
): Promise<boolean> =>
  (await reader.maybe(switchedOff, [siteId, id, settings.fictional_visibility === 'off'])) !== undefined;

const matched = sql(`select count(*) = 2 as answer from given_likes where site_id = $1
  and ((actor_id = $2 and target_id = $3) or (actor_id = $3 and target_id = $2))`);

export const areMatched = async (reader: Reader, { siteId, memberId }: Scope, otherId: string): Promise<boolean> =>
  (await reader.one<{ answer: boolean }>(matched, [siteId, memberId, otherId])).answer;
