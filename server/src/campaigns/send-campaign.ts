import { defaultQuietHours } from '@vonk/contract/notifications';
import * as z from 'zod/mini';
import { tellMember } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { Site, Sites } from '../sites/index.ts';
import { quietEnd } from '../tellings/index.ts';
import { nextReached } from './audience.ts';
import { type Campaign, holdCampaign, markSent, noteReached } from './campaigns.ts';

const payload = z.object({ siteId: z.int(), campaignId: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-campaign': z.infer<typeof payload>;
  }
}

/** How many members are looked at in one transaction. */
const batch = 100;
/** Between two batches: at most ten mails a second, so that a mail somebody waits for finds its way. */
const pauseSeconds = 10;

/**
 * The job that sends the next batch of a campaign and asks for the one after. Broken off, it begins where it was; done
 * twice, it tells nobody twice (NOTI-4).
 */
export const sendCampaign = (sites: Pick<Sites, 'byId'>, size = batch): Tasks['send-campaign'] =>
  job(payload, async ({ siteId, campaignId: id }, { db, now }) => {
    const site = sites.byId(siteId);
    if (!site) return;
    await db.transact(async (tx) => {
      const campaign = await holdCampaign(tx, site, { id });
      if (campaign?.state !== 'sending') return;
      // What nobody waits for comes to nobody at night (NOTI-4).
      const morning = quietEnd(now, defaultQuietHours, site.timeZone);
      if (!morning) return sendBatch(tx, site, { campaign, size, now });
      const delaySeconds = Math.ceil((morning.getTime() - now.getTime()) / 1000);
      return askForNext(tx, { siteId, campaignId: id, delaySeconds });
    });
  });

async function sendBatch(
  tx: Tx,
  site: Site,
  { campaign, size, now }: { campaign: Campaign; size: number; now: Date },
): Promise<void> {
  const { id, kind, words, path } = campaign;
  const members = await nextReached(tx, site, { campaign, limit: size, now });
  let told = 0;
  for (const { id: memberId, locale } of members) {
    const own = words[locale];
    if (!own) continue;
    const template = kind === 'news' ? 'news' : 'promotion';
    const order = { template, cause: `campaign:${id}`, data: { ...own, path }, now } as const;
    if (await tellMember(tx, { siteId: site.siteId, memberId }, order)) told += 1;
  }
  const last = members.at(-1);
  if (last) await noteReached(tx, site, { id, reached: last.id, told });
  if (members.length < size) return markSent(tx, site, { id, now });
  await askForNext(tx, { siteId: site.siteId, campaignId: id, delaySeconds: pauseSeconds });
}

/** Asks for a batch; asked twice it comes once. */
export const askForNext = (
  tx: Tx,
  { siteId, campaignId, delaySeconds }: z.infer<typeof payload> & { delaySeconds: number },
): Promise<void> =>
  enqueue(tx, { task: 'send-campaign', payload: { siteId, campaignId }, key: `campaign:${campaignId}`, delaySeconds });
