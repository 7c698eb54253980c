import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { expect, test } from './support/server.ts';

test('a demo shows every mail in every state and language, as it goes out @desktop', async ({ page, server }) => {
  await page.goto(server.url('/dev/mail'));
  await awake(page);
  await page.getByRole('link', { name: 'Alle mails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alle mails');
  await expectAccessible(page);
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('link', { name: 'receipt · discount' }).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText('WELKOM25').first()).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(mail.locator('html[lang=de]')).toBeAttached();
  await expect(page.getByRole('link', { name: 'receipt · discount' })).toHaveAttribute('aria-current', 'page');
  await expect(mail.getByText('WELKOM25').first()).toBeVisible();
});
