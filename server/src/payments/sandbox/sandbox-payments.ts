import { discountGraceMinutes } from '@vonk/contract/discounts';
import { minute } from '@vonk/contract/durations';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { SiteScope } from '../../sites/index.ts';

export type SandboxState =
  | 'open'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'charged_back';

export interface SandboxPayment {
  readonly reference: string;
  readonly key: string;
  readonly siteId: number;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  readonly description: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly state: SandboxState;
  readonly createdAt: Date;
}

/** How long a checkout can be paid (T29). */
export const checkoutMinutes = discountGraceMinutes;

/** The state with time counted in: a checkout nobody finished is over. */
export const sandboxStateAt = ({ state, createdAt }: SandboxPayment, now: Date): SandboxState =>
  state === 'open' && now.getTime() - createdAt.getTime() >= checkoutMinutes * minute ? 'expired' : state;

const columns = `reference, key, site_id as "siteId", order_id as "orderId", amount_minor as "amountMinor", currency,
  method, description, locale, return_url as "returnUrl", state, created_at as "createdAt"`;
const insert =
  sql(`insert into sandbox_payments (reference, key, site_id, order_id, amount_minor, currency, method, description,
    locale, return_url, state, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11) on conflict (key) do nothing`);
const byKey = sql(`select ${columns} from sandbox_payments where site_id = $1 and key = $2`);
const byReference = sql(`select ${columns} from sandbox_payments where reference = $1`);
const lock = sql(`select ${columns} from sandbox_payments where site_id = $1 and reference = $2 for update`);
const setState = sql('update sandbox_payments set state = $3 where site_id = $1 and reference = $2');

/** Keeps a new payment, unless its key has one; answers the one that is there. */
export async function keepSandboxPayment(tx: Tx, payment: Omit<SandboxPayment, 'state'>): Promise<SandboxPayment> {
  const { reference, key, siteId, orderId, amountMinor, currency, method, description, locale, returnUrl, createdAt } =
    payment;
  await tx.run(insert, [
    reference,
    key,
    siteId,
    orderId,
    amountMinor,
    currency,
    method,
    description,
    locale,
    returnUrl,
    createdAt,
  ]);
  return tx.one<SandboxPayment>(byKey, [siteId, key]);
}

/** A payment by the sandbox's own name, as a provider's customers are asked for theirs: it knows no sites. */
export const findSandboxPayment = (reader: Reader, reference: string): Promise<SandboxPayment | undefined> =>
  reader.maybe<SandboxPayment>(byReference, [reference]);

/** The same, locked until the transaction ends. */
export const lockSandboxPayment = (
  tx: Tx,
  { siteId }: SiteScope,
  reference: string,
): Promise<SandboxPayment | undefined> => tx.maybe<SandboxPayment>(lock, [siteId, reference]);

export async function writeSandboxState(
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  state: SandboxState,
): Promise<void> {
  await tx.run(setState, [siteId, reference, state]);
}
