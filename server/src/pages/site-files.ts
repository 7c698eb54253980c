import { daySeconds } from '@vonk/contract/durations';
import { drawIcon, iconNames, iconOf } from './files/icons.ts';
import { manifestOf } from './files/manifest.ts';
import { offlinePage } from './files/offline-page.ts';
import { robotsOf, securityTxtOf, sitemapOf } from './files/robots.ts';
import { serviceWorkerOf } from './files/service-worker.ts';
import { drawShareCard } from './files/share-card.ts';
import type { FileCall, SiteFile } from './files/site-file.ts';

/** Proves to Apple that the domain is the site's; undefined where it shows no Apple Pay. */
function appleDomainOf({ site }: FileCall): SiteFile | undefined {
  const { apple_pay_domain_association: body } = site.settings;
  return body === '' ? undefined : { type: 'text/plain; charset=utf-8', body, seconds: 0 };
}

/** What a site serves at fixed addresses beside its pages: each in its own name, colour and language. */
export const siteFiles: Readonly<Record<string, (call: FileCall) => SiteFile | undefined | Promise<SiteFile>>> = {
  '/icon.svg': ({ site }) => ({ type: 'image/svg+xml', body: iconOf(site), seconds: daySeconds }),
  '/manifest.webmanifest': manifestOf,
  '/og.png': drawShareCard,
  '/robots.txt': robotsOf,
  '/sitemap.xml': sitemapOf,
  '/.well-known/security.txt': securityTxtOf,
  '/.well-known/apple-developer-merchantid-domain-association': appleDomainOf,
  '/offline': offlinePage,
  '/sw-push.js': serviceWorkerOf,
  ...Object.fromEntries(iconNames.map((name) => [`/icons/${name}.png`, (call: FileCall) => drawIcon(call, name)])),
};
