import latinFont from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url';
import { isIndexed } from '@vonk/contract/public-paths';
import type { Settings } from '@vonk/contract/sites';
import type { AppContext } from '../../api/context.ts';
import { pageHead } from '../../api/routing/page-head.ts';
import type { TextStore } from '../../texts/store.ts';
import { alternatesOf, canonicalOf } from './addresses.ts';

type Context = Pick<AppContext, 'page' | 'texts'> & { settings?: Settings };

/** The screen that is shown: where it is, and the keys of the texts that name it. */
interface Screen {
  readonly pathname: string;
  readonly search: { readonly lang?: unknown };
  readonly staticData: { readonly title?: string; readonly description?: string };
}

/** What every page says about itself; a screen puts its own title and description in place of these. */
export function documentHead({ settings, page, texts }: Context, screen: Screen | undefined) {
  const { pathname = '', search = {}, staticData = {} } = screen ?? {};
  const site = { origin: page.origin, siteLanguage: settings?.domain_language ?? '' };
  const address = canonicalOf(site, pathname, search);
  const isPublic = isIndexed(pathname);
  return {
    meta: [
      { charSet: 'utf-8' },
      {
        name: 'viewport',
        content: 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content',
      },
      { name: 'color-scheme', content: 'light dark' },
      ...(settings ? siteTags(settings) : []),
      ...(settings
        ? screenTags(settings, {
            title: textAt(texts, staticData.title),
            description: textAt(texts, staticData.description),
          })
        : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: texts.locale },
      { property: 'og:image', content: `${page.origin}/og.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      isPublic ? { property: 'og:url', content: address } : { name: 'robots', content: 'noindex' },
    ],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', href: latinFont, crossOrigin: 'anonymous' as const },
      { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
      { rel: 'apple-touch-icon', href: '/icons/touch-180.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      ...(isPublic ? [{ rel: 'canonical', href: address }, ...alternatesOf(site, pathname)] : []),
    ],
  };
}

const siteTags = ({ name, index_title, description }: Settings) => [
  { title: name },
  { name: 'description', content: description },
  { name: 'apple-mobile-web-app-title', content: name },
  { property: 'og:site_name', content: name },
  { property: 'og:title', content: index_title || name },
  { property: 'og:description', content: description },
];

const screenTags = (
  settings: Settings,
  { title, description }: { title: string | undefined; description: string | undefined },
) => (title === undefined ? [] : pageHead({ settings }, { title, description }).meta);

/** The text at a key, `payments.list.title`; undefined when it is not loaded or takes arguments. */
export function textAt(texts: TextStore, key: string | undefined): string | undefined {
  const found = (key?.split('.') ?? ['']).reduce<unknown>(
    (branch, name) => (branch as Record<string, unknown> | undefined)?.[name],
    texts.messages(),
  );
  return typeof found === 'string' ? found : undefined;
}
