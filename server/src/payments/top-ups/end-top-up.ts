import type { TopUpEnd } from '@vonk/contract/top-ups';
import type { Scope } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import { tellMember } from '../../mails/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { cancelDebit } from './top-up-debits.ts';
import { isThere, writeEnd } from './top-ups.ts';

/**
 * Ends a member's top-up and leaves out what was announced, whoever or whatever ends it, and mails when and why: the
 * receipt of it (T46). Again it changes nothing.
 */
export async function endTopUp(
  tx: Tx,
  scope: Scope,
  { reason, now }: { reason: TopUpEnd; now: Date },
): Promise<boolean> {
  const ended = await writeEnd(tx, scope, { reason, now });
  if (!ended) return false;
  await cancelDebit(tx, scope, null);
  const { id, network: address, credits, lastFour } = ended;
  if (!(await isThere(tx, scope))) return true;
  await recordConsent(tx, scope, { kind: 'top_up', given: false, subject: id, address, now });
  if (reason === 'replaced') return true;
  await tellMember(tx, scope, {
    template: 'top_up_ended',
    cause: `top_up_ended:${id}`,
    data: { reason, credits, last_four: lastFour, at: now.toISOString() },
    now,
  });
  return true;
}
