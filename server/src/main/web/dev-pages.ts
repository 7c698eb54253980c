import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@vonk/contract/page';
import type { Pages } from './pages.ts';

const webFolder = fileURLToPath(new URL('../../../../web/', import.meta.url));

// The order that the React plugin asks of a page it did not write itself.
const preamble = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/**
 * The sources behind Vite, for development: a saved file shows in the open browser, a page is rendered with it at the
 * next request.
 */
export async function openDevPages(
  server: Server,
): Promise<Pages & { aroundApp(app: RequestListener): RequestListener }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${webFolder}vite.config.ts`,
    clearScreen: false,
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    // A server that starts again lets every open tab reload.
    build: `dev-${process.pid}`,
    isDevelopment: true,
    files: {
      entry: { scripts: ['/src/entry-client.tsx'], styles: ['/src/styles.css'] },
      screens: {},
      texts: {},
      memberLife: [],
      preamble,
    },
    render: async () => ((await vite.ssrLoadModule('/src/entry-server.tsx')) as { renderPage: RenderPage }).renderPage,
    clientFolder: undefined,
    admin: {
      entry: { scripts: ['/src/admin/entry.tsx'], styles: ['/src/admin/admin.css'] },
      texts: {},
      preamble,
    },
    adminFolder: undefined,
    aroundApp: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
  };
}
