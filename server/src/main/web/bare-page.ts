import type { Locale } from '@vonk/contract/locales';
import { type RefusalCode, ruleOf } from '@vonk/contract/refusals';
import type { HttpContext } from '../../platform/http/exchange.ts';
import type { RefusalDetails } from '../../platform/refusal.ts';

/** Answers with a page for when nothing else can be rendered: it needs no style, script or database. */
export function answerBarePage(
  context: HttpContext,
  code: RefusalCode,
  { locale, text, details = {} }: { locale: Locale; text: string; details?: RefusalDetails },
): Response {
  const { status, retryAfter } = ruleOf(code);
  const wait = retryAfter && details[retryAfter];
  const html =
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">` +
    `<title>${status}</title><h1>${status}</h1><p>${text}</p><p><a href="/">/</a></p>`;
  return context.html(html, status, {
    ...(wait === undefined ? {} : { 'Retry-After': String(wait) }),
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'X-Frame-Options': 'DENY',
  });
}
