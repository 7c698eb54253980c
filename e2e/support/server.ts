import { test as base } from '@playwright/test';
import { rememberSessions } from './behind/scan-log.ts';
import { createServer, freePort, type TestServer } from './real-server.ts';

export type { TestServer } from './real-server.ts';

interface WorkerFixtures {
  server: TestServer;
}

/** Each worker runs one server; tests tell their members apart by address. */
export const test = base.extend<{ baseURL: string; closing: void }, WorkerFixtures>({
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
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
