import type { CallInput, CallOutput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { refuse } from '../../platform/refusal.ts';
import { listPayments } from '../payments.ts';
import type { PaymentsServices } from '../services.ts';
import { paymentView } from './view.ts';
import { readWithdrawals } from '../withdrawals/withdrawals.ts';

const pageSize = 25;

/** The member's payments, newest first. `after` is the public id of the last one of the page before. */
export async function listTransactions(
  { db }: Pick<PaymentsServices, 'db'>,
  { member, site, now }: MemberCall,
  { after }: CallInput<'GET /api/transactions.php'>,
): Promise<CallOutput<'GET /api/transactions.php'>> {
  const payments =
    (await listPayments(db, member, { after, limit: pageSize + 1 })) ?? refuse('invalid_input', { field: 'after' });
  const page = payments.slice(0, pageSize);
  const withdrawals = await readWithdrawals(db, member, { payments: page, site, now });
  const transactions = page.map((payment) => ({
    ...paymentView(payment),
    withdrawal: withdrawals.get(payment.id) ?? null,
  }));
  return { transactions, next: payments.length > pageSize ? (transactions.at(-1)?.id ?? null) : null };
}
