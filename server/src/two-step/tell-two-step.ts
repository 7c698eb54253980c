import type { Scope } from '../accounts/index.ts';
import { tellMember } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

/** Mails the member that logging in asks a second step from now on, or no longer does (T131). */
export async function tellTwoStep(
  tx: Tx,
  scope: Scope,
  { template, now }: { template: 'two_step_on' | 'two_step_off'; now: Date },
): Promise<void> {
  await tellMember(tx, scope, {
    template,
    cause: `${template}:${newId(now)}`,
    data: { at: now.toISOString() },
    now,
  });
}
