import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import type { Locale } from '@vonk/contract/locales';
import { createCaller } from './api/call.ts';
import { createAppRouter } from './router.tsx';
import { createTextStore } from './texts/store.ts';

/** The browser files of one route, from the build's manifest. */
export interface RouteFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PageRequest {
  request: Request;
  locale: Locale;
  nonce: string;
  origin: string;
  themeCss: string;
  /** Sends an API call in-process, with the visitor's cookies. */
  send(path: string, init: RequestInit): Promise<Response>;
  /** The entry's script and styles, and those of each screen by its source file. */
  entry: RouteFiles;
  screens: Readonly<Record<string, RouteFiles>>;
  /** Modules that must run before the entry (development only). */
  preamble: string;
}

/** Renders one page to a whole HTML response, redirects and 404 included. */
export async function renderPage(page: PageRequest): Promise<Response> {
  const texts = createTextStore(page.locale);
  const call = createCaller({ send: page.send, onLoggedOut: () => {}, maxRetries: 0 });
  const handler = createRequestHandler({
    request: page.request,
    createRouter: () => createAppRouter({ call, texts, page }),
    getRouterManifest: () => ({ routes: manifestRoutes(page) }),
  });
  return handler(({ responseHeaders, router }) =>
    renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> }),
  );
}

function manifestRoutes({ entry, screens, preamble }: PageRequest) {
  const routes: Record<string, { preloads?: string[]; scripts?: { attrs: Record<string, unknown>; children?: string }[]; css?: string[] }> =
    {
      __root__: {
        preloads: [...entry.scripts],
        css: [...entry.styles],
        scripts: [
          ...(preamble ? [{ attrs: { type: 'module' }, children: preamble }] : []),
          ...entry.scripts.slice(0, 1).map((src) => ({ attrs: { type: 'module', async: true, src } })),
        ],
      },
    };
  for (const [routeId, files] of Object.entries(screens)) routes[routeId] = { preloads: [...files.scripts], css: [...files.styles] };
  return routes;
}
