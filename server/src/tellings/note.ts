import type { Scope } from '../accounts/index.ts';
import { sql, type Tx } from '../platform/database/db.ts';

const note = sql('select tell_v1($1::smallint, $2, $3, $4, $5, $6)');
const withdraw = sql('select untell_v1($1::smallint, $2, $3, $4)');

/** Likes are told together, whoever they are of. */
const ofLikes = '';

/** Notes that a member is to be told of a like by a profile. */
export const noteLike = async (
  tx: Tx,
  { siteId, memberId }: Scope,
  { profileId, now }: { profileId: string; now: Date },
): Promise<void> => void (await tx.run(note, [siteId, memberId, 'like', ofLikes, profileId, now]));

/** Takes back what waits to be told of likes: the member has seen them all. */
export const withdrawLikes = async (tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> =>
  void (await tx.run(withdraw, [siteId, memberId, ofLikes, now]));
