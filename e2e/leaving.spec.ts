import { hashPassword } from '../server/src/accounts/index.ts';
import { expectAccessible, isTooWide } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test } from './support/server.ts';

const password = 'zeven-eikels-op-straat';
const linkIn = (text: string) => /\/[\w-]{43}(?=\s)/.exec(text)?.[0] ?? '';

test('I delete my account in four screens, come back by mail, and leave for good (T51, X11) @phone', async ({
  page,
  context,
  server,
}) => {
  test.slow();
  const eva = await another(server, 'anna', { hasBonus: true });
  const hash = await hashPassword(password);
  await withDatabase(server, (client) =>
    client.query('update accounts set password_hash = $2 where id = $1', [eva.id, hash]),
  );
  await logIn(context, server, eva);

  await test.step('the button stands in view without scrolling, as large as its neighbour (T51)', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(server.url('/notifications?section=delete'));
    const [leave, stay] = [
      page.getByRole('button', { name: 'Verwijder mijn account' }),
      page.getByRole('link', { name: 'Toch blijven' }),
    ];
    await expect(leave).toBeInViewport({ ratio: 1 });
    const [one, other] = [await leave.boundingBox(), await stay.boundingBox()];
    expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0))).toBeLessThan(2);
    expect(Math.abs((one?.height ?? 0) - (other?.height ?? 0))).toBeLessThan(2);
    await expectAccessible(page);
  });

  const leave = async () => {
    await page.goto(server.url('/notifications?section=delete'));
    await page.getByLabel('Je wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await expect(page.getByRole('heading', { name: 'Je profiel is offline' })).toBeVisible();
  };

  await test.step('offers follow the reason, and none has to be answered (T52)', async () => {
    await page.getByLabel('Waarom ga je weg?').selectOption('price');
    await expect(page.getByText('15% korting, blijvend')).toBeVisible();
    await page.getByLabel('Waarom ga je weg?').selectOption('other');
    await expect(page.getByText('Misschien helpt dit al')).toHaveCount(0);
    await page.getByLabel('Wat wil je ons zeggen?').fill('Ik ga op wereldreis.');
    await page.getByLabel('Je wachtwoord', { exact: true }).fill('niet het mijne');
    await page.getByRole('button', { name: 'Verwijder mijn account' }).click();
    await expect(page.getByText('Dit wachtwoord klopt niet.')).toBeVisible();
    await expect(page.getByLabel('Je wachtwoord', { exact: true })).toBeFocused();
    const { user } = (await (await context.request.get(server.url('/api/user.php'))).json()) as {
      user: { id: string };
    };
    await page.evaluate((id) => localStorage.setItem(`draft:${id}:somebody`, 'Nog niet verstuurd'), user.id);
    await leave();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
    await expectAccessible(page);
    expect(await (await context.request.get(server.url('/api/user.php'))).json()).toEqual({ user: null });
  });

  await test.step('the mail brings me back', async () => {
    const mail = await server.mailTo(eva.email, /wordt verwijderd/);
    await page.goto(server.url(linkIn(mail.text)));
    await page.getByRole('button', { name: 'Ik kom terug' }).click();
    await expect(page).toHaveURL(/\/members(\?|$)/);
  });

  await test.step('logging in asks, and the question can be answered with no (T54)', async () => {
    await leave();
    await page.goto(server.url('/login'));
    await page.getByLabel('E-mailadres').fill(eva.email);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.getByRole('heading', { name: /Je account wordt op .* gewist/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ja, verwijder het' })).toHaveClass(/button-secondary/);
    await page.getByRole('button', { name: 'Nee, ik kom terug' }).click();
    await expect(page).toHaveURL(/\/members(\?|$)/);
  });

  await test.step('at once is asked again by mail, and then it is done', async () => {
    await page.goto(server.url('/notifications?section=delete'));
    await page.getByRole('checkbox', { name: /Wis mijn account meteen/ }).check();
    await page.getByLabel('Je wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Verwijder mijn account' }).click();
    const mail = await server.mailTo(eva.email, /nu wissen/);
    await page.goto(server.url(linkIn(mail.text)));
    await page.getByRole('button', { name: 'Wis nu alles' }).click();
    await expect(page.getByRole('heading', { name: 'Je account is gewist' })).toBeVisible();
    // The address alone claims nothing, whoever opens it.
    await page.goto(server.url('/account-deleted'));
    await expect(page.getByRole('heading', { name: 'Wat er gebeurt als je weggaat' })).toBeVisible();
  });
});

test('an offer that I take instead of leaving shows its code until I am where it counts (C23, DISC-3, CRED-3) @phone', async ({
  page,
  context,
  server,
}) => {
  const pim = await another(server, 'pim');
  await logIn(context, server, pim);
  const take = async (offer: string) => {
    await page.goto(server.url('/notifications?section=delete'));
    await page.getByLabel('Waarom ga je weg?').selectOption('price');
    await page.getByRole('listitem').filter({ hasText: offer }).getByRole('button').click();
    const code = page.getByText(/^(STAY15|TRY)-\w{6}$/);
    await expect(code).toBeVisible();
    // What lies half under the head of the page is judged as too small a target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
    return code.innerText();
  };

  await test.step('the lifetime discount is taken off every pack, and its code is the same when I ask again', async () => {
    const code = await take('15% korting, blijvend');
    await expect(page.getByRole('heading', { name: 'Je code blijft geldig' })).toBeFocused();
    expect(await take('15% korting, blijvend')).toBe(code);
    await page.getByRole('link', { name: 'Bekijk pakketten' }).click();
    await expect(page.getByRole('radio', { name: /^10 credits/ })).toBeVisible();
    await expect(page.getByText('8,49').first()).toBeVisible();
    // In another tab, where nobody typed it, as well.
    const other = await context.newPage();
    await other.goto(server.url('/credits'));
    await expect(other.getByText('8,49').first()).toBeVisible();
    await other.close();
  });

  await test.step('the tryout pack leads to its five credits, at its price', async () => {
    await take('Proefpakket');
    await expect(page.getByText(/5 credits voor €\s2,49\. Eén keer, er loopt niets door/)).toBeVisible();
    await page.getByRole('link', { name: 'Naar betalen' }).click();
    await expect(page).toHaveURL(/\/credits\/5\b/);
    await expect(page.getByRole('button', { name: /^Bestelling met betalingsverplichting.*€\s2,49$/ })).toBeVisible();
  });
});
