import { queueHours } from '@vonk/contract/admin/queues';
import { hour } from '@vonk/contract/durations';
import { noteLook } from '../../../audit/index.ts';
import {
  closeRepayment,
  countWaitingRefunds,
  decideRefund,
  findWaitingRefund,
  listWaitingRefunds,
  NoRefund,
  previewStaffRefund,
  readRefundAccounts,
  UnderWay,
} from '../../../payments/index.ts';
import { namesOf } from '../../../staff/index.ts';
import { mailLetter } from '../letters/letters.ts';
import type { Asked, DecisionOf, Queue, QueueServices } from '../queue.ts';

const span = queueHours.refunds * hour;

/** Money that goes back and waits for a person: to confirm it (C44), or to pay it by hand (T26, T42). */
export const refundsQueue: Queue<'refunds'> = {
  name: 'refunds',
  count: (reader, scope, now) => countWaitingRefunds(reader, scope, { before: new Date(now.getTime() - span), now }),
  async list(reader, scope, { limit, actor, now }) {
    const waiting = await listWaitingRefunds(reader, scope, { limit, now });
    return waiting.map(({ kind, number, origin, minor, currency, askedAt, askedBy, member }) => ({
      id: number,
      at: askedAt.toISOString(),
      due_at: new Date(askedAt.getTime() + span).toISOString(),
      name: member ?? '',
      kind,
      origin,
      minor,
      currency,
      is_own: kind === 'second' && askedBy === actor,
    }));
  },
  async open(services, { siteId, id, actor, now }) {
    const { db, seal } = services;
    const found = await findWaitingRefund(db, { siteId }, { number: id, now });
    if (!found) return undefined;
    const account = (await readRefundAccounts(db, { siteId }, { numbers: [id], seal })).get(id) ?? null;
    const action = account ? 'repayment_account_read' : 'refund_viewed';
    await db.transact((tx) => noteLook(tx, { siteId, actor, action, subject: id, now }));
    const names = await namesOf(db, [found.askedBy]);
    const { kind, number, origin, minor, currency, profile, member, reason, receipt, provider, reference } = found;
    return {
      kind,
      number,
      origin,
      minor,
      currency,
      person: profile === null || member === null ? null : { id: profile, name: member },
      asked_by: names.get(found.askedBy) ?? found.askedBy,
      reason,
      receipt,
      provider,
      reference,
      problem: found.problem,
      account: account && { iban: account.iban, holder: account.holder },
    };
  },
  async find(reader, scope, { id, now }) {
    const found = await findWaitingRefund(reader, scope, { number: id, now });
    return found && (found.kind === 'second' ? { notBy: found.askedBy } : {});
  },
  async letter(services, { siteId, id, decision, now }) {
    const found = await findWaitingRefund(services.db, { siteId }, { number: id, now });
    if (!found) return undefined;
    if (decision.outcome !== 'confirmed') return null;
    const mail = await previewStaffRefund(services.db, { siteId }, { number: id, now });
    return mail ? mailLetter(services, mail) : null;
  },
  async carryOut(services, asked) {
    const { siteId, id, now } = asked;
    const found = await findWaitingRefund(services.db, { siteId }, { number: id, now });
    return found?.kind === kindOf(asked.decision) && carryOut(services, asked);
  },
};

/** Which of the two a decision is for. */
const kindOf = ({ outcome }: DecisionOf<'refunds'>) =>
  outcome === 'confirmed' || outcome === 'refused' ? 'second' : 'due';

/** False where what the decision was about stands otherwise now. */
async function carryOut(
  services: QueueServices,
  { siteId, id: number, decision, actor, now }: Asked & { decision: DecisionOf<'refunds'> },
): Promise<boolean> {
  const { outcome } = decision;
  try {
    if (outcome === 'confirmed') await decideRefund(services, { siteId, number, outcome, actor, now });
    else if (outcome === 'refused')
      await decideRefund(services, { siteId, number, outcome, actor, reason: decision.reason, now });
    else return await closeRepayment(services, { siteId, number, outcome, actor, reference: decision.reason, now });
    return true;
  } catch (error) {
    if (error instanceof NoRefund || error instanceof UnderWay) return false;
    throw error;
  }
}
