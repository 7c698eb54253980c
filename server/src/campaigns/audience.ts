import { calendarDay, type Day } from '@vonk/contract/calendar';
import { day } from '@vonk/contract/durations';
import { type Locale, locales } from '@vonk/contract/locales';
import type { Reader } from '../platform/database/db.ts';
import { named, type Places } from '../platform/database/named.ts';
import type { Site, SiteScope } from '../sites/index.ts';
import type { Campaign } from './campaigns.ts';

type Audience = Pick<Campaign, 'kind' | 'words' | 'segment'>;
type AudienceSite = Pick<Site, 'siteId' | 'timeZone'>;

interface AudienceValues extends SiteScope {
  readonly kind: Campaign['kind'];
  readonly locales: readonly Locale[];
  readonly isPremium: boolean | null;
  readonly activeSince: Day | null;
  readonly signedUpBefore: Date | null;
}

/**
 * Who chose to hear it by mail, at an address that takes our mail, or by push, and has a browser for it: of an account
 * whose address is confirmed, in a language it is written in, and of the segment.
 */
const who = (value: Places<AudienceValues>, beside = '') => `from account_cards a ${beside}
    join mail_choices c on c.site_id = a.site_id and c.member_id = a.id
  where a.site_id = ${value.siteId} and a.status = 'confirmed'
    and (a.notifications_disabled is null and ${value.kind} = any(c.mail) or ${value.kind} = any(c.push)
      and exists (select from push_owners p where p.site_id = a.site_id and p.member_id = a.id))
    and a.locale = any(${value.locales}) and (${value.isPremium}::boolean is null or a.is_premium = ${value.isPremium})
    and (${value.activeSince}::date is null or a.last_active_on >= ${value.activeSince}::date)
    and (${value.signedUpBefore}::timestamptz is null or a.signed_up_at <= ${value.signedUpBefore})`;
const next = named<AudienceValues & { readonly after: string | null; readonly limit: number }>(
  (value) =>
    `select a.id, a.locale, n.name ${who(value, 'join profile_cards n on n.site_id = a.site_id and n.id = a.id')}
    and (${value.after}::uuid is null or a.id > ${value.after}) order by a.id limit ${value.limit}`,
);
const count = named<AudienceValues>((value) => `select count(*)::integer as count ${who(value)}`);
const byLocale = named<AudienceValues>(
  (value) => `select a.locale, count(*)::integer as members ${who(value)} group by a.locale`,
);

function valuesOf(
  site: AudienceSite,
  { campaign: { kind, words, segment }, now, everyLanguage }: { campaign: Audience; now: Date; everyLanguage?: true },
): AudienceValues {
  const before = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() - days * day));
  const activeSince = before(segment.activeDays);
  return {
    siteId: site.siteId,
    kind,
    locales: locales.filter((locale) => everyLanguage ?? words[locale] !== undefined),
    isPremium: segment.isPremium ?? null,
    activeSince: activeSince && calendarDay(activeSince, site.timeZone),
    signedUpBefore: before(segment.memberDays),
  };
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
): Promise<Reached[]> =>
  reader.rows<Reached>(...next({ ...valuesOf(site, { campaign, now }), after: campaign.reached, limit }));

/** How many members a campaign is for at this moment. */
export const countReached = async (
  reader: Reader,
  site: AudienceSite,
  { campaign, now }: { campaign: Audience; now: Date },
): Promise<number> => (await reader.one<{ count: number }>(...count(valuesOf(site, { campaign, now })))).count;

/** How many members of its segment read each language at this moment, also those that it has no words in. */
export async function countByLocale(
  reader: Reader,
  site: AudienceSite,
  { campaign, now }: { campaign: Audience; now: Date },
): Promise<{ readonly locale: Locale; readonly members: number }[]> {
  const rows = await reader.rows<{ locale: Locale; members: number }>(
    ...byLocale(valuesOf(site, { campaign, now, everyLanguage: true })),
  );
  return locales.flatMap((locale) => rows.filter((row) => row.locale === locale));
}
