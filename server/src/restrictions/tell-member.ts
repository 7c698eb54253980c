import { objectUntil } from '@vonk/contract/objections';
import type { RestrictionKind } from '@vonk/contract/restrictions';
import type { Scope } from '../accounts/index.ts';
import { tellMember } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { NewRestriction } from './restrictions.ts';

export type Ending = 'staff' | 'objection' | 'time';

/** Mails the statement of reasons, with what one can do about it (T61, T62). */
export async function tellRestricted(tx: Tx, scope: Scope, stated: NewRestriction): Promise<void> {
  const { kind, reason, ground, facts, isAutomated, until, decidedAt: now } = stated;
  const times = {
    at: now.toISOString(),
    until: until?.toISOString() ?? null,
    object_until: objectUntil(now).toISOString(),
  };
  await tellMember(tx, scope, {
    template: 'restricted',
    cause: `restricted:${newId(now)}`,
    data: { kind, reason, ground, facts, is_automated: isAutomated, ...times },
    now,
  });
}

/** Mails that it is over, and why. */
export async function tellEnded(
  tx: Tx,
  scope: Scope,
  { kind, by, now }: { kind: RestrictionKind; by: Ending; now: Date },
): Promise<void> {
  const cause = `restriction_ended:${newId(now)}`;
  await tellMember(tx, scope, { template: 'restriction_ended', cause, data: { kind, by }, now });
}

/** Mails that somebody else looked and decided the same. */
export async function tellUpheld(
  tx: Tx,
  scope: Scope,
  { kind, now }: { kind: RestrictionKind; now: Date },
): Promise<void> {
  const cause = `objection_upheld:${newId(now)}`;
  await tellMember(tx, scope, { template: 'objection_upheld', cause, data: { kind }, now });
}
