import type { ProfileCard } from '@vonk/contract/profile';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';
import { erasedName } from '../erased-name.ts';
import type { ImageServices } from './image.ts';
import type { Presence } from './presence.ts';
import { type CardCall, type CardRow, cardsFor } from './view.ts';

/** Where cards are read (the pool or a transaction), who knows who is online, and who gives addresses of photos. */
export interface CardServices extends ImageServices {
  readonly db: Reader;
  readonly live: Presence;
}

const selectCards = (condition: string) =>
  sql(`select p.id, p.public_id as "publicId", p.kind, p.name, p.birth_date as "birthDate", p.gender, p.country,
  p.region, p.city, p.cell, p.quote, p.main_photo_key as "mainPhotoKey", p.photo_count as "photoCount",
  p.last_active_on as "lastActiveOn", p.company, me.cell as "viewerCell", m.merged as "mergedCell",
  m.reach_km as "reachKm", m.told_cities as "toldCities", mm.merged as "viewerMergedCell",
  exists (select from given_likes g where g.site_id = p.site_id and g.actor_id = $2 and g.target_id = p.id) as liked,
  exists (select from verified_members v where v.site_id = p.site_id and v.profile_id = p.id
    and v.main_photo_key = p.main_photo_key) as "isVerified"
  from profile_cards p left join profile_cards me on me.site_id = p.site_id and me.id = $2
    left join merged_cells m on m.site_id = p.site_id and m.cell = p.cell
    left join merged_cells mm on mm.site_id = me.site_id and mm.cell = me.cell
  where p.site_id = $1 and ${condition}`);
const isSeen = 'exists (select from all_visible_v1($1, $2) seen where seen.id = p.id)';
const visibleCards = selectCards(`p.id = any($3) and ${isSeen}`);
const visibleCard = selectCards(`p.public_id = $3 and ${isSeen}`);
const ownCard = selectCards('p.id = $3 and p.id = $2');
const namePlates = sql(
  'select id, public_id as "publicId", kind, status, name from profile_cards where site_id = $1 and id = any($2)',
);
const publicIdOfId = sql('select public_id as "publicId" from profile_cards where site_id = $1 and id = $2');
const idOfPublicId = sql('select id from profile_cards where site_id = $1 and public_id = $2');

/** The cards of these profiles as the caller sees them, by id; what the caller may not see is left out (T123). */
export async function readCards(
  services: CardServices,
  call: CardCall,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await services.db.rows<CardRow>(visibleCards, [call.site.siteId, call.member?.memberId ?? null, ids]);
  const cardOf = cardsFor(call, services);
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

/**
 * The card of a public id, with the id inside; undefined when the caller may not see it, or when it is another site's.
 */
export async function findCard(
  services: CardServices,
  call: CardCall,
  publicId: string,
): Promise<{ id: string; card: ProfileCard } | undefined> {
  const row = await services.db.maybe<CardRow>(visibleCard, [
    call.site.siteId,
    call.member?.memberId ?? null,
    publicId,
  ]);
  return row && { id: row.id, card: cardsFor(call, services)(row) };
}

/** The member's own card, as others see it, whether they can already or not. */
export async function readOwnCard(services: CardServices, call: CardCall, id: string): Promise<ProfileCard> {
  const row = await services.db.one<CardRow>(ownCard, [call.site.siteId, call.member?.memberId ?? null, id]);
  return cardsFor(call, services)(row);
}

/** Cards of profiles one may not see any more, for old conversations: a name, and nothing that would tell why (C22). */
export async function bareCards(
  db: Reader,
  { site, locale }: Pick<CardCall, 'site' | 'locale'>,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  const rows = await db.rows<Pick<CardRow, 'id' | 'publicId' | 'kind' | 'name'> & { status: string }>(namePlates, [
    site.siteId,
    ids,
  ]);
  return new Map(
    rows.map(({ id, publicId, kind, status, name }) => [
      id,
      {
        id: publicId,
        kind,
        name: status === 'erased' ? erasedName[locale] : name,
        gender: null,
        age: null,
        country: null,
        region: null,
        city: null,
        distance: null,
        presence: null,
        quote: '',
        main_image: null,
        photo_count: 0,
        liked: false,
        company: null,
      },
    ]),
  );
}

/** The id of a profile of the site, whether it can be seen or not. */
export const findProfileId = async (
  reader: Reader,
  { siteId }: SiteScope,
  publicId: string,
): Promise<string | undefined> => (await reader.maybe<{ id: string }>(idOfPublicId, [siteId, publicId]))?.id;

const nameOf = sql('select name, public_id as id from profile_cards where site_id = $1 and id = $2');

/** A profile's name and public id, whether anybody may see it or not: for what is told of somebody who was removed. */
export const bareName = (reader: Reader, { siteId, memberId }: Scope): Promise<{ name: string; id: string }> =>
  reader.one<{ name: string; id: string }>(nameOf, [siteId, memberId]);

/** The public id of a profile, as it stands in addresses and payloads. */
export const publicIdOf = async (reader: Reader, { siteId, memberId }: Scope): Promise<string> =>
  (await reader.one<{ publicId: string }>(publicIdOfId, [siteId, memberId])).publicId;
