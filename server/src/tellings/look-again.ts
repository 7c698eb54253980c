import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';
import { hastenJobs } from '../platform/jobs/outbox.ts';
import { subjectKeys } from './mail/tell-by-mail.ts';
import { lookAt, mailPatience } from './marketing/marketing-tellings.ts';
import { tellKey } from './tell.ts';

const waiting = sql(
  "select id from tellings where site_id = $1 and member_id = $2 and state = 'waiting' and template is null",
);
const bringNearer = sql(`update tellings set due_at = greatest($3, done_at + make_interval(secs => $4))
  where site_id = $1 and member_id = $2 and due_at > greatest($3, done_at + make_interval(secs => $4))`);

/**
 * Looks again at whatever waits for a member: their quiet hours or their clock changed. Each job finds anew whether it
 * may go, so that what waits goes no sooner than it may, and no later.
 */
export async function lookAgain(tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> {
  const tellings = await tx.rows<{ id: string }>(waiting, [siteId, memberId]);
  await hastenJobs(tx, [...tellings.map(({ id }) => tellKey(id)), ...subjectKeys({ siteId, memberId })]);
  const count = await tx.run(bringNearer, [siteId, memberId, now, mailPatience / 1000]);
  if (count > 0) await lookAt(tx, { siteId, at: now, now });
}
