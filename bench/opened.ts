import { type Browser, chromium } from '@playwright/test';
import { createServer, freePort, type TestServer } from '../e2e/support/real-server.ts';
import { findBrowser } from '../tools/find-browser.mjs';

/** Starts a server with a folder of its own for one measurement, and stops it afterwards. */
export async function withServer<T>(measure: (server: TestServer) => Promise<T>): Promise<T> {
  const server = createServer(await freePort());
  await server.start();
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
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
export const withBrowser = <T>(measure: (server: TestServer, browser: Browser) => Promise<T>): Promise<T> =>
  withServer(async (server) => {
    const browser = await launchBrowser();
    try {
      return await measure(server, browser);
    } finally {
      await browser.close();
    }
  });
