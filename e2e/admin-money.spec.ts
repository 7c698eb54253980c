import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { buy } from './support/staff/what-members-do.ts';

test('T42: what no provider pays back is paid by hand and noted; a fresh proof is asked for money @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const member = await another(server, 'bram');
  const theirs = await browser.newContext({ locale: 'nl-NL' });
  await logIn(theirs, server, member);
  const buyer = await theirs.newPage();
  await test.step('a member pays by a card from a shop, and withdraws', async () => {
    await buy(buyer, server, { credits: 10, method: 'paysafecard' });
    const order = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ number: string }>('select number from payments where member_id = $1', [
        member.id,
      ]);
      return rows[0]?.number;
    });
    const declared = await buyer.evaluate(
      async (body) =>
        (
          await fetch('/api/withdrawal.php', {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      { name: 'Bram', order, email: member.email },
    );
    expect(declared).toBe(200);
    await theirs.close();
  });
  const isFailed = () =>
    withDatabase(server, async (client) => {
      const { rowCount } = await client.query("select from refunds where member_id = $1 and state = 'failed'", [
        member.id,
      ]);
      return rowCount;
    });
  await expect.poll(isFailed, { timeout: 40_000 }).toBe(1);

  const staff = await colleague(server, [{ role: 'finance', site: 1 }], { name: 'E. Yilmaz', provedMinutesAgo: 11 });
  await enter(context, server, staff);
  await page.goto(server.url('/admin/refunds'));
  await expect(page.getByRole('heading', { name: 'Geld terug', level: 1 })).toBeVisible();
  await expect(page.getByText('Er is nog geen rekening opgegeven.')).toBeVisible();
  await expect(page.locator('.queue-item')).toContainText('herroeping');
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: /^Betaald/ })).toBeChecked();
  const reference = page.getByLabel('Kenmerk van de overboeking');
  await reference.fill('ING 25-11');
  await page.getByRole('button', { name: /Lees de brief/ }).click();
  const letter = page.getByRole('dialog', { name: 'De brief' });
  await expect(letter).toContainText('Hierover krijgt niemand een brief.');
  await letter.getByRole('button', { name: 'Besluit versturen' }).click();
  const proof = page.getByRole('dialog', { name: 'Bewijs dat jij het bent' });
  await expect(proof).toBeVisible();

  await test.step('who turns away from the proof finds it all as it was', async () => {
    await proof.getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.locator('.queue-item')).toHaveCount(1);
    await expect(reference).toHaveValue('ING 25-11');
  });

  await test.step('proved, it is noted ten seconds later', async () => {
    await withDatabase(server, (client) =>
      client.query('update staff_sessions set proved_at = now() where staff_id = $1', [staff.id]),
    );
    await page.getByRole('button', { name: /Lees de brief/ }).click();
    await letter.getByRole('button', { name: 'Besluit versturen' }).click();
    await expect(page.getByText('Genoteerd als betaald.')).toBeVisible();
    const settled = () =>
      withDatabase(server, async (client) => {
        const { rows } = await client.query<{ state: string; reference: string }>(
          'select state, reference from repayments where member_id = $1',
          [member.id],
        );
        return rows;
      });
    await expect.poll(settled, { timeout: 40_000 }).toEqual([{ state: 'paid', reference: 'ING 25-11' }]);
  });
});

