import { hourSeconds } from '@vonk/contract/durations';
import { pickText } from '../../sites/index.ts';
import type { FileCall, SiteFile } from './site-file.ts';

const png = (name: string, width: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to install the site as an app (W3C, Web Application Manifest). */
export function manifestOf({ site, locale }: FileCall): SiteFile {
  const { name, settings, theme } = site;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: pickText(settings.description, locale, site),
    lang: locale,
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    background_color: theme.light['bg'],
    theme_color: theme.light['bg'],
    categories: ['social', 'lifestyle'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('maskable-512', 512, 'maskable'),
    ],
  };
  return {
    type: 'application/manifest+json',
    body: JSON.stringify(manifest),
    seconds: hourSeconds,
    headers: { Vary: 'Cookie' },
  };
}
