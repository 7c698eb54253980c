import { rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { createServer, freePort, type TestServer } from '../e2e/support/real-server.ts';
import { findBrowser } from '../tools/find-browser.mjs';

type Settings = Readonly<Record<string, string>>;

/** Starts a server with a folder of its own for one measurement, and stops it afterwards. */
export async function withServer<T>(measure: (server: TestServer) => Promise<T>, settings: Settings = {}): Promise<T> {
  const server = createServer(await freePort(), { settings });
  await server.start();
  try {
    return await measure(server);
  } finally {
    await (settings['SKIP_SEED'] === 'false' ? endDemo(server) : server.stop());
  }
}

/** The demo writes its people's logins into its log, which is therefore not looked through. */
async function endDemo(server: ReturnType<typeof createServer>): Promise<void> {
  await server.end();
  rmSync(server.dataDir, { recursive: true, force: true });
}

/** The path of the browser to measure with; an error if there is none. */
export function browserPath(): string {
  const path = findBrowser();
  if (!path) throw new Error('no browser to measure with');
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

/** As `withServer`, with a browser beside it. */
export const withBrowser = <T>(
  measure: (server: TestServer, browser: Browser) => Promise<T>,
  settings?: Settings,
): Promise<T> =>
  withServer(async (server) => {
    const browser = await launchBrowser();
    try {
      return await measure(server, browser);
    } finally {
      await browser.close();
    }
  }, settings);
