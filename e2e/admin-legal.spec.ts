import { expectAccessible } from './support/accessibility.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { sizes } from './support/widths.ts';

test('STAFF-4: an owner writes a page beside the Dutch, sees it as visitors will, publishes it and puts it back @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  await enter(context, server, await colleague(server, [{ role: 'owner', site: 1 }], { name: 'O. Legal' }));
  const visitor = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  const visitors = async () => {
    await visitor.goto(server.url('/pages/accessibility'));
    return visitor.locator('.reading-text').textContent();
  };
  const before = await visitors();
  await page.goto(server.url('/admin/legal-texts'));
  await expect(page.getByRole('heading', { name: 'Juridische teksten', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Toegankelijkheid/ })).toContainText('standaardtekst');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wijzig Toegankelijkheid' }).click();

  const dutch = page.getByRole('textbox', { name: 'Nederlands' });
  const publish = page.getByRole('button', { name: 'Publiceer', exact: true });
  await expect(publish).toBeDisabled();
  const standing = (await dutch.inputValue()).trim();
  await dutch.fill(`${standing}\n\nDit schreef {bedrijf}. {-}`);
  await expect(page.locator('mark')).toHaveText('{bedrijf}');
  const preview = page.getByRole('region', { name: 'Zo lezen bezoekers het' });
  await expect(preview).toContainText('Zet eerst recht');
  await dutch.fill(`${standing}\n\nDit schreef {company}. {-}`);
  await expect(preview).toContainText('Dit schreef Vonk Voorbeeld B.V.');
  const german = page.getByRole('button', { name: /^Deutsch/ });
  await expect(german).toContainText('ontbreekt');
  await german.click();
  await expect(dutch).toBeVisible();
  await page.getByRole('textbox', { name: 'Deutsch' }).fill('# Titel\n\nKurz.');
  await expect(page.locator('mark')).toBeVisible();
  await expectAccessible(page);
  // A reload takes nothing of what was typed.
  await page.reload();
  await expect(dutch).toHaveValue(/Dit schreef \{company\}/);
  await german.click();
  await page.getByRole('checkbox', { name: 'Zegt hetzelfde als het Nederlands' }).uncheck();
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Toegankelijkheid publiceren?' });
  await expect(dialog).toContainText('Deze beloftes verdwijnen');
  await dialog.getByLabel('Waarom').fill('De jurist vroeg het.');
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await dialog.getByRole('checkbox', { name: 'Ik weet dat we dit niet meer beloven' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await expect(dialog).toBeHidden();
  expect(await visitors()).toContain('Dit schreef Vonk Voorbeeld B.V.');

  await page.setViewportSize(sizes.phone);
  const history = page.getByRole('region', { name: 'Versies' });
  await expect(history).toContainText('O. Legal');
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Zet de standaardtekst terug' }).click();
  await expect(dutch).not.toHaveValue(/Dit schreef/);
  await publish.click();
  await dialog.getByLabel('Waarom').fill('Toch niet.');
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await expect(dialog).toBeHidden();
  expect(await visitors()).toBe(before);
  await visitor.context().close();
});

test('T64: an owner publishes new terms with what they change; a member reads what they agreed to, and agrees @desktop', async ({
  page,
  context,
  browser,
  server,
}) => {
  test.slow();
  const bram = await another(server, 'bram');
  await enter(context, server, await colleague(server, [{ role: 'owner', site: 1 }], { name: 'O. Terms' }));
  await page.goto(server.url('/admin/legal-texts/terms'));
  const publish = page.getByRole('button', { name: 'Publiceer', exact: true });
  const dutch = page.getByRole('textbox', { name: 'Nederlands' });
  await dutch.fill(`${(await dutch.inputValue()).trim()}\n\nCredits kun je ook weggeven. {-}`);
  for (const name of ['English', 'Deutsch', 'Español', 'Français', 'Italiano', 'Polski']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const text = page.getByRole('textbox', { name, exact: true });
    await text.fill(`${(await text.inputValue()).trim()}\n\n+ {-}`);
  }
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Voorwaarden publiceren?' });
  await expect(dialog).toContainText('Elk lid met een bevestigd adres krijgt een mail');
  await dialog.getByLabel('Waarom').fill('Credits weggeven.');
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  for (const summary of await dialog.getByRole('textbox', { name: /^Wat er verandert/ }).all())
    await summary.fill('Je kunt credits weggeven.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publiceer' }).click();
  await expect(dialog).toBeHidden();

  const his = await (await browser.newContext({ locale: 'nl-NL' })).newPage();
  await logIn(his.context(), server, bram);
  await his.goto(server.url('/notifications?section=account'));
  await expect(his.getByText('Je kunt credits weggeven.')).toBeVisible();
  await expect(his.getByText('Tot je akkoord gaat, blijft jouw versie gelden.')).toBeVisible();
  await expectAccessible(his);
  await his.getByRole('button', { name: 'Lees de nieuwe voorwaarden' }).click();
  const text = his.getByRole('dialog', { name: 'De nieuwe voorwaarden' });
  await expect(text).toContainText('Credits kun je ook weggeven.');
  await expectAccessible(his);
  await his.keyboard.press('Escape');
  await his.getByRole('button', { name: 'Ik ga akkoord' }).click();
  await expect(his.getByText('Vastgelegd. De nieuwe versie geldt nu voor jou.')).toBeVisible();
  await his.getByRole('button', { name: 'Lees die versie' }).click();
  await expect(his.getByRole('dialog', { name: 'De versie waarmee je akkoord ging' })).toContainText('weggeven');
  await his.context().close();
});
