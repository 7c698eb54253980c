import {
  groundOfRestriction,
  maxFactsCharacters,
  type RestrictionKind,
  type RestrictionReason,
} from '@vonk/contract/restrictions';
import { cleanText, countGraphemes } from '@vonk/contract/text';
import {
  type Credentials,
  endSessions,
  findCredentials,
  holdAccount,
  type Scope,
  suspendAccount,
} from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import { type MailOrder, tellMember } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { enqueue } from '../platform/jobs/outbox.ts';
import { disableProfile, publicIdOf } from '../profile/index.ts';
import type { SiteScope } from '../sites/index.ts';
import { addRestriction, endRestriction, type NewRestriction, readRestriction } from './restrictions.ts';
import type { RestrictionsServices } from './services.ts';
import { restrictedMail } from './tell-member.ts';

/** What somebody of the staff takes from a member, and why. */
export interface RestrictionDeed extends SiteScope {
  readonly email: string;
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  /** What happened, for the member: in their language. */
  readonly facts: string;
  /** When it ends by itself; null where it does not. */
  readonly until: Date | null;
  readonly actor: string;
  readonly now: Date;
}

type Statement = Omit<RestrictionDeed, 'siteId' | 'email'>;

/** What came of it: only `done` changed anything. A leaving member is out of sight by themselves. */
export type RestrictionOutcome =
  | 'done'
  | 'facts_required'
  | 'facts_too_long'
  | 'no_member'
  | 'member_leaving'
  | 'stands_already';

/**
 * Closes an account, whose sessions end, or hides its profile: nobody sees it any more. The member is mailed why (T61).
 * A hidden one can still be closed.
 */
export async function restrictMember(
  { db, live }: RestrictionsServices,
  deed: RestrictionDeed,
): Promise<RestrictionOutcome> {
  const facts = cleanText(deed.facts);
  if (facts === '') return 'facts_required';
  if (countGraphemes(facts) > maxFactsCharacters) return 'facts_too_long';
  const owner = await findCredentials(db, deed, deed.email);
  if (!owner) return 'no_member';
  const outcome = await db.transact((tx) => restrict(tx, owner, { ...deed, facts }));
  if (outcome === 'done') live.end(owner.memberId);
  return outcome;
}

const statedOf = ({ kind, reason, facts, until, actor, now }: Statement): NewRestriction => ({
  kind,
  reason,
  ground: groundOfRestriction[reason],
  facts,
  isAutomated: false,
  until,
  decidedBy: actor,
  decidedAt: now,
});

/** What the member would be mailed of it, before it is done. */
export const previewRestriction = (deed: Statement): MailOrder<'restricted'> =>
  restrictedMail(statedOf({ ...deed, facts: cleanText(deed.facts) }));

async function restrict(tx: Tx, owner: Credentials, deed: RestrictionDeed): Promise<RestrictionOutcome> {
  const { kind, reason, facts, actor, now } = deed;
  const { status } = await holdAccount(tx, owner);
  if (status === 'leaving') return 'member_leaving';
  if (status === 'suspended') return 'stands_already';
  if (status !== 'confirmed' && status !== 'not_confirmed') return 'no_member';
  const before = await readRestriction(tx, owner);
  if (before && kind === 'hidden') return 'stands_already';
  if (before) await endRestriction(tx, owner, { id: before.id, actor, now });
  const stated = statedOf(deed);
  await addRestriction(tx, owner, stated);
  await disableProfile(tx, owner);
  if (kind === 'suspended') {
    await suspendAccount(tx, owner);
    await endSessions(tx, owner);
    if (reason === 'fraud') await answerFraud(tx, owner, now);
  }
  const action = kind === 'suspended' ? 'account_closed' : 'profile_hidden';
  await noteAction(tx, {
    siteId: owner.siteId,
    actor,
    action,
    subject: await publicIdOf(tx, owner),
    reason: `${reason}: ${facts}`,
    now,
  });
  await tellMember(tx, owner, restrictedMail(stated));
  return 'done';
}

/** Whoever wrote to a fraud is warned, and gets the credits of that back (T24, T121). */
async function answerFraud(tx: Tx, { siteId, memberId }: Scope, now: Date): Promise<void> {
  const payload = { siteId, profileId: memberId, removedAt: now.toISOString() };
  await enqueue(tx, { task: 'return-message-credits', payload });
  await enqueue(tx, { task: 'warn-of-fraud', payload });
}
