import { consentVersions } from '@vonk/contract/consents';
import type { CallInput } from '@vonk/contract/api';
import type { MemberCall } from '../../accounts/index.ts';
import { recordConsent } from '../../consents/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { PaymentOrder } from '../payments.ts';
import type { GuardedProvider } from '../providers/guard.ts';
import type { CardReference, ProviderOrder } from '../provider.ts';
import type { PaymentsServices } from '../services.ts';
import { addCustomer, findCustomer } from './card-customers.ts';
import { addCardOrder, readCardOrder } from './card-orders.ts';
import { queueForget } from './forget-card.ts';
import { paysByCard } from './keeping-provider.ts';
import { cardStateAt, findCard, findCardById, type SavedCard } from './saved-cards.ts';

type Input = Pick<CallInput<'POST /api/payment.php'>, 'saved_method' | 'method' | 'open_debit'>;

/** The kept card that an order names; refuses one that is over, or not the member's. */
export async function readCardToPay(
  { db, providers }: Pick<PaymentsServices, 'db' | 'providers'>,
  call: MemberCall<'card_unavailable'>,
  { saved_method: id, method, open_debit: debit }: Input,
): Promise<SavedCard | undefined> {
  if (id === undefined) return undefined;
  const card = (await findCard(db, call.member, id)) ?? call.refuse('card_unavailable');
  const isThere = providers.some(({ name, cards }) => name === card.provider && cards !== undefined);
  const fits = method === 'creditcard' && debit === undefined;
  if (!isThere || !fits || cardStateAt(card.expires, call.now) === 'expired') call.refuse('card_unavailable');
  return card;
}

/** Notes with an order which kept card pays it, or that its card is to be kept: with the consent to that (T103). */
export async function planCard(
  tx: Tx,
  call: MemberCall,
  { order, card, keeps }: { order: PaymentOrder; card: SavedCard | undefined; keeps: boolean },
): Promise<void> {
  const { member, address, now } = call;
  const { id: paymentId, publicId: subject, method } = order;
  if (card) {
    const { id: cardId, brand, lastFour } = card;
    await addCardOrder(tx, member, { paymentId, textVersion: null, cardId, brand, lastFour, createdAt: now });
  } else if (keeps && paysByCard(method)) {
    await recordConsent(tx, member, { kind: 'saved_card', given: true, subject, address, now });
    const none = { cardId: null, brand: null, lastFour: null };
    await addCardOrder(tx, member, { paymentId, textVersion: consentVersions.saved_card, ...none, createdAt: now });
  }
}

/** What a provider is told of cards with an order; refuses when the card was forgotten meanwhile. */
export async function cardOfOrder(
  services: PaymentsServices,
  call: MemberCall<'card_unavailable'>,
  { provider, paymentId }: { provider: GuardedProvider; paymentId: string },
): Promise<Pick<ProviderOrder, 'keepFor' | 'card'>> {
  const { db } = services;
  const order = await readCardOrder(db, call.member, paymentId);
  if (!order) return {};
  if (order.cardId === null) return { keepFor: await openCustomer(services, call, provider) };
  const card = (await findCardById(db, call.member, order.cardId)) ?? call.refuse('card_unavailable');
  return { card: { ...referenceOf(card), brand: card.brand } };
}

const referenceOf = ({ customer, token }: SavedCard): CardReference => ({ customer, token });

/** The member's customer at a provider, begun where there is none; undefined where the provider keeps no cards. */
async function openCustomer(
  { db }: PaymentsServices,
  { member, now }: MemberCall,
  provider: GuardedProvider,
): Promise<string | undefined> {
  const known = await findCustomer(db, member, provider.name);
  if (known !== undefined || !provider.cards) return known;
  const reference = await provider.cards.openCustomer({ key: `customer:${member.memberId}` });
  await db.transact(async (tx) => {
    const asked = { provider: provider.name, reference, now };
    if (await addCustomer(tx, member, asked)) return;
    // Another tab began one at the same moment.
    if ((await findCustomer(tx, member, provider.name)) !== reference)
      await queueForget(tx, { provider: provider.name, customer: reference });
  });
  return findCustomer(db, member, provider.name);
}
