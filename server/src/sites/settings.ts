import { countries } from '@vonk/contract/locales';
import { paymentMethods } from '@vonk/contract/payment-methods';
import { genders, profileOptions } from '@vonk/contract/profile';
import * as z from 'zod';
import { claimRegister } from './words/claims.ts';
import { fictionalWords } from './words/fictional-words.ts';
import { giftList, usualGifts } from './words/gifts.ts';
import { icebreakerList, usualIcebreakers } from './words/icebreakers.ts';

const optionNames = Object.keys(profileOptions) as (keyof typeof profileOptions)[];

const offer = z.object({
  code: z.string().regex(/^[A-Z0-9-]{3,40}$/),
  percentage: z.number().int().min(0).max(90),
  seconds: z.number().int().min(1),
});

/** Which orders go to which payment providers, in which order; what a row leaves out is any. Amounts in minor units. */
const paymentRoute = z.strictObject({
  methods: z.array(z.enum(paymentMethods)).min(1).optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(),
  currencies: z
    .array(z.string().regex(/^[A-Z]{3}$/))
    .min(1)
    .optional(),
  from_minor: z.number().int().min(0).optional(),
  to_minor: z.number().int().min(0).optional(),
  /** None: these orders are not taken. */
  providers: z.array(z.string().regex(/^[a-z]{2,20}$/)),
});

/** Every setting of a site with its default; what a site changed lies in `sites.settings`. */
export const settingsSchema = z
  .object({
    index_title: z.record(z.string(), z.string()).default({}),
    description: z.record(z.string(), z.string()).default({}),
    cdn_prefix: z.string().default(''),
    countries: z.array(z.enum(countries)).min(1).default(['NL', 'BE', 'DE']),
    genders: z.array(z.enum(genders)).default(['male', 'female']),
    currency: z.string().length(3).default('EUR'),
    /** Never below 18 (ACC-2). */
    minimum_age: z.number().int().min(18).default(18),
    visible_profile_fields: z.array(z.string()).default([...optionNames]),
    visible_profile_notes: z.array(z.string()).default(['quote', 'about']),
    search_fields: z.array(z.string()).default([...optionNames]),
    signups: z.enum(['all', 'with_trafficsource', 'off']).default('all'),
    logged_out_search: z.boolean().default(false),
    logged_out_search_trafficsource: z.boolean().default(false),
    enable_site_entry_popup: z.boolean().default(true),
    message_credits: z.number().int().min(0).default(1),
    signup_credits: z.number().int().min(0).default(3),
    photo_credits: z.number().int().min(0).default(2),
    /** What a gift costs, whichever it is (CHAT-3). */
    gift_credits: z.number().int().min(0).default(2),
    /** The gifts members choose from, with a name in every language; ours where a site has none of its own. */
    gifts: giftList.default([...usualGifts]),
    /** The openers members choose from, in every language; ours where a site wrote none of its own. */
    icebreakers: icebreakerList.default([...usualIcebreakers]),
    message_length: z.number().int().min(1).max(10_000).default(1000),
    max_started_conversations: z.number().int().min(0).default(2),
    free_history_messages: z.number().int().min(1).default(50),
    swipe_likes_per_day: z.number().int().min(0).default(4),
    photos_free: z.number().int().min(0).default(3),
    photos_premium: z.number().int().min(0).default(25),
    /** Packs: credits and total in minor units, VAT included; the cheapest first (CRED-3). */
    packages: z
      .array(z.object({ credits: z.number().int().min(1), total_minor: z.number().int().min(1) }))
      .min(1)
      .default([
        { credits: 10, total_minor: 999 },
        { credits: 30, total_minor: 2499 },
        { credits: 75, total_minor: 4999 },
        { credits: 200, total_minor: 9999 },
      ]),
    /**
     * The offers of a newcomer: percent, and seconds from sign-up (DISC-2). The welcome discount may last longer only
     * if it is lower (T30).
     */
    time_bonus: offer.default({ code: 'TIMEBONUS25', percentage: 25, seconds: 14_400 }),
    welcome_discount: offer.default({ code: 'WELKOM25', percentage: 25, seconds: 14_400 }),
    /** While fewer sales than this share are at the full price, discounts are not advertised (T34). */
    full_price_share: z.number().min(0).max(1).default(0.2),
    /** The first row that fits an order decides; none: every provider that is configured, in its own order (PAY-2). */
    payment_routes: z.array(paymentRoute).max(100).default([]),
    /** What Apple, or the provider for it, gives to prove that the site's domain may show Apple Pay; empty: nothing. */
    apple_pay_domain_association: z.string().trim().max(20_000).default(''),
    /** What a buyer's statement says (T116): letters that every bank shows; empty: the company's name in them. */
    statement_text: z
      .string()
      .trim()
      .regex(/^(?:(?=.*[A-Za-z])[A-Za-z0-9 .,&+-]{5,22})?$/)
      .default(''),
    /** What the account at Stripe writes before it on the statement of a card, its prefix there; empty: none. */
    statement_card_prefix: z
      .string()
      .trim()
      .regex(/^(?:[A-Za-z0-9 .&-]{2,10})?$/)
      .default(''),
    delete_discount: z.number().int().min(0).max(100).default(15),
    /**
     * What may be spent on profiles that are no members in a day, and in 30 days, before the chat pauses; minor units
     * (T9).
     */
    brake_day_minor: z.number().int().min(100).max(20_000).default(5000),
    brake_month_minor: z.number().int().min(100).max(60_000).default(15_000),
    fictional_visibility: z.enum(['off', 'opt_in', 'labelled']).default('labelled'),
    /** One evidence of where a buyer lives is enough: below 100,000 euro a year of sales across borders (T49). */
    vat_one_evidence: z.boolean().default(true),
    /** Never below 14 (T43). */
    refund_days: z.number().int().min(14).default(14),
    member_resell: z.boolean().default(false),
    /**
     * A distance is told between places that stand for at least so many members (T86); 1: between the grid's own cells.
     */
    cell_members: z.number().int().min(1).default(20),
    reveal_accounts: z.boolean().default(true),
    /** Own words about invented profiles, and whether the mask stands beside their name (C38). */
    fictional_words: fictionalWords.default({}),
    fictional_icon: z.boolean().default(true),
    /** The figure of the default site waits for its evidence. */
    claims: claimRegister.default([{ kind: 'premium_matches', is_active: false, figure: 46 }]),
  })
  .refine(
    ({ time_bonus: bonus, welcome_discount: welcome }) =>
      welcome.seconds <= bonus.seconds || welcome.percentage < bonus.percentage,
    {
      path: ['welcome_discount'],
      error: 'may outlast the time bonus only at a lower percentage',
    },
  )
  .refine(
    ({ statement_text: text, statement_card_prefix: prefix }) =>
      prefix === '' || (text !== '' && prefix.length + 2 + text.length <= 22),
    { path: ['statement_card_prefix'], error: 'needs a statement_text, and both with "* " between are 22 at most' },
  );

