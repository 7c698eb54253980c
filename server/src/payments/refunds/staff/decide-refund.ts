import type { Scope } from '../../../accounts/index.ts';
import { noteAction } from '../../../audit/index.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { lockStreams } from '../../../platform/live/live-events.ts';
import type { SiteScope } from '../../../sites/index.ts';
import { lockPayment } from '../../payments.ts';
import type { PaymentsServices } from '../../services.ts';
import { carryOut } from './carry-out.ts';
import { NoRefund } from './policy.ts';
import { findStaffRefund, type StaffRefund, writeDecision } from './staff-refunds.ts';

/** What a second person decides about what was asked. */
export interface RefundDecision extends SiteScope {
  readonly number: string;
  readonly outcome: 'confirmed' | 'refused';
  readonly actor: string;
  /** Why not, of one that is refused. */
  readonly reason?: string;
  readonly now: Date;
}

/**
 * Confirms what somebody else of the staff asked to be given back, and carries it out; or refuses it, which its asker
 * may do too (C44). Throws `NoRefund` in words where it cannot be.
 */
export async function decideRefund(
  { db, live }: Pick<PaymentsServices, 'db' | 'live'>,
  decision: RefundDecision,
): Promise<StaffRefund> {
  const { siteId, outcome } = decision;
  const number = decision.number.trim().toUpperCase();
  const actor = decision.actor.trim();
  if (actor === '') throw new NoRefund('incomplete', 'Say who of the staff does it.');
  const asked = await findStaffRefund(db, { siteId }, number);
  if (!asked) throw new NoRefund('not_found', 'No such refund.');
  const member = { siteId, memberId: asked.memberId };
  await db.transact((tx) => decide(tx, member, { asked, decision: { ...decision, actor } }));
  if (outcome === 'confirmed') live.wake([member.memberId]);
  return asked;
}

async function decide(
  tx: Tx,
  member: Scope,
  { asked, decision }: { asked: StaffRefund; decision: RefundDecision },
): Promise<void> {
  const { siteId, outcome, actor, reason = '', now } = decision;
  const { id, number, askedBy } = asked;
  await lockStreams(tx, [member.memberId]);
  const payment = await lockPayment(tx, member, asked.paymentId);
  if (outcome === 'refused') {
    const isNew = await writeDecision(tx, member, { id, state: 'refused', actor, now });
    if (!isNew) throw new NoRefund('stands', `It is decided already: ${number}.`);
    await noteAction(tx, { siteId, actor, action: 'refund_refused', subject: number, reason, now });
    return;
  }
  if (asked.isLarge && actor.toLowerCase() === askedBy.toLowerCase())
    throw new NoRefund('incomplete', `${askedBy} asked for it: somebody else confirms it.`);
  if (payment.state !== 'completed')
    throw new NoRefund('not_refundable', `A payment that is ${payment.state} is not given back.`);
  await carryOut(tx, member, { refund: asked, payment, actor, now });
}
