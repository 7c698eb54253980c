import type { Scope } from '../../accounts/index.ts';
import { listRepaid } from '../../credits/index.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { lockStreams } from '../../platform/live/live-events.ts';
import type { Site } from '../../sites/index.ts';
import { lockPayment, type PaymentRecord } from '../payments.ts';
import { type InvoiceRow, listInvoices } from './invoices.ts';
import { issueCreditNote, issueLate, readCompleted } from './issue.ts';

interface Asked {
  readonly payment: PaymentRecord;
  readonly site: Site;
  readonly now: Date;
}

/**
 * The documents of a member's payment: its invoice, then its credit notes and what was invoiced again, oldest first;
 * none before it was completed.
 * Those that a release before this one did not issue are issued now, from what was stored, and stay as they are.
 */
export async function readDocuments(db: Db, scope: Scope, asked: Asked): Promise<InvoiceRow[]> {
  const { payment } = asked;
  if (payment.number === null) return [];
  const documents = await listInvoices(db, scope, payment.id);
  if (isWhole(payment, documents)) return documents;
  return db.transact(async (tx) => {
    await lockStreams(tx, [scope.memberId]);
    await lockPayment(tx, scope, payment.id);
    await issueMissing(tx, scope, asked);
    return listInvoices(tx, scope, payment.id);
  });
}

const isWhole = ({ state, totalMinor }: PaymentRecord, documents: readonly InvoiceRow[]): boolean => {
  const [invoice, ...notes] = documents;
  const credited = notes.reduce((sum, { kind, totalMinor: minor }) => sum + (kind === 'invoice' ? -minor : minor), 0);
  return invoice?.kind === 'invoice' && (!isReturned(state) || credited >= totalMinor);
};

const isReturned = (state: PaymentRecord['state']): state is 'refunded' | 'charged_back' =>
  state === 'refunded' || state === 'charged_back';

async function issueMissing(tx: Tx, scope: Scope, { payment: { id }, site, now }: Asked): Promise<void> {
  const payment = await readCompleted(tx, scope, id);
  const [invoice] = await listInvoices(tx, scope, id);
  if (invoice?.kind !== 'invoice') await issueLate(tx, scope, { payment, site, now });
  for (const { number, credits, minor, origin: reason } of await listRepaid(tx, scope, id)) {
    const part = { credits, minor };
    await issueCreditNote(tx, scope, { paymentId: id, site, cause: `repayment:${number}`, reason, part, now });
  }
  if (!isReturned(payment.state)) return;
  const reason = payment.state === 'refunded' ? 'refund' : 'chargeback';
  await issueCreditNote(tx, scope, { paymentId: id, site, cause: reason, reason, now });
}
