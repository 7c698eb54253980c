import { type Judgement, objectUntil } from '@vonk/contract/objections';
import type { RestrictionKind, RestrictionReason } from '@vonk/contract/restrictions';
import type { Scope } from '../accounts/index.ts';
import { type MailOrder, tellMember } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import type { NewRestriction } from './restrictions.ts';

export type Ending = 'staff' | 'objection' | 'time';

/** The statement of reasons as it is mailed, with what one can do about it (T61, T62). */
export function restrictedMail(stated: NewRestriction): MailOrder<'restricted'> {
  const { kind, reason, ground, facts, isAutomated, until, decidedAt: now } = stated;
  const times = {
    at: now.toISOString(),
    until: until?.toISOString() ?? null,
    object_until: objectUntil(now).toISOString(),
  };
  const data = { kind, reason, ground, facts, is_automated: isAutomated, ...times };
  return { template: 'restricted', cause: `restricted:${newId(now)}`, data, now };
}

/** That it is over, and why. */
const endedMail = ({ kind, by, now }: Ended): MailOrder<'restriction_ended'> => ({
  template: 'restriction_ended',
  cause: `restriction_ended:${newId(now)}`,
  data: { kind, by },
  now,
});

/** That somebody else looked and decided the same, and why. */
const upheldMail = ({ now, ...data }: Upheld): MailOrder<'objection_upheld'> => ({
  template: 'objection_upheld',
  cause: `objection_upheld:${newId(now)}`,
  data,
  now,
});

interface Ended {
  readonly kind: RestrictionKind;
  readonly by: Ending;
  readonly now: Date;
}

interface Upheld {
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  readonly explanation: string;
  readonly now: Date;
}

interface Judged extends Omit<Upheld, 'explanation'> {
  readonly judgement: Judgement;
}

/** What a member is mailed of how their objection was judged. */
export const judgementMail = ({ judgement, kind, reason, now }: Judged) =>
  judgement.outcome === 'restored'
    ? endedMail({ kind, by: 'objection', now })
    : upheldMail({ kind, reason, explanation: judgement.explanation, now });

export const tellEnded = async (tx: Tx, scope: Scope, ended: Ended): Promise<void> =>
  void (await tellMember(tx, scope, endedMail(ended)));

export const tellUpheld = async (tx: Tx, scope: Scope, upheld: Upheld): Promise<void> =>
  void (await tellMember(tx, scope, upheldMail(upheld)));
