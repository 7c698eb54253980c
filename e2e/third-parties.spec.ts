import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('T76: a member’s pages ask nothing of any other host, and their policy would not let them @desktop', async ({
  page,
  context,
  server,
}) => {
  const [mark, anna] = [await another(server, 'bram', { boughtCredits: 5 }), await another(server, 'anna')];
  await logIn(context, server, mark);
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol === 'http:' || protocol === 'https:' || protocol === 'ws:' || protocol === 'wss:') hosts.add(host);
  });
  const own = new URL(server.url('/')).host;
  const screens = [
    '/members',
    `/members/${anna.publicId}`,
    `/members/${anna.publicId}/chat`,
    '/chats',
    '/likes',
    '/swipe-game',
    '/profile',
    '/notifications',
    '/credits',
  ];
  for (const path of screens) {
    const answer = await page.goto(server.url(path));
    expect(answer?.status(), path).toBe(200);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    // Nowhere in it stands a host or a scheme of the network.
    expect(policy.replace('upgrade-insecure-requests', ''), path).not.toMatch(/https?:|wss?:|\*/);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('load');
  }
  expect([...hosts]).toEqual([own]);

  // Were a script to try all the same, the browser would refuse: the policy is not just words.
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  const answered = await page.evaluate(() =>
    fetch('https://elsewhere.invalid/pixel').then(
      () => 'sent',
      () => 'refused',
    ),
  );
  expect(answered).toBe('refused');
  await refused;
});
