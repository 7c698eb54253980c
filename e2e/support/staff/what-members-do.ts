import type { Browser, Page } from '@playwright/test';
import { addInvented } from '../invented.ts';
import { another, logIn, type TestMember } from '../members.ts';
import { expect, type TestServer } from '../server.ts';

interface Letter {
  kind: 'report' | 'complaint';
  reason: string;
  name: string;
  email: string;
  /** Whom a report is about. */
  target: string;
  text: string;
}

/** Somebody writes to the site by its public form; `letter` says what is not the usual report of Dennis by Carla. */
export async function complain(
  server: TestServer,
  letter: Partial<Letter> & Pick<Letter, 'email' | 'text'>,
): Promise<void> {
  const usual = { kind: 'report', reason: 'money', name: 'Carla', target: 'Dennis', declared: true };
  const sent = await fetch(server.url('/api/complaint.php'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'web', cookie: 'locale=nl' },
    body: JSON.stringify({ ...usual, ...letter }),
  });
  expect(sent.status).toBe(200);
}

/** The member of a page buys a pack at the sandbox, which says that it is paid. */
export async function buy(
  page: Page,
  server: TestServer,
  { credits, method }: { credits: number; method: string },
): Promise<void> {
  await page.goto(server.url(`/credits/${credits}/${method}`));
  await page.getByRole('checkbox', { name: /Lever mijn credits direct/ }).check();
  await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
  await page.getByRole('button', { name: /^Betaald De melding/ }).click();
  await expect(page.getByRole('heading', { name: `${credits} credits staan klaar` })).toBeVisible({ timeout: 40_000 });
}

/** The member of a page, which shows a conversation, sends a message. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
}

/** A member who wrote to an invented profile, and the page of a browser of their own, which shows what they wrote. */
export async function whoWrote(
  server: TestServer,
  browser: Browser,
  text: string,
): Promise<{ mark: TestMember; luna: Awaited<ReturnType<typeof addInvented>>; page: Page }> {
  const mark = await another(server, 'bram', { boughtCredits: 20 });
  const luna = await addInvented(server);
  const own = await browser.newContext();
  await logIn(own, server, mark);
  const page = await own.newPage();
  await page.goto(server.url(`/members/${luna.publicId}/chat`));
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await write(page, text);
  return { mark, luna, page };
}
