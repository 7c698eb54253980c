import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { yearSeconds } from '@vonk/contract/durations';
import type { MemberCall } from '../../accounts/index.ts';
import { serveChatPhoto } from '../../chat-photos/index.ts';
import { servePrivatePhoto, servePublicPhoto } from '../../photos/index.ts';
import type { HttpContext } from '../../platform/http/exchange.ts';
import { Refused } from '../../platform/refusal.ts';
import type { StoredFile } from '../../platform/storage.ts';
import type { VisitorCall } from '../../sites/index.ts';
import type { Services } from '../services.ts';

type Identify = (context: HttpContext) => Promise<{ visitor: VisitorCall; member: MemberCall | undefined }>;

/**
 * Serves photos: a main one at its address for ever, any other behind a question to the session at each request (T83).
 */
export function mountPhotoFiles(app: Hono<{ Bindings: HttpBindings }>, services: Services, identify: Identify): void {
  app.get('/photos/*', async (context) => {
    const caller = await identify(context).catch(refusedToUndefined);
    const file = caller && (await servePublicPhoto(services, caller.visitor.site, context.req.path));
    if (!file) return context.body(null, 404, { 'Cache-Control': 'no-store' });
    return answer(context, file, { 'Cache-Control': `public, max-age=${yearSeconds}, immutable` });
  });
  app.get('/api/photo-file.php', async (context) => {
    const { photo = '', variant = '', until = '', by = '' } = context.req.query();
    const caller = await identify(context).catch(refusedToUndefined);
    const file =
      caller && (await servePrivatePhoto(services, caller.member ?? caller.visitor, { photo, variant, until, by }));
    if (!file) return context.body(null, 403, { 'Cache-Control': 'no-store' });
    const etag = `"${by}"`;
    const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie', ETag: etag };
    return context.req.header('if-none-match') === etag
      ? context.body(null, 304, headers)
      : answer(context, file, headers);
  });
  app.get('/api/chat-photo-file.php', async (context) => {
    const { photo = '', variant = '' } = context.req.query();
    const caller = await identify(context).catch(refusedToUndefined);
    const file = caller && (await serveChatPhoto(services, caller.member ?? caller.visitor, { photo, variant }));
    if (!file) return context.body(null, 403, { 'Cache-Control': 'no-store' });
    const etag = `"${photo}-${variant}-v1"`;
    const headers = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie', ETag: etag };
    return context.req.header('if-none-match') === etag
      ? context.body(null, 304, headers)
      : answer(context, file, headers);
  });
}

const answer = (context: HttpContext, { bytes, type }: StoredFile, headers: Record<string, string>): Response =>
  context.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': type,
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

function refusedToUndefined(error: unknown): undefined {
  if (error instanceof Refused) return undefined;
  throw error;
}
