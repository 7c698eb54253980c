import { day } from '@vonk/contract/durations';
import { methodFacts, paymentMethods } from '@vonk/contract/payment-methods';
import { type Reader, sql } from '../../platform/database/db.ts';
import { legalEntityOf, type Site } from '../../sites/index.ts';

/** Payments by card of a company in the last 30 days. */
export interface CardRisk {
  /** The company, over all its sites: what its acquirer sees. */
  readonly entity: string;
  /** Completed ones. */
  readonly payments: number;
  /** Those that banks took back: fraud and disputes. */
  readonly disputes: number;
  /** Those that went back at all, in part too. */
  readonly returns: number;
}

/** The card schemes that watch a company. */
export const cardSchemes = ['visa', 'mastercard'] as const;
export type CardScheme = (typeof cardSchemes)[number];

/** How near a company is to what a scheme bears: at 1 its limit, at a half the alarm (T116). */
export interface SchemeRisk {
  readonly scheme: CardScheme;
  /** The share that the scheme looks at, from 0 to 1, and the one it does not bear. */
  readonly share: number;
  readonly limit: number;
  /** How many there are of what it counts, and from which share and which number on the alarm stands. */
  readonly cases: number;
  readonly alarmShare: number;
  readonly alarmCases: number;
  readonly isAlarming: boolean;
}

const windowMilliseconds = 30 * day;
/** Where the alarm stands, of what a scheme bears. */
const alarmAt = 0.5;

/** Fraud and disputes of the payments, where they are 1,500 or more (Visa, since 1 April 2026). */
const visa = { limit: 0.015, cases: 1500 } as const;
/** Refunds and chargebacks of 500 payments or more in 30 days (Mastercard, since 24 July 2026). */
const mastercard = { limit: 0.05, payments: 500 } as const;

const cards = paymentMethods.filter((method) => methodFacts[method].family === 'card');
const counts = sql(`select
    (select count(*)::int from payments p where p.site_id = $1 and p.method = any($3) and p.completed_at > $2)
      as payments,
    (select count(*)::int from payment_events e join payments p on p.site_id = e.site_id and p.id = e.payment_id
      where e.site_id = $1 and p.method = any($3) and e.state = 'charged_back' and e.problem is null
        and e.happened_at > $2) as disputes,
    (select count(distinct b.payment_id)::int from (
        select e.payment_id from payment_events e where e.site_id = $1 and e.state in ('refunded', 'charged_back')
          and e.problem is null and e.happened_at > $2
        union all select r.payment_id from refunds r where r.site_id = $1 and r.state = 'paid' and r.told_at > $2) b
      join payments p on p.site_id = $1 and p.id = b.payment_id where p.method = any($3)) as returns`);

type Counts = Omit<CardRisk, 'entity'>;

/** What is paid by card and what goes back of it, of every company, over the last 30 days (T116). */
export async function readCardRisk(
  reader: Reader,
  sites: readonly Pick<Site, 'siteId' | 'company'>[],
  now: Date,
): Promise<CardRisk[]> {
  const since = new Date(now.getTime() - windowMilliseconds);
  const sums = new Map<string, Counts>();
  for (const site of sites) {
    const more = await reader.one<Counts>(counts, [site.siteId, since, cards]);
    const entity = legalEntityOf(site);
    const { payments, disputes, returns } = sums.get(entity) ?? { payments: 0, disputes: 0, returns: 0 };
    sums.set(entity, {
      payments: payments + more.payments,
      disputes: disputes + more.disputes,
      returns: returns + more.returns,
    });
  }
  return [...sums].map(([entity, sum]) => ({ entity, ...sum }));
}

/** How near a company is to what each scheme bears; the alarm stands at half of share and number (T116). */
export function schemeRisks({ payments, disputes, returns }: Counts): SchemeRisk[] {
  const shareOf = (part: number) => (payments === 0 ? 0 : part / payments);
  const [disputed, returned] = [shareOf(disputes), shareOf(returns)];
  const risks = [
    { scheme: 'visa', share: disputed, limit: visa.limit, cases: disputes, alarmCases: visa.cases * alarmAt },
    {
      scheme: 'mastercard',
      share: returned,
      limit: mastercard.limit,
      cases: payments,
      alarmCases: mastercard.payments,
    },
  ] as const;
  return risks.map((risk) => {
    const alarmShare = risk.limit * alarmAt;
    return { ...risk, alarmShare, isAlarming: risk.share >= alarmShare && risk.cases >= risk.alarmCases };
  });
}
