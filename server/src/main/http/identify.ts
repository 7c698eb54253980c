import type { RefusalCode } from '@vonk/contract/refusals';
import { isCountry, isLocale, type Locale, defaultLocale } from '@vonk/contract/locales';
import type { Member, MemberCall } from '../../accounts/index.ts';
import { DatabaseAway } from '../../platform/database/away.ts';
import type { Exchange } from '../../platform/http/exchange.ts';
import { networkKey } from '../../platform/http/rates/network-prefix.ts';
import { orRefuse, refuseAny } from '../../platform/refusal.ts';
import type { Site, Sites, VisitorCall } from '../../sites/index.ts';

export interface IdentifyOptions {
  sites: Sites;
  /** Whether an unknown host gets the default site (demo) or 421 (production). */
  isDemo: boolean;
  findMember(exchange: Exchange, site: Site): Promise<Member | undefined>;
  /** The header in which a trusted proxy says the country; undefined: nobody says it. */
  countryHeader: string | undefined;
  countryOf(address: string): Promise<string | undefined>;
  /** Is told of every call a member makes. */
  touch(call: MemberCall): void;
}

/**
 * The site of a request's host; undefined when there is none for it (SITE-1). Throws `DatabaseAway` where it lives in
 * another cluster: it is asked again, and led there once whoever leads requests knows.
 */
export function siteOf({ sites, isDemo }: IdentifyOptions, host: string): Site | undefined {
  if (sites.isElsewhere(host)) throw new DatabaseAway('the site lives in another cluster');
  return sites.byHost(host) ?? (isDemo ? sites.byDefault() : undefined);
}

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
    const networkCountry = await countryOf(options, exchange);
    const visitor: VisitorCall<RefusalCode> = {
      ...exchange,
      refuse: refuseAny,
      site,
      locale: localeOf(exchange.cookie('locale'), site, member),
      networkCountry,
      country: networkCountry ?? site.settings.countries[0] ?? 'NL',
      selectedCountry: isCountry(selected) ? selected : undefined,
      rateKey: networkKey(exchange.address),
    };
    if (!member) return { visitor, member };
    const call = { ...visitor, member, rateKey: member.memberId };
    options.touch(call);
    return { visitor, member: call };
  };

/** The country of a visitor, as far as it is known and one of ours (SITE-4). */
async function countryOf(options: IdentifyOptions, { header, address }: Exchange): Promise<string | undefined> {
  const said = options.countryHeader && header(options.countryHeader)?.toUpperCase();
  return isCountry(said) ? said : options.countryOf(address);
}
