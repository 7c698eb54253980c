import type { LinkError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { resetLinkMinutes } from '@vonk/contract/credentials';
import { minute } from '@vonk/contract/durations';
import {
  type AnyCall,
  changeEmail,
  createToken,
  dropTokens,
  endSessions,
  holdAccount,
  useToken,
} from '../../accounts/index.ts';
import { isDuplicate } from '../../platform/database/db.ts';
import type { SessionFlowServices } from '../../session/index.ts';

/**
 * Brings the account back to its old address, ends every session and answers what sets a new password: whoever changed
 * it knew the old one.
 */
export async function undoMailChange(
  { db, live }: SessionFlowServices,
  call: AnyCall<LinkError>,
  { token: secret }: CallInput<'POST /api/mail-undo.php'>,
): Promise<CallOutput<'POST /api/mail-undo.php'>> {
  const { site, now } = call;
  const { memberId, ...answer } = await db
    .transact(async (tx) => {
      const link = await useToken(tx, site, { secret, purpose: 'mail_undo', now });
      if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
      const { scope, data } = link;
      await holdAccount(tx, scope);
      const email = data.email ?? call.refuse('link_invalid');
      await changeEmail(tx, scope, email);
      await endSessions(tx, scope);
      // Whoever read the mails of the wrong address keeps no link that leads in.
      for (const purpose of ['mail_change', 'name_undo', 'reset', 'unlock'] as const)
        await dropTokens(tx, scope, { purpose, now });
      const expiresAt = new Date(now.getTime() + resetLinkMinutes * minute);
      return {
        email,
        reset_token: await createToken(tx, scope, { purpose: 'reset', now, expiresAt }),
        memberId: scope.memberId,
      };
    })
    .catch((error: unknown) =>
      isDuplicate(error, 'accounts_email_key') ? call.refuse('link_invalid') : Promise.reject(error),
    );
  live.end(memberId);
  return answer;
}
