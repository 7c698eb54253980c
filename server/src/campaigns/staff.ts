import { campaignMistake, campaignParts, emptyPart, isOwnPath } from '@vonk/contract/admin/house/campaign-words';
import { day } from '@vonk/contract/durations';
import { fallbackLocale, languageNames } from '@vonk/contract/locales';
import * as z from 'zod/mini';
import { noteAction } from '../audit/index.ts';
import type { Db } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Site } from '../sites/index.ts';
import { withdrawMarketing } from '../tellings/index.ts';
import {
  addCampaign,
  type Campaign,
  findPromotionSince,
  holdCampaign,
  holdCampaigns,
  markStarted,
  markStopped,
  rewriteCampaign,
} from './campaigns.ts';
import { NoCampaign } from './no-campaign.ts';
import { aboutOf, askForNext } from './send-campaign.ts';

const { name, kind, path, words, days } = campaignParts;

/** The file of a campaign, as `docs/operations.md` tells it. */
export const campaignDraft = z.strictObject({
  name,
  kind,
  path,
  words,
  segment: z.strictObject({
    isPremium: z.optional(z.boolean()),
    activeDays: z.optional(days),
    memberDays: z.optional(days),
  }),
});
type CampaignDraft = z.infer<typeof campaignDraft>;

interface By {
  readonly site: Pick<Site, 'siteId' | 'locale'>;
  readonly actor: string;
  readonly reason?: string;
  readonly now: Date;
}

/**
 * Refuses words that could not go to members as they stand: a field that nothing is known for, a language that leaves
 * out what another has, none in the site's own language, a button that leads elsewhere.
 */
export function judgeCampaign(
  { locale }: Pick<Site, 'locale'>,
  draft: Pick<CampaignDraft, 'path'> & Pick<Campaign, 'words'>,
): void {
  if (!isOwnPath(draft.path))
    throw new NoCampaign('path_foreign', 'Its path is no address of the site, as /credits is.', { field: 'path' });
  const own = locale ?? fallbackLocale;
  if (!draft.words[own]) {
    const about = { field: `${own}.subject`, details: { name: languageNames[own] } };
    throw new NoCampaign('language_missing', `It needs words in the site's own language, ${own}.`, about);
  }
  const empty = emptyPart(draft.words);
  if (empty) {
    const place = `${empty.locale}.${empty.part}`;
    throw new NoCampaign('words_required', `Nothing stands in ${place}.`, { field: place });
  }
  const mistake = campaignMistake(draft.words);
  if (!mistake) return;
  const { code, locale: where, part, field, start } = mistake;
  const at = start + 1;
  throw new NoCampaign(code, `${field} is not right: ${where}, ${part}, character ${at}.`, {
    field: `${where}.${part}`,
    details: { field, at },
  });
}

/** Which campaign it is, as it was written at `seen`; null: it was not there, or however it was written. */
interface Seen {
  readonly id: string;
  readonly seen: Date | null;
}

/**
 * Writes a campaign, which is not sent yet, or writes a draft anew (`as`) as it was last written at `seen`. Throws
 * `NoCampaign` where its words could not go out, there is another one of its name, or somebody wrote it meanwhile.
 */
export async function writeDraft(
  db: Db,
  draft: CampaignDraft,
  { site, actor, reason = '', now, as: { id, seen } = { id: newId(now), seen: null } }: By & { readonly as?: Seen },
): Promise<void> {
  judgeCampaign(site, draft);
  await db.transact(async (tx) => {
    await holdCampaigns(tx, site);
    const namesake = await holdCampaign(tx, site, { name: draft.name });
    if (namesake && namesake.id !== id)
      throw new NoCampaign('campaign_exists', `There is a campaign ${draft.name} already.`, { field: 'name' });
    const before = await holdCampaign(tx, site, { id });
    if (before) judgeSeen(before, seen);
    const written = { ...draft, id, writtenAt: now };
    if (!(await (before ? rewriteCampaign : addCampaign)(tx, site, written)))
      throw new NoCampaign('campaign_exists', `There is a campaign ${draft.name} already.`, { field: 'name' });
    const entry = { siteId: site.siteId, actor, action: 'campaign_written', subject: draft.name, reason, now } as const;
    await noteAction(tx, entry);
  });
}

/** Refuses what is no draft any more, or was written anew after it was seen; `null`: by who writes it now. */
function judgeSeen({ state, writtenAt }: Campaign, seen: Date | null): void {
  if (state !== 'draft') throw over();
  if (seen && seen.getTime() !== writtenAt.getTime())
    throw new NoCampaign('campaign_changed', 'Somebody wrote it anew meanwhile.');
}
const over = () => new NoCampaign('campaign_over', 'No such campaign, or it was sent or stopped already.');

/** By its name, however it was written, or by its id. */
type Which = { readonly name: string } | { readonly id: string };

/**
 * Begins to send a campaign. Throws `NoCampaign` where none such waits, its words could not go out, it was written anew
 * after it was `seen`, or another promotion is on its way or ended within a day: nobody gets two a day (T58).
 */
export async function startCampaign(
  db: Db,
  which: { readonly name: string } | Seen,
  { site, actor, reason = '', now }: By,
): Promise<void> {
  const { siteId } = site;
  await db.transact(async (tx) => {
    const before = await findPromotionSince(tx, site, new Date(now.getTime() - day));
    const campaign = await holdCampaign(tx, site, which);
    if (!campaign) throw over();
    judgeSeen(campaign, 'seen' in which ? which.seen : null);
    judgeCampaign(site, campaign);
    if (campaign.kind === 'promotions' && before !== undefined)
      throw new NoCampaign(
        'promotion_today',
        `At most one promotion a day: ${before} is on its way, or ended within a day.`,
        { details: { name: before } },
      );
    await markStarted(tx, site, { id: campaign.id, now });
    await noteAction(tx, { siteId, actor, action: 'campaign_started', subject: campaign.name, reason, now });
    await askForNext(tx, { siteId, campaignId: campaign.id, delaySeconds: 0 });
  });
}

/** Stops a campaign: what is not told yet never is. Throws `NoCampaign` where there is none, or it is over. */
export async function stopCampaign(db: Db, which: Which, { site, actor, reason = '', now }: By): Promise<void> {
  const { siteId } = site;
  await db.transact(async (tx) => {
    const campaign = await holdCampaign(tx, site, which);
    const waited = campaign ? await withdrawMarketing(tx, site, { about: aboutOf(campaign), now }) : 0;
    if (!campaign || !(await markStopped(tx, site, { id: campaign.id, isWaiting: waited > 0, now })))
      throw new NoCampaign('campaign_over', 'No such campaign, or it is over.');
    await noteAction(tx, { siteId, actor, action: 'campaign_stopped', subject: campaign.name, reason, now });
  });
}
