import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from './support/accessibility.ts';
import { withDatabase } from './support/members.ts';
import { standInPush } from './support/push/stand-in-push.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter, makeOwner, setUpByLink, staffCookie } from './support/staff/colleagues.ts';
import { staffPassword } from './support/staff/password.ts';

const owner = [{ role: 'owner', site: null }] as const;
const pages = ['/admin/people', '/admin/log', '/admin/account', '/admin/nothing-here'];

test('STAFF-1: an owner of the command line sets up password and second step, and logs in again with both @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const email = `owner-${Date.now()}@vonk.example`;
  const link = await makeOwner(server, email, 'R. Vos');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welkom bij het beheer' })).toBeVisible();
  await expectAccessible(page);
  const codes = await setUpByLink(page, link);
  await expect(page.getByRole('heading', { name: 'Overzicht', level: 1 })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === staffCookie)).toMatchObject({ httpOnly: true });

  await test.step('the link opens nothing any more', async () => {
    await page.goto(link);
    await expect(page.getByText('Hij is al gebruikt.')).toBeVisible();
  });
  await test.step('a page behind the login is where one comes after it', async () => {
    await page.goto(server.url('/admin/account'));
    await page.getByRole('button', { name: 'Log uit' }).click();
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
    await page.goto(server.url('/admin/log?subject=abc'));
    await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-mailadres van je werk').fill(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('niet dit wachtwoord');
    await page.getByRole('button', { name: 'Verder' }).click();
    await expect(page.getByRole('alert')).toContainText('Login mislukt');
    await expect(page.getByLabel('E-mailadres van je werk')).toHaveValue(email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bewijs dat jij het bent' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Zes cijfers').fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Deze code klopt niet.')).toBeVisible();
    await page.getByLabel('Zes cijfers').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Logboek' })).toBeVisible();
    await expect(page.getByPlaceholder('Lidnummer, zaak of betaling')).toHaveValue('abc');
  });
  await test.step('every step stands in the log', async () => {
    await page.goto(server.url('/admin/log'));
    for (const words of ['maakte een eigenaar', 'stelde wachtwoord en tweede stap in', 'logde in'])
      await expect(page.getByRole('cell', { name: words }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Nu narekenen' }).click();
    await expect(page.getByRole('heading', { name: 'De keten is heel' })).toBeVisible();
  });
  await test.step('a session that ends in the middle is taken up again, and keeps what was typed', async () => {
    await page.goto(server.url('/admin/account'));
    await page.getByLabel('Naam').fill('Ruth Vos');
    await context.clearCookies({ name: staffCookie });
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    const again = page.getByRole('dialog', { name: 'Je sessie is voorbij' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await again.getByLabel('Wachtwoord', { exact: true }).fill(staffPassword);
    await again.getByRole('button', { name: 'Verder' }).click();
    await again.getByLabel('Zes cijfers').fill(codes[1] ?? '');
    await again.getByRole('button', { name: 'Log in' }).click();
    await expect(again).toBeHidden();
    await expect(page.getByLabel('Naam')).toHaveValue('Ruth Vos');
    await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ruth Vos' })).toBeVisible();
  });
});

test('STAFF-1: who invites proves anew that it is them; roles are given, and gone at once with who leaves @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const me = await colleague(server, owner);
  await enter(context, server, me);
  const address = `invited-${Date.now()}@vonk.example`;
  await page.goto(server.url('/admin/people'));
  await page.getByRole('button', { name: 'Nodig uit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nodig iemand uit' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await expect(dialog.locator('[aria-invalid]').first()).toBeFocused();
  await dialog.getByLabel('Naam').fill('T. Öz');
  await dialog.getByLabel('E-mailadres van het werk').fill(address);
  await dialog.getByLabel('Rol', { exact: true }).selectOption('writer');
  await withDatabase(server, (client) =>
    client.query("update staff_sessions set proved_at = proved_at - interval '1 hour' where staff_id = $1", [me.id]),
  );
  await dialog.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  const proof = page.getByRole('dialog', { name: 'Bewijs dat jij het bent' });
  await expect(proof).toBeVisible();
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Sluiten' }).click();
  await expect(dialog.getByLabel('Naam')).toHaveValue('T. Öz');
  await withDatabase(server, (client) =>
    client.query('update staff_sessions set proved_at = now() where staff_id = $1', [me.id]),
  );
  await dialog.getByRole('button', { name: 'Stuur de uitnodiging' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /T. Öz/ }).filter({ hasText: 'Öz' });
  await expect(row).toContainText(address);
  await expect(row).toContainText('wacht');

  const theirs = await browser.newContext({ locale: 'nl-NL' });
  const other = await theirs.newPage();
  const mail = await server.mailTo(address);
  await setUpByLink(other, /\S+\/admin\/link\?token=\S+/.exec(mail.text)?.[0] ?? '');
  await expect(other.getByRole('heading', { name: 'Inbox fictief' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Logboek' })).toHaveCount(0);

  await page.reload();
  await row.getByRole('button', { name: 'T. Öz' }).click();
  await page.getByRole('button', { name: 'Uit dienst' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uit dienst' }).click();
  await expect(row).toContainText('uit dienst');
  await other.goto(server.url('/admin/account'));
  await expect(other.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
});

test('the pages of the back-office are accessible and fit the screen, with what opens above them', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await enter(context, server, await colleague(server, owner));
  for (const path of pages) {
    await page.goto(server.url(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, `${path} scrolls sideways`).toBe(false);
  }
  await page.goto(server.url('/admin/people'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Zoek of ga naar' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Toetsen' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'S. de Wit' }).first().click();
  await expect(page.getByRole('dialog', { name: 'S. de Wit' })).toBeVisible();
  await expectAccessible(page);
});

test('one goes everywhere by the keyboard @desktop', async ({ page, context, server }) => {
  await enter(context, server, await colleague(server, owner));
  await page.goto(server.url('/admin/people'));
  await expect(page.getByRole('heading', { name: 'Medewerkers', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Zoek of ga naar' })).toBeFocused();
  await page.keyboard.type('logb');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Logboek' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Lidnummer, zaak of betaling')).toBeFocused();
  await page.getByRole('heading', { name: 'Logboek' }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Medewerkers', level: 1 })).toBeVisible();

  await test.step('letters are letters in a field, and nothing where they are switched off', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Toetsen' });
    await expect(help).toBeVisible();
    await help.getByRole('switch', { name: /Letters gebruiken/ }).press(' ');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await page.keyboard.press('?');
    await expect(help).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Medewerkers', level: 1 })).toBeVisible();
  });
});

test('T122: who has something that waits says that they are on duty, and marketing is not asked @phone', async ({
  page,
  context,
  server,
  browser,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }]));
  await page.goto(server.url('/admin/account'));
  const duty = page.getByRole('switch', { name: 'Ik heb dienst' });
  await expect(duty).not.toBeChecked();
  await duty.click();
  await expect(duty).toBeChecked();
  await expect(duty).toBeEnabled();
  // In the middle of the page a button may lie half behind the bar, and is then too small for axe.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  const monday = (end: string) => page.getByLabel(`maandag, ${end}`);
  await monday('van').fill('22:00');
  await page.getByRole('button', { name: 'Bewaar de uren' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('niet twee keer dezelfde tijd: maandag');
  await monday('tot').fill('06:00');
  await page.getByRole('button', { name: 'Bewaar de uren' }).press('Enter');
  await expect(page.getByText('De uren zijn bewaard.')).toBeVisible();
  await page.reload();
  await expect(duty).toBeChecked();
  await expect(monday('van')).toHaveValue('22:00');
  await expect(monday('tot')).toHaveValue('06:00');
  const theirs = await browser.newContext({ locale: 'nl-NL' });
  await enter(theirs, server, await colleague(server, [{ role: 'marketing', site: 1 }]));
  const other = await theirs.newPage();
  await other.goto(server.url('/admin/account'));
  await expect(other.getByRole('switch', { name: 'Letters gebruiken als toets' })).toBeVisible();
  await expect(other.getByRole('switch', { name: 'Ik heb dienst' })).toHaveCount(0);
  await theirs.close();
});

test('T122: who is on duty has this device told as well, until they log out @phone', async ({
  page,
  context,
  server,
}) => {
  await page.addInitScript(standInPush, 'default');
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }]));
  await page.goto(server.url('/admin/account'));
  const device = page.getByRole('switch', { name: 'Ook een melding op dit toestel' });
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  // The worker of the back-office, and not that of members, which stands above it.
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope, active, installing, waiting }) => [
        new URL(scope).pathname,
        new URL((active ?? waiting ?? installing)?.scriptURL ?? '').pathname,
      ]),
    );
  expect(await scopes()).toEqual([['/admin/', '/admin/sw.js']]);
  await page.reload();
  await expect(device).toBeChecked();
  const kept = async () =>
    (await withDatabase(server, (client) => client.query("select from staff_devices where endpoint like '%/stand-in'")))
      .rowCount;
  expect(await kept()).toBe(1);
  await device.click();
  await expect(device).not.toBeChecked();
  await expect.poll(kept).toBe(0);
  await device.click();
  await expect(device).toBeChecked();
  await expect.poll(kept).toBe(1);
  await page.getByRole('button', { name: 'Log uit' }).click();
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible();
  expect(await kept()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('stand-in-push'))).toBeNull();
});

