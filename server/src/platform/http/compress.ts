import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller answers do not win enough to be worth the time. */
const leastBytes = 1024;
const compressible = /^(text\/html|application\/json|image\/svg\+xml)\b/;

const encoders = {
  // Four is where brotli is as fast as gzip and still smaller.
  br: (body: Uint8Array) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body: Uint8Array) => zip(body, { level: 6 }),
};

/**
 * Compresses pages and answers in a thread beside the event loop (RFC 9110, 12.5.3); files come compressed from the
 * build.
 */
export const compress: MiddlewareHandler = async (context, next) => {
  await next();
  const { res } = context;
  if (res.headers.has('Content-Encoding') || !compressible.test(res.headers.get('Content-Type') ?? '')) return;
  res.headers.append('Vary', 'Accept-Encoding');
  if (Number(res.headers.get('Content-Length') ?? leastBytes) < leastBytes) return;
  const encoding = accepted(context.req.header('accept-encoding') ?? '');
  if (!encoding || context.req.method === 'HEAD' || !res.body) return;
  const body = new Uint8Array(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  const isWorthIt = body.length >= leastBytes;
  if (isWorthIt) headers.set('Content-Encoding', encoding);
  headers.delete('Content-Length');
  context.res = undefined;
  context.res = new Response(isWorthIt ? await encoders[encoding](body) : body, { status: res.status, headers });
};

function accepted(header: string): keyof typeof encoders | undefined {
  const offers = header.split(',').map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some((offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}
