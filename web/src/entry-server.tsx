import type { AnyRoute } from '@tanstack/react-router';
import { createRequestHandler, renderRouterToString, RouterServer } from '@tanstack/react-router/ssr/server';
import type { PageRequest } from '@vonk/contract/page';
import { CallError, createCaller } from './api/call.ts';
import { presentPart } from './api/late-part.ts';
import { MemberLife } from './layouts/member-life.tsx';
import { type AppRouter, createAppRouter } from './router.tsx';
import { createTextStore } from './texts/store.ts';

/** Renders one page to a whole HTML response, redirects and 404 included. */
export async function renderPage(page: PageRequest): Promise<Response> {
  const texts = createTextStore(page.locale);
  const call = createCaller({ send: page.send, onLoggedOut: () => {}, maxRetries: 0 });
  const router = createAppRouter({ call, texts, page, memberLife: presentPart(page.isMember ? MemberLife : undefined) });
  const handler = createRequestHandler({
    request: page.request,
    createRouter: () => router,
    getRouterManifest: () => ({ routes: manifestRoutes(page, router) }),
  });
  return handler(async ({ responseHeaders }) => {
    const response = await renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> });
    return new Response(response.body, { status: refusedStatus(router) ?? response.status, headers: response.headers });
  });
}

/** The status of the call that a screen could not do without; a page about nobody is 404, not 500. */
function refusedStatus(router: AppRouter): number | undefined {
  const failed = router.state.matches.find(({ error }) => error instanceof CallError)?.error;
  return failed instanceof CallError && failed.statusCode >= 400 ? failed.statusCode : undefined;
}

interface RouteManifest {
  preloads?: string[];
  scripts?: { attrs: Record<string, unknown>; children?: string }[];
  css?: string[];
}

/** What each route of a page in this language needs, its texts included, so that the browser asks for all of it at once. */
function manifestRoutes({ files, locale, isMember }: PageRequest, { routesById }: AppRouter): Record<string, RouteManifest> {
  const { entry, screens, texts, memberLife, preamble } = files;
  const textFiles = (namespaces: readonly string[]) => namespaces.flatMap((namespace) => texts[`${locale}/${namespace}`] ?? []);
  const routes: Record<string, RouteManifest> = {
    __root__: {
      preloads: [...entry.scripts, ...textFiles(['shell']), ...(isMember ? memberLife : [])],
      css: [...entry.styles],
      scripts: [
        ...(preamble ? [{ attrs: { type: 'module' }, children: preamble }] : []),
        ...entry.scripts.slice(0, 1).map((src) => ({ attrs: { type: 'module', async: true, src } })),
      ],
    },
  };
  for (const [id, { scripts, styles }] of Object.entries(screens)) {
    routes[id] = { preloads: [...scripts, ...textFiles(namespacesOf(routesById, id))], css: [...styles] };
  }
  return routes;
}

const namespacesOf = (routes: object, id: string) => (routes as Readonly<Record<string, AnyRoute>>)[id]?.options.staticData?.texts ?? [];
