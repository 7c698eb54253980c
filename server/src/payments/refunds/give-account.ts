import type { CallInput, CallOutput } from '@vonk/contract/api';
import { type MemberCall, requireFreshLogin } from '../../accounts/index.ts';
import { lockRepayment } from '../../credits/index.ts';
import { type IbanError, readIban, takeHolder } from '../../direct-debit/index.ts';
import type { PaymentsServices } from '../services.ts';
import { listMoneyBack } from './list-money-back.ts';
import { writeRefundAccount } from './refund-accounts.ts';

type Refusal =
  | Exclude<IbanError, 'iban_not_sepa'>
  | 'iban_unreachable'
  | 'holder_required'
  | 'not_found'
  | 'fresh_login_required';

/**
 * Takes the account that a repayment goes to which cannot go back the way it came, or another one in its place (T112).
 * Whoever finds an open session must not turn money to themselves, so it asks a fresh login (T130).
 */
export async function giveRefundAccount(
  services: PaymentsServices,
  call: MemberCall<Refusal>,
  { number, ...given }: CallInput<'PUT /api/refund-account.php'>,
): Promise<CallOutput<'PUT /api/refund-account.php'>> {
  requireFreshLogin(call);
  const { db, seal } = services;
  const { member, now } = call;
  const account = { iban: takePayable(call, given.iban), holder: takeHolder(call.refuse, given.holder) };
  await db.transact(async (tx) => {
    const isDue = await lockRepayment(tx, member, number);
    if (!isDue || !(await writeRefundAccount(tx, member, { number, account, seal, now }))) call.refuse('not_found');
  });
  return listMoneyBack(services, call);
}

/** An IBAN that a transfer reaches. */
function takePayable(call: MemberCall<Refusal>, text: string): string {
  const read = readIban(text);
  if ('iban' in read) return read.iban;
  return call.refuse(read.error === 'iban_not_sepa' ? 'iban_unreachable' : read.error, { field: 'iban' });
}
