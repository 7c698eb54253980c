import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('T78: the owner reads what is kept, what for and how long, and takes it along @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'O. Baas' }));
  await page.goto(server.url('/admin/processing'));
  await expect(page.getByRole('heading', { name: 'Verwerkingen', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /^accounts / }).first()).toContainText('overeenkomst');
  await expect(page.getByRole('row', { name: /^text_blocks / })).toHaveCount(0);
  await page.getByLabel('Ook wat van niemand is').check();
  await expect(page.getByRole('row', { name: /^text_blocks / })).toContainText('er staat niemand in');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bewaar als CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('"Tabel","Velden","Doel","Grond","Termijn","Als een lid gewist wordt"');
  expect(lines).toHaveLength(await page.getByRole('row').count());
});
