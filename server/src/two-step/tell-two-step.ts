import { readCredentials, type Scope } from '../accounts/index.ts';
import { queueMemberMail } from '../notifications/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';

/** Mails the member that logging in asks a second step from now on, or no longer does (T131). */
export async function tellTwoStep(
  tx: Tx,
  scope: Scope,
  { template, now }: { template: 'two_step_on' | 'two_step_off'; now: Date },
): Promise<void> {
  const owner = await readCredentials(tx, scope);
  await queueMemberMail(tx, owner, {
    template,
    cause: `${template}:${newId(now)}`,
    data: { at: now.toISOString() },
    now,
  });
}
