import type { AnyRoute } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import type { PageFiles, PageRequest, RenderedPage } from '@vonk/contract/page';
import { renderToString } from 'react-dom/server';
import { CallError, createCaller } from './api/call.ts';
import { isAmong } from './device/cookies.ts';
import { presentPart } from './device/late-part.ts';
import { quietStart, wakesByItself } from './device/start/quiet-start.ts';
import { MemberLife } from './layouts/member-life.tsx';
import { type AppRouter, createAppRouter } from './router.tsx';
import { SharedFormats } from './texts/shared-formats.tsx';
import { createTextStore } from './texts/store.ts';

/** Renders one page to a whole HTML response, redirects and 404 included. */
export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  const texts = createTextStore(page.locale);
  const call = createCaller({ send: page.send, onLoggedOut: () => {}, maxRetries: 0 });
  const cookies = page.request.headers.get('cookie') ?? '';
  const facts = {
    origin: page.origin,
    nonce: page.nonce,
    themeCss: page.themeCss,
    remembers: (name: string) => isAmong(cookies, name),
  };
  const router = createAppRouter({
    call,
    texts,
    page: facts,
    memberLife: presentPart(page.isMember ? MemberLife : undefined),
  });
  const handler = createRequestHandler({
    request: page.request,
    createRouter: () => router,
    getRouterManifest: () => manifestOf(page, router),
  });
  let html: string | undefined;
  const response = await handler(async ({ responseHeaders }) => {
    const page = renderToString(
      <SharedFormats>
        <RouterServer router={router} />
      </SharedFormats>,
    );
    html = await transformHtmlStringWithRouter(router, page);
    return new Response(null, { status: refusedStatus(router) ?? getSsrStatus(router), headers: responseHeaders });
  });
  const { status, headers } = response;
  // The text itself, and not a body that would have to be written and read for it.
  return { status, headers, text: async () => html ?? (await response.text()) };
}

/** The status of the call that a screen could not do without; a page about nobody is 404, not 500. */
function refusedStatus(router: AppRouter): number | undefined {
  const failed = router.state.matches.find(({ error }) => error instanceof CallError)?.error;
  return failed instanceof CallError && failed.statusCode >= 400 ? failed.statusCode : undefined;
}

interface Manifest {
  routes: Record<string, RouteManifest>;
}

interface RouteManifest {
  preloads?: string[];
  scripts?: { attrs: Record<string, unknown>; children?: string }[];
  css?: string[];
}

/** Manifests by the files they are made from, then by language and whether a member is there. */
const manifests = new WeakMap<PageFiles, Map<string, Manifest>>();

/** The same object for every page that needs the same: the router keeps what it makes of one. */
function manifestOf(page: PageRequest, router: AppRouter): Manifest {
  const quiet = quietRoutes(page, router);
  if (quiet.length > 0) return { routes: manifestRoutes(page, router, quiet) };
  const ofFiles = manifests.get(page.files) ?? new Map<string, Manifest>();
  manifests.set(page.files, ofFiles);
  const key = `${page.locale} ${page.isMember}`;
  const manifest = ofFiles.get(key) ?? { routes: manifestRoutes(page, router, quiet) };
  ofFiles.set(key, manifest);
  return manifest;
}

/**
 * What each route of a page in this language needs, its texts included, so that the browser asks for all of it at once.
 */
function manifestRoutes(
  page: PageRequest,
  { routesById }: AppRouter,
  quiet: readonly string[],
): Record<string, RouteManifest> {
  const { files, locale, isMember } = page;
  const { entry, screens, texts, memberLife, preamble } = files;
  const textFiles = (namespaces: readonly string[]) =>
    namespaces.flatMap((namespace) => texts[`${locale}/${namespace}`] ?? []);
  const before = preamble ? [{ attrs: { type: 'module' }, children: preamble }] : [];
  const entryFiles = [...entry.scripts, ...textFiles(['shell']), ...(isMember ? memberLife : [])];
  const filesOf = (id: string) => [...(screens[id]?.scripts ?? []), ...textFiles(namespacesOf(routesById, id))];
  const routes: Record<string, RouteManifest> = {};
  for (const [id, { styles }] of Object.entries(screens)) {
    routes[id] = { preloads: quiet.length > 0 ? [] : filesOf(id), css: [...styles] };
  }
  routes['__root__'] =
    quiet.length > 0
      ? {
          css: [...entry.styles],
          scripts: [
            ...before,
            {
              attrs: {},
              children: quietStart([...entryFiles, ...quiet.flatMap(filesOf)], new URL(page.request.url)),
            },
          ],
        }
      : {
          preloads: entryFiles,
          css: [...entry.styles],
          scripts: [
            ...before,
            ...entry.scripts.slice(0, 1).map((src) => ({ attrs: { type: 'module', async: true, src } })),
          ],
        };
  return routes;
}

/** The routes of a page that stands without a script, none of one that does not. */
function quietRoutes({ request, isMember }: PageRequest, router: AppRouter): string[] {
  const { pathname, search } = new URL(request.url);
  const [matched] = router.getMatchedRoutes(pathname);
  const isQuiet = !isMember && !wakesByItself(search) && matched.some(({ options }) => options.staticData?.isQuiet);
  return isQuiet ? matched.map(({ id }) => id) : [];
}

const namespacesOf = (routes: object, id: string) =>
  (routes as Readonly<Record<string, AnyRoute>>)[id]?.options.staticData?.texts ?? [];
