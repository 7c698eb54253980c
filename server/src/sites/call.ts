import type { Locale } from '@vonk/contract/locales';
import type { Exchange } from '../platform/http/exchange.ts';
import type { Routes } from '../platform/http/http.ts';
import type { Refuses } from '../platform/refusal.ts';
import type { Endpoints } from '@vonk/contract/endpoint';
import type { RefusalCode } from '@vonk/contract/refusals';
import type { Site } from './sites.ts';
import { sourceOf } from './source.ts';

/** A request of anybody, on a site that is known, which may be refused with these codes. */
export interface VisitorCall<Code extends RefusalCode = never> extends Exchange, Refuses<Code> {
  readonly site: Site;
  readonly locale: Locale;
  /** The visitor's country: from a trusted proxy, else by address, else the site's first (SITE-4). */
  readonly country: string;
  /** The same where a proxy or the address says it, and nothing where only the site does. */
  readonly networkCountry: string | undefined;
  /** The country chosen on /lang-config, which wins. */
  readonly selectedCountry: string | undefined;
  /** What limits per member count by: the member, or a visitor's network. */
  readonly rateKey: string;
}

export type VisitorRoutes<E extends Endpoints> = Routes<VisitorCall, VisitorCall, E>;

/**
 * Whether guests may search here: everybody, or those who came with a traffic source, now or on their first visit (B2,
 * SITE-3).
 */
export const mayGuestsSearch = (call: Pick<VisitorCall, 'site' | 'cookie'>, network: string | undefined): boolean => {
  const { logged_out_search, logged_out_search_trafficsource } = call.site.settings;
  return logged_out_search || (logged_out_search_trafficsource && Boolean(network || sourceOf(call).network));
};
