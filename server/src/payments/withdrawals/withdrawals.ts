import type { Transaction } from '@vonk/contract/payments';
import type { Locale } from '@vonk/contract/locales';
import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Site, SiteScope } from '../../sites/index.ts';
import type { PaymentRecord } from '../payments.ts';

export type Withdrawal = NonNullable<Transaction['withdrawal']>;

// A declaration whose repayment was dropped counts no more.
const find = sql(`select p.id, withdrawal_end_v1(p.completed_at, p.is_uninformed, $4, $5::integer) as until,
    coalesce(r.remaining, 0) as unused,
    (select coalesce(sum(o.amount_minor), 0)::integer from owed_repayments o where o.site_id = p.site_id
      and o.payment_id = p.id and o.is_staff_refund and o.state <> 'dropped') as "givenBack",
    d.received_at as "declaredAt", d.refund_minor as "declaredMinor",
    coalesce(d.state = 'paid', false) as "isRepaid", p.is_uninformed as "isUninformed"
  from payments p
  left join purchase_rests r on r.site_id = p.site_id and r.member_id = p.member_id and r.payment_id = p.id
  left join lateral (select w.received_at, w.refund_minor, s.state from withdrawals w
      left join withdrawal_repayments s
        on s.site_id = p.site_id and s.member_id = p.member_id and s.withdrawal_id = w.id
    where w.site_id = p.site_id and w.payment_id = p.id and s.state is distinct from 'dropped'
    order by w.received_at limit 1) d on true
  where p.site_id = $1 and p.member_id = $2 and p.id = any($3::uuid[]) and p.completed_at is not null`);

const late = sql(`select distinct on (p.id) p.id as "paymentId", w.received_at as at
  from payments p join withdrawals w on w.site_id = p.site_id and w.order_number = p.number and w.payment_id is null
  join account_cards a on a.site_id = p.site_id and a.id = p.member_id and lower(a.email) = lower(w.email)
  where p.site_id = $1 and p.member_id = $2 order by p.id, w.received_at desc limit $3`);

/** Declarations of the member, by their own address, that named an order of theirs and took nothing back. */
export const listLateDeclarations = (
  reader: Reader,
  { siteId, memberId }: Scope,
  limit: number,
): Promise<{ paymentId: string; at: Date }[]> => reader.rows(late, [siteId, memberId, limit]);

interface Found {
  readonly id: string;
  readonly until: Date;
  readonly unused: number;
  /** What the staff gave back of it. */
  readonly givenBack: number;
  readonly declaredAt: Date | null;
  readonly declaredMinor: number | null;
  readonly isRepaid: boolean;
  readonly isUninformed: boolean;
}

/** Where and when a withdrawal is asked about. */
export interface Asked {
  readonly site: Pick<Site, 'timeZone' | 'settings'>;
  readonly now: Date;
}

/**
 * Until when completed purchases can be withdrawn, by the payments' ids, and what would come back: what was paid less
 * the credits used at the price paid, or all of it where its buyer was not told of that (T42). Of one that was
 * withdrawn from, what does come back, and whether it did.
 */
export async function readWithdrawals(
  reader: Reader,
  { siteId, memberId }: Scope,
  { payments, site, now }: Asked & { payments: readonly PaymentRecord[] },
): Promise<ReadonlyMap<string, Withdrawal>> {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const found = await reader.rows<Found>(find, [
    siteId,
    memberId,
    [...byId.keys()],
    site.timeZone,
    site.settings.refund_days,
  ]);
  return new Map(
    found.flatMap((row) => {
      const payment = byId.get(row.id);
      return payment ? [[row.id, withdrawalOf(payment, row, now)] as const] : [];
    }),
  );
}

/** The same of one payment; undefined when it was never completed. */
export const readWithdrawal = async (
  reader: Reader,
  scope: Scope,
  { payment, ...asked }: Asked & { payment: PaymentRecord },
): Promise<Withdrawal | undefined> =>
  (await readWithdrawals(reader, scope, { payments: [payment], ...asked })).get(payment.id);

/** The last moment at which a purchase that was completed can be withdrawn from. */
export async function readWithdrawalEnd(
  reader: Reader,
  scope: Scope,
  asked: Asked & { payment: PaymentRecord },
): Promise<string> {
  const withdrawal = await readWithdrawal(reader, scope, asked);
  if (!withdrawal) throw new Error(`a payment that is not completed: ${asked.payment.publicId}`);
  return withdrawal.until;
}

const withdrawalOf = (payment: PaymentRecord, found: Found, now: Date): Withdrawal => ({
  until: found.until.toISOString(),
  is_open: payment.state === 'completed' && found.declaredAt === null && now <= found.until,
  unused_credits: found.unused,
  refund_minor:
    found.declaredMinor ??
    Math.min(
      found.isUninformed ? payment.totalMinor : Math.round((payment.totalMinor * found.unused) / payment.credits),
      payment.totalMinor - found.givenBack,
    ),
  is_whole: found.isUninformed && (found.declaredMinor ?? payment.totalMinor) === payment.totalMinor,
  declared_at: found.declaredAt?.toISOString() ?? null,
  is_repaid: found.isRepaid,
});

/** A declaration of withdrawal as it came in; with the order it means, and what comes back, when that is known. */
export interface DeclaredWithdrawal {
  readonly id: string;
  readonly name: string;
  readonly order: string;
  readonly email: string;
  readonly paymentId: string | undefined;
  readonly refundMinor: number | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

const insert =
  sql(`insert into withdrawals (site_id, id, name, order_number, email, payment_id, refund_minor, locale, received_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`);

export async function addWithdrawal(tx: Tx, { siteId }: SiteScope, declared: DeclaredWithdrawal): Promise<void> {
  const { id, name, order, email, paymentId = null, refundMinor = null, locale, now } = declared;
  await tx.run(insert, [siteId, id, name, order, email, paymentId, refundMinor, locale, now]);
}
