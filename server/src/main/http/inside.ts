import type { EndpointName } from '@vonk/contract/endpoint';
import type { Locale } from '@vonk/contract/locales';
import type { PageAnswer } from '@vonk/contract/page';
import type { DirectOptions } from '../../platform/http/direct.ts';
import type { HttpContext } from '../../platform/http/exchange.ts';

/** A call that a page makes while it is rendered. */
interface InsideCall {
  /** With its query. */
  readonly path: string;
  readonly init: RequestInit;
  /** That of the page. */
  readonly locale: Locale;
}

/** Answers a call of a page, past the network and the router; `cookies` are those that the page is to set. */
export type AnswerInside = (
  page: HttpContext,
  call: InsideCall,
) => Promise<PageAnswer & { readonly cookies: readonly string[] }>;

/** What a call has of its page: where that came from and by what way, and no more. */
const passedOn: ReadonlySet<string> = new Set([
  'host',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'user-agent',
]);

/** Makes what answers the calls of pages; all is checked as for a call that comes by the network. */
export const answererInside =
  (answer: DirectOptions['answer']): AnswerInside =>
  async ({ req, res, env }, { path, init, locale }) => {
    const [pathname = '', query] = path.split('?');
    const method = init.method ?? 'GET';
    const own = new Headers(init.headers);
    const kept = req.header('cookie');
    // What the page asks comes in the page's language; of two cookies the last one counts.
    own.set('cookie', kept === undefined ? `locale=${locale}` : `${kept}; locale=${locale}`);
    const cookies: string[] = [];
    const { status, text } = await answer(
      `${method} ${pathname}` as EndpointName,
      {
        method,
        query: () => Object.fromEntries(new URLSearchParams(query)),
        body: async () => Buffer.from(typeof init.body === 'string' ? init.body : ''),
      },
      {
        requestId: res.headers.get('x-request-id') ?? '',
        page: env,
        socketAddress: env?.incoming?.socket?.remoteAddress,
        header: (name) => own.get(name) ?? (passedOn.has(name.toLowerCase()) ? req.header(name) : undefined),
        addCookie: (cookie) => void cookies.push(cookie),
      },
    );
    return { ok: status >= 200 && status < 300, status, text: async () => text, cookies };
  };
