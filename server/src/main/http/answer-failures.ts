import type { Locale } from '@vonk/contract/locales';
import type { RefusalCode } from '@vonk/contract/refusals';
import { asRefusal, failure } from '../../platform/http/http.ts';
import type { HttpApp, HttpContext } from '../../platform/http/exchange.ts';
import { isReadableAddress } from '../../platform/http/readable.ts';
import { refuse, Refused, type RefusalDetails } from '../../platform/refusal.ts';
import { answerBarePage } from '../web/bare-page.ts';

interface FailureOptions {
  /** False where there are calls alone: then every failure is answered as theirs are. */
  hasPages: boolean;
  /** The language of who asks, told without the database. */
  locale(context: HttpContext): Locale;
  errorText(locale: string, code: RefusalCode, details: RefusalDetails | undefined): string;
  onBug(error: unknown): void;
}

/**
 * Refuses every request whose address is no text, and answers what was thrown outside of a call: a refusal as the
 * contract says, anything else 500. To be called before anything is mounted.
 */
export function answerFailures(app: HttpApp, { hasPages, locale, errorText, onBug }: FailureOptions): void {
  app.onError((error, context) => {
    const refused = asRefusal(error) ?? new Refused('internal', undefined, {});
    if (refused.code === 'internal') onBug(error);
    const language = locale(context);
    const text = errorText(language, refused.code, refused.details);
    const isPage = hasPages && !context.req.path.startsWith('/api/');
    if (!isPage) return failure(context, refused, text);
    return answerBarePage(context, refused.code, { locale: language, text, details: refused.details });
  });
  app.use('*', (context, next) => (isReadableAddress(context.req.url) ? next() : refuse('invalid_input')));
}
