import type { RefusalCode } from '@vonk/contract/refusals';
import { isCountry, isLocale, type Locale, defaultLocale } from '@vonk/contract/locales';
import type { Member, MemberCall } from '../../accounts/index.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { networkKey } from '../../platform/http/rates/network-prefix.ts';
import { orRefuse, refuseAny } from '../../platform/refusal.ts';
import type { Site, Sites, VisitorCall } from '../../sites/index.ts';

export interface IdentifyOptions {
  sites: Sites;
  /** Whether an unknown host gets the default site (demo) or 421 (production). */
  isDemo: boolean;
  findMember(exchange: Exchange, site: Site): Promise<Member | undefined>;
  countryOf(address: string): Promise<string | undefined>;
  /** Is told of every call a member makes. */
  touch(call: MemberCall): void;
}

/** The site of a request's host; undefined when there is none for it (SITE-1). */
export const siteOf = ({ sites, isDemo }: IdentifyOptions, host: string): Site | undefined =>
  sites.byHost(host) ?? (isDemo ? sites.byDefault() : undefined);

/** The language of a request (LANG-1): cookie, member, site, English. */
export function localeOf(cookie: string | undefined, site: Site, member: Member | undefined): Locale {
  if (isLocale(cookie)) return cookie;
  return member?.locale ?? site.locale ?? defaultLocale;
}

/** Tells who asks: the site by its host, the member by the session cookie, language and country. */
export const identifier =
  (options: IdentifyOptions) =>
  async (
    exchange: Exchange,
  ): Promise<{ visitor: VisitorCall<RefusalCode>; member: MemberCall<RefusalCode> | undefined }> => {
    const site = orRefuse(siteOf(options, exchange.host), 'unknown_site');
    const member = await options.findMember(exchange, site);
    const selected = exchange.cookie('country');
    const visitor: VisitorCall<RefusalCode> = {
      ...exchange,
      refuse: refuseAny,
      site,
      locale: localeOf(exchange.cookie('locale'), site, member),
      country: (await options.countryOf(exchange.address)) ?? site.settings.countries[0] ?? 'NL',
      selectedCountry: isCountry(selected) ? selected : undefined,
      rateKey: networkKey(exchange.address),
    };
    if (!member) return { visitor, member };
    const call = { ...visitor, member, rateKey: member.memberId };
    options.touch(call);
    return { visitor, member: call };
  };
