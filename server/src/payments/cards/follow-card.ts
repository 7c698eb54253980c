import { isErased, type Scope } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/db.ts';
import { newId, publicId } from '../../platform/ids.ts';
import type { PaymentRecord } from '../payments.ts';
import type { ProviderCard } from '../provider.ts';
import { findCustomer } from './card-customers.ts';
import { readCardOrder } from './card-orders.ts';
import { queueForget } from './forget-card.ts';
import { addCard, dropSameCards, lockCards, makeDefault, noteUse } from './saved-cards.ts';

/**
 * What a payment that was paid means for cards: the one that paid is kept when its buyer agreed to that, in place of
 * what it was kept as before; a kept one was used.
 */
export async function followCard(
  tx: Tx,
  scope: Scope,
  { payment, keptCard, now }: { payment: PaymentRecord; keptCard: ProviderCard | undefined; now: Date },
): Promise<void> {
  const order = await readCardOrder(tx, scope, payment.id);
  if (!order) return;
  const { cardId, textVersion, createdAt: agreedAt } = order;
  if (cardId !== null) await noteUse(tx, scope, { cardId, now });
  const { provider } = payment;
  const customer = await findCustomer(tx, scope, provider);
  if (textVersion === null || !keptCard || customer === undefined || (await isErased(tx, scope))) return;
  await lockCards(tx, scope);
  const before = await dropSameCards(tx, scope, { ...keptCard, provider });
  for (const { token } of before) await queueForget(tx, { provider, customer, token });
  const card = { ...keptCard, id: newId(now), publicId: publicId(), provider, customer, textVersion, agreedAt, now };
  await addCard(tx, scope, card);
  if (before.some(({ isDefault }) => isDefault)) await makeDefault(tx, scope, card.publicId);
}
