import * as z from 'zod/mini';
import { shownClaim } from './claims.ts';
import { endpoints } from './endpoint.ts';
import { locales } from './locales.ts';
import { countryRegions } from './places.ts';
import { genders } from './profile.ts';

/** What the browser knows of the site it is on. */
export const settings = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: z.string(),
  index_title: z.string(),
  description: z.string(),
  cdn_prefix: z.string(),
  countries: z.array(z.string()),
  genders: z.array(z.enum(genders)),
  minimum_age: z.number(),
  time_zone: z.string(),
  currency: z.string(),
  geoip_country: z.string(),
  geoip_selected_country: z.nullable(z.string()),
  visible_profile_fields: z.array(z.string()),
  visible_profile_notes: z.array(z.string()),
  search_fields: z.array(z.string()),
  signups: z.enum(['all', 'with_trafficsource', 'off']),
  logged_out_search: z.boolean(),
  logged_out_search_trafficsource: z.boolean(),
  /** The traffic source that first brought this visitor, as far as the server is told of it (SITE-3). */
  network: z.nullable(z.string()),
  enable_site_entry_popup: z.boolean(),
  message_credits: z.number(),
  signup_credits: z.number(),
  photo_credits: z.number(),
  gift_credits: z.number(),
  /** Whether there is a gift that one can send. */
  has_gifts: z.boolean(),
  message_length: z.number(),
  max_started_conversations: z.number(),
  /** What a free member can read back, and upload; what a premium member can upload. */
  free_history_messages: z.number(),
  swipe_likes_per_day: z.number(),
  photos_free: z.number(),
  photos_premium: z.number(),
  /**
   * The undiscounted price of one credit of the smallest pack, in minor units: the euro figure on every price button
   * (T19).
   */
  credit_price_minor: z.number(),
  /**
   * Per country: the lowest price of a message over all packs, and the highest, in minor units (T23: never one without
   * the other).
   */
  minimum_message_costs: z.record(
    z.string(),
    z.object({ costs: z.number(), highest: z.number(), currency: z.string() }),
  ),
  support_email: z.string(),
  support_phone: z.string(),
  company_name: z.string(),
  company_address: z.string(),
  company_kvk: z.string(),
  company_city: z.string(),
  company_country: z.string(),
  company_tradenames: z.string(),
  company_vat_numbers: z.string(),
  company_added: z.string(),
  delete_discount: z.number(),
  fictional_visibility: z.enum(['off', 'opt_in', 'labelled']),
  refund_days: z.number(),
  member_resell: z.boolean(),
  /** What the site may claim of itself today (T18). */
  claims: z.array(shownClaim),
  /** The server's time and the web app that it serves. */
  server_time: z.string(),
  build: z.string(),
  locale: z.enum(locales),
  demo: z.boolean(),
  /** The page's own background, which a phone draws around it, light and dark. */
  theme_color: z.object({ light: z.string(), dark: z.string() }),
});
export type Settings = z.infer<typeof settings>;

/**
 * What settings.php tells besides (C40): lists which the pages ask for where they need them, and what an invented
 * profile is called with the three facts about it (T4); those are empty on a site that has none.
 */
export const settingsLists = z.object({
  region_data: z.array(countryRegions),
  interests: z.array(z.string()),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  /** Whether the mask stands beside the name. */
  fictional_icon: z.boolean(),
});
export type SettingsLists = z.infer<typeof settingsLists>;

export const sitesEndpoints = endpoints({
  'GET /api/settings.php': {
    /** `brief` leaves out the lists: a page carries its settings, and asks for lists where it needs them. */
    input: z.object({ network: z.optional(z.string()), brief: z.optional(z.literal('true')) }),
    output: z.object({
      settings: z.extend(settings, z.partial(settingsLists).shape),
      domain_language: z.string(),
    }),
    errors: [],
  },
  'GET /api/companyinfo.php': {
    input: z.object({}),
    output: z.object({
      name: z.string(),
      address: z.string(),
      kvk: z.string(),
      city: z.string(),
      country: z.string(),
      tradenames: z.string(),
      vat_numbers: z.string(),
      support_phone: z.string(),
      support_email: z.string(),
      delete_discount: z.number(),
      added: z.string(),
      authority_email: z.string(),
      adr_body: z.string(),
    }),
    errors: [],
  },
});
