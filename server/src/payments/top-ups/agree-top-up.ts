import type { CallInput } from '@vonk/contract/api';
import type { TopUp } from '@vonk/contract/top-ups';
import { type MemberCall, requireFreshLogin } from '../../accounts/index.ts';
import { networkOf, recordConsent } from '../../consents/index.ts';
import { tellMember } from '../../mails/index.ts';
import { newId } from '../../platform/ids.ts';
import { readCardToPay } from '../cards/card-of-order.ts';
import { lockCards } from '../cards/saved-cards.ts';
import { readBuyer } from '../prices/buyer.ts';
import type { PaymentsServices } from '../services.ts';
import { endTopUp } from './end-top-up.ts';
import { showTopUp } from './show-top-up.ts';
import { topUpPath } from './link.ts';
import { addTopUp, type TopUpRecord } from './top-ups.ts';

type Refusal =
  | 'fresh_login_required'
  | 'delivery_consent_required'
  | 'price_changed'
  | 'card_unavailable'
  | 'country_required';

/** Switches automatic top-up on, by a consent of its own and a fresh login (T45, T130), and mails what was agreed. */
export async function agreeTopUp(
  services: PaymentsServices,
  call: MemberCall<Refusal>,
  input: CallInput<'PUT /api/top-up.php'>,
): Promise<{ top_up: TopUp | null }> {
  requireFreshLogin(call);
  if (!input.agreed) call.refuse('delivery_consent_required', { field: 'agreed' });
  const { db, seal } = services;
  const { member, now, address } = call;
  const topUp = await judge(services, call, input);
  await db.transact(async (tx) => {
    // Two tabs at once: one after the other.
    await lockCards(tx, member);
    await endTopUp(tx, member, { reason: 'replaced', now });
    await addTopUp(tx, member, topUp);
    await recordConsent(tx, member, { kind: 'top_up', given: true, subject: topUp.id, address, now });
    await tellMember(tx, member, {
      template: 'top_up_agreed',
      cause: `top_up_agreed:${topUp.id}`,
      data: {
        credits: topUp.credits,
        total_minor: topUp.totalMinor,
        currency: topUp.currency,
        threshold: topUp.threshold,
        per_month: topUp.perMonth,
        last_four: topUp.lastFour,
        at: now.toISOString(),
        path: topUpPath(seal, member, { topUpId: topUp.id, debitId: null }),
      },
      now,
    });
  });
  return showTopUp(services, call);
}

/** What is agreed, at the price it has now; refused where that is another one, or there is no such pack or card. */
async function judge(
  services: PaymentsServices,
  call: MemberCall<Refusal>,
  input: CallInput<'PUT /api/top-up.php'>,
): Promise<TopUpRecord> {
  const asked = { saved_method: input.saved_method, method: 'creditcard', open_debit: undefined } as const;
  const card =
    (await readCardToPay(services, call, asked)) ?? call.refuse('card_unavailable', { field: 'saved_method' });
  const { country, vatCountry, prices, countriesToAsk } = await readBuyer(services.db, call);
  if (countriesToAsk.length > 0) call.refuse('country_required');
  const pack = prices.packs.find(({ credits }) => credits === input.credits);
  if (pack?.totalMinor !== input.total_minor) call.refuse('price_changed', { field: 'total_minor' });
  const { credits, threshold, per_month: perMonth, total_minor: totalMinor } = input;
  return {
    id: newId(call.now),
    cardId: card.id,
    brand: card.brand,
    lastFour: card.lastFour,
    credits,
    totalMinor,
    currency: prices.currency,
    threshold,
    perMonth,
    country,
    vatCountry,
    network: networkOf(call.address).replace(/\/\d+$/, ''),
    agreedAt: call.now,
  };
}
