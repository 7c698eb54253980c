import * as z from 'zod/mini';
import { locales } from '../../locales.ts';
import { adminEndpoints } from '../endpoint.ts';
import { mayUse } from '../roles.ts';
import { reasonText } from '../words.ts';
import { campaignParts } from './campaign-words.ts';
import { afterPage, nextPage } from './list-page.ts';

/** What became of it for each member it was noted for: each of them is counted once. */
export const campaignOutcomes = [
  'push',
  'mail',
  'both',
  'waiting',
  'held',
  'failed',
  'passed_over',
  'taken_back',
] as const;
export type CampaignOutcome = (typeof campaignOutcomes)[number];

/** Whom it is for, of those who chose to hear it; null: it makes no difference. */
const segment = z.strictObject({
  is_premium: z.nullable(z.boolean()),
  /** On the site within so many days. */
  active_days: z.nullable(campaignParts.days),
  /** Signed up at least so many days ago. */
  member_days: z.nullable(campaignParts.days),
});
const draft = { kind: campaignParts.kind, path: campaignParts.path, words: campaignParts.words, segment };
const site = z.int();

const campaign = z.object({
  id: z.string(),
  name: z.string(),
  ...draft,
  state: z.enum(['draft', 'sending', 'sent', 'stopped']),
  /** When it was last written: who changes or sends an older one is refused. */
  written_at: z.string(),
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  /** For how many members it was noted: each of those is told, or not, at their own time. */
  noted: z.int(),
  became: z.record(z.enum(campaignOutcomes), z.int()),
  /** Of whom nothing is known any more: they left, or it is longer ago than what they were told is kept. */
  forgotten: z.int(),
});
export type CampaignAtDesk = z.infer<typeof campaign>;

const letter = z.object({
  locale: z.enum(locales),
  mail: z.object({ from: z.string(), subject: z.string(), text: z.string() }),
  /** On the lock screen of who wants it to say what it is about, and of who does not. */
  push: z.object({ title: z.string(), shown: z.string(), discreet: z.string() }),
});
export type CampaignLetter = z.infer<typeof letter>;

const wordsErrors = [
  'path_foreign',
  'words_required',
  'field_broken',
  'field_unknown',
  'field_missing',
  'language_missing',
] as const;

/** Promotions and news to members who chose to hear them (T58, T93, STAFF-4). */
export const campaignsEndpoints = adminEndpoints({
  /** The newest first, with what became of each; the look stands in the log. */
  'GET /api/admin/campaigns': {
    who: mayUse.campaigns,
    reach: 'site',
    input: z.object({ site: z.coerce.number().check(z.int()), after: afterPage }),
    output: z.object({
      campaigns: z.array(campaign),
      next: nextPage,
      /** The site's own language, in which each has words. */
      own_language: z.enum(locales),
    }),
    errors: [],
  },
  /** For how many members it is now, by language, and each letter and push to the letter. Nothing is kept or sent. */
  'POST /api/admin/campaign-preview': {
    who: mayUse.campaigns,
    reach: 'site',
    input: z.strictObject({ site, ...draft }),
    output: z.object({
      /** In the languages it has words in. */
      members: z.int(),
      /** Of the segment, by language; who reads one without words is told nothing. */
      languages: z.array(z.object({ locale: z.enum(locales), members: z.int(), is_written: z.boolean() })),
      letters: z.array(letter),
    }),
    errors: wordsErrors,
  },
  /** Mails it to who asks, at their own address, in each language it has words in. */
  'POST /api/admin/campaign-test': {
    who: mayUse.campaigns,
    reach: 'site',
    input: z.strictObject({ site, ...draft }),
    output: z.object({ mails: z.int() }),
    errors: wordsErrors,
  },
  /** Writes a draft, or writes one anew that was last written at `seen`; sent twice it holds once. */
  'PUT /api/admin/campaign': {
    who: mayUse.campaigns,
    reach: 'site',
    input: z.strictObject({
      site,
      id: z.uuid(),
      seen: z.nullable(z.iso.datetime()),
      name: campaignParts.name,
      ...draft,
    }),
    output: z.object({}),
    errors: [...wordsErrors, 'campaign_exists', 'campaign_changed', 'campaign_over'],
  },
  /** Begins to send one as it was written at `seen`; at most one promotion a day (T58). */
  'POST /api/admin/campaign-start': {
    who: mayUse.campaigns,
    reach: 'site',
    needsProof: true,
    input: z.strictObject({ site, id: z.uuid(), seen: z.iso.datetime(), reason: reasonText }),
    output: z.object({}),
    errors: [...wordsErrors, 'campaign_changed', 'campaign_over', 'promotion_today'],
  },
  /** Stops one for good: who was told was told, who was not never is. */
  'POST /api/admin/campaign-stop': {
    who: mayUse.campaigns,
    reach: 'site',
    input: z.strictObject({ site, id: z.uuid(), reason: reasonText }),
    output: z.object({}),
    errors: ['campaign_over'],
  },
});
