import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import { named, row } from '../../platform/database/named.ts';
import type { SiteScope } from '../../sites/index.ts';

/** What is ordered by direct debit. */
export interface NewDebit {
  readonly paymentId: string;
  /** The payment's public id. */
  readonly payment: string;
  readonly mandateId: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Credits given before the money came. */
  readonly ahead: number;
  /** The first day on which it may be debited. */
  readonly dueOn: string;
  readonly createdAt: Date;
}

/** A debit that came back and blocks direct debit. */
export interface Returned {
  readonly paymentId: string;
  readonly payment: string;
  readonly reference: string;
  readonly returnCode: string | null;
  readonly returnedAt: Date;
  readonly amountMinor: number;
  readonly currency: string;
  readonly debtCredits: number;
  readonly debtMinor: number;
}

const insert = named<Scope & NewDebit>(
  (value) =>
    `insert into debits ${row({
      site_id: value.siteId,
      member_id: value.memberId,
      payment_id: value.paymentId,
      payment: value.payment,
      mandate_id: value.mandateId,
      amount_minor: value.amountMinor,
      currency: value.currency,
      ahead: value.ahead,
      due_on: value.dueOn,
      state: "'open'",
      created_at: value.createdAt,
    })}`,
);
const use = sql('update mandates set used_at = $4 where site_id = $1 and member_id = $2 and id = $3');
const lockMandate = sql('select from mandates where site_id = $1 and member_id = $2 and id = $3 for update');
const sums = sql(`select count(*) filter (where created_at > $3::timestamptz - interval '1 day')::integer as count,
    coalesce(sum(amount_minor) filter (where created_at > $3::timestamptz - interval '1 day'), 0)::integer as minor,
    coalesce(sum(ahead) filter (where state = 'open' or created_at > $3::timestamptz - interval '1 day'), 0)::integer
      as ahead
  from debits where site_id = $1 and member_id = $2 and state <> 'ended'`);
const find = sql(`select ahead, mandate_id as "mandateId", due_on as "dueOn", state from debits
  where site_id = $1 and member_id = $2 and payment_id = $3`);
const setState = sql(`update debits set state = $4
  where site_id = $1 and member_id = $2 and payment_id = $3 and state = 'open'`);
const setReturned = sql(`update debits
  set state = 'returned', return_code = $4, returned_at = $5, debt_credits = $6, debt_minor = $7, block = $8
  where site_id = $1 and member_id = $2 and payment_id = $3 and state in ('open', 'settled')
  returning payment, amount_minor as "amountMinor", currency, mandate_id as "mandateId"`);
const returned = `d.payment_id as "paymentId", d.payment, coalesce(m.reference, '') as reference,
  d.return_code as "returnCode", d.returned_at as "returnedAt", d.amount_minor as "amountMinor", d.currency,
  d.debt_credits as "debtCredits", d.debt_minor as "debtMinor"`;
const blockOf = sql(`select ${returned} from debits d
    left join mandates m on m.site_id = d.site_id and m.id = d.mandate_id
  where d.site_id = $1 and d.member_id = $2 and d.block = 'open' order by d.returned_at, d.payment_id limit 1`);
const accountBlocked = sql(`select from debits d join mandates m on m.site_id = d.site_id and m.id = d.mandate_id
  where d.site_id = $1 and d.block = 'open' and m.iban_hash = $2 limit 1`);
const blocks = sql(`select ${returned} from debits d
    left join mandates m on m.site_id = d.site_id and m.id = d.mandate_id
  where d.site_id = $1 and d.block = 'open' order by d.returned_at, d.payment_id limit $2`);

/** What a member was debited in a day, and what they were given of it before the money came. */
export interface DebitSums {
  readonly count: number;
  readonly minor: number;
  /** Of a day, or still under way. */
  readonly ahead: number;
}

export const readSums = (reader: Reader, { siteId, memberId }: Scope, now: Date): Promise<DebitSums> =>
  reader.one<DebitSums>(sums, [siteId, memberId, now]);

/** Holds a mandate until the transaction ends, so that limits are judged for one order after the other. */
export const holdMandate = async (tx: Tx, { siteId, memberId }: Scope, id: string): Promise<void> =>
  void (await tx.rows(lockMandate, [siteId, memberId, id]));

/** Writes a debit; its mandate is used now. */
export async function addDebit(tx: Tx, { siteId, memberId }: Scope, debit: NewDebit): Promise<void> {
  await tx.run(...insert({ ...debit, siteId, memberId }));
  await tx.run(use, [siteId, memberId, debit.mandateId, debit.createdAt]);
}

export const findDebit = (
  reader: Reader,
  { siteId, memberId }: Scope,
  paymentId: string,
): Promise<{ ahead: number; mandateId: string; dueOn: string; state: string } | undefined> =>
  reader.maybe(find, [siteId, memberId, paymentId]);

/** Closes a debit whose money came, or that was never carried out. */
export const closeDebit = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { paymentId, state }: { paymentId: string; state: 'settled' | 'ended' },
): Promise<void> => void (await tx.run(setState, [siteId, memberId, paymentId, state]));

/** Notes that a debit came back, once. */
export const writeReturned = (
  tx: Tx,
  { siteId, memberId }: Scope,
  back: { paymentId: string; code: string | null; debt: { credits: number; minor: number }; block: boolean; now: Date },
): Promise<{ payment: string; amountMinor: number; currency: string; mandateId: string } | undefined> =>
  tx.maybe(setReturned, [
    siteId,
    memberId,
    back.paymentId,
    back.code,
    back.now,
    back.debt.credits,
    back.debt.minor,
    back.block ? 'open' : null,
  ]);

/** The debit that keeps a member from direct debit, the longest first. */
export const findBlock = (reader: Reader, { siteId, memberId }: Scope): Promise<Returned | undefined> =>
  reader.maybe<Returned>(blockOf, [siteId, memberId]);

/** Whether a debit of an account came back and was not made good, whoever's it is. */
export const isAccountBlocked = async (reader: Reader, { siteId }: SiteScope, ibanHash: string): Promise<boolean> =>
  (await reader.maybe(accountBlocked, [siteId, ibanHash])) !== undefined;

/** The debits of a site that came back and were not made good, the longest first. */
export const listBlocks = (reader: Reader, { siteId }: SiteScope, limit: number): Promise<Returned[]> =>
  reader.rows<Returned>(blocks, [siteId, limit]);
