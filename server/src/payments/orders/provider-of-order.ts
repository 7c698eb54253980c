import { isEligible } from '@vonk/contract/payment-methods';
import type { MemberCall } from '../../accounts/index.ts';
import { isDebitOffered, readCreditor } from '../../direct-debit/index.ts';
import type { SavedCard } from '../cards/saved-cards.ts';
import { chooseProvider, type Routed } from '../providers/choose-provider.ts';
import { providersFor } from '../providers/debit-creditors.ts';
import type { GuardedProvider } from '../providers/guard.ts';
import type { PaymentsServices } from '../services.ts';

/**
 * The provider that takes an order. A card is paid with where it is kept, and a mandate debits for the creditor who
 * stands in it; all else goes by the site's routes.
 */
export async function providerOfOrder(
  services: PaymentsServices,
  call: MemberCall<'method_unavailable' | 'mandate_required'>,
  { order, card }: { order: Routed; card: SavedCard | undefined },
): Promise<GuardedProvider> {
  const { sms, providers } = services;
  const { method } = order;
  const isOffered = isEligible(method, order) && (method !== 'sdd' || isDebitOffered({ sms }, call.site));
  if (!isOffered) return call.refuse('method_unavailable');
  if (card) return chosen(call, chooseProvider(withName(providers, card.provider), [], order));
  const { payment_routes: routes } = call.site.settings;
  const creditor = method === 'sdd' ? await readCreditor(services.db, call.member, call.now) : undefined;
  if (creditor === undefined) return chosen(call, chooseProvider(providers, routes, order));
  // Nobody debits in that name any more: the member signs anew.
  return chooseProvider(providersFor(providers, creditor), [], order) ?? call.refuse('mandate_required');
}

const withName = (providers: readonly GuardedProvider[], wanted: string): readonly GuardedProvider[] =>
  providers.filter(({ name }) => name === wanted);

const chosen = (call: MemberCall<'method_unavailable'>, provider: GuardedProvider | undefined): GuardedProvider =>
  provider ?? call.refuse('method_unavailable');
