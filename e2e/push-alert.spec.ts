import type { Page } from '@playwright/test';
import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, type TestMember, withDatabase } from './support/members.ts';
import { standInPush } from './support/push/stand-in-push.ts';
import { expect, test, type TestServer } from './support/server.ts';

const alert = (page: Page) => page.locator('.alert', { hasText: 'Een seintje als iemand schrijft?' });
const isHidden = async (server: TestServer, { id }: TestMember) =>
  withDatabase(server, async (client) => {
    const { rowCount } = await client.query("select from notices where member_id = $1 and kind = 'push'", [id]);
    return rowCount === 1;
  });
/** Goes to another list inside the site. */
const toMatches = (page: Page) => page.getByRole('link', { name: /^Matches/ }).click();

/** On a list, with what its browser says of push. */
async function seeker(page: Page, server: TestServer, permission: string): Promise<TestMember> {
  const anna = await another(server, 'anna', { isPremium: true, isToBeAskedAboutPush: true });
  await logIn(page.context(), server, anna);
  await page.addInitScript(standInPush, permission);
  await page.goto(server.url('/likes'));
  await awake(page);
  return anna;
}

test('a list that I go to offers push where this browser takes it, and the one I read stays where it is (SHELL-2, C36) @phone', async ({
  page,
  server,
}) => {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/push.php'));
  const anna = await seeker(page, server, 'default');
  await asked;
  await expect(alert(page)).toHaveCount(0);
  await toMatches(page);
  await expect(alert(page)).toBeVisible();
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  await alert(page).getByRole('button', { name: 'Zet push aan' }).click();
  await expect(page.getByText('Je krijgt voortaan een seintje.')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  const subscribed = async () =>
    (
      await withDatabase(server, (client) =>
        client.query('select from push_subscriptions where member_id = $1', [anna.id]),
      )
    ).rowCount;
  await expect.poll(subscribed).toBe(1);
});

test('what I close stays closed, and the question after a message with it (SHELL-2) @desktop', async ({
  page,
  server,
}) => {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/push.php'));
  const anna = await seeker(page, server, 'default');
  await asked;
  await toMatches(page);
  await alert(page).getByRole('button', { name: 'Sluiten' }).click();
  await expect(alert(page)).toHaveCount(0);
  await expect.poll(() => isHidden(server, anna)).toBe(true);
});

test('a browser that is closed to push is offered none (C36) @phone', async ({ page, server }) => {
  // The part is fetched, asks the browser, and leaves it at that.
  const fetched = page.waitForResponse((answer) => /push-alert/.test(answer.url()));
  await seeker(page, server, 'denied');
  await fetched;
  await toMatches(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
});
