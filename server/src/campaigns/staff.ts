import { day } from '@vonk/contract/durations';
import { fallbackLocale, locales } from '@vonk/contract/locales';
import { ownPath } from '@vonk/contract/own-path';
import * as z from 'zod/mini';
import { noteAction } from '../audit/index.ts';
import type { Db } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { Site } from '../sites/index.ts';
import { withdrawMarketing } from '../tellings/index.ts';
import { addCampaign, findPromotionSince, holdCampaign, markStarted, markStopped } from './campaigns.ts';
import { aboutOf, askForNext } from './send-campaign.ts';

/** Why a campaign cannot be written, sent or stopped, in words for the staff. */
class NoCampaign extends Error {}

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const days = z.optional(z.int().check(z.minimum(1), z.maximum(3650)));

/** The file of a campaign, as `docs/operations.md` tells it. */
export const campaignDraft = z.strictObject({
  name: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/)),
  kind: z.enum(['promotions', 'news']),
  path: z.string().check(z.refine((path) => ownPath(path) !== undefined, 'an address of the site, as /credits')),
  words: z.partialRecord(
    z.enum(locales),
    z.strictObject({
      subject: line(100),
      paragraphs: z.array(line(1000)).check(z.minLength(1), z.maxLength(6)),
      button: line(40),
    }),
  ),
  segment: z.strictObject({ isPremium: z.optional(z.boolean()), activeDays: days, memberDays: days }),
});
type CampaignDraft = z.infer<typeof campaignDraft>;

/** Who of the staff does it, where, and when. */
interface By {
  readonly site: Pick<Site, 'siteId' | 'locale'>;
  readonly actor: string;
  readonly reason: string;
  readonly now: Date;
}

/** Writes a campaign, which is not sent yet. Throws `NoCampaign` where there is one of its name. */
export async function writeDraft(db: Db, draft: CampaignDraft, { site, actor, reason, now }: By): Promise<void> {
  const own = site.locale ?? fallbackLocale;
  if (!draft.words[own]) throw new NoCampaign(`It needs words in the site's own language, ${own}.`);
  await db.transact(async (tx) => {
    if (!(await addCampaign(tx, site, { ...draft, id: newId(now), writtenAt: now })))
      throw new NoCampaign(`There is a campaign ${draft.name} already.`);
    const entry = { siteId: site.siteId, actor, action: 'campaign_written', subject: draft.name, reason, now } as const;
    await noteAction(tx, entry);
  });
}

/**
 * Begins to send a campaign. Throws `NoCampaign` where none of this name waits, or where another promotion is on its
 * way or ended within a day: nobody gets two a day (T58).
 */
export async function startCampaign(db: Db, name: string, { site, actor, reason, now }: By): Promise<void> {
  const { siteId } = site;
  await db.transact(async (tx) => {
    const before = await findPromotionSince(tx, site, new Date(now.getTime() - day));
    const campaign = await holdCampaign(tx, site, { name });
    if (campaign?.state !== 'draft') throw new NoCampaign('No such campaign, or it was sent or stopped already.');
    if (campaign.kind === 'promotions' && before !== undefined)
      throw new NoCampaign(`At most one promotion a day: ${before} is on its way, or ended within a day.`);
    await markStarted(tx, site, { id: campaign.id, now });
    await noteAction(tx, { siteId, actor, action: 'campaign_started', subject: name, reason, now });
    await askForNext(tx, { siteId, campaignId: campaign.id, delaySeconds: 0 });
  });
}

/** Stops a campaign: what is not told yet never is. Throws `NoCampaign` where there is none, or it is over. */
export async function stopCampaign(db: Db, name: string, { site, actor, reason, now }: By): Promise<void> {
  const { siteId } = site;
  await db.transact(async (tx) => {
    const campaign = await holdCampaign(tx, site, { name });
    const waited = campaign ? await withdrawMarketing(tx, site, { about: aboutOf(campaign), now }) : 0;
    if (!campaign || !(await markStopped(tx, site, { id: campaign.id, isWaiting: waited > 0, now })))
      throw new NoCampaign('No such campaign, or it is over.');
    await noteAction(tx, { siteId, actor, action: 'campaign_stopped', subject: name, reason, now });
  });
}
