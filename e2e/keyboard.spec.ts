import type { Locator, Page } from '@playwright/test';
import { awake } from './support/awake.ts';
import { another } from './support/members.ts';
import { expect, test } from './support/server.ts';

const password = 'vuurtoren op zondag';

/** Goes on with Tab until something has the focus; whoever cannot reach it in that way fails here. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let steps = 0; steps < 150; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByRole('textbox', { name: label, exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Tab comes to a group of radio buttons once; the arrows choose among them. */
async function choose(page: Page, group: Locator, name: string | RegExp): Promise<void> {
  const radios = group.getByRole('radio');
  const isInside = () => group.evaluate((element) => element.contains(document.activeElement));
  for (let steps = 0; steps < 150 && !(await isInside()); steps += 1) await page.keyboard.press('Tab');
  const wanted = group.getByRole('radio', { name, exact: typeof name === 'string' });
  for (let steps = 0; steps <= (await radios.count()) && !(await wanted.isChecked()); steps += 1)
    await page.keyboard.press(steps === 0 ? 'Space' : 'ArrowDown');
  await expect(wanted).toBeChecked();
}

test('T95: signing up, searching, chatting, buying, withdrawing and leaving go by keyboard and by names alone @desktop', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  await another(server, 'anna');
  const email = 'toetsenbord@example.org';
  await context.addCookies([
    { name: 'entry_seen', value: '1', url: server.url('/') },
    { name: 'cookie_choice', value: 'none', url: server.url('/') },
  ]);

  await test.step('signing up', async () => {
    await page.goto(server.url('/signup'));
    await awake(page);
    await type(page, 'Voornaam of schermnaam', 'Toets');
    await type(page, 'E-mailadres', email);
    await reach(page, page.getByLabel('Wachtwoord', { exact: true }));
    await page.keyboard.type(password);
    await type(page, 'Dag', '14');
    await type(page, 'Maand', '03');
    await type(page, 'Jaar', '1981');
    await choose(page, page.getByRole('group', { name: 'Ik ben' }), 'Man');
    await press(page, page.getByRole('group', { name: /^Ik zoek/ }).getByRole('button', { name: 'Vrouwen' }));
    for (const box of await page.getByRole('checkbox').all()) {
      await reach(page, box);
      if (!(await box.isChecked())) await page.keyboard.press('Space');
    }
    await press(page, page.getByRole('button', { name: 'Account maken' }));
    await page.waitForURL((url) => url.pathname !== '/signup');
    const { text } = await server.mailTo(email);
    await page.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
    await awake(page);
    await press(page, page.getByRole('button', { name: 'Bevestig mijn adres' }));
    await expect(page.getByRole('heading', { name: 'Je adres is bevestigd' })).toBeVisible();
  });

  await test.step('searching and chatting', async () => {
    await page.goto(server.url('/members'));
    await awake(page);
    await press(page, page.getByRole('main').getByRole('article').getByRole('link').first());
    await expect(page).toHaveURL(/\/members\/\w{14}$/);
    await press(page, page.getByRole('link', { name: /^Bericht sturen/ }).locator('visible=true'));
    const understood = page.getByRole('button', { name: 'Begrepen, naar het gesprek' });
    await expect(understood).toBeVisible();
    await press(page, understood);
    await reach(page, page.getByRole('textbox'));
    await page.keyboard.type('Loop je ook wel eens langs de Eem?');
    await page.keyboard.press('Enter');
    await expect(page.locator('.bubble')).toHaveText(['Loop je ook wel eens langs de Eem?']);
  });

  await test.step('buying', async () => {
    await page.goto(server.url('/credits'));
    await awake(page);
    await choose(page, page.getByRole('group', { name: 'Pakket' }), /^30 credits/);
    await press(page, page.getByRole('link', { name: 'Naar betalen' }));
    await expect(page).toHaveURL(/\/credits\/30/);
    await press(page, page.getByRole('checkbox', { name: /Lever mijn credits direct/ }), 'Space');
    await press(page, page.getByRole('button', { name: /Bestelling met betalingsverplichting/ }));
    await page.waitForURL(/sandbox/);
    await press(page, page.getByRole('button', { name: /^Betaald De melding/ }));
    await expect(page.getByText(/voor altijd/).first()).toBeVisible();
  });

  await test.step('withdrawing', async () => {
    await page.goto(server.url('/transactions'));
    await awake(page);
    await press(page, page.getByRole('table').getByRole('link', { name: '30 credits' }));
    await expect(page).toHaveURL(/\/transactions\/\w{14}$/);
    await press(page, page.getByRole('main').getByRole('link', { name: 'Overeenkomst hier herroepen' }));
    await expect(page).toHaveURL(/\/withdraw/);
    await type(page, 'Je naam', 'Toets');
    await press(page, page.getByRole('button', { name: 'Verder' }));
    await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Herroeping bevestigen' }));
    await expect(page.getByRole('heading', { name: 'Je herroeping is verstuurd' })).toBeFocused();
    await press(page, page.getByRole('link', { name: 'Volg de terugbetaling' }));
    await expect(page.getByRole('heading', { name: 'Geld terug', level: 1 })).toBeVisible();
  });

  await test.step('leaving', async () => {
    await page.goto(server.url('/notifications?section=delete'));
    await awake(page);
    await reach(page, page.getByLabel('Je wachtwoord', { exact: true }));
    await page.keyboard.type(password);
    await press(page, page.getByRole('button', { name: 'Verwijder mijn account' }));
    await expect(page.getByRole('heading', { name: 'Je profiel is offline' })).toBeVisible();
  });
});
