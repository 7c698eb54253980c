import type { linkPurposes } from '@vonk/contract/account';
import { type Reader, sql, type Tx } from '../platform/database/db.ts';
import { hashToken, newToken } from '../platform/ids.ts';
import type { SiteScope } from '../sites/index.ts';
import type { Scope } from './call.ts';

export type TokenPurpose = (typeof linkPurposes)[number];
export type TokenState = 'valid' | 'used' | 'expired' | 'unknown';

interface TokenRow {
  account_id: string;
  purpose: TokenPurpose;
  expires_at: Date;
  used_at: Date | null;
  data: TokenData;
}

/**
 * What a link is about: the mail address it moves the account to; the name it gives back, and when that one was last
 * changed (ISO 8601).
 */
export type TokenData = Readonly<{ email?: string; name?: string; nameChangedAt?: string | null }>;

const insertToken =
  sql(`insert into account_tokens (token_hash, site_id, account_id, purpose, created_at, expires_at, data)
  values ($1, $2, $3, $4, $5, $6, $7)`);
const findToken = sql(
  'select account_id, purpose, expires_at, used_at, data from account_tokens where site_id = $1 and token_hash = $2',
);
const lockToken = sql(`${findToken.text} and purpose = $3 for update`);
// Links of the same kind that still wait have lost their purpose too.
const useTokens = sql(
  `update account_tokens set used_at = $4 where site_id = $1 and account_id = $2 and purpose = $3 and used_at is null`,
);
const countTokens = sql(
  `select count(*)::integer as count from account_tokens
    where site_id = $1 and account_id = $2 and purpose = $3 and created_at > $4`,
);
const unconfirmed = sql(`select a.id as "memberId", a.signed_up_at as "signedUpAt" from accounts a
  where a.site_id = $1 and a.status = 'not_confirmed' and a.signed_up_at between $2 and $3 and a.id > $4
    and a.notifications_disabled is null and not exists (select from account_tokens t
      where t.site_id = a.site_id and t.account_id = a.id and t.purpose = 'activate'
        and t.created_at > a.signed_up_at + interval '1 hour')
  order by a.id limit $5`);
const hasToken = sql(
  `select 1 from account_tokens
    where site_id = $1 and account_id = $2 and purpose = $3 and used_at is null and expires_at > $4`,
);

/** Makes a link's secret for one member; only its hash is stored. */
export async function createToken(
  tx: Tx,
  scope: Scope,
  { purpose, now, expiresAt, data = {} }: { purpose: TokenPurpose; now: Date; expiresAt: Date; data?: TokenData },
): Promise<string> {
  const secret = newToken();
  await tx.run(insertToken, [
    hashToken(secret),
    scope.siteId,
    scope.memberId,
    purpose,
    now,
    expiresAt,
    JSON.stringify(data),
  ]);
  return secret;
}

const stateOf = (row: TokenRow, now: Date): TokenState => {
  if (row.used_at) return 'used';
  return row.expires_at > now ? 'valid' : 'expired';
};

/** What a link would do; changes nothing. */
export async function readToken(
  reader: Reader,
  { siteId }: SiteScope,
  { secret, now }: { secret: string; now: Date },
): Promise<{ purpose: TokenPurpose | null; state: TokenState }> {
  const row = await reader.maybe<TokenRow>(findToken, [siteId, hashToken(secret)]);
  return row ? { purpose: row.purpose, state: stateOf(row, now) } : { purpose: null, state: 'unknown' };
}

/** Uses a link: the first of several at once gets the member, the others learn that it is used. */
export async function useToken(
  tx: Tx,
  { siteId }: SiteScope,
  { secret, purpose, now }: { secret: string; purpose: TokenPurpose; now: Date },
): Promise<{ state: 'valid'; scope: Scope; data: TokenData } | { state: Exclude<TokenState, 'valid'> }> {
  const row = await tx.maybe<TokenRow>(lockToken, [siteId, hashToken(secret), purpose]);
  if (!row) return { state: 'unknown' };
  const state = stateOf(row, now);
  if (state !== 'valid') return { state };
  const scope = { siteId, memberId: row.account_id };
  await tx.run(useTokens, [siteId, scope.memberId, purpose, now]);
  return { state, scope, data: row.data };
}

/** Takes the links of a kind that still wait out of use. */
export const dropTokens = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { purpose, now }: { purpose: TokenPurpose; now: Date },
): Promise<void> => void (await tx.run(useTokens, [siteId, memberId, purpose, now]));

/** How many links of a kind were made for a member since a moment. */
export const countTokensSince = async (
  reader: Reader,
  scope: Scope,
  { purpose, since }: { purpose: TokenPurpose; since: Date },
): Promise<number> =>
  (await reader.one<{ count: number }>(countTokens, [scope.siteId, scope.memberId, purpose, since])).count;

/** A newcomer who did not confirm their address. */
export interface Unconfirmed {
  readonly memberId: string;
  readonly signedUpAt: Date;
}

/** Who signed up within a span, did not confirm their address and got no link but the first. */
export const listUnconfirmed = (
  reader: Reader,
  { siteId }: SiteScope,
  { from, until, after, limit }: { from: Date; until: Date; after: string; limit: number },
): Promise<Unconfirmed[]> => reader.rows<Unconfirmed>(unconfirmed, [siteId, from, until, after, limit]);

/** Whether a link of a kind is out that would still work. */
export const hasValidToken = async (
  reader: Reader,
  scope: Scope,
  { purpose, now }: { purpose: TokenPurpose; now: Date },
): Promise<boolean> => (await reader.maybe(hasToken, [scope.siteId, scope.memberId, purpose, now])) !== undefined;
