import { randomBytes } from 'node:crypto';

/** What the scripts and styles of one answer are told from others by: 16 random bytes. */
export const newNonce = (): string => randomBytes(16).toString('base64');

interface PageOptions {
  isHttps: boolean;
  /** Then the browser's side writes styles into the page by itself. */
  isDevelopment: boolean;
  /** Where photos come from beside the page's own origin. */
  photoOrigin: string | undefined;
  /** The origins that may frame it, with spaces between them; undefined: none. */
  framedBy?: string | undefined;
  /** What it may frame, by origin. */
  frames?: readonly string[];
}

/** The headers of every page: what it may load and do, and that nobody frames it unless it is named. */
export const pageHeaders = (
  nonce: string,
  { isHttps, isDevelopment, photoOrigin, framedBy, frames = [] }: PageOptions,
): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    ['img-src', "'self'", 'blob:', 'data:', photoOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "form-action 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/csp-report',
  ].join('; '),
  'Cache-Control': 'no-store',
  ...(framedBy === undefined && { 'X-Frame-Options': 'DENY' }),
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
});
