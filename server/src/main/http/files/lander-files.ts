import { hourSeconds } from '@vonk/contract/durations';
import { findPicture, pictureOf } from '../../../landers/index.ts';
import type { HttpApp, HttpContext } from '../../../platform/http/exchange.ts';
import type { Site } from '../../../sites/index.ts';
import type { Services } from '../../services.ts';

interface Asking {
  /** The site of the host; asks no database. */
  siteOf(context: HttpContext): Site | undefined;
}

/**
 * Serves the pictures of a site's landing pages, to anybody: caches keep one for an hour, so long at most is what was
 * deleted still in one.
 */
export function mountLanderFiles(app: HttpApp, { db, storage }: Services, { siteOf }: Asking): void {
  app.get('/lander-pictures/*', async (context) => {
    const file = context.req.path.slice(1);
    const picture = pictureOf(file);
    const isTheirs = picture !== undefined && siteOf(context)?.siteId === picture.siteId;
    const stored = isTheirs && (await findPicture(db, picture, picture.key)) ? await storage.get(file) : undefined;
    if (!stored) return context.body(null, 404, { 'Cache-Control': 'no-store' });
    return context.body(new Uint8Array(stored.bytes), 200, {
      'Cache-Control': `public, max-age=${hourSeconds}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Type': stored.type,
    });
  });
}
