import { readBody } from '../../platform/http/body.ts';
import type { HttpApp } from '../../platform/http/exchange.ts';

const maxBytes = 4 * 1024;

/**
 * Takes the press of a mail program at the address that stands in the mail itself (RFC 8058): the same call that the
 * page there makes, with a form as its body. Opening the address changes nothing.
 */
export function mountOneClick(app: HttpApp): void {
  app.post('/unsubscribe/:token', async (context) => {
    const form = (await readBody(context.req.raw, maxBytes)).toString('latin1');
    const change = form.includes('One-Click') ? 'type' : 'unknown';
    const { raw, url } = context.req;
    const headers = new Headers(raw.headers);
    for (const name of ['content-length', 'origin', 'sec-fetch-site', 'cookie']) headers.delete(name);
    headers.set('content-type', 'application/json');
    const body = JSON.stringify({ token: context.req.param('token'), change });
    const call = new Request(new URL('/api/unsubscribe.php', url), { method: 'POST', headers, body });
    return app.fetch(call, context.env);
  });
}
