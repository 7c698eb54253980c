import { objectUntil } from '@vonk/contract/objections';
import type { RestrictionKind } from '@vonk/contract/restrictions';
import { readCredentials, type Scope } from '../accounts/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { queueMail } from '../platform/mail/queue.ts';
import type { NewRestriction } from './restrictions.ts';

/** Who or what ended a restriction. */
export type Ending = 'staff' | 'objection' | 'time';

interface Told {
  readonly template: 'restricted' | 'restriction_ended' | 'objection_upheld';
  readonly data: Record<string, unknown>;
  readonly now: Date;
}

async function tell(tx: Tx, scope: Scope, { template, data, now }: Told): Promise<void> {
  const { email, locale } = await readCredentials(tx, scope);
  await queueMail(
    tx,
    { siteId: scope.siteId, recipient: email, locale, template, cause: `${template}:${newId(now)}`, data },
    now,
  );
}

/** Mails the statement of reasons, with what one can do about it (T61, T62). */
export function tellRestricted(tx: Tx, scope: Scope, stated: NewRestriction): Promise<void> {
  const { kind, reason, ground, facts, isAutomated, until, decidedAt: now } = stated;
  const times = {
    at: now.toISOString(),
    until: until?.toISOString() ?? null,
    object_until: objectUntil(now).toISOString(),
  };
  return tell(tx, scope, {
    template: 'restricted',
    data: { kind, reason, ground, facts, is_automated: isAutomated, ...times },
    now,
  });
}

/** Mails that it is over, and why. */
export const tellEnded = (
  tx: Tx,
  scope: Scope,
  { kind, by, now }: { kind: RestrictionKind; by: Ending; now: Date },
): Promise<void> => tell(tx, scope, { template: 'restriction_ended', data: { kind, by }, now });

/** Mails that somebody else looked and decided the same. */
export const tellUpheld = (tx: Tx, scope: Scope, { kind, now }: { kind: RestrictionKind; now: Date }): Promise<void> =>
  tell(tx, scope, { template: 'objection_upheld', data: { kind }, now });
