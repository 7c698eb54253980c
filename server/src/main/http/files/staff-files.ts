import { mayGetStaffFile } from '../../../admin/index.ts';
import type { Exchange, HttpApp, HttpContext } from '../../../platform/http/exchange.ts';
import { claimOf } from '../../../platform/storage/file-addresses.ts';
import { staffIdentifier } from '../../../staff/index.ts';
import type { Services } from '../../services.ts';

const headers = {
  'Cache-Control': 'private, no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

/**
 * `GET /api/admin/files/<file>`: a photo or picture that one of the staff opened in a queue, for their session alone.
 */
export function mountStaffFiles(app: HttpApp, services: Services, exchange: (context: HttpContext) => Exchange): void {
  const identify = staffIdentifier(services);
  app.get('/api/admin/files/*', async (context) => {
    const key = context.req.path.slice('/api/admin/files/'.length);
    const claim = claimOf(context.req.query());
    const { member } = await identify(exchange(context));
    if (!claim || !member || !mayGetStaffFile(services, member, { key, claim }))
      return context.body(null, 403, headers);
    const stored = await services.storage.get(key);
    if (!stored) return context.body(null, 404, headers);
    return context.body(new Uint8Array(stored.bytes), 200, { ...headers, 'Content-Type': stored.type });
  });
}
