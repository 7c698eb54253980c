import { day } from '@vonk/contract/durations';
import * as z from 'zod/mini';
import type { Tx } from '../platform/database/db.ts';
import { job, type Tasks } from '../platform/jobs/jobs.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import type { Site, Sites } from '../sites/index.ts';
import { noteMarketing } from '../tellings/index.ts';
import { nextReached } from './audience.ts';
import { fillWords } from './fill-words.ts';
import { type Campaign, holdCampaign, markSent, noteReached } from './campaigns.ts';

const payload = z.object({ siteId: z.int(), campaignId: z.string() });

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'send-campaign': z.infer<typeof payload>;
  }
}

/** How many members are looked at in one transaction. */
const batch = 100;
/** How long it is worth telling to who could not be told at once: at night, or so soon after another promotion. */
const worth = 3 * day;
/** Between two batches: at most ten mails a second, so that a mail somebody waits for finds its way. */
const pauseSeconds = 10;

/**
 * The job that notes for the next batch of members what a campaign tells them, and asks for the one after. When and by
 * which way each of them is told is theirs (NOTI-1, NOTI-4). Broken off, it begins where it was; done twice, it tells
 * nobody twice.
 */
export const sendCampaign = (sites: Pick<Sites, 'byId'>, size = batch): Tasks['send-campaign'] =>
  job(payload, async ({ siteId, campaignId: id }, { db, now }) => {
    const site = sites.byId(siteId);
    if (!site) return;
    await db.transact(async (tx) => {
      const campaign = await holdCampaign(tx, site, { id });
      if (campaign?.state === 'sending') await sendBatch(tx, site, { campaign, size, now });
    });
  });

async function sendBatch(
  tx: Tx,
  site: Site,
  { campaign, size, now }: { campaign: Campaign; size: number; now: Date },
): Promise<void> {
  const { id, kind, words, path } = campaign;
  const validUntil = new Date(now.getTime() + worth);
  const members = await nextReached(tx, site, { campaign, limit: size, now });
  const noted = await noteMarketing(tx, site, {
    template: kind === 'news' ? 'news' : 'promotion',
    now,
    members: members.flatMap(({ id: memberId, locale, name }) => {
      const own = words[locale];
      if (!own) return [];
      return [
        {
          memberId,
          about: aboutOf(campaign),
          data: { ...fillWords(own, { name, site: site.name }), path },
          validUntil,
        },
      ];
    }),
  });
  const last = members.at(-1);
  if (last) await noteReached(tx, site, { id, reached: last.id, noted });
  if (members.length < size) return markSent(tx, site, { id, now });
  await askForNext(tx, { siteId: site.siteId, campaignId: id, delaySeconds: pauseSeconds });
}

/** What tellings of a campaign are about. */
export const aboutOf = ({ id }: Pick<Campaign, 'id'>): string => `campaign:${id}`;

/** Asks for a batch; asked twice it comes once. */
export const askForNext = (
  tx: Tx,
  { siteId, campaignId, delaySeconds }: z.infer<typeof payload> & { delaySeconds: number },
): Promise<void> =>
  enqueue(tx, { task: 'send-campaign', payload: { siteId, campaignId }, key: `campaign:${campaignId}`, delaySeconds });
