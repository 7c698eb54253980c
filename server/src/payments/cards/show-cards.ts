import type { CallInput } from '@vonk/contract/api';
import { cardMethods, type SavedCards } from '@vonk/contract/saved-cards';
import { type MemberCall, requireFreshLogin } from '../../accounts/index.ts';
import type { PaymentsServices } from '../services.ts';
import { keepingProvider } from './keeping-provider.ts';
import { queueForget } from './forget-card.ts';
import { cardStateAt, dropCard, listCards, lockCards, makeDefault, type SavedCard } from './saved-cards.ts';

type Needed = Pick<PaymentsServices, 'db' | 'providers'>;

/** The member's kept cards, and the methods by which one more can be kept (PAY-4). */
export async function showCards({ db, providers }: Needed, call: MemberCall): Promise<SavedCards> {
  const cards = await listCards(db, call.member);
  const isThere = ({ provider: name }: SavedCard) => providers.some((provider) => provider.name === name);
  return {
    cards: cards.filter(isThere).map((card) => cardView(card, call.now)),
    keeps: cardMethods.filter((method) => keepingProvider(providers, call, method)),
  };
}

/** Offers a card first: it pays at the next press, so that it asks a fresh login (T130). */
export async function preferCard(
  services: Needed,
  call: MemberCall<'fresh_login_required'>,
  { id }: CallInput<'PUT /api/saved-card.php'>,
): Promise<SavedCards> {
  await services.db.transact(async (tx) => {
    await lockCards(tx, call.member);
    const cards = await listCards(tx, call.member);
    if (!cards.some(({ publicId }) => publicId === id)) call.refuse('not_found');
    requireFreshLogin(call);
    await makeDefault(tx, call.member, id);
  });
  return showCards(services, call);
}

/** Forgets a card, here at once and at its provider in a job; again it changes nothing. */
export async function removeCard(
  services: Needed,
  call: MemberCall,
  { id }: CallInput<'DELETE /api/saved-card.php'>,
): Promise<SavedCards> {
  const { member, now } = call;
  await services.db.transact(async (tx) => {
    await lockCards(tx, member);
    const dropped = await dropCard(tx, member, { publicId: id, now });
    if (!dropped) return;
    const { provider, customer, token } = dropped;
    await queueForget(tx, { provider, customer, token });
  });
  return showCards(services, call);
}

const cardView = (card: SavedCard, now: Date): SavedCards['cards'][number] => ({
  id: card.publicId,
  brand: card.brand,
  last_four: card.lastFour,
  expires: card.expires,
  state: cardStateAt(card.expires, now),
  is_default: card.isDefault,
  agreed_at: card.agreedAt.toISOString(),
  used_at: card.usedAt.toISOString(),
});
