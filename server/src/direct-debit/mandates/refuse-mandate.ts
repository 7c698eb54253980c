import type { Scope } from '../../accounts/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { endOneMandate } from './mandates.ts';

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
