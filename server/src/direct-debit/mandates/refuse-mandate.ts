import type { Scope } from '../../accounts/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { endOneMandate } from './mandates.ts';
import { findByReference } from './provider-mandates.ts';

/** A provider debits by a mandate no more: it ends here too, and its member is told, once (PAY-5). */
export async function refuseMandate(
  tx: Tx,
  scope: Scope,
  { mandateId, now }: { mandateId: string; now: Date },
): Promise<void> {
  const ended = await endOneMandate(tx, scope, { id: mandateId, reason: 'refused', now });
  if (!ended) return;
  await tellMember(tx, scope, {
    template: 'mandate_refused',
    cause: `mandate_refused:${ended.reference}`,
    data: { reference: ended.reference, at: now.toISOString() },
    now,
  });
}

/** The same of the mandate that a provider calls so, when it tells of that by itself; one that is not ours is none. */
export async function refuseTold(
  tx: Tx,
  told: { readonly provider: string; readonly reference: string; readonly now: Date },
): Promise<void> {
  const known = await findByReference(tx, told);
  if (known) await refuseMandate(tx, known, { mandateId: known.mandateId, now: told.now });
}
