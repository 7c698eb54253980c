import { explanationOf, type Judgement } from '@vonk/contract/objections';
import { findCredentials, holdAccount, type Scope } from '../../accounts/index.ts';
import { noteAction } from '../../audit/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { publicIdOf } from '../../profile/index.ts';
import type { SiteScope } from '../../sites/index.ts';
import { giveBack } from '../lift-restriction.ts';
import { endObjection, readRestriction } from '../restrictions.ts';
import type { RestrictionsServices } from '../services.ts';
import { tellUpheld } from '../tell-member.ts';

interface About extends SiteScope {
  readonly email: string;
  readonly judgement: Judgement;
  readonly actor: string;
  readonly now: Date;
}

/** What came of it: only `done` changed anything. */
export type RestrictionJudgement = 'done' | 'nothing_waits' | 'same_person';

/** Judges an objection: what was taken is given back, or stays taken. Not by who took it (T62). */
export async function judgeRestriction(
  { db, live }: RestrictionsServices,
  about: About,
): Promise<RestrictionJudgement> {
  const owner = await findCredentials(db, about, about.email);
  if (!owner) return 'nothing_waits';
  const outcome = await db.transact((tx) => judge(tx, owner, about));
  if (outcome === 'done') live.wake([owner.memberId]);
  return outcome;
}

async function judge(tx: Tx, owner: Scope, { siteId, judgement, actor, now }: About): Promise<RestrictionJudgement> {
  await holdAccount(tx, owner);
  const restriction = await readRestriction(tx, owner);
  if (!restriction || restriction.askedAt === null || restriction.outcome !== null) return 'nothing_waits';
  if (restriction.decidedBy === actor) return 'same_person';
  const { outcome } = judgement;
  const { id, kind } = restriction;
  await endObjection(tx, owner, { id, outcome, explanation: explanationOf(judgement), actor, now });
  const subject = await publicIdOf(tx, owner);
  await noteAction(tx, { siteId, actor, action: `restriction_objection_${outcome}`, subject, now });
  if (judgement.outcome === 'restored')
    await giveBack(tx, owner, { restriction, by: 'objection', actor, reason: 'objection', now });
  else await tellUpheld(tx, owner, { kind, reason: restriction.reason, explanation: judgement.explanation, now });
  return 'done';
}
