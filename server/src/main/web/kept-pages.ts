import { lru, type LRU } from 'tiny-lru';
import type { Site } from '../../sites/index.ts';

/** Nothing that such a page says changes faster than anybody would notice. */
const keptMilliseconds = 30_000;
/** Of each site; a page has some 25 kB. */
const mostKept = 500;

/** A page as it was rendered for a visitor. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Headers;
  /** Its text without the nonce: one stands between any two parts. */
  readonly parts: readonly string[];
}

/** All that a visitor's page is made of beside the site; another one in any of it is another page. */
export interface KeptFor {
  /** The whole address, as this server sees it. */
  readonly url: string;
  /** Scheme and host as the browser sees them, before any proxy. */
  readonly origin: string;
  readonly locale: string;
  /** Of the address, where it is known. */
  readonly country: string | undefined;
  /** All that came, whether anything reads them or not. */
  readonly cookies: string | undefined;
}

/** The pages of visitors, kept for half a minute in this process. */
export interface KeptPages {
  find(site: Site, asked: KeptFor, now: Date): KeptPage | undefined;
  keep(site: Site, asked: KeptFor, page: KeptPage & { now: Date }): void;
}

/** Opens an empty store of pages. */
export function openKeptPages(): KeptPages {
  // A site that changed is read anew, so it is another object, and what was kept of it is gone.
  const ofSite = new WeakMap<Site, LRU<KeptPage & { now: Date }>>();
  return {
    find(site, asked, now) {
      const kept = ofSite.get(site)?.get(keyOf(asked));
      return kept && now.getTime() - kept.now.getTime() < keptMilliseconds ? kept : undefined;
    },
    keep(site, asked, page) {
      const pages = ofSite.get(site) ?? lru<KeptPage & { now: Date }>(mostKept);
      ofSite.set(site, pages.set(keyOf(asked), page));
    },
  };
}

const keyOf = ({ url, origin, locale, country, cookies }: KeptFor): string =>
  JSON.stringify([url, origin, locale, country, cookies]);

/**
 * The calls whose answer to a visitor holds nothing of anybody, nor a price: a page that makes others is not kept, for
 * who is shown in it may leave at any moment.
 */
const impersonal: ReadonlySet<string> = new Set([
  '/api/user.php',
  '/api/settings.php',
  '/api/page.php',
  '/api/regions.php',
]);

/** Whether a page may be kept that made this call while it was rendered. */
export const isImpersonal = (path: string): boolean => impersonal.has(path.split('?')[0] ?? '');
