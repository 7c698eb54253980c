import { randomBytes } from 'node:crypto';

/** What the scripts and styles of one answer are told from others by: 16 random bytes. */
export const newNonce = (): string => randomBytes(16).toString('base64');

interface PageOptions {
  isHttps: boolean;
  /** Then the browser's side writes styles into the page by itself. */
  isDevelopment: boolean;
  /** Where photos come from beside the page's own origin. */
  photoOrigin: string | undefined;
}

/** The headers of every page: what it may load and do, and that nobody frames it. */
export const pageHeaders = (
  nonce: string,
  { isHttps, isDevelopment, photoOrigin }: PageOptions,
): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    ['img-src', "'self'", 'blob:', 'data:', photoOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/csp-report',
  ].join('; '),
  'Cache-Control': 'no-store',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
});
