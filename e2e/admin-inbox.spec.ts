import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/server.ts';
import { colleague, enter } from './support/staff/colleagues.ts';
import { whoWrote, write } from './support/staff/what-members-do.ts';

const label = 'Fictief profiel · geen fysiek contact mogelijk';

test('T6, T11: a writer comes to the inbox and nothing else, and answers as the site’s team; what was begun stays @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const { mark, luna, page: theirs } = await whoWrote(server, browser, 'Een roman over een vuurtorenwachter.');
  await enter(context, server, await colleague(server, [{ role: 'writer', site: 1 }], { name: 'L. Smit' }));
  await page.goto(server.url('/admin'));
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  const entry = page.getByRole('button', { name: `${mark.name} aan ${luna.name}` });
  await entry.press('Enter');

  await test.step('it shows the conversation under the label that the member sees', async () => {
    await expect(page.getByText('Een roman over een vuurtorenwachter.')).toBeVisible();
    await expect(page.getByText(label)).toBeVisible();
    await expect(page.getByText(new RegExp(`^${mark.name} vandaag: €\\s1,`))).toBeVisible();
    await expect(page.getByText(mark.email)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Leden' })).toHaveCount(0);
    await expectAccessible(page);
  });
  const field = page.getByLabel(`Schrijf als ${luna.name}`);
  await test.step('what was begun is there again after a reload', async () => {
    await field.fill('Aan wie zou jij');
    const kept = page.waitForResponse((answer) => answer.url().includes('inbox-draft') && answer.ok());
    await kept;
    await page.reload();
    await entry.press('Enter');
    await expect(field).toHaveValue('Aan wie zou jij');
  });
  await test.step('it is sent by the keyboard, and the member has it', async () => {
    await field.fill('Aan wie zou jij zo’n brief schrijven?');
    await field.press('Control+Enter');
    await expect(page.getByText(`Verstuurd als ${luna.name}.`)).toBeVisible();
    await expect(entry).toHaveCount(0);
    await expect(theirs.getByRole('log').getByText('Aan wie zou jij zo’n brief schrijven?')).toBeVisible();
  });
  await theirs.context().close();
});

test('T7: after a question for the truth the answer waits until the member saw the notice @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const { mark, luna, page: theirs } = await whoWrote(server, browser, 'Hoe was je dag?');
  await write(theirs, 'Zullen we eens wat afspreken?');
  // It came while the page is looked at, so it is read.
  await expect(theirs.getByRole('log').getByText(`${luna.name} bestaat niet`)).toBeVisible();
  await enter(context, server, await colleague(server, [{ role: 'writer', site: 1 }], { name: 'L. Smit' }));
  await page.goto(server.url('/admin/inbox'));
  await page.getByRole('button', { name: `${mark.name} aan ${luna.name}` }).press('Enter');
  await expect(page.getByRole('heading', { name: `${mark.name} ziet dit` })).toBeVisible();
  await expect(page.getByText('Vragen naar echt of ontmoeten: 1 van 3')).toBeVisible();
  await expect(page.getByText(`${mark.name} heeft de uitleg gelezen.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(`Schrijf als ${luna.name}`).fill('Dat kan niet, ik ben verzonnen.');
  await page.getByRole('button', { name: `Verstuur als ${luna.name}` }).click();
  await expect(page.getByText(`Verstuurd als ${luna.name}.`)).toBeVisible();
  await theirs.context().close();
});

test('a conversation that was answered stands there again as soon as the member wrote again @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const first = await whoWrote(server, browser, 'Hoe was je dag?');
  const second = await whoWrote(server, browser, 'Wat lees je nu?');
  await enter(context, server, await colleague(server, [{ role: 'writer', site: 1 }], { name: 'L. Smit' }));
  await page.goto(server.url('/admin/inbox'));
  const entryOf = ({ mark, luna }: typeof first) => page.getByRole('button', { name: `${mark.name} aan ${luna.name}` });
  await entryOf(first).press('Enter');
  const field = page.getByLabel(`Schrijf als ${first.luna.name}`);
  await field.fill('Druk, en die van jou?');
  await field.press('Control+Enter');
  await expect(page.getByText(`Verstuurd als ${first.luna.name}.`)).toBeVisible();
  await expect(entryOf(first)).toHaveCount(0);
  await write(first.page, 'Rustig, ik las wat.');
  // Whatever is done next reads the list again.
  await entryOf(second).press('Enter');
  await page.getByRole('button', { name: /^Later/ }).click();
  await entryOf(first).press('Enter');
  await expect(page.getByRole('region', { name: 'Gesprek' }).getByText('Rustig, ik las wat.')).toBeVisible();
  await expect(field).toHaveValue('');
  for (const { page: theirs } of [first, second]) await theirs.context().close();
});

test('whoever goes on while an answer is on its way stays in the conversation they chose @desktop', async ({
  page,
  context,
  server,
  browser,
}) => {
  test.slow();
  const first = await whoWrote(server, browser, 'Hoe was je dag?');
  const second = await whoWrote(server, browser, 'Wat lees je nu?');
  const third = await whoWrote(server, browser, 'Kook je vaak?');
  await enter(context, server, await colleague(server, [{ role: 'writer', site: 1 }], { name: 'L. Smit' }));
  await page.goto(server.url('/admin/inbox'));
  const entryOf = ({ mark, luna }: typeof first) => page.getByRole('button', { name: `${mark.name} aan ${luna.name}` });
  const wentOn = Promise.withResolvers<void>();
  await page.route('**/api/admin/inbox-reply', async (route) => {
    await wentOn.promise;
    await route.continue();
  });
  await entryOf(second).press('Enter');
  await page.getByLabel(`Schrijf als ${second.luna.name}`).fill('Een roman, en jij?');
  await page.getByRole('button', { name: `Verstuur als ${second.luna.name}` }).click();
  await page.getByLabel(`Schrijf als ${second.luna.name}`).fill('En nog iets:');
  await entryOf(third).press('Enter');
  await expect(page.getByRole('region', { name: 'Gesprek' }).getByText('Kook je vaak?')).toBeVisible();
  wentOn.resolve();
  await expect(entryOf(second)).toHaveCount(0);
  await expect(entryOf(third)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Gesprek' }).getByText('Kook je vaak?')).toBeVisible();
  // What was written meanwhile is there again when the member answers.
  await write(second.page, 'Ik lees het ook.');
  await page.reload();
  await entryOf(second).press('Enter');
  await expect(page.getByLabel(`Schrijf als ${second.luna.name}`)).toHaveValue('En nog iets:');
  for (const { page: theirs } of [first, second, third]) await theirs.context().close();
});
