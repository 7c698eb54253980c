import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { logIn, play, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

test('I choose when nothing is told, and switch it off (NOTI-4) @phone', async ({ page, context, server }) => {
  const { anna } = await play(server, 'anna');
  await logIn(context, server, anna);
  await page.goto(server.url('/notifications'));
  const from = page.getByRole('combobox', { name: 'Van', exact: true });
  const until = page.getByRole('combobox', { name: 'Tot' });
  await expect(from).toHaveValue('22');
  await expect(until).toHaveValue('8');
  await expect(from.getByRole('option', { name: '08:00' })).toHaveCount(0);
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('notifications.php'));
  await awake(page);
  const told = saved();
  await from.selectOption({ label: '23:00' });
  expect((await told).ok()).toBe(true);
  await page.reload();
  await expect(from).toHaveValue('23');
  await expectAccessible(page);
  const quiet = page.getByRole('switch', { name: /Stille uren/ });
  await awake(page);
  const switchedOff = saved();
  await quiet.click();
  expect((await switchedOff).ok()).toBe(true);
  await expect(from).toBeHidden();
  await page.reload();
  await expect(quiet).not.toBeChecked();
});

test.describe('far from the site', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('I choose on whose clock it is quiet, and the choice stays (NOTI-4) @desktop', async ({
    page,
    context,
    server,
  }) => {
    const { anna } = await play(server, 'anna');
    await logIn(context, server, anna);
    await page.goto(server.url('/notifications'));
    const clock = page.getByRole('combobox', { name: 'Op de klok van' });
    await expect(clock.getByRole('option')).toHaveText([/Amsterdam/, /New York/]);
    await awake(page);
    const answer = page.waitForResponse((each) => each.request().method() === 'PUT');
    await clock.selectOption({ label: await clock.getByRole('option').last().innerText() });
    expect((await answer).ok()).toBe(true);
    await page.reload();
    await expect(clock).toHaveValue('America/New_York');
    await expectAccessible(page);
  });
});

test('I see what I was told, by which way, and more of it (NOTI-1) @phone', async ({ page, context, server }) => {
  const { anna, bram } = await play(server, 'anna', 'bram');
  await logIn(context, server, anna);
  await page.goto(server.url('/notifications'));
  const list = page.getByRole('group').filter({ hasText: 'Wat we je lieten weten' });
  await list.getByText('Wat we je lieten weten').click();
  await expect(page.getByText('Er is nog niets verstuurd.')).toBeVisible();
  await withDatabase(server, (db) =>
    db.query(
      `insert into tellings (site_id, id, member_id, kind, about, profile_id, count, state, made_at, done_at, devices,
          mail, mail_at)
        select 1, gen_random_uuid(), $1, 'message', 'c' || n, $2, n, 'told', now() - n * interval '1 hour', now(), 1,
          'unwanted', now()
        from generate_series(1, 25) n`,
      [anna.id, bram.id],
    ),
  );
  await page.reload();
  await list.getByText('Wat we je lieten weten').press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expect(list.getByRole('listitem').nth(1)).toContainText('Nieuw bericht (2)');
  await expect(list.getByRole('listitem').nth(1)).toContainText('E-mail: staat uit');
  await expect(list.getByRole('listitem').nth(1)).toContainText('Push: verstuurd op');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Toon meer' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(25);
  await expect(list.getByRole('button')).toHaveCount(0);
});
