import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The browser files of one screen. */
export interface RouteFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The browser files of the whole app. */
export interface PageFiles {
  entry: RouteFiles;
  /** By route id. */
  screens: Readonly<Record<string, RouteFiles>>;
  /** By `nl/chat`. */
  texts: Readonly<Record<string, string>>;
  memberLife: readonly string[];
  /** A module that must run before the entry (development only). */
  preamble: string;
}

/** What `renderPage` of the web app is given; the same shape stands in its entry. */
export interface PageRequest {
  request: Request;
  locale: string;
  nonce: string;
  origin: string;
  themeCss: string;
  send(path: string, init: RequestInit): Promise<Response>;
  /** Whether a member is logged in: then the page needs what runs around a member's screens. */
  isMember: boolean;
  files: PageFiles;
}

export type RenderPage = (page: PageRequest) => Promise<Response>;

/** The built web app, or its sources behind Vite during development. */
export interface Pages {
  /** Changes with every build: an old tab reloads. */
  readonly build: string;
  /** Then the browser's side writes styles into the page by itself. */
  readonly isDevelopment: boolean;
  readonly files: PageFiles;
  render(): Promise<RenderPage>;
  /** The folder of files with a hash in their name. */
  readonly clientFolder: string | undefined;
}

export const distFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Opens the built web app; says what to run when there is none. */
export function openBuiltPages(): Pages {
  if (!existsSync(`${distFolder}pages.json`)) throw new Error('The web app is not built: run "npm run build" first.');
  const { build, ...files } = JSON.parse(readFileSync(`${distFolder}pages.json`, 'utf8')) as Omit<PageFiles, 'preamble'> & {
    build: string;
  };
  let loaded: Promise<RenderPage> | undefined;
  const load = async () => ((await import(`${distFolder}server/entry-server.js`)) as { renderPage: RenderPage }).renderPage;
  return {
    build,
    isDevelopment: false,
    files: { ...files, preamble: '' },
    render: () => (loaded ??= load()),
    clientFolder: `${distFolder}client`,
  };
}
