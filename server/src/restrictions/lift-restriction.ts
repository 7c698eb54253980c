import { findCredentials, holdAccount, restoreSuspended, type Scope } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import type { Tx } from '../platform/database/db.ts';
import type { Tasks } from '../platform/jobs/jobs.ts';
import { enableProfile, hideProfile, publicIdOf } from '../profile/index.ts';
import type { SiteScope } from '../sites/index.ts';
import { liftBan } from './hold-ban.ts';
import { endRestriction, readOver, readRestriction, type Restriction } from './restrictions.ts';
import type { RestrictionsServices } from './services.ts';
import { type Ending, tellEnded } from './tell-member.ts';

declare module '../platform/jobs/outbox.ts' {
  interface JobPayloads {
    'lift-restrictions': NoPayload;
  }
}

const atOnce = 500;

interface Lifting extends SiteScope {
  readonly email: string;
  readonly actor: string;
  /** For the log. */
  readonly reason: string;
  readonly now: Date;
}

/**
 * Gives back what was taken from a member, as it was; false when nothing is taken. Where the account is erased since,
 * its mailbox may sign up again.
 */
export async function liftRestriction(services: RestrictionsServices, lifting: Lifting): Promise<boolean> {
  const { db, live } = services;
  const owner = await findCredentials(db, lifting, lifting.email);
  if (!owner) return letIn(services, lifting);
  const isDone = await db.transact(async (tx) => {
    await holdAccount(tx, owner);
    const restriction = await readRestriction(tx, owner);
    if (!restriction) return false;
    await giveBack(tx, owner, { ...lifting, restriction, by: 'staff' });
    return true;
  });
  if (isDone) live.wake([owner.memberId]);
  return isDone;
}

/** The log names nobody: the address is no longer ours to keep. */
const letIn = ({ db, mailboxHash }: RestrictionsServices, { siteId, email, actor, reason, now }: Lifting) =>
  db.transact(async (tx) => {
    if (!(await liftBan(tx, { siteId }, mailboxHash({ siteId }, email)))) return false;
    await noteAction(tx, { siteId, actor, action: 'mailbox_let_in', subject: 'erased', reason, now });
    return true;
  });

interface GivingBack extends Pick<Lifting, 'actor' | 'reason' | 'now'> {
  readonly restriction: Restriction;
  readonly by: Ending;
}

/**
 * Ends a restriction, restores the state before it, and mails the member. Who is leaving meanwhile stays out of sight.
 */
export async function giveBack(
  tx: Tx,
  scope: Scope,
  { restriction: { id, kind }, by, actor, reason, now }: GivingBack,
): Promise<void> {
  await endRestriction(tx, scope, { id, actor, now });
  if (kind === 'suspended') await restoreSuspended(tx, scope);
  await enableProfile(tx, scope);
  if ((await holdAccount(tx, scope)).status === 'leaving') await hideProfile(tx, scope);
  const action = kind === 'suspended' ? 'account_restored' : 'profile_shown';
  const subject = await publicIdOf(tx, scope);
  await noteAction(tx, { siteId: scope.siteId, actor, action, subject, reason, now });
  await tellEnded(tx, scope, { kind, by, now });
}

/** The hourly job that ends restrictions whose time is over (T61). */
export const liftOverRestrictions =
  ({ live }: Pick<RestrictionsServices, 'live'>): Tasks['lift-restrictions'] =>
  async (_, { db, now }) => {
    for (const scope of await readOver(db, now, atOnce)) {
      await db.transact(async (tx) => {
        await holdAccount(tx, scope);
        const restriction = await readRestriction(tx, scope);
        if (restriction?.until && restriction.until <= now)
          await giveBack(tx, scope, { restriction, by: 'time', actor: 'system', reason: 'its time is over', now });
      });
      live.wake([scope.memberId]);
    }
  };
