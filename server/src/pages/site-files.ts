import { daySeconds } from '@vonk/contract/durations';
import { drawIcon, iconNames, iconOf } from './files/icons.ts';
import { manifestOf } from './files/manifest.ts';
import { offlinePage } from './files/offline-page.ts';
import { robotsOf, securityTxtOf, sitemapOf } from './files/robots.ts';
import { serviceWorkerOf } from './files/service-worker.ts';
import { drawShareCard } from './files/share-card.ts';
import type { FileCall, SiteFile } from './files/site-file.ts';

/** What a site serves at fixed addresses beside its pages: each in its own name, colour and language. */
export const siteFiles: Readonly<Record<string, (call: FileCall) => SiteFile | Promise<SiteFile>>> = {
  '/icon.svg': ({ site }) => ({ type: 'image/svg+xml', body: iconOf(site), seconds: daySeconds }),
  '/manifest.webmanifest': manifestOf,
  '/og.png': drawShareCard,
  '/robots.txt': robotsOf,
  '/sitemap.xml': sitemapOf,
  '/.well-known/security.txt': securityTxtOf,
  '/offline': offlinePage,
  '/sw-push.js': serviceWorkerOf,
  ...Object.fromEntries(iconNames.map((name) => [`/icons/${name}.png`, (call: FileCall) => drawIcon(call, name)])),
};
