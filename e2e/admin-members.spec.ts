import { expectAccessible } from './support/accessibility.ts';
import { another, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';

test('STAFF-3: support finds a member by what they say, and sees the page that says who looked there @desktop', async ({
  page,
  context,
  server,
}) => {
  const member = await another(server, 'anna');
  await enter(context, server, await colleague(server, [{ role: 'support', site: 1 }], { name: 'L. Smit' }));
  await page.goto(server.url('/admin/members'));
  await expect(page.getByRole('heading', { name: 'Leden', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const field = page.getByLabel('E-mail, naam of nummer');

  await test.step('part of an address finds nobody', async () => {
    await field.fill(member.email.slice(1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Niemand gevonden', { exact: true })).toBeVisible();
  });
  await test.step('the whole one does; no address of the page holds it, and it is there again on the way back', async () => {
    await field.fill(member.email);
    await page.keyboard.press('Enter');
    const name = page.getByRole('link', { name: member.name });
    await expect(name).toBeVisible();
    expect(page.url()).not.toContain(encodeURIComponent(member.email));
    await expectAccessible(page);
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^${member.name}`), level: 1 })).toBeVisible();
    await expect(page.getByText(member.email)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(field).toHaveValue(member.email);
    await expect(name).toBeVisible();
    await name.click();
  });
  await test.step('the page says who looked', async () => {
    await expect(page.getByText('L. Smit: zocht een lid')).toBeVisible();
    await page.reload();
    await expect(page.getByText('L. Smit: bekeek een lid').first()).toBeVisible();
  });
});

test('STAFF-3: a moderator sees no address and no money, and finance no profile @desktop', async ({
  page,
  context,
  server,
}) => {
  const member = await another(server, 'bram');
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url(`/admin/members/1/${member.publicId}`));
  await expect(page.getByRole('heading', { name: 'Gegevens' })).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  // The navigation has groups of the same names.
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  await expect(heading('Geld')).toHaveCount(0);
  await test.step('links are looked up for a reason alone, which stands in the log', async () => {
    await page.getByRole('button', { name: 'Zoek verbanden' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: `Verbanden van ${member.name} zoeken?` });
    await dialog.getByRole('button', { name: 'Zoek verbanden' }).click();
    await expect(dialog.getByLabel('Waarom')).toBeFocused();
    await dialog.getByLabel('Waarom').fill('Melding over een tweede account.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zoek verbanden' }).press('Enter');
    await expect(page.getByText('Geen ander lid van deze site deelt iets')).toBeVisible();
    await page.reload();
    await expect(page.getByText('M. Bakker: zocht verbanden van een lid')).toBeVisible();
    await expect(heading('Verbanden')).toBeVisible();
  });
  await context.clearCookies();
  await enter(context, server, await colleague(server, [{ role: 'finance', site: 1 }], { name: 'F. Jansen' }));
  await page.reload();
  await expect(heading('Geld')).toBeVisible();
  await expect(heading('Kortingscodes')).toBeVisible();
  await expectAccessible(page);
  await expect(heading('Maatregel')).toHaveCount(0);
});

test('T61: a moderator closes an account by the letter that is mailed, and gives it back; who looks may see that @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const member = await another(server, 'bram');
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url(`/admin/members/1/${member.publicId}`));
  await page.getByRole('button', { name: 'Sluit account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Account van ${member.name} sluiten` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lees de brief' }).click();
  const words = dialog.getByLabel(`Wat ${member.name} deed`);
  await expect(words).toBeFocused();
  await words.fill('Je vroeg iemand om een cadeaukaart.');
  await dialog.getByRole('button', { name: 'Lees de brief' }).press('Enter');
  const letter = page.getByRole('dialog', { name: 'De brief' });
  await expect(letter).toContainText('Je vroeg iemand om een cadeaukaart.');
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Nog wijzigen' }).click();
  await expect(words).toHaveValue('Je vroeg iemand om een cadeaukaart.');
  await dialog.getByRole('button', { name: 'Lees de brief' }).click();
  await letter.getByRole('button', { name: 'Besluit versturen' }).click();
  await expect(page.getByText('account gesloten')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sluit account' })).toHaveCount(0);
  expect((await server.mailTo(member.email)).text).toContain('Je vroeg iemand om een cadeaukaart.');

  await page.getByRole('button', { name: 'Draai terug' }).click();
  const asked = page.getByRole('dialog', { name: `Maatregel tegen ${member.name} terugdraaien?` });
  await asked.getByRole('button', { name: 'Draai terug' }).click();
  await expect(asked.getByLabel('Waarom')).toBeFocused();
  await expect(asked.getByLabel('Waarom')).toHaveAccessibleDescription(/Voor het logboek\. Het lid leest dit niet\.$/);
  await asked.getByLabel('Waarom').fill('Het was iemand anders.');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Draai terug' }).click();
  await expect(page.getByText('Er is niets van dit lid afgenomen.')).toBeVisible();
  await expect(page.getByText('M. Bakker: opende een account weer')).toBeVisible();
});

test('STAFF-3: an owner gives credits with a reason, and the bookings show them; support mails a link for another address @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const member = await another(server, 'anna');
  await enter(context, server, await colleague(server, [{ role: 'owner', site: 1 }], { name: 'R. Vos' }));
  await page.goto(server.url(`/admin/members/1/${member.publicId}`));
  await page.getByRole('button', { name: 'Geef credits' }).click();
  const giving = page.getByRole('dialog', { name: `Credits geven aan ${member.name}` });
  await expect(giving.getByLabel('Hoeveel credits')).toBeFocused();
  await giving.getByRole('button', { name: 'Geef credits' }).click();
  await expect(giving.locator('[aria-invalid]')).toHaveCount(2);
  await expectAccessible(page);
  await giving.getByLabel('Hoeveel credits').fill('5');
  await giving.getByLabel('Waarom').fill('Een bericht ging verloren.');
  await giving.getByRole('button', { name: 'Geef credits' }).click();
  await expect(giving).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: '5 credits' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Bekijk de boekingen' }).click();
  const bookings = page.getByRole('dialog', { name: 'Boekingen' });
  await expect(bookings.getByRole('row', { name: /correctie/ })).toContainText('+5');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bookings).toBeHidden();

  const next = `nieuw-${Date.now()}@vonk.example`;
  await page.getByRole('button', { name: 'Ander e-mailadres' }).click();
  const moving = page.getByRole('dialog', { name: `Ander e-mailadres voor ${member.name}` });
  await moving.getByLabel('Nieuw e-mailadres').fill(next);
  await moving.getByLabel('Waarom').fill('Typte het adres verkeerd.');
  await moving.getByRole('button', { name: 'Ander e-mailadres' }).click();
  await expect(page.getByText('De link is onderweg.')).toBeVisible();
  await expect(page.getByText('R. Vos: mailde een link voor een ander e-mailadres')).toBeVisible();
  expect((await server.mailTo(next)).text).toContain('/mail-change');
});

test('STAFF-3: a name that breaks the rules goes by the letter that is mailed; who asks to be erased is so @desktop', async ({
  page,
  context,
  server,
}) => {
  const member = await another(server, 'bram');
  await enter(context, server, await colleague(server, [{ role: 'owner', site: 1 }], { name: 'R. Vos' }));
  await page.goto(server.url(`/admin/members/1/${member.publicId}`));
  await page.getByRole('button', { name: 'Vervang naam' }).click();
  const dialog = page.getByRole('dialog', { name: `Naam van ${member.name} vervangen` });
  await dialog.getByLabel(`Wat ${member.name} deed`).fill('Je naam is een scheldwoord.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Lees de brief' }).click();
  const letter = page.getByRole('dialog', { name: 'De brief' });
  await expect(letter).toContainText('In je profiel kies je meteen een andere.');
  await letter.getByRole('button', { name: 'Besluit versturen' }).click();
  await expect(page.getByRole('heading', { name: /^Lid \d{4,5}/, level: 1 })).toBeVisible();
  expect((await server.mailTo(member.email)).text).toContain('Je naam is een scheldwoord.');

  await page.getByRole('button', { name: 'Wis op verzoek' }).click();
  const asked = page.getByRole('dialog', { name: /^Lid \d+ wissen\?$/ });
  await asked.getByLabel('Waarom').fill('Vroeg het per brief.');
  await asked.getByRole('button', { name: 'Wis op verzoek' }).click();
  await expect(page.getByText('Het profiel is weg. Het wissen volgt over 14 dagen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wis op verzoek' })).toHaveCount(0);
  await expectAccessible(page);
});

test('STAFF-3: an owner goes on from a member to all that the log has of them @desktop', async ({
  page,
  context,
  server,
}) => {
  const member = await another(server, 'anna');
  await enter(context, server, await colleague(server, [{ role: 'owner', site: null }], { name: 'R. Vos' }));
  await page.goto(server.url(`/admin/members/1/${member.publicId}`));
  await page.getByRole('link', { name: 'Alles in het logboek' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Logboek', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /bekeek een lid/ })).toContainText(member.publicId);
});

test('STAFF-3: the payments of a member go on behind the newest ones, to their end @desktop', async ({
  page,
  context,
  server,
}) => {
  const member = await another(server, 'anna');
  const { publicId } = await withDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string; publicId: string }>(
      'select id, public_id as "publicId" from profiles where site_id = 1 and name = $1',
      [member.name],
    );
    const [found = { id: '', publicId: '' }] = rows;
    await client.query(
      `insert into payments (site_id, member_id, id, public_id, key, state, provider, is_live, method, credits,
         total_minor, currency, vat_country, vat_evidence, vat_basis_points, vat_minor, locale, created_at)
       select 1, $1, gen_random_uuid(), left($2, 10) || lpad(n::text, 4, '0'), gen_random_uuid(), 'created', 'sandbox',
         false, 'ideal', n, 499, 'EUR', 'NL', 'address', 2100, 87, 'nl', now() - n * interval '1 day'
       from generate_series(1, 60) n`,
      [found.id, found.publicId],
    );
    return found;
  });
  await enter(context, server, await colleague(server, [{ role: 'finance', site: 1 }]));
  await page.goto(server.url(`/admin/members/1/${publicId}`));
  const rows = page.getByRole('table', { name: 'Laatste betalingen' }).locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('Dit zijn de nieuwste 25 van 60.')).toBeVisible();
  const older = page.getByRole('button', { name: 'Toon oudere' });
  await older.press('Enter');
  await expect(rows).toHaveCount(50);
  await older.press('Enter');
  await expect(rows).toHaveCount(60);
  await expect(older).toHaveCount(0);
  await expect(page.getByText(/^Dit zijn de nieuwste/)).toHaveCount(0);
  await expectAccessible(page);
});
