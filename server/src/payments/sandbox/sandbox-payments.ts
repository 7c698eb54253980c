import { discountGraceMinutes } from '@vonk/contract/discounts';
import { day, minute } from '@vonk/contract/durations';
import type { PaymentMethod } from '@vonk/contract/payment-methods';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
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

export interface SandboxPayment extends SiteScope {
  readonly reference: string;
  readonly key: string;
  readonly orderId: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly method: PaymentMethod;
  readonly description: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly state: SandboxState;
  /** It was charged back, and that was won. */
  readonly isWonBack: boolean;
  /** Why a debit came back. */
  readonly returnCode: string | null;
  /** Of a bank transfer: the last day on which it may come in, and another amount that came and went back. */
  readonly dueOn: string | null;
  readonly wrongMinor: number | null;
  /** For whom the card that pays is kept. */
  readonly customer: string | null;
  /** The kept card that pays. */
  readonly card: string | null;
  readonly createdAt: Date;
}

/** How long a checkout can be paid (T29). */
export const checkoutMinutes = discountGraceMinutes;

/** The state with time counted in: a checkout nobody finished is over. */
export const sandboxStateAt = ({ state, createdAt, dueOn }: SandboxPayment, now: Date): SandboxState => {
  const end = dueOn === null ? createdAt.getTime() + checkoutMinutes * minute : Date.parse(dueOn) + day;
  return state === 'open' && now.getTime() >= end ? 'expired' : state;
};

const setWrong = sql('update sandbox_payments set wrong_minor = $3 where site_id = $1 and reference = $2');

/** Another amount than the one asked for comes in, and goes back. */
export async function writeWrongTransfer(
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  wrongMinor: number,
): Promise<void> {
  await tx.run(setWrong, [siteId, reference, wrongMinor]);
}

const columns = `reference, key, site_id as "siteId", order_id as "orderId", amount_minor as "amountMinor", currency,
  method, description, locale, return_url as "returnUrl", state, won_back as "isWonBack",
  return_code as "returnCode",
  due_on::text as "dueOn", wrong_minor as "wrongMinor", customer, card,
  created_at as "createdAt"`;
type NewPayment = Omit<SandboxPayment, 'state' | 'isWonBack' | 'returnCode' | 'wrongMinor'>;
const insert = named<NewPayment>(
  (value) =>
    `insert into sandbox_payments ${row({
      reference: value.reference,
      key: value.key,
      site_id: value.siteId,
      order_id: value.orderId,
      amount_minor: value.amountMinor,
      currency: value.currency,
      method: value.method,
      description: value.description,
      locale: value.locale,
      return_url: value.returnUrl,
      state: "'open'",
      created_at: value.createdAt,
      due_on: value.dueOn,
      customer: value.customer,
      card: value.card,
    })} on conflict (key) do nothing`,
);
const byKey = sql(`select ${columns} from sandbox_payments where site_id = $1 and key = $2`);
const byReference = sql(`select ${columns} from sandbox_payments where reference = $1`);
const listed = sql(`select ${columns} from sandbox_payments where created_at >= $1 and created_at < $2`);
const lock = sql(`select ${columns} from sandbox_payments where site_id = $1 and reference = $2 for update`);
const setState = sql('update sandbox_payments set state = $3 where site_id = $1 and reference = $2');

/** Keeps a new payment, unless its key has one; answers the one that is there. */
export async function keepSandboxPayment(tx: Tx, payment: NewPayment): Promise<SandboxPayment> {
  await tx.run(...insert(payment));
  return tx.one<SandboxPayment>(byKey, [payment.siteId, payment.key]);
}

/** What was begun in a span, of all sites. */
export const listSandboxPayments = (
  reader: Reader,
  { from, to }: { from: Date; to: Date },
): Promise<SandboxPayment[]> => reader.rows<SandboxPayment>(listed, [from, to]);

/** A payment by the sandbox's own name, as a provider's customers are asked for theirs: it knows no sites. */
export const findSandboxPayment = (reader: Reader, reference: string): Promise<SandboxPayment | undefined> =>
  reader.maybe<SandboxPayment>(byReference, [reference]);

const debits = sql(`select ${columns} from sandbox_payments where method = 'sdd' order by created_at desc limit 100`);

/** The newest debits, which have no page that a buyer is led to. */
export const listSandboxDebits = (reader: Reader): Promise<SandboxPayment[]> => reader.rows<SandboxPayment>(debits);

/** The same, locked until the transaction ends. */
export const lockSandboxPayment = (
  tx: Tx,
  { siteId }: SiteScope,
  reference: string,
): Promise<SandboxPayment | undefined> => tx.maybe<SandboxPayment>(lock, [siteId, reference]);

const setWon = sql(`update sandbox_payments set state = 'paid', won_back = true where site_id = $1 and reference = $2`);

/** What was charged back is paid again. */
export const writeSandboxWon = async (tx: Tx, { siteId, reference }: SandboxPayment): Promise<void> =>
  void (await tx.run(setWon, [siteId, reference]));

const setReturned = sql(
  'update sandbox_payments set state = $3, return_code = $4 where site_id = $1 and reference = $2',
);

/** A debit comes back: before its money was there, or after. */
export async function writeSandboxReturn(
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  { state, code }: { state: 'failed' | 'charged_back'; code: string },
): Promise<void> {
  await tx.run(setReturned, [siteId, reference, state, code]);
}

export async function writeSandboxState(
  tx: Tx,
  { siteId, reference }: SandboxPayment,
  state: SandboxState,
): Promise<void> {
  await tx.run(setState, [siteId, reference, state]);
}
