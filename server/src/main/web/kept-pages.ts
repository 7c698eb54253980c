import { lru } from 'tiny-lru';
import type { Site } from '../../sites/index.ts';

/** Nothing that such a page says changes faster than anybody would notice. */
const keptMilliseconds = 30_000;
/** Of all sites together; a page has some 25 kB. */
const mostKept = 1_000;
/** Stands for the moment of the answer in what is kept. */
const momentMark = '\0moment\0';

/** A page as it was rendered for a visitor. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Headers;
  /** Its text without the nonce: one stands between any two parts. */
  readonly parts: readonly string[];
}

/** What is kept of a page's text, out of which its nonce and the moments it was answered at are taken. */
export const takeApart = (
  text: string,
  { nonce, moments }: { nonce: string; moments: Iterable<string> },
): readonly string[] => [...moments].reduce((rest, moment) => rest.replaceAll(moment, momentMark), text).split(nonce);

/** The text of a page for this answer: with its nonce, and with the time that browsers set their clocks by. */
export const putTogether = ({ parts }: Pick<KeptPage, 'parts'>, { nonce, now }: { nonce: string; now: Date }): string =>
  parts.join(nonce).replaceAll(momentMark, now.toISOString());

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
  const pages = lru<KeptPage & { now: Date }>(mostKept);
  // A site that changed is read anew, so it is another object, and what was kept of it is not found any more.
  const states = new WeakMap<Site, number>();
  let last = 0;
  const keyOf = (site: Site, { url, origin, locale, country, cookies }: KeptFor) => {
    if (!states.has(site)) states.set(site, (last += 1));
    return JSON.stringify([states.get(site), url, origin, locale, country, cookies]);
  };
  return {
    find(site, asked, now) {
      const key = keyOf(site, asked);
      const kept = pages.get(key);
      if (!kept || now.getTime() - kept.now.getTime() < keptMilliseconds) return kept;
      pages.delete(key);
      return undefined;
    },
    keep: (site, asked, page) => void pages.set(keyOf(site, asked), page),
  };
}

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
