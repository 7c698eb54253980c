import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { generateCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { isReadable } from './readable.ts';

export type HttpContext = Context<{ Bindings: HttpBindings }>;
export type HttpApp = Hono<{ Bindings: HttpBindings }>;

/** One HTTP request as use cases see it. */
export interface Exchange {
  readonly now: Date;
  readonly requestId: string;
  /**
   * The same object for a page and all calls it makes while it is rendered, another for each request; none outside a
   * server.
   */
  readonly page: object | undefined;
  /** The visitor's address, behind trusted proxies the forwarded one. */
  readonly address: string;
  /** Host name without port. */
  readonly host: string;
  /** The same with its port. */
  readonly authority: string;
  /** Scheme, host and port, as a browser writes them in Origin. */
  readonly origin: string;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, options?: CookieOptions): void;
  /** The uploaded bytes of an endpoint whose body is a file. */
  readonly file: Buffer | undefined;
}

/** What the settings say of the way requests come by. */
export interface Way {
  /** How many hops of X-Forwarded-For are ours; 0 trusts none, nor any other X-Forwarded header. */
  readonly trustedProxies: number;
  /** The scheme visitors use where no trusted proxy says which. */
  readonly scheme: 'http' | 'https';
}

/** What a request says of itself, whatever server it came by. */
export interface RequestHead {
  readonly requestId: string;
  readonly page: object | undefined;
  readonly socketAddress: string | undefined;
  header(name: string): string | undefined;
  /** Adds a `Set-Cookie` header to the answer. */
  addCookie(cookie: string): void;
}

/** The exchange of a Hono context. */
export const exchangeOf = (context: HttpContext, now: Date, way: Way): Exchange =>
  exchangeFrom(
    {
      requestId: context.res.headers.get('x-request-id') ?? '',
      page: context.env,
      socketAddress: context.env?.incoming?.socket?.remoteAddress,
      header: (name) => context.req.header(name),
      addCookie: (cookie) => context.header('Set-Cookie', cookie, { append: true }),
    },
    now,
    way,
  );

/** The exchange of a request. */
export function exchangeFrom(head: RequestHead, now: Date, { trustedProxies, scheme }: Way): Exchange {
  const { header } = head;
  const authority = authorityOf(head, trustedProxies > 0);
  const forwarded = trustedProxies > 0 ? header('x-forwarded-proto') : undefined;
  let cookies: Map<string, string> | undefined;
  return {
    now,
    requestId: head.requestId,
    page: head.page,
    address: addressOf(head, trustedProxies),
    host: authority.replace(/:\d+$/, ''),
    authority,
    origin: `${forwarded === 'http' || forwarded === 'https' ? forwarded : scheme}://${authority}`,
    header,
    cookie: (name) => (cookies ??= parseCookies(header('cookie'))).get(name),
    setCookie: (name, value, options) => head.addCookie(generateCookie(name, value, { path: '/', ...options })),
    file: undefined,
  };
}

function addressOf({ header, socketAddress = '127.0.0.1' }: RequestHead, trustedProxies: number): string {
  if (trustedProxies === 0) return socketAddress;
  const hops = (header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const forwarded = hops.at(-trustedProxies) ?? '';
  return isIP(forwarded) === 0 ? socketAddress : forwarded;
}

function authorityOf({ header }: RequestHead, isForwarded: boolean): string {
  const forwarded = isForwarded ? header('x-forwarded-host') : undefined;
  return (forwarded ?? header('host') ?? '').toLowerCase();
}

function parseCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  const cookies = pairs.flatMap(([name, ...value]): [string, string][] =>
    name === undefined ? [] : [[name.trim(), decodeCookie(value.join('='))]],
  );
  return new Map(cookies.filter(isReadable));
}

/** A visitor may send any bytes; what is not percent-encoded text stays as it is. */
function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
