import type { DirectDebit } from '@vonk/contract/direct-debit';
import type { MemberCall, Scope } from '../../accounts/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { DirectDebitServices } from '../services.ts';
import { eraseSetup } from '../setup/setups.ts';
import { showDirectDebit } from '../show-direct-debit.ts';
import { dropUnusedMandates, endMandate } from './mandates.ts';

/** Revokes the member's mandate: nothing new is debited by it. Pressed again it changes nothing. */
export async function revokeMandate(services: DirectDebitServices, call: MemberCall): Promise<DirectDebit> {
  const { member, now } = call;
  await services.db.transact(async (tx) => {
    const ended = await endMandate(tx, member, { reason: 'revoked', now });
    if (!ended) return;
    await tellMember(tx, member, {
      template: 'mandate_revoked',
      cause: `mandate_revoked:${ended.reference}`,
      data: { reference: ended.reference, at: now.toISOString() },
      now,
    });
  });
  return showDirectDebit(services, call);
}

/** What becomes of mandates when their member is erased: one that debited stays as the proof of it, ended. */
export async function endMandatesOf(tx: Tx, scope: Scope, now: Date): Promise<void> {
  await eraseSetup(tx, scope);
  await endMandate(tx, scope, { reason: 'erased', now });
  await dropUnusedMandates(tx, scope);
}
