import type { LinkError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { mailUndoDays } from '@vonk/contract/credentials';
import { day } from '@vonk/contract/durations';
import { type AnyCall, changeEmail, createToken, holdAccount, useToken } from '../../accounts/index.ts';
import { queueMail } from '../../mails/index.ts';
import { isDuplicate } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids.ts';
import type { SessionFlowServices } from '../../session/index.ts';
import { confirmMember } from '../../signup/index.ts';
import { carryBlocks } from '../../visibility/index.ts';

/**
 * Moves the account to the address whose mailbox the link was read in, and tells the old one, which can undo it (ACC-7,
 * T131). An address that was never confirmed is not told: it may be a stranger's.
 */
export async function changeMail(
  { db, live, mailboxHash }: SessionFlowServices,
  call: AnyCall<LinkError | 'email_taken'>,
  { token: secret }: CallInput<'PUT /api/mail-change.php'>,
): Promise<CallOutput<'PUT /api/mail-change.php'>> {
  const { site, now } = call;
  const { email, memberId } = await db
    .transact(async (tx) => {
      const link = await useToken(tx, site, { secret, purpose: 'mail_change', now });
      if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
      const { scope, data } = link;
      const old = await holdAccount(tx, scope);
      const next = data.email ?? call.refuse('link_invalid');
      await changeEmail(tx, scope, next);
      await carryBlocks(tx, scope, { mailbox: mailboxHash(site, next), now });
      if (!(await confirmMember(tx, scope, { site, now, mailboxHash })).isNew) {
        const until = new Date(now.getTime() + mailUndoDays * day);
        const token = await createToken(tx, scope, {
          purpose: 'mail_undo',
          now,
          expiresAt: until,
          data: { email: old.email },
        });
        const mail = {
          template: 'mail_changed',
          cause: `mail_changed:${newId(now)}`,
          data: { token, until: until.toISOString() },
          now,
        } as const;
        await queueMail(tx, { ...scope, email: old.email, locale: old.locale }, mail);
      }
      return { email: next, memberId: scope.memberId };
    })
    .catch((error: unknown) =>
      isDuplicate(error, 'accounts_email_key') ? call.refuse('email_taken') : Promise.reject(error),
    );
  live.wake([memberId]);
  return { email };
}
