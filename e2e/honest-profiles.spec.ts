import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addInvented } from './support/invented.ts';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

const label = 'Fictief profiel · geen fysiek contact mogelijk';

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox').fill(text);
  await page.locator('form button[type=submit]').click();
};

test('T2, T3, T4, T7, T9, PROF-4: an invented profile says so on every surface, asks to be understood first, and tells the truth when asked @phone', async ({
  page,
  context,
  server,
}) => {
  const mark = await another(server, 'bram', { boughtCredits: 20 });
  const luna = await addInvented(server);
  const { name } = luna;
  await logIn(context, server, mark);

  await test.step('its own page', async () => {
    await page.goto(server.url(`/members/${luna.publicId}`));
    await expect(page.getByText(label).first()).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Fictief profiel · Vonk`);
  });

  await test.step('nothing can be sent before a box that was not ticked', async () => {
    await page.goto(server.url(`/members/${luna.publicId}/chat`));
    await expect(page.getByText(label).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ga verder' }).click();
    await write(page, 'Hoe was je dag?');
    await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  });

  await test.step('a question for the truth is answered by the site', async () => {
    await page.reload();
    await write(page, 'Ben je echt?');
    const notice = page.getByRole('log').getByText(`${name} bestaat niet`);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Ontmoeten kan nooit.');
    await expectAccessible(page);
  });

  await test.step('the third question pauses, in plain words', async () => {
    await write(page, 'Zullen we afspreken?');
    await expect(page.getByRole('log').getByText(`${name} bestaat niet`)).toHaveCount(2);
    await write(page, 'Mag ik je nummer?');
    await expect(page.getByRole('dialog', { name: 'Even pauze' })).toBeVisible();
    await expectAccessible(page);
    const notice = page.getByRole('dialog');
    // Once it has come all the way.
    await expect.poll(() => notice.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(notice.getByRole('link', { name: 'Bel De Luisterlijn: 088 0767 000' })).toHaveAttribute(
      'href',
      'tel:0880767000',
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Ik heb dit gelezen' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Even pauze' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('the list', async () => {
    await page.goto(server.url('/chats'));
    await expect(page.getByRole('list', { name: 'Gesprekken' }).getByRole('link')).toContainText(label);
    await expect(page.getByRole('list', { name: 'Gesprekken' }).getByRole('link')).toContainText('Bericht van de site');
  });
});

test('T12: where a computer writes along, the label, the notice and the first line of the conversation say so @desktop', async ({
  page,
  context,
  server,
}) => {
  const ruud = await another(server, 'bram', { boughtCredits: 5 });
  const nova = await addInvented(server, 'fictional_ai');
  const { name } = nova;
  const aiLabel = 'Fictief profiel met AI · geen fysiek contact mogelijk';
  await logIn(context, server, ruud);
  await page.goto(server.url(`/members/${nova.publicId}`));
  await expect(page).toHaveTitle(`${name} · Fictief profiel met AI · Vonk`);
  await expect(page.getByText('Een computer (AI) en betaalde medewerkers van')).toBeVisible();
  await page.goto(server.url(`/members/${nova.publicId}/chat`));
  await expect(page.getByText(aiLabel).first()).toBeVisible();
  await expect(page.getByText('Een computer (AI) en betaalde medewerkers van')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await write(page, 'Hoe was je avond?');
  await expect(page).toHaveURL(/\/chats\/\w{14}$/);
  const said = page.getByRole('log').locator('li:not(.day-separator)');
  await expect(said).toHaveCount(2);
  await expect(said.first()).toContainText('Een computer (AI)');
  await expect(said.last()).toContainText('Hoe was je avond?');
  await expectAccessible(page);
  await page.goto(server.url('/chats'));
  await expect(page.getByRole('list', { name: 'Gesprekken' }).getByRole('link')).toContainText(aiLabel);
});
