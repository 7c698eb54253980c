import type { ProfileCard, Gender, ProfileKind } from '@vonk/contract/profile';
import { ageOn, calendarDay } from '@vonk/contract/calendar';
import type { AnyCall } from '../accounts/index.ts';
import { type Reader, sql } from '../platform/db.ts';
import type { Presence } from './presence.ts';
import { cardOf } from './view.ts';

/** What a card is made of. */
export interface CardRow {
  readonly id: string;
  readonly publicId: string;
  readonly kind: ProfileKind;
  readonly name: string;
  readonly birthDate: string;
  readonly gender: Gender;
  readonly country: string | null;
  readonly region: string | null;
  readonly city: string | null;
  readonly cell: number | null;
  readonly quote: string;
  readonly mainPhotoKey: string | null;
  readonly photoCount: number;
  readonly lastActiveOn: string | null;
  readonly company: { name: string; price: string; url: string } | null;
  readonly liked: boolean;
  /** The viewer's own cell. */
  readonly viewerCell: number | null;
}

/** Where cards are read (the pool or a transaction), and who knows who is online. */
export interface CardServices {
  readonly db: Reader;
  readonly live: Presence;
}

/** Who sees the card, on which site, in which language and when. */
export type CardCall = Pick<AnyCall, 'site' | 'locale' | 'now' | 'member'>;

const selectCards = (condition: string) => `select p.id, p.public_id as "publicId", p.kind, p.name, p.birth_date as "birthDate", p.gender,
  p.country, p.region, p.city, p.cell, p.quote, p.main_photo_key as "mainPhotoKey", p.photo_count as "photoCount", p.last_active_on as "lastActiveOn",
  p.company, me.cell as "viewerCell",
  exists (select from given_likes g where g.site_id = p.site_id and g.actor_id = $2 and g.target_id = p.id) as liked
  from profile_cards p left join profiles me on me.site_id = p.site_id and me.id = $2
  where p.site_id = $1 and ${condition} and is_visible_v1($1, $2, p.id)`;
const visibleCards = sql(selectCards('p.id = any($3)'));
const visibleCard = sql(selectCards('p.public_id = $3'));

/** The cards of these profiles as the caller sees them, by id; what the caller may not see is left out (T123). */
export async function readCards({ db, live }: CardServices, call: CardCall, ids: readonly string[]): Promise<Map<string, ProfileCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<CardRow>(visibleCards, [call.site.id, call.member?.memberId ?? null, ids]);
  return new Map(rows.map((row) => [row.id, cardOf(row, call, live)]));
}

/** The card of a public id, with the id inside; undefined when the caller may not see it, or when it is another site's. */
export async function findCard(
  { db, live }: CardServices,
  call: CardCall,
  publicId: string,
): Promise<{ id: string; card: ProfileCard } | undefined> {
  const row = await db.maybe<CardRow>(visibleCard, [call.site.id, call.member?.memberId ?? null, publicId]);
  return row && { id: row.id, card: cardOf(row, call, live) };
}

const bare = sql(
  'select id, public_id as "publicId", kind, name, birth_date as "birthDate", gender from profile_cards where site_id = $1 and id = any($2)',
);

/** Cards of profiles one may not see any more, for old conversations: a name, and nothing that would tell why (C22). */
export async function bareCards(
  db: Reader,
  { site, now }: Pick<CardCall, 'site' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, ProfileCard>> {
  const rows = await db.rows<Pick<CardRow, 'id' | 'publicId' | 'kind' | 'name' | 'birthDate' | 'gender'>>(bare, [site.id, ids]);
  return new Map(
    rows.map(({ id, publicId, kind, name, birthDate, gender }) => [
      id,
      {
        id: publicId, kind, name, gender, age: ageOn(birthDate, calendarDay(now, site.timeZone)), country: null, region: null, city: null, distance: null,
        presence: null, quote: '', main_image: null, photo_count: 0, liked: false, company: null,
      },
    ]),
  ); // prettier-ignore
}
