import type { Settings } from '@vonk/contract/sites';

interface Head {
  /** What the page is called; the site's name stands behind it. */
  title: string;
  description?: string | undefined;
}

/** Title and description of a screen, for browsers, search engines and shared links. */
export function pageHead({ settings }: { settings: Pick<Settings, 'name'> }, { title, description }: Head) {
  return {
    meta: [
      { title: `${title} · ${settings.name}` },
      { property: 'og:title', content: title },
      ...(description
        ? [
            { name: 'description', content: description },
            { property: 'og:description', content: description },
          ]
        : []),
    ],
  };
}

/**
 * Facts for search engines (schema.org) among a screen's tags; the router writes them as a script of data, which its
 * types do not know.
 */
export const structuredData = (facts: object) => ({ 'script:ld+json': facts }) as object as { title?: never };
