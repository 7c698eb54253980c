import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter, staffCookie } from './support/staff/colleagues.ts';
import { complain } from './support/staff/what-members-do.ts';

test('T60: a report is decided by the letter that is mailed, read before it is sent; what was written stays @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const email = `melder-${Date.now()}@vonk.example`;
  await complain(server, { email, text: 'Hij vroeg om een cadeaukaart van 50 euro.' });
  await complain(server, { email, text: 'En daarna om nog een.' });
  await enter(context, server, await colleague(server, [{ role: 'moderator', site: 1 }], { name: 'M. Bakker' }));
  await page.goto(server.url('/admin/reports'));
  await expect(page.getByRole('heading', { name: 'Meldingen', level: 1 })).toBeVisible();
  await expect(page.getByText('cadeaukaart van 50 euro')).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByText('Kies een uitkomst en schrijf waarom.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /Geen maatregel/ })).toBeChecked();
  const words = page.getByLabel('Waarom, in een paar zinnen');
  await words.fill('We zagen het gesprek na en vonden geen vraag om geld.');
  await page.locator('.queue-item').nth(1).click();
  await expect(words).toHaveValue('');
  await page.locator('.queue-item').first().click();
  await expect(words).toHaveValue(/We zagen het gesprek na/);

  await page.getByRole('button', { name: /Lees de brief/ }).click();
  const letter = page.getByRole('dialog', { name: 'De brief' });
  await expect(letter).toContainText('We zagen het gesprek na en vonden geen vraag om geld.');
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Besluit versturen' }).click();
  await expect(page.locator('.queue-item')).toHaveCount(1);
  await expect
    .poll(async () => (await server.mailTo(email)).text, { timeout: 40_000 })
    .toContain('We zagen het gesprek na en vonden geen vraag om geld.');
});

test('T134: support decides a complaint; a session that ends in a half-written statement leaves the words there @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const email = `klager-${Date.now()}@vonk.example`;
  const complaint = { kind: 'complaint', reason: 'credits', name: 'Ingrid', target: '' } as const;
  await complain(server, { ...complaint, email, text: 'Mijn credits zijn weg.' });
  await enter(context, server, await colleague(server, [{ role: 'support', site: 1 }], { name: 'E. Yilmaz' }));
  await page.goto(server.url('/admin/complaints'));
  await expect(page.getByRole('heading', { name: 'Klachten', level: 1 })).toBeVisible();
  await expect(page.getByText('Mijn credits zijn weg.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('1');
  const words = page.getByLabel('Waarom, in een paar zinnen');
  await words.fill('Ze staan er weer.');

  await test.step('without a connection nothing is decided', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/Besluiten kunnen pas weer/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Lees de brief/ })).toHaveAttribute('aria-disabled', 'true');
    await context.setOffline(false);
    await expect(page.getByText(/Besluiten kunnen pas weer/)).toBeHidden();
  });

  await test.step('the session ends, and the words stay', async () => {
    await context.clearCookies({ name: staffCookie });
    await page.getByRole('button', { name: /Lees de brief/ }).click();
    await expect(page.getByRole('dialog', { name: 'Je sessie is voorbij' })).toBeVisible();
    await expect(words).toHaveValue('Ze staan er weer.');
  });
});
