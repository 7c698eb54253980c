import { minute } from '@vonk/contract/durations';
import { expect } from 'vitest';
import { directDebitTasks } from '../../src/direct-debit/index.ts';
import { paymentTasks } from '../../src/payments/jobs.ts';
import { ledgerAgrees } from '../credits.ts';
import type { Kit } from '../kit.ts';
import type { Person } from '../profiles.ts';
import { cutter } from './cutter.ts';

/** What somebody goes through, a step after another. */
export interface Walk {
  readonly person: Person;
  readonly steps: readonly (() => Promise<unknown>)[];
  /** What there is of it at the provider, and of whatever else than the tables that are read of everybody. */
  facts(): Promise<object>;
}

/** What the clock does, and the jobs that follow. */
export async function byTheClock(kit: Kit): Promise<void> {
  await kit.advance(6 * minute);
  const about = { db: kit.db, now: kit.clock.now(), attempt: 1 };
  await paymentTasks(kit.services)['check-open-payments']({}, about);
  await directDebitTasks(kit.services)['end-provider-mandates']({}, about);
  await kit.advance(minute);
}

const ofEverybody = `select
  (select array_agg(p.state order by p.created_at) from payments p where p.member_id = $1) as payments,
  (select array_agg(e.state order by e.payment_id, e.id) from payment_events e join payments p
    on p.site_id = e.site_id and p.id = e.payment_id where p.member_id = $1) as moves,
  (select array_agg(e.problem) filter (where e.problem is not null) from payment_events e join payments p
    on p.site_id = e.site_id and p.id = e.payment_id where p.member_id = $1) as problems,
  (select count(*)::int from credit_lots l where l.member_id = $1 and l.kind = 'bought') as lots,
  (select balance - granted from credit_balances b where b.member_id = $1) as bought,
  (select array_agg(i.kind order by i.kind) from invoices i join payments p
    on p.site_id = i.site_id and p.id = i.payment_id where p.member_id = $1) as documents,
  (select count(*)::int from money_entries m join payments p
    on p.site_id = m.site_id and p.id = m.payment_id where p.member_id = $1 and m.kind = 'sale') as entries,
  (select array_agg(d.state) from debits d where d.member_id = $1) as debits,
  (select array_agg(coalesce(m.end_reason, 'signed')) from mandates m where m.member_id = $1) as mandates,
  (select count(*)::int from provider_mandates m where m.member_id = $1) as noted,
  (select count(*)::int from debit_setups s where s.member_id = $1) as setups,
  (select count(*)::int from saved_cards c where c.member_id = $1) as cards,
  (select array_agg(m.template order by m.template) from mails m where m.recipient = $2) as mails`;

/**
 * Walks once and counts every moment at which work can be cut, then again for each of them, cut there: killed, or
 * without its answer. Whoever waited does their step again, and the clock goes on. Whatever was cut, it must have come
 * to the same. Answers what that is; the list of moments is made by the walk.
 */
export async function cutEverywhere(
  kit: Kit,
  { begin, atLeast }: { begin: () => Promise<Walk>; atLeast: number },
): Promise<object> {
  const cuts = cutter(kit);
  const go = async (at: number | undefined): Promise<object> => {
    const { person, steps, facts } = await begin();
    // One network may order so often an hour.
    kit.clock.advance(60 * minute);
    cuts.start(at);
    for (const step of steps) {
      await step().catch(() => undefined);
      if (await cuts.revive()) await step().catch(() => undefined);
    }
    cuts.stop();
    for (let rounds = 0; rounds < 2; rounds += 1) {
      await kit.advance(40 * minute);
      await byTheClock(kit);
    }
    const { rows } = await kit.db.pool.query(ofEverybody, [person.id, person.email]);
    return { ...rows[0], ...(await facts()), agrees: await ledgerAgrees(kit) };
  };
  const whole = await go(undefined);
  const points = cuts.count();
  expect(points).toBeGreaterThan(atLeast);
  const wrong: unknown[] = [];
  for (let at = 1; at <= points; at += 1) {
    const cut = await go(at);
    try {
      expect(cut).toEqual(whole);
    } catch {
      wrong.push({ at, where: cuts.where(), cut, whole });
    }
  }
  expect(wrong).toEqual([]);
  return whole;
}
