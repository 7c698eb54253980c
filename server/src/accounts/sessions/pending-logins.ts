import { minute } from '@vonk/contract/durations';
import { pendingLoginMinutes } from '@vonk/contract/two-step';
import { type Reader, sql, type Tx } from '../../platform/database/db.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import type { SiteScope } from '../../sites/index.ts';
import type { Scope } from '../call.ts';
import { isHttps, type SessionServices } from './sessions.ts';

const cookieName = 'pending_login';

const insert = sql('insert into pending_logins (token_hash, site_id, account_id, expires_at) values ($1, $2, $3, $4)');
const find = sql(
  'select account_id as "memberId" from pending_logins where site_id = $1 and token_hash = $2 and expires_at > $3',
);
const dropAll = sql('delete from pending_logins where site_id = $1 and account_id = $2');

/**
 * Remembers that the first step of a login was right. Answers the token; give it to `setPendingCookie` after commit.
 */
export async function addPendingLogin(tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<string> {
  const token = newToken();
  await tx.run(insert, [hashToken(token), siteId, memberId, new Date(now.getTime() + pendingLoginMinutes * minute)]);
  return token;
}

/** Whose login waits for its second step in this browser, if one does. */
export async function findPendingLogin(
  reader: Reader,
  { siteId }: SiteScope,
  exchange: Exchange,
): Promise<Scope | undefined> {
  const token = exchange.cookie(cookieName);
  if (token === undefined || token === '') return undefined;
  const row = await reader.maybe<{ memberId: string }>(find, [siteId, hashToken(token), exchange.now]);
  return row && { siteId, memberId: row.memberId };
}

export const dropPendingLogins = async (tx: Tx, { siteId, memberId }: Scope): Promise<void> =>
  void (await tx.run(dropAll, [siteId, memberId]));

/** The token is no session: it opens nothing but the second step. Empty takes the cookie away. */
export function setPendingCookie(services: Pick<SessionServices, 'config'>, exchange: Exchange, token: string): void {
  const maxAge = token === '' ? 0 : pendingLoginMinutes * 60;
  exchange.setCookie(cookieName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(services),
    maxAge,
  });
}
