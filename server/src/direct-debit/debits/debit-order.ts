import type { Scope } from '../../accounts/index.ts';
import { type Reader, sql } from '../../platform/database/db.ts';
import type { Seal } from '../../platform/seal.ts';
import { openAccount } from '../mandates/mandates.ts';
import { findDebit } from './debits.ts';

/** What a provider is told of the mandate it debits by. */
export interface DebitInstruction {
  readonly mandateId: string;
  readonly reference: string;
  readonly signedAt: Date;
  readonly iban: string;
  readonly holder: string;
  /** The first day on which it may be debited: its mail said so. */
  readonly dueOn: string;
}

const byId = sql(
  `select reference, signed_at as "signedAt", account from mandates
    where site_id = $1 and member_id = $2 and id = $3 and ended_at is null`,
);

/** By what a payment is debited; undefined when it is not by direct debit, or its mandate ended since the order. */
export async function readInstruction(
  reader: Reader,
  seal: Seal,
  { scope, paymentId }: { scope: Scope; paymentId: string },
): Promise<DebitInstruction | undefined> {
  const debit = await findDebit(reader, scope, paymentId);
  if (!debit) return undefined;
  const mandate = await reader.maybe<{ reference: string; signedAt: Date; account: string }>(byId, [
    scope.siteId,
    scope.memberId,
    debit.mandateId,
  ]);
  if (!mandate) return undefined;
  const account = openAccount(seal, scope, mandate.account);
  if (!account) throw new Error('the account of a mandate was sealed with another key');
  const { mandateId, dueOn } = debit;
  return { mandateId, reference: mandate.reference, signedAt: mandate.signedAt, dueOn, ...account };
}