test('T11: a writer finds neither people nor log, by the rail or by the address @desktop', async ({
  page,
  context,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'writer', site: 1 }]));
  await page.goto(server.url('/admin/'));
  await expect(page.getByRole('heading', { name: 'Inbox fictief' })).toBeVisible();
  for (const name of ['Medewerkers', 'Logboek']) await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.goto(server.url('/admin/log'));
  await expect(page.getByRole('alert').first()).toContainText('Hier heb je de rol niet voor.');
});

test('nothing of the back-office is in what members load, and nothing of theirs is kept from it @desktop', () => {
  const textOf = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  const dist = fileURLToPath(new URL('../dist/', import.meta.url));
  const [members, admin] = [textOf(join(dist, 'client')), textOf(join(dist, 'admin'))];
  for (const mark of ['/api/admin/', 'Wie hier werkt en wat diegene mag', '.go-to-option']) {
    expect(admin, `${mark} is how one tells`).toContain(mark);
    expect(members, `${mark} is in what members load`).not.toContain(mark);
  }
});

test('the back-office is kept nowhere, found by no search engine, and only below its own address', async ({
  server,
}) => {
  const answer = await fetch(server.url('/admin/people'));
  const { headers } = answer;
  expect(answer.status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect((await fetch(server.url('/admin/assets/no-such-file.js'))).status).toBe(404);
});
