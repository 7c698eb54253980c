import { fallbackLocale, isLocale } from '@vonk/contract/locales';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { Member, MemberCall, Scope } from '../../accounts/index.ts';
import { sql } from '../../platform/database/db.ts';
import { refuseAny } from '../../platform/refusal.ts';
import { originOf, type Site } from '../../sites/index.ts';
import { findCardById } from '../cards/saved-cards.ts';
import type { PaymentsServices } from '../services.ts';
import type { TopUpRecord } from './top-ups.ts';

const account = sql(`select public_id as "publicId", is_premium as "isPremium", locale, signed_up_at as "signedUpAt"
  from account_cards where site_id = $1 and id = $2 and status = 'confirmed'`);

/**
 * The call that a member's order would be, were they here: from where they agreed to it. Undefined when their account
 * orders nothing any more. `card` is the kept card's name outside.
 */
export async function callOf(
  services: PaymentsServices,
  scope: Scope,
  { site, topUp, now }: { site: Site; topUp: TopUpRecord; now: Date },
): Promise<(MemberCall<RefusalCode> & { readonly card: string }) | undefined> {
  const { db } = services;
  const known = await db.maybe<Pick<Member, 'publicId' | 'isPremium' | 'locale' | 'signedUpAt'>>(account, [
    scope.siteId,
    scope.memberId,
  ]);
  const card = await findCardById(db, scope, topUp.cardId);
  if (!known || !card) return undefined;
  const locale = isLocale(known.locale) ? known.locale : fallbackLocale;
  const session = {
    sessionHash: Buffer.alloc(0),
    sessionUsedAt: now,
    provedAt: topUp.agreedAt,
    written: 'latest',
    device: '',
  };
  return {
    ...nobodysExchange(services, site),
    now,
    address: topUp.network,
    site,
    locale,
    country: topUp.country,
    networkCountry: undefined,
    selectedCountry: topUp.country,
    rateKey: scope.memberId,
    member: { ...known, ...scope, locale, status: 'confirmed', ...session },
    refuse: refuseAny,
    card: card.publicId,
  };
}

const nobodysExchange = (services: PaymentsServices, site: Site) => ({
  requestId: '',
  page: undefined,
  host: site.domain,
  authority: site.domain,
  origin: originOf(services, site),
  header: () => undefined,
  cookie: () => undefined,
  setCookie: () => undefined,
  file: undefined,
});
