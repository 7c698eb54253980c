import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
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

/** The exchange of a Hono context. */
export function exchangeOf(context: HttpContext, now: Date, { trustedProxies, scheme }: Way): Exchange {
  const authority = authorityOf(context, trustedProxies > 0);
  const forwarded = trustedProxies > 0 ? context.req.header('x-forwarded-proto') : undefined;
  const cookies = parseCookies(context.req.header('cookie'));
  return {
    now,
    requestId: context.res.headers.get('x-request-id') ?? '',
    page: context.env,
    address: addressOf(context, trustedProxies),
    host: authority.replace(/:\d+$/, ''),
    authority,
    origin: `${forwarded === 'http' || forwarded === 'https' ? forwarded : scheme}://${authority}`,
    header: (name) => context.req.header(name),
    cookie: (name) => cookies.get(name),
    setCookie: (name, value, cookieOptions) => setCookie(context, name, value, cookieOptions),
    file: undefined,
  };
}

function addressOf(context: HttpContext, trustedProxies: number): string {
  const socket = context.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  if (trustedProxies === 0) return socket;
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const forwarded = hops.at(-trustedProxies) ?? '';
  return isIP(forwarded) === 0 ? socket : forwarded;
}

function authorityOf(context: HttpContext, isForwarded: boolean): string {
  const forwarded = isForwarded ? context.req.header('x-forwarded-host') : undefined;
  return (forwarded ?? context.req.header('host') ?? '').toLowerCase();
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
