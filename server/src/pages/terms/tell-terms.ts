import { termsTellingDays } from '@vonk/contract/admin/sites/legal';
import { day } from '@vonk/contract/durations';
import { type Locale, locales } from '@vonk/contract/locales';
import * as z from 'zod/mini';
import { keepConsentText, listAgreedEditions } from '../../consents/index.ts';
import { queueMails } from '../../mails/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { job, type Tasks } from '../../platform/jobs/jobs.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { listTextChanges, type Sites, type SiteScope, type TextChange } from '../../sites/index.ts';
import type { PagesServices } from '../services.ts';
import { readStandingTerms, termsKey } from './terms.ts';

const payload = z.object({
  siteId: z.int(),
  /** The last member that was looked at. */
  after: z.optional(z.string()),
});

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'tell-terms': z.infer<typeof payload>;
    'keep-terms': NoPayload;
  }
}

/** How many members are looked at in one transaction. */
const batch = 200;
/** Between two batches, so that a mail somebody waits for finds its way. */
const pauseSeconds = 5;

const nextMembers = sql(`select id, locale from account_cards
  where site_id = $1 and status = 'confirmed' and locale = any($2) and ($3::uuid is null or id > $3)
  order by id limit $4`);

/** Asks that members be told of new terms; those who were are not told again. */
export const askToTell = (tx: Tx, site: SiteScope): Promise<void> =>
  enqueue(tx, { task: 'tell-terms', payload: { siteId: site.siteId }, key: keyOf(site) });

const keyOf = ({ siteId }: SiteScope): string => `terms:${siteId}`;

/** The changes that members are still told of, whose mails are all known to have gone out or not. */
async function changesToTell(reader: Reader, site: SiteScope, now: Date): Promise<TextChange[]> {
  const since = now.getTime() - termsTellingDays * day;
  const changes = await listTextChanges(reader, site, termsKey);
  return changes.some(({ at }) => at.getTime() >= since) ? changes : [];
}

/**
 * The job that mails a batch of members what new terms change for them, at least `termsNoticeDays` before they hold,
 * and asks for the next (T64). Broken off, it begins where it was; run twice, it mails nobody twice. Who agreed to them
 * already is not told.
 */
export const tellTerms = (sites: Pick<Sites, 'byId'>, size = batch): Tasks['tell-terms'] =>
  job(payload, async ({ siteId, after }, { db, now }) => {
    const site = sites.byId(siteId);
    if (!site) return;
    await db.transact(async (tx) => {
      const changes = await changesToTell(tx, site, now);
      if (changes.length === 0) return;
      const values = [siteId, [...new Set(changes.map(({ locale }) => locale))], after ?? null, size];
      const members = await tx.rows<{ id: string; locale: Locale }>(nextMembers, values);
      await tellBatch(tx, site, { changes, members, now });
      const last = members.at(-1)?.id;
      if (members.length < size || last === undefined) return;
      const next = { siteId, after: last };
      await enqueue(tx, { task: 'tell-terms', payload: next, key: keyOf(site), delaySeconds: pauseSeconds });
    });
  });

interface Batch {
  readonly changes: readonly TextChange[];
  readonly members: readonly { id: string; locale: Locale }[];
  readonly now: Date;
}

async function tellBatch(tx: Tx, site: SiteScope, { changes, members, now }: Batch): Promise<void> {
  const agreed = await listAgreedEditions(
    tx,
    site,
    members.map(({ id }) => id),
  );
  const mails = members.flatMap(({ id, locale }) => {
    const news = changes.filter((change) => change.locale === locale && change.version > (agreed.get(id) ?? 0));
    const newest = news.at(-1);
    if (!newest || newest.at.getTime() < now.getTime() - termsTellingDays * day) return [];
    const data = { summaries: news.map(({ summary }) => summary), from: newest.from.toISOString() };
    return [{ memberId: id, template: 'terms_changed' as const, cause: `terms:${newest.version}`, data }];
  });
  await queueMails(tx, site, { mails, now });
}

/**
 * The daily job that keeps the words of the terms that stand, so that who agrees to them can read them later whatever
 * changes; and tells who came or confirmed since new ones were published.
 */
export const keepTerms =
  (services: Pick<PagesServices, 'sms'> & { readonly sites: Pick<Sites, 'all'> }): Tasks['keep-terms'] =>
  async (_payload, { db, now }) => {
    for (const site of services.sites.all())
      await db.transact(async (tx) => {
        for (const locale of locales) {
          const terms = await readStandingTerms(tx, { site, locale, now, smsCompany: services.sms?.company });
          await keepConsentText(tx, site, { hash: terms.hash, body: terms.text, now });
        }
        if ((await changesToTell(tx, site, now)).length > 0) await askToTell(tx, site);
      });
  };
