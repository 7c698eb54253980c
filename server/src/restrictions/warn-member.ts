import { groundOfRestriction, type RestrictionReason } from '@vonk/contract/restrictions';
import { cleanText } from '@vonk/contract/text';
import { type Credentials, holdAccount } from '../accounts/index.ts';
import { noteAction } from '../audit/index.ts';
import { type MailOrder, tellMember } from '../mails/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { publicIdOf, resetName } from '../profile/index.ts';

/** What a member is told that they did against the rules, with nothing taken but perhaps their name. */
export interface Warning {
  readonly reason: RestrictionReason;
  /** What happened, for the member: in their language. */
  readonly facts: string;
  /** Whether the name is what broke the rule. */
  readonly renames: boolean;
  readonly actor: string;
  readonly now: Date;
}

/** What the member would be mailed of it, before it is done. */
export const warningMail = ({ reason, facts, renames, now }: Warning): MailOrder<'warned'> => ({
  template: 'warned',
  cause: `warned:${newId(now)}`,
  data: {
    reason,
    ground: groundOfRestriction[reason],
    facts: cleanText(facts),
    renamed: renames,
    at: now.toISOString(),
  },
  now,
});

/** Warns a member, and takes a name that breaks the rules; false for who leaves, and is out of sight by themselves. */
export async function warnMember(tx: Tx, owner: Credentials, warning: Warning): Promise<boolean> {
  const { reason, facts, renames, actor, now } = warning;
  const { status } = await holdAccount(tx, owner);
  if (status === 'leaving') return false;
  if (renames) await resetName(tx, owner, owner.locale);
  await noteAction(tx, {
    siteId: owner.siteId,
    actor,
    action: renames ? 'member_renamed' : 'member_warned',
    subject: await publicIdOf(tx, owner),
    reason: `${reason}: ${cleanText(facts)}`,
    now,
  });
  await tellMember(tx, owner, warningMail(warning));
  return true;
}
