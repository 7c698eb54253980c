import { another, logIn } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

const host = 'vonk.lan';

test('on a page that is not secure, as by an address of the network, messages are sent and copied all the same @desktop', async ({
  browser,
  server,
}) => {
  const bram = await another(server, 'bram', { freeCredits: 5 });
  const anna = await another(server, 'anna');
  const other = await browser
    .browserType()
    .launch({ args: ['--no-sandbox', `--host-resolver-rules=MAP ${host} 127.0.0.1`] });
  try {
    const page = await (await other.newContext()).newPage();
    await logIn(page.context(), { ...server, url: (path) => at(server, path) }, bram);
    await page.goto(at(server, `/members/${anna.publicId}/chat`));
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
    await page.getByRole('textbox').fill('Vanaf de bank');
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('.bubble')).toHaveText('Vanaf de bank');
    await expect(page).toHaveURL(/\/chats\/\w{14}$/);
    await expect(page.getByText('staat klaar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Opties bij dit bericht' }).click();
    await page.getByRole('button', { name: 'Kopiëren' }).click();
    await expect(page.getByText('Gekopieerd.')).toBeVisible();
    await page.getByRole('textbox').press('ControlOrMeta+v');
    await expect(page.getByRole('textbox')).toHaveValue('Vanaf de bank');
  } finally {
    await other.close();
  }
});

const at = (server: TestServer, path: string): string => {
  const url = new URL(server.url(path));
  url.hostname = host;
  return url.href;
};
