import type { CallOutput } from '@vonk/contract/api';
import type { Settings } from '@vonk/contract/sites';
import type { VisitorCall } from './call.ts';
import { claimsOn } from './words/claims.ts';
import { sourceOf } from './source.ts';
import { creditPriceMinor, lowestMessagePriceMinor, pricesIn } from './prices.ts';
import type { SiteSettings } from './settings.ts';
import type { Site } from './sites.ts';
import { pickText } from './sites.ts';

/** The settings that visitors are shown as they stand. One that is not named here stays inside. */
const shownSettings = [
  'cdn_prefix',
  'countries',
  'genders',
  'minimum_age',
  'visible_profile_fields',
  'visible_profile_notes',
  'search_fields',
  'signups',
  'logged_out_search',
  'logged_out_search_trafficsource',
  'enable_site_entry_popup',
  'message_credits',
  'signup_credits',
  'photo_credits',
  'gift_credits',
  'message_length',
  'max_started_conversations',
  'free_history_messages',
  'swipe_likes_per_day',
  'photos_free',
  'photos_premium',
  'delete_discount',
  'fictional_visibility',
  'refund_days',
  'member_resell',
] as const satisfies readonly (keyof SiteSettings & keyof Settings)[];
type ShownSettings = Pick<SiteSettings, (typeof shownSettings)[number]>;

const shownOf = (settings: SiteSettings): ShownSettings =>
  Object.fromEntries(shownSettings.map((name) => [name, settings[name]])) as ShownSettings;

export function settingsView(
  call: VisitorCall,
  network: string | undefined,
  server: { build: string; isDemo: boolean },
): Settings {
  const { site, locale } = call;
  const prices = pricesIn(site.settings, call.selectedCountry ?? call.country);
  const { company } = site;
  return {
    ...shownOf(site.settings),
    has_gifts: site.settings.gifts.some((gift) => gift.is_on),
    name: site.name,
    domain: site.domain,
    domain_language: site.domainLanguage,
    claims: claimsOn(site.settings.claims, { now: call.now, timeZone: site.timeZone, locale }),
    index_title: pickText(site.settings.index_title, locale, site),
    description: pickText(site.settings.description, locale, site),
    time_zone: site.timeZone,
    currency: prices.currency,
    geoip_country: call.country,
    geoip_selected_country: call.selectedCountry ?? null,
    network: sourceOf(call).network ?? network ?? null,
    credit_price_minor: creditPriceMinor(prices),
    minimum_message_costs: messageCosts(site),
    support_email: company.support_email,
    support_phone: company.support_phone,
    company_name: company.name,
    company_address: company.address,
    company_kvk: company.kvk,
    company_city: company.city,
    company_country: company.country,
    company_tradenames: company.tradenames,
    company_vat_numbers: company.vat_numbers,
    company_added: company.added,
    server_time: call.now.toISOString(),
    build: server.build,
    locale,
    demo: server.isDemo,
    theme_color: { light: site.theme.light['bg'] ?? '', dark: site.theme.dark['bg'] ?? '' },
  };
}

const messageCosts = ({ settings }: Site): Settings['minimum_message_costs'] =>
  Object.fromEntries(
    settings.countries.map((country) => {
      const prices = pricesIn(settings, country);
      const costs = lowestMessagePriceMinor(prices, settings.message_credits);
      return [
        country,
        { costs, highest: creditPriceMinor(prices) * settings.message_credits, currency: prices.currency },
      ];
    }),
  );

/** The legal entity as `companyinfo.php` names its fields; the phone without dashes and spaces. */
export function companyView({ company, settings }: Site): CallOutput<'GET /api/companyinfo.php'> {
  return {
    ...company,
    support_phone: company.support_phone.replaceAll(/[-\s]/g, ''),
    delete_discount: settings.delete_discount,
  };
}
