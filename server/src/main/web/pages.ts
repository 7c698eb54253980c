import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AdminFiles, PageFiles, RenderPage } from '@vonk/contract/page';

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
  readonly admin: AdminFiles;
  /** The same of the back-office. */
  readonly adminFolder: string | undefined;
}

export const distFolder = fileURLToPath(new URL('../../../../dist/', import.meta.url));

/** Opens the built web app; says what to run when there is none. */
export function openBuiltPages(): Pages {
  if (!existsSync(`${distFolder}pages.json`)) throw new Error('The web app is not built: run "npm run build" first.');
  const { build, admin, ...files } = JSON.parse(readFileSync(`${distFolder}pages.json`, 'utf8')) as Omit<
    PageFiles,
    'preamble'
  > & {
    build: string;
    admin: Omit<AdminFiles, 'preamble'>;
  };
  let loaded: Promise<RenderPage> | undefined;
  const load = async () =>
    ((await import(`${distFolder}server/entry-server.js`)) as { renderPage: RenderPage }).renderPage;
  return {
    build,
    isDevelopment: false,
    files: { ...files, preamble: '' },
    render: () => (loaded ??= load()),
    clientFolder: `${distFolder}client`,
    admin: { ...admin, preamble: '' },
    adminFolder: `${distFolder}admin`,
  };
}
