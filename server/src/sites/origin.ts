import type { Site } from './sites.ts';

/** Scheme, host and port of a site's links: the host comes from its row, the rest from PUBLIC_URL. */
export function originOf({ config }: { config: { PUBLIC_URL: string } }, site: Pick<Site, 'domain'>): string {
  const url = new URL(config.PUBLIC_URL);
  return `${url.protocol}//${site.domain}${url.port && `:${url.port}`}`;
}
