import type { LinkError } from '@vonk/contract/account';
import type { CallInput, CallOutput } from '@vonk/contract/api';
import { resetLinkMinutes } from '@vonk/contract/credentials';
import { minute } from '@vonk/contract/durations';
import {
  type AnyCall,
  createToken,
  dropTokens,
  endSessions,
  holdAccount,
  type Scope,
  useToken,
} from '../accounts/index.ts';
import { isDuplicate, type Tx } from '../platform/database/db.ts';
import { restoreName } from '../profile/index.ts';
import type { SessionFlowServices } from '../session/index.ts';

type Answer = CallOutput<'POST /api/name-undo.php'>;

/**
 * Gives a member their old name back, ends every session and answers what sets a new password: whoever changed it was
 * logged in (T131). A name that somebody else took meanwhile stays theirs; all the rest is done.
 */
export async function undoNameChange(
  { db, live }: SessionFlowServices,
  call: AnyCall<LinkError>,
  { token: secret }: CallInput<'POST /api/name-undo.php'>,
): Promise<Answer> {
  const undo = () => db.transact((tx) => undoOnce(tx, call, secret));
  // Who takes the name between the look and the write is seen by a second look.
  const { scope, ...answer } = await undo().catch((error: unknown) =>
    isDuplicate(error, 'profiles_name_key') ? undo() : Promise.reject(error),
  );
  live.end(scope.memberId);
  return answer;
}

async function undoOnce(tx: Tx, call: AnyCall<LinkError>, secret: string): Promise<Answer & { scope: Scope }> {
  const { site, now } = call;
  const link = await useToken(tx, site, { secret, purpose: 'name_undo', now });
  if (link.state !== 'valid') return call.refuse(link.state === 'used' ? 'link_used' : 'link_invalid');
  const { scope, data } = link;
  await holdAccount(tx, scope);
  const old = data.name ?? call.refuse('link_invalid');
  const isBack = await restoreName(tx, scope, {
    name: old,
    changedAt: data.nameChangedAt ? new Date(data.nameChangedAt) : null,
  });
  await endSessions(tx, scope);
  for (const purpose of ['mail_change', 'reset', 'unlock'] as const) await dropTokens(tx, scope, { purpose, now });
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * minute);
  return {
    scope,
    name: isBack ? old : null,
    reset_token: await createToken(tx, scope, { purpose: 'reset', now, expiresAt }),
  };
}
