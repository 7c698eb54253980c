import type { SiteScope } from '../../sites/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { MailTemplate } from '../mail-data.ts';

/** Why a mail was never taken over. */
export type MailRefusal = 'no_mailbox' | 'refused' | 'given_up';

/** A mail that never left: no word of what it said, nor where it went beyond the domain. */
export interface FailedMail {
  readonly id: string;
  readonly template: MailTemplate;
  readonly domain: string;
  /** Null for mails of a release that did not note it. */
  readonly refusal: MailRefusal | null;
  /** The mail server's last answer; null where it was not asked: the mailbox was known not to be there. */
  readonly code: number | null;
  readonly queuedAt: Date;
  readonly refusedAt: Date;
}

const failed = sql(`select id, template, lower(split_part(recipient, '@', -1)) as domain, refusal, refusal_code as code,
    queued_at as "queuedAt", refused_at as "refusedAt"
  from mails where site_id = $1 and refused_at >= $2 order by refused_at desc, id limit $3`);
const counts = sql(`select coalesce(refusal, 'refused') as refusal, count(*)::integer as count from mails
  where refused_at > $1::timestamptz - interval '1 day' group by 1`);
const waiting = sql(`select count(*)::integer as count from mails
  where sent_at is null and refused_at is null and queued_at < $1::timestamptz - interval '10 minutes'`);

/** The mails of a site that failed for good since a moment, the newest first. */
export const listFailedMails = (
  reader: Reader,
  { siteId }: SiteScope,
  { since, limit }: { since: Date; limit: number },
): Promise<FailedMail[]> => reader.rows<FailedMail>(failed, [siteId, since, limit]);

/** Of all sites: how many mails failed for good within a day, by why; and how many wait for more than ten minutes. */
export async function countMailFailures(
  reader: Reader,
  now: Date,
): Promise<{ failed: Readonly<Partial<Record<MailRefusal, number>>>; waiting: number }> {
  const rows = await reader.rows<{ refusal: MailRefusal; count: number }>(counts, [now]);
  const { count } = await reader.one<{ count: number }>(waiting, [now]);
  return { failed: Object.fromEntries(rows.map((row) => [row.refusal, row.count])), waiting: count };
}
