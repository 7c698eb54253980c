import * as z from 'zod/mini';
import { type MarketingMail, queueMails, type QuietServices } from '../../mails/index.ts';
import type { Db, Reader, Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import type { SiteScope } from '../../sites/index.ts';
import { enqueuePushes } from '../push/send-push.ts';
import { judge, type Verdict } from './judge.ts';
import { type Due, lookAt, nextDueAt, settleAll, takeDue } from './marketing-tellings.ts';

const payload = z.object({ siteId: z.int() });

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'tell-marketing': z.infer<typeof payload>;
  }
}

/** Of which of these members it is still so. */
type StillSo = (
  reader: Reader,
  site: SiteScope,
  asked: { readonly memberIds: readonly string[]; readonly now: Date },
) => Promise<ReadonlySet<string>>;

export interface MarketingServices extends QuietServices {
  /** Asked before each way, by the mail that says it; what has no answer here stays so. */
  readonly stillSo: Readonly<Partial<Record<MarketingMail, StillSo>>>;
}

const batch = 500;

/**
 * The job that tells what is due of promotions, news and reminders: on every browser of the members who chose so, by
 * mail two hours later where nobody opened it, or at once where there is no browser (NOTI-1, T93). A batch is a few
 * statements, whoever is in it; broken off, it begins where it was.
 */
export const tellMarketing = (services: MarketingServices, size = batch): Tasks['tell-marketing'] =>
  job(payload, async (site, { db, now }) => {
    while ((await tellBatch(services, db, { ...site, size, now })) === size);
  });

function tellBatch(
  services: MarketingServices,
  db: Db,
  { siteId, size, now }: SiteScope & { size: number; now: Date },
): Promise<number> {
  return db.transact(async (tx) => {
    const due = await takeDue(tx, { siteId }, { now, limit: size });
    const isSo = await askAll(services, tx, { siteId, due, now });
    /** Who is told a promotion in this batch. */
    const promoted = new Set<string>();
    const verdicts = due.map((each) => {
      const lastPromotionAt = promoted.has(each.memberId) ? now : each.lastPromotionAt;
      const verdict = judge(each, { ...services, siteId, isSo: isSo(each), lastPromotionAt, now });
      if (each.kind === 'promotions' && (verdict.isPushed || verdict.isMailed)) promoted.add(each.memberId);
      return { ...verdict, due: each };
    });
    await act(tx, { siteId, verdicts, now });
    const next = due.length < size ? await nextDueAt(tx, { siteId }) : null;
    if (next) await lookAt(tx, { siteId, at: next > now ? next : new Date(now.getTime() + 1000), now });
    return due.length;
  });
}

async function act(
  tx: Tx,
  { siteId, verdicts, now }: SiteScope & { verdicts: readonly (Verdict & { due: Due })[]; now: Date },
): Promise<void> {
  if (verdicts.length === 0) return;
  const mailIds = await mailAll(tx, { siteId, mailed: verdicts.filter(({ isMailed }) => isMailed), now });
  await settleAll(tx, { siteId }, { all: verdicts.map(({ settled }) => settled), mailIds });
  const pushes = verdicts.filter(({ isPushed }) => isPushed);
  await enqueuePushes(
    tx,
    { siteId },
    pushes.flatMap(({ due: { id: tellingId, browsers } }) =>
      browsers.map((subscriptionId) => ({ subscriptionId, tellingId })),
    ),
  );
}

/** Queues the mails of those that are mailed now; by which mail each telling went. */
async function mailAll(
  tx: Tx,
  { siteId, mailed, now }: SiteScope & { mailed: readonly { readonly due: Due }[]; now: Date },
): Promise<ReadonlyMap<string, string>> {
  const mails = mailed.map(({ due }) => ({ ...due, cause: due.about }));
  const queued = await queueMails(tx, { siteId }, { now, mails });
  const byCause = new Map(queued.map(({ id, memberId, cause }) => [`${memberId} ${cause}`, id]));
  return new Map(
    mailed.flatMap(({ due: { id, memberId, about } }) => {
      const mailId = byCause.get(`${memberId} ${about}`);
      return mailId === undefined ? [] : [[id, mailId] as const];
    }),
  );
}

/** Asks, once for each mail there is among them, of whom it is still so. */
async function askAll(
  { stillSo }: MarketingServices,
  tx: Tx,
  { siteId, due, now }: SiteScope & { due: readonly Due[]; now: Date },
): Promise<(one: Due) => boolean> {
  const answers = new Map<MarketingMail, ReadonlySet<string>>();
  for (const template of new Set(due.map((each) => each.template))) {
    const memberIds = due.filter((each) => each.template === template).map(({ memberId }) => memberId);
    const answer = await stillSo[template]?.(tx, { siteId }, { memberIds, now });
    if (answer) answers.set(template, answer);
  }
  return ({ template, memberId }) => answers.get(template)?.has(memberId) ?? true;
}
