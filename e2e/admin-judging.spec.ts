import { expectAccessible } from './support/accessibility.ts';
import { type TestMember, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { photographed, picture } from './support/staff/photographed.ts';

/** Calls the members' API as one of them. */
const asMember = (server: TestServer, { token }: TestMember, path: string, body: Uint8Array | object) =>
  fetch(server.url(`/api/${path}`), {
    method: 'POST',
    headers: {
      cookie: `session=${token}`,
      'x-client': 'web',
      'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
    },
    body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
  });

test('T117: a moderator compares two pictures and decides from the keyboard; the letter is read before @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const members: TestMember[] = [];
  for (const colour of ['#8a6a5a', '#5a6a8a']) {
    const member = await photographed(server, browser, { count: 1, state: 'active' });
    expect(
      (await asMember(server, member, 'verification.php', { method: 'gesture_selfie', consent: true })).status,
    ).toBe(200);
    const sent = await asMember(server, member, 'verification-photo.php', await picture(colour));
    expect(sent.status).toBe(200);
    members.push(member);
  }
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url('/admin/verifications'));
  await expect(page.getByRole('heading', { name: 'Controles', level: 1 })).toBeVisible();
  const waiting = page.locator('.queue-item');
  await expect(waiting).toHaveCount(2);
  const widths = () =>
    page.locator('.compare img').evaluateAll((images: HTMLImageElement[]) => images.map((one) => one.naturalWidth > 0));
  await expect.poll(widths).toEqual([true, true]);
  await expect(page.getByText(/^Gevraagd: /)).toBeVisible();
  await expectAccessible(page);

  await test.step('a figure chooses why not; B shows the mail, which does not say it', async () => {
    await page.keyboard.press('1');
    await expect(page.getByText('Het lid leest op de site: Op de foto zagen we niet duidelijk')).toBeVisible();
    await page.keyboard.press('b');
    const letter = page.getByRole('dialog', { name: 'De brief' });
    await expect(letter).toContainText('We konden je hoofdfoto niet bevestigen.');
    await expect(letter).not.toContainText('niet duidelijk dezelfde persoon');
    await expectAccessible(page);
    await letter.getByRole('button', { name: 'Besluit versturen' }).click();
    await expect(waiting).toHaveCount(1);
    await page.keyboard.press('u');
    await expect(page.getByText('Teruggezet.')).toBeVisible();
    await expect(waiting).toHaveCount(2);
  });

  await test.step('G gives the tick, and ten seconds later it is so', async () => {
    await expect.poll(widths).toEqual([true, true]);
    const name = (await waiting.and(page.locator('[aria-current]')).locator('b').textContent()) ?? '';
    await page.keyboard.press('g');
    await expect(waiting).toHaveCount(1);
    const states = () =>
      withDatabase(server, async (client) => {
        const { rows } = await client.query<{ state: string }>(
          'select state from verifications where profile_id = any($1) order by state',
          [members.map(({ id }) => id)],
        );
        return rows.map(({ state }) => state);
      });
    await expect.poll(states, { timeout: 40_000 }).toEqual(['verified', 'waiting']);
    expect(name).not.toBe('');
  });
});

test('T62: an objection is judged by somebody else, who reads the letter first; whose decision it was sees it closed @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const member = await photographed(server, browser, { count: 1, state: 'under_inspection' });
  const photo = await withDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string }>('select public_id as id from photos where profile_id = $1', [
      member.id,
    ]);
    return rows[0]?.id ?? '';
  });
  const [first, second] = [
    await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }),
    await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'S. de Wit' }),
  ];
  await enter(context, server, first);
  await page.goto(server.url('/admin/photos'));
  await expect(page.getByRole('img', { name: /^Te keuren foto van/ })).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  const state = () =>
    withDatabase(server, async (client) => {
      const { rows } = await client.query<{ state: string }>('select state from photos where profile_id = $1', [
        member.id,
      ]);
      return rows[0]?.state;
    });
  await expect.poll(state, { timeout: 40_000 }).toBe('removed');
  const objected = await asMember(server, member, 'photo-objection.php', { photo, text: 'Dit ben ik echt.' });
  expect(objected.status).toBe(200);

  await test.step('who decided first is told so, and has nothing to press', async () => {
    await page.goto(server.url('/admin/objections'));
    await expect(page.getByRole('heading', { name: 'Bezwaren', level: 1 })).toBeVisible();
    await expect(page.locator('.queue-item')).toContainText('Het eerste besluit was van jou');
    await expect(page.getByText('voor jou blijft deze zaak dicht').first()).toBeVisible();
    await expect(page.getByText('Dit ben ik echt.')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('somebody else judges it', async () => {
    const theirs = await browser.newContext({ locale: 'nl-NL' });
    await enter(theirs, server, second);
    const other = await theirs.newPage();
    await other.goto(server.url('/admin/objections'));
    await expect(other.getByText('Dit ben ik echt.')).toBeVisible();
    await expect(other.getByText('M. Bakker besloot eerst en kan deze zaak niet openen.')).toBeVisible();
    await expect(other.getByText('Verwijderd: dit ben jij niet.')).toBeVisible();
    await expectAccessible(other);
    await expect(other.getByText('Kies een uitkomst.')).toBeVisible();
    await other.keyboard.press('2');
    await expect(other.getByText('Schrijf waarom het blijft.')).toBeVisible();
    await other.getByLabel('Waarom het blijft').fill('Er staan twee mensen op.');
    await other.getByRole('button', { name: 'Lees de brief' }).click();
    const letter = other.getByRole('dialog', { name: 'De brief' });
    await expect(letter).toContainText('De foto blijft weg.');
    await expect(letter).toContainText('Waarom: Er staan twee mensen op.');
    await letter.getByRole('button', { name: 'Nog wijzigen' }).click();
    await other.keyboard.press('1');
    await other.keyboard.press('b');
    await expect(letter).toContainText('Hierover krijgt niemand een brief.');
    await letter.getByRole('button', { name: 'Besluit versturen' }).click();
    await expect(other.getByText('Alles is bekeken')).toBeVisible();
    await expect.poll(state, { timeout: 40_000 }).toBe('active');
    await theirs.close();
  });
});
