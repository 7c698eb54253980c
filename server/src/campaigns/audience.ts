import { calendarDay } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { type Locale, locales } from '@vonk/contract/locales';
import { type Reader, sql } from '../platform/database/db.ts';
import type { Site } from '../sites/index.ts';
import type { Campaign } from './campaigns.ts';

type Audience = Pick<Campaign, 'kind' | 'words' | 'segment'>;
type AudienceSite = Pick<Site, 'siteId' | 'timeZone'>;

/**
 * Who chose to hear it by mail, at an address that takes our mail, or by push, and has a browser for it: of an account
 * whose address is confirmed, in a language it is written in, and of the segment.
 */
const who = `from account_cards a join mail_choices c on c.site_id = a.site_id and c.member_id = a.id
  where a.site_id = $1 and a.status = 'confirmed' and (a.notifications_disabled is null and $2 = any(c.mail)
      or $2 = any(c.push) and exists (select from push_owners p where p.site_id = a.site_id and p.member_id = a.id))
    and a.locale = any($3) and ($4::boolean is null or a.is_premium = $4)
    and ($5::date is null or a.last_active_on >= $5::date) and ($6::timestamptz is null or a.signed_up_at <= $6)`;
const named = who.replace(
  ' join mail_choices',
  ' join profile_cards n on n.site_id = a.site_id and n.id = a.id join mail_choices',
);
const next = sql(`select a.id, a.locale, n.name ${named} and ($7::uuid is null or a.id > $7) order by a.id limit $8`);
const count = sql(`select count(*)::integer as count ${who}`);
const byLocale = sql(`select a.locale, count(*)::integer as members ${who} group by a.locale`);

function valuesOf(
  site: AudienceSite,
  { campaign: { kind, words, segment }, now, everyLanguage }: { campaign: Audience; now: Date; everyLanguage?: true },
): unknown[] {
  const before = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * day));
  const activeSince = before(segment.activeDays);
  return [
    site.siteId,
    kind,
    locales.filter((locale) => everyLanguage ?? words[locale] !== undefined),
    segment.isPremium ?? null,
    activeSince && calendarDay(activeSince, site.timeZone),
    before(segment.memberDays),
  ];
}

interface Reached {
  readonly id: string;
  readonly locale: Locale;
  /** Their own name on the site. */
  readonly name: string;
}

/** The next members a campaign is for, after the one that was looked at last. */
export const nextReached = async (
  reader: Reader,
  site: AudienceSite,
  { campaign, limit, now }: { campaign: Audience & Pick<Campaign, 'reached'>; limit: number; now: Date },
): Promise<Reached[]> => reader.rows<Reached>(next, [...valuesOf(site, { campaign, now }), campaign.reached, limit]);

/** How many members a campaign is for at this moment. */
export const countReached = async (
  reader: Reader,
  site: AudienceSite,
  { campaign, now }: { campaign: Audience; now: Date },
): Promise<number> => (await reader.one<{ count: number }>(count, valuesOf(site, { campaign, now }))).count;

/** How many members of its segment read each language at this moment, also those that it has no words in. */
export async function countByLocale(
  reader: Reader,
  site: AudienceSite,
  { campaign, now }: { campaign: Audience; now: Date },
): Promise<{ readonly locale: Locale; readonly members: number }[]> {
  const rows = await reader.rows<{ locale: Locale; members: number }>(
    byLocale,
    valuesOf(site, { campaign, now, everyLanguage: true }),
  );
  return locales.flatMap((locale) => rows.filter((row) => row.locale === locale));
}
