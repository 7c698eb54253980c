import { expect, test as base } from '@playwright/test';
import { rememberSessions } from './behind/scan-log.ts';
import { createServer, freePort, type TestServer } from './real-server.ts';

export type { TestServer } from './real-server.ts';

interface WorkerFixtures {
  server: TestServer;
}

/** Pages that React did not find as the server rendered them: it throws those away and draws them anew. */
const notTakenOver: string[] = [];
const isNotTakenOver = (message: string) => /React error #(?:418|423|425)\b|[Hh]ydrat/.test(message);

/** Each worker runs one server; tests tell their members apart by address. */
export const test = base.extend<{ baseURL: string; closing: void }, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...options) => {
        const context = await newContext(...options);
        context.on('weberror', (error) => {
          const { message } = error.error();
          if (isNotTakenOver(message)) notTakenOver.push(`${error.page()?.url() ?? ''}: ${message}`);
        });
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = createServer(await freePort());
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url('')),
  // A screen that is left open goes on drawing and asking, and slows every test that follows.
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(
        browser.contexts().map(async (context) => {
          await rememberSessions(context);
          await context.close();
        }),
      );
      expect(notTakenOver.splice(0), 'pages that are not what the server rendered').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
