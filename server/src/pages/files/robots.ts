import { day, hourSeconds } from '@vonk/contract/durations';
import { indexedPaths } from '@vonk/contract/public-paths';
import type { FileCall, SiteFile } from './site-file.ts';

/**
 * Search engines may read every page; member screens say noindex themselves, which they can only do when they are read.
 */
export const robotsOf = ({ origin }: FileCall): SiteFile => ({
  type: 'text/plain; charset=utf-8',
  body: ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
  seconds: hourSeconds,
});

/** The public pages, each at its plain address; its head names those of its languages (PUB-4). */
export const sitemapOf = ({ origin }: FileCall): SiteFile => ({
  type: 'application/xml; charset=utf-8',
  body: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...indexedPaths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
  ].join('\n'),
  seconds: hourSeconds,
});

const year = 365 * day;

/** Where a weakness is reported (RFC 9116, T91). */
export const securityTxtOf = ({ origin, site, locale, now }: FileCall): SiteFile => ({
  type: 'text/plain; charset=utf-8',
  body: [
    `Contact: mailto:${site.company.support_email}`,
    `Expires: ${new Date(now.getTime() + year / 2).toISOString()}`,
    `Preferred-Languages: ${[...new Set([site.locale ?? locale, 'en'])].join(', ')}`,
    `Policy: ${origin}/pages/service#security`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n'),
  seconds: hourSeconds,
});
