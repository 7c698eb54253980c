import { expectAccessible } from './support/accessibility.ts';
import { another, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('STAFF-2: a suspicious account is judged by what was counted, one is fine and one is closed by its letter, all by the keyboard', async ({
  page,
  context,
  server,
}) => {
  const [first, second] = [await another(server, 'bram'), await another(server, 'bram')];
  await withDatabase(server, async (client) => {
    for (const [at, { id }] of [first, second].entries())
      await client.query(
        `insert into suspicions (site_id, member_id, signal, count, noted_at)
         values (1, $1, 'many_first_messages', 38, $2), (1, $1, 'often_blocked', 6, $2)`,
        [id, new Date(Date.now() - (26 - at) * 3_600_000)],
      );
  });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url('/admin/suspicions'));
  const main = page.getByRole('region', { name: 'Account' });
  await expect(main.getByRole('heading', { name: first.name })).toBeVisible();
  await expect(main.getByText('38 eerste berichten aan leden in een uur')).toBeVisible();
  await expect(page.getByText('2 te laat')).toBeVisible();
  await expectAccessible(page);

  await test.step('the first is fine', async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText('In orde bevonden.')).toBeVisible();
    await expect(main.getByRole('heading', { name: second.name })).toBeVisible();
  });
  await test.step('the second is closed: not without what happened, and not before its letter was read', async () => {
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: /Lees de brief/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel(`Wat ${second.name} deed`).fill('Je stuurde 38 leden binnen een uur reclame.');
    await expectAccessible(page);
    await page.getByRole('button', { name: /Lees de brief/ }).press('Enter');
    const letter = page.getByRole('dialog');
    await expect(letter).toContainText('Je stuurde 38 leden binnen een uur reclame.');
    await letter.getByRole('button', { name: 'Besluit versturen' }).press('Enter');
    await expect(page.getByText('Het account gaat dicht; de brief gaat mee.')).toBeVisible();
  });
});