test('T112: finance goes from a member to a payment, sees what became of it, and gives part of it back @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  const member = await another(server, 'bram');
  const theirs = await browser.newContext({ locale: 'nl-NL' });
  await logIn(theirs, server, member);
  const buyer = await theirs.newPage();
  await buy(buyer, server, { credits: 30, method: 'ideal' });
  await theirs.close();

  await enter(context, server, await colleague(server, [{ role: 'finance', site: 1 }], { name: 'E. Yilmaz' }));
  await page.goto(server.url(`/admin/members/1/${member.publicId}`));
  await page.getByRole('table', { name: 'Laatste betalingen' }).getByRole('link').click();
  const heading = page.getByRole('heading', { name: /^Betaling \d{4}-\d+/, level: 1 });
  await expect(heading).toBeVisible();
  const number = (await heading.innerText()).replace('Betaling ', '');
  await expect(page.getByRole('listitem').filter({ hasText: 'Voltooid' })).toContainText('door de provider');
  await page.getByRole('button', { name: 'Vraag hoe het daar staat' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'voltooid' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Terugbetalen' }).click();
  const dialog = page.getByRole('dialog', { name: /terugbetalen$/ });
  await dialog.getByLabel('Hoeveel').fill('vijf');
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
  await expect(dialog.locator('[aria-invalid]')).toHaveCount(2);
  await expectAccessible(page);
  await dialog.getByLabel('Hoeveel').fill('5,00');
  await dialog.getByLabel('Waarom').fill('Uit coulance.');
  await dialog.getByRole('button', { name: 'Terugbetalen' }).click();
  await expect(page.getByText('Het gaat terug. Het lid krijgt een mail.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Terug: € 5,00' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Leden' }).getByRole('link', { name: member.name }).click();
  await expect(page.getByRole('heading', { name: 'Geld' }).last()).toBeVisible();

  await test.step('in the list of all payments it is found by its number, and taken along', async () => {
    await page.getByRole('link', { name: 'Betalingen' }).click();
    await expect(page.getByRole('heading', { name: 'Betalingen', level: 1 })).toBeVisible();
    await page.getByRole('combobox', { name: 'Methode' }).selectOption('ideal');
    await page.getByRole('searchbox').fill(number);
    const rows = page.getByRole('table', { name: 'Betalingen' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('30 credits');
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV voor de boekhouding' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain(`"${number}"`);
    await rows.last().getByRole('link').click();
    await expect(page.getByRole('heading', { name: `Betaling ${number}`, level: 1 })).toBeVisible();
  });

  await test.step('its invoice opens as a PDF', async () => {
    await page.getByRole('link', { name: 'Facturen' }).click();
    await expect(page.getByRole('heading', { name: 'Facturen', level: 1 })).toBeVisible();
    await page.getByRole('searchbox').fill(number);
    const rows = page.getByRole('table', { name: 'Facturen' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Open pdf van ${number}` }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('failed bookings and mandates have pages of their own', async () => {
    await page.getByRole('link', { name: 'Niet geboekt' }).click();
    await expect(page.getByRole('heading', { name: 'Niet geboekt', level: 1 })).toBeVisible();
    await withDatabase(server, (client) =>
      client.query(
        `insert into provider_differences (id, provider, kind, about, name, detail, found_at, seen_at)
          values (gen_random_uuid(), 'sandbox', 'extra', 'payment', 'sb_vreemd', '', now(), now())`,
      ),
    );
    await page.getByRole('link', { name: 'Verschillen' }).click();
    await expect(page.getByRole('heading', { name: 'Verschillen', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Handel sb_vreemd af' }).click();
    const settling = page.getByRole('dialog', { name: 'sb_vreemd afhandelen?' });
    await settling.getByLabel('Waarom').fill('Betaling van een andere winkel.');
    await settling.getByRole('button', { name: 'Handel af', exact: true }).click();
    await expect(page.getByText('Het is afgehandeld.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Handel sb_vreemd af' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Stand' }).selectOption('settled');
    await expect(page.getByRole('table', { name: 'Verschillen' })).toContainText('Betaling van een andere winkel.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zet sb_vreemd terug' }).click();
    const reopening = page.getByRole('dialog', { name: 'sb_vreemd weer openzetten?' });
    await reopening.getByLabel('Waarom').fill('De andere winkel kent haar niet.');
    await reopening.getByRole('button', { name: 'Zet terug', exact: true }).click();
    await expect(page.getByText('Het staat weer in de lijst.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Stand' }).selectOption('open');
    await expect(page.getByRole('button', { name: 'Handel sb_vreemd af' })).toBeVisible();
    await page.getByRole('link', { name: 'Machtigingen' }).click();
    await page.getByRole('combobox', { name: 'Stand' }).selectOption('dormant');
    await expect(page.getByText('Geen machtigingen')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the month and the quarter are taken along as CSV files', async () => {
    await page.getByRole('link', { name: 'Maanden' }).click();
    await expect(page.getByRole('heading', { name: 'Maanden', level: 1 })).toBeVisible();
    const months = page.getByRole('table', { name: 'Maanden' });
    await expect(months.getByRole('row').nth(1)).toContainText('loopt nog');
    await expectAccessible(page);
    for (const table of [months, page.getByRole('table', { name: 'Kwartalen voor de OSS' })]) {
      const saved = page.waitForEvent('download');
      await table.getByRole('button').first().click();
      expect((await readFile(await (await saved).path())).subarray(0, 2).toString()).toBe('PK');
      await expect(page.getByText(/^Gedownload\. De periode loopt nog/).first()).toBeVisible();
    }
  });

  await test.step('how near the company is to what card schemes bear has a page', async () => {
    await page.getByRole('link', { name: 'Kaartrisico' }).click();
    await expect(page.getByRole('heading', { name: 'Kaartrisico', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mastercard' })).toContainText('geen alarm');
    await expectAccessible(page);
  });
});
