import { sql, type Tx } from '../platform/database/db.ts';
import type { SiteScope } from '../sites/index.ts';

const insertChallenge = sql(
  'insert into passkey_challenges (site_id, challenge, account_id, expires_at) values ($1, $2, $3, $4)',
);
const takeChallenge = sql(
  `delete from passkey_challenges
    where site_id = $1 and challenge = $2 and account_id is not distinct from $3 and expires_at > $4
    returning challenge`,
);

interface Challenge extends SiteScope {
  readonly challenge: string;
  /** Null for a login. */
  readonly memberId: string | null;
}

/** Remembers what a device is asked to sign. */
export const addChallenge = async (
  tx: Tx,
  { siteId, challenge, memberId }: Challenge,
  expiresAt: Date,
): Promise<void> => void (await tx.run(insertChallenge, [siteId, challenge, memberId, expiresAt]));

/** Takes a challenge: true once, within its time, for whom it was made. */
export const useChallenge = async (tx: Tx, { siteId, challenge, memberId }: Challenge, now: Date): Promise<boolean> =>
  (await tx.maybe(takeChallenge, [siteId, challenge, memberId, now])) !== undefined;