export type SiteSettings = z.infer<typeof settingsSchema>;

/** The legal entity behind a site (companyinfo.php). */
export const companySchema = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.string().default(''),
  vat_numbers: z.string().default(''),
  support_email: z.email(),
  support_phone: z.string(),
  /** The creditor identifier for direct debits (SEPA); empty: none is offered (T114). */
  sepa_creditor_id: z
    .string()
    .regex(/^([A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28})?$/, 'a creditor identifier such as NL22ZZZ000000000000')
    .default(''),
  /** Where authorities write to (DSA, article 11); empty: to support. */
  authority_email: z.string().default(''),
  /** The body for out-of-court disputes that the company takes part in, with its address; empty: none (T50). */
  adr_body: z.string().default(''),
  added: z.iso.datetime().default('2023-12-01T12:00:00Z'),
});

const filled = z.string().trim().min(1, 'an invoice names it');
const vatNumbers = /^[A-Za-z]{2}[A-Za-z\d. -]{2,}([,;/|\n].*)?$/;

/**
 * The same as an operator writes it now: with all that an invoice must name of its seller (T48). Sites that were
 * written with less go on as they are.
 */
export const sellerSchema = companySchema.extend({
  name: filled,
  address: filled,
  kvk: filled,
  city: filled,
  country: filled,
  vat_numbers: z.string().trim().regex(vatNumbers, 'such as NL001234567B01, several with commas'),
});

export type Company = z.infer<typeof companySchema>;

/** What a company lacks that its invoices must name, by the fields of a site's file. */
export const lacksAsSeller = (company: Company): string[] => [
  ...new Set(sellerSchema.safeParse(company).error?.issues.map(({ path }) => path.join('.')) ?? []),
];
