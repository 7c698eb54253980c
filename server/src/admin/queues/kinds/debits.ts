import { queueHours } from '@vonk/contract/admin/queues';
import { returnReasonOf } from '@vonk/contract/direct-debit';
import { hour } from '@vonk/contract/durations';
import { noteLook } from '../../../audit/index.ts';
import { countWaitingDebits, findWaitingDebit, liftBlock, listWaitingDebits } from '../../../direct-debit/index.ts';
import { readProviderNames } from '../../../payments/index.ts';
import type { Queue } from '../queue.ts';

const span = queueHours.debits * hour;

/** Debits that came back and keep their member from direct debit, until somebody lifts that (T115). */
export const debitsQueue: Queue<'debits'> = {
  name: 'debits',
  count: (reader, scope, now) => countWaitingDebits(reader, scope, new Date(now.getTime() - span)),
  async list(reader, scope, { limit }) {
    const waiting = await listWaitingDebits(reader, scope, limit);
    return waiting.map(({ payment, member, returnedAt, amountMinor, currency, returnCode }) => ({
      id: payment,
      at: returnedAt.toISOString(),
      due_at: new Date(returnedAt.getTime() + span).toISOString(),
      name: member ?? '',
      minor: amountMinor,
      currency,
      return_reason: returnReasonOf(returnCode),
    }));
  },
  async open(services, { siteId, id, actor, now }) {
    const found = await findWaitingDebit(services.db, { siteId }, id);
    if (!found) return undefined;
    await services.db.transact((tx) => noteLook(tx, { siteId, actor, action: 'debit_viewed', subject: id, now }));
    const [paid] = await readProviderNames(services.db, { siteId }, [found.paymentId]);
    const { profile, member } = found;
    return {
      person: profile === null || member === null ? null : { id: profile, name: member },
      minor: found.amountMinor,
      currency: found.currency,
      owed_minor: found.debtMinor,
      owed_credits: found.debtCredits,
      return_reason: returnReasonOf(found.returnCode),
      return_code: found.returnCode,
      returned_at: found.returnedAt.toISOString(),
      reference: found.reference,
      receipt: paid?.number ?? null,
    };
  },
  find: async (reader, scope, { id }) => ((await findWaitingDebit(reader, scope, id)) ? {} : undefined),
  /** Their own page says that they may again; nobody is mailed. */
  letter: async (services, { siteId, id }) =>
    (await findWaitingDebit(services.db, { siteId }, id)) ? null : undefined,
  async carryOut({ db }, { siteId, id, decision: { reason }, actor, now }) {
    const found = await findWaitingDebit(db, { siteId }, id);
    return found !== undefined && liftBlock(db, { siteId, reference: found.reference, actor, reason, now });
  },
};
