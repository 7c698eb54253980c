import { type Reader, sql } from '../platform/database/db.ts';
import { lowerAlarm, raiseAlarm } from '../platform/jobs/alarms.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'check-credits': NoPayload;
  }
}

export interface Disagreement {
  readonly site_id: number;
  readonly member_id: string;
}

/** Where more disagree, the same fault is behind all of them; a line of the log has an end. */
const mostNamed = 100;

const findDisagreements = sql(`
  with entries as (
    select site_id, member_id,
      sum(case when to_account = 'member' then amount else 0 end
        - case when from_account = 'member' then amount else 0 end) as balance
    from ledger_entries group by site_id, member_id),
  lots as (
    select site_id, member_id, sum(remaining) as balance,
      coalesce(sum(remaining) filter (where kind = 'granted'), 0) as granted
    from credit_lots group by site_id, member_id)
  select site_id, member_id
  from credit_balances b full join entries e using (site_id, member_id) full join lots l using (site_id, member_id)
  where (coalesce(b.balance, 0), coalesce(b.granted, 0))
    is distinct from (coalesce(l.balance, 0), coalesce(l.granted, 0))
    or coalesce(b.balance, 0) is distinct from coalesce(e.balance, 0)`);

/** The members of all sites whose balance is not the sum of their entries, or not that of their lots (CRED-1). */
export const disagreements = (reader: Reader): Promise<Disagreement[]> => reader.rows(findDisagreements);

/**
 * The nightly job that compares them and raises the alarm; it changes nothing, because either side may be the wrong
 * one.
 */
export const checkCredits =
  ({ log }: { log: Log }): Tasks['check-credits'] =>
  async (_, { db, now }) => {
    const found = await disagreements(db);
    if (found.length === 0) return lowerAlarm(db, 'credits');
    await raiseAlarm(db, 'credits', now);
    const members = found.slice(0, mostNamed).map(({ member_id }) => member_id);
    log.error({ count: found.length, members }, 'balances and ledger disagree');
  };
