import { day, hour } from '@vonk/contract/durations';
import { type Db, type Reader, sql } from '../../platform/database/db.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import type { SiteScope } from '../../sites/index.ts';
import { listMethodsOff } from '../providers/account-methods.ts';
import type { ListedPayment, PaymentProvider } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';
import { payoutDays } from '../payouts/book-payouts.ts';
import type { PayoutLister, ProviderPayout } from '../payouts/payout.ts';
import { listPayouts } from '../payouts/payouts.ts';
import { type Compared, compareLists, type ListFaults, type OurPayment } from './compare-lists.ts';
import { comparePayouts } from './compare-payouts.ts';
import { noteDifferences } from './differences.ts';

declare module '../../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'compare-provider-lists': NoPayload;
  }
}

const listOurs = sql(`select public_id as "orderId", site_id as "siteId", provider_reference as reference, state,
    total_minor as "amountMinor", currency, is_live as "isLive", created_at as "createdAt"
  from payments where provider = $1 and provider_reference is not null and created_at >= $2 and created_at < $3
    and site_id in (select site_id from sites_here)`);
const note = sql(`insert into provider_checks (provider, checked_at, missing, extra, different)
  values ($1, $2, $3, $4, $5) on conflict (provider) do update set checked_at = excluded.checked_at,
    missing = excluded.missing, extra = excluded.extra, different = excluded.different`);
const checks = sql(`select provider, missing, extra, different, checked_at as "checkedAt" from provider_checks
  order by provider`);

/** How many days before today are compared: a transfer that was begun the day before yesterday may end yesterday. */
const days = 2;
/** How far one's clock may be from the other's, and how late a reference may be noted. */
const margin = hour;
/** How many of each are named in the log. */
const most = 100;

/** How far a provider's list and ours agreed when they were compared last: how many are at fault. */
export interface ProviderCheck {
  readonly provider: string;
  readonly missing: number;
  readonly extra: number;
  readonly different: number;
  readonly checkedAt: Date;
}

/** The last comparison with each provider, for those who watch. */
export const readProviderChecks = (reader: Reader): Promise<ProviderCheck[]> => reader.rows<ProviderCheck>(checks);

/** Compares the list of a provider with ours, of the days that ended last; undefined when it has no list. */
export async function compareWith(db: Db, provider: PaymentProvider, now: Date): Promise<Compared | undefined> {
  if (!provider.listPayments) return undefined;
  const to = new Date(Math.floor(now.getTime() / day) * day);
  const from = new Date(to.getTime() - days * day);
  const wider = {
    from: new Date(from.getTime() - margin),
    to: new Date(Math.min(to.getTime() + margin, now.getTime())),
  };
  const theirs: ListedPayment[] = [];
  for await (const payment of provider.listPayments(wider)) theirs.push(payment);
  // Ours after theirs: what was begun in between is on ours alone, and after the span.
  const ours = await db.rows<OurPayment & SiteScope>(listOurs, [provider.name, wider.from, wider.to]);
  const { name, payouts } = provider;
  return {
    payments: compareLists(ours, theirs, { from, to }),
    payouts: payouts ? await comparePayoutsWith(db, { name, payouts }, to) : none,
    sites: new Map(ours.map(({ orderId, siteId }) => [orderId, siteId])),
  };
}

/** Compares what a provider says it paid out with what is booked of that, as far back as payouts are looked at. */
async function comparePayoutsWith(
  db: Db,
  { name, payouts }: { name: string; payouts: PayoutLister },
  to: Date,
): Promise<ListFaults> {
  const span = { from: new Date(to.getTime() - (payoutDays - 1) * day), to };
  const theirs: ProviderPayout[] = [];
  for await (const payout of payouts.list(span)) theirs.push(payout);
  return comparePayouts(await listPayouts(db, name, span), theirs);
}

const none: ListFaults = { missing: [], extra: [], different: [] };

/** All of it together, as the log names it. */
export const faultsOf = ({ payments, payouts }: Pick<Compared, 'payments' | 'payouts'>): ListFaults => ({
  missing: [...payments.missing, ...payouts.missing],
  extra: [...payments.extra, ...payouts.extra],
  different: [...payments.different, ...payouts.different],
});

/**
 * The nightly job that compares each provider's own lists of payments and payouts with ours and names what is missing,
 * extra or different, for the staff to deal with; it changes nothing else. A provider that does not answer is named
 * too, and keeps no other from being compared.
 */
export const compareProviderLists =
  ({ log, providers, sites }: Pick<PaymentsServices, 'log' | 'providers' | 'sites'>): Tasks['compare-provider-lists'] =>
  async (_, { db, now }) => {
    for (const off of listMethodsOff(sites.all(), providers))
      log.warn(off, 'a route names a method that is off in the account of its provider: it is not offered');
    for (const provider of providers) {
      const compared = await compareWith(db, provider, now).catch((error: unknown) => {
        log.error({ err: error, provider: provider.name }, 'a payment provider did not give its list');
        return undefined;
      });
      if (!compared) continue;
      const { missing, extra, different } = faultsOf(compared);
      const counts = [missing.length, extra.length, different.length];
      await db.transact(async (tx) => {
        await tx.run(note, [provider.name, now, ...counts]);
        await noteDifferences(tx, { provider: provider.name, compared, now });
      });
      if (counts.some((count) => count > 0))
        log.error(
          {
            provider: provider.name,
            missing: missing.slice(0, most),
            extra: extra.slice(0, most),
            different: different.slice(0, most),
          },
          'the list of a payment provider and ours disagree',
        );
    }
  };
