import { readFileSync } from 'node:fs';
import type { FileCall, SiteFile } from './site-file.ts';

const source = readFileSync(new URL('sw-push.js', import.meta.url), 'utf8');

/** The service worker; a new build is a new worker, whose offline page is fetched anew. */
export const serviceWorkerOf = ({ build }: FileCall): SiteFile => ({
  type: 'text/javascript; charset=utf-8',
  body: source.replace('BUILD', build),
  seconds: 0,
});
