import { test as base } from '@playwright/test';
import { awake, touch } from './support/awake.ts';
import { another, logIn } from './support/members.ts';
import { createServer, freePort, type TestServer } from './support/real-server.ts';
import { expect } from './support/server.ts';

const test = base.extend<{ development: TestServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  development: async ({}, use) => {
    const server = createServer(await freePort(), { isDevelopment: true });
    await server.start();
    await use(server);
    await server.stop();
  },
});

test('in development the pages come from the sources, and the browser finds what the server rendered @desktop', async ({
  page,
  context,
  development: server,
}) => {
  test.slow();
  // React tells only here where the two differ.
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(`${page.url()} ${message.text()}`),
  );
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${String(error)}`));
  for (const path of ['/', '/login', '/signup', '/pricing']) {
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await touch(page);
  }
  const mark = await another(server, 'floris');
  const nathalie = await another(server, 'anna');
  await logIn(context, server, mark);
  for (const path of [
    '/members',
    `/members/${nathalie.publicId}`,
    `/members/${nathalie.publicId}/chat`,
    '/chats',
    '/likes',
    '/profile',
    '/credits',
  ]) {
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await awake(page);
  }
  expect(complaints).toEqual([]);
});
