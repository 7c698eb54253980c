import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The browser files of one screen. */
export interface RouteFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What `renderPage` of the web app is given; the same shape stands in its entry. */
export interface PageRequest {
  request: Request;
  locale: string;
  nonce: string;
  origin: string;
  themeCss: string;
  send(path: string, init: RequestInit): Promise<Response>;
  entry: RouteFiles;
  screens: Readonly<Record<string, RouteFiles>>;
  textFiles: Readonly<Record<string, string>>;
  preamble: string;
}

export type RenderPage = (page: PageRequest) => Promise<Response>;

/** The built web app, or its sources behind Vite during development. */
export interface Pages {
  /** Changes with every build: an old tab reloads. */
  readonly build: string;
  readonly files: {
    entry: RouteFiles;
    screens: Readonly<Record<string, RouteFiles>>;
    textFiles: Readonly<Record<string, string>>;
    preamble: string;
  };
  render(): Promise<RenderPage>;
  /** The folder of files with a hash in their name. */
  readonly clientFolder: string | undefined;
}

export const distFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Opens the built web app; says what to run when there is none. */
export function openBuiltPages(): Pages {
  if (!existsSync(`${distFolder}pages.json`)) throw new Error('The web app is not built: run "npm run build" first.');
  const { build, entry, screens, texts } = JSON.parse(readFileSync(`${distFolder}pages.json`, 'utf8')) as {
    build: string;
    entry: RouteFiles;
    screens: Record<string, RouteFiles>;
    texts: Record<string, string>;
  };
  let loaded: Promise<RenderPage> | undefined;
  const load = async () => ((await import(`${distFolder}server/entry-server.js`)) as { renderPage: RenderPage }).renderPage;
  return {
    build,
    files: { entry, screens, textFiles: texts, preamble: '' },
    render: () => (loaded ??= load()),
    clientFolder: `${distFolder}client`,
  };
}
