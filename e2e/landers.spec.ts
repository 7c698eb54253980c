import { expectAccessible } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { expect, test } from './support/server.ts';
import { addMember, withDatabase } from './support/members.ts';

const plain = ['adultonly', 'tinderswipe', 'whoneedsstrings'];
const slugged = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

test.beforeEach(async ({ context, server }) => {
  await context.addCookies(
    [['entry_seen', '1'] as const, ['locale', 'nl'] as const].map(([name, value]) => ({ name, value, url: server.url('/') })),
  );
});

for (const name of [...plain, ...slugged]) {
  test(`the lander ${name} stands without a script, asks to sign up at once and bars nobody`, async ({ page, server }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(server.url(`/landers/${name}`), { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    await expect(page.locator('main form button[type=submit]').first()).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);
  });
}

test('an address typed before the script came is in the sign-up form', async ({ page, server }) => {
  await page.goto(server.url('/landers/gallery'), { waitUntil: 'networkidle' });
  await page.getByLabel('E-mailadres').fill('vroeg@example.org');
  await page.getByRole('button', { name: 'Gratis aanmelden' }).click();
  await expect(page.getByLabel('Voornaam of schermnaam')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mailadres' }).last()).toHaveValue('vroeg@example.org');
});

test('the adult gate takes the date of birth along, and lets a younger visitor go no further', async ({ page, server }) => {
  await page.goto(server.url('/landers/adultonly'), { waitUntil: 'networkidle' });
  // The first touch fetches the script; a hand takes longer to the next field than a test does.
  await page.getByLabel('Dag').focus();
  await awake(page);
  await page.getByLabel('Dag').fill('14');
  await page.getByLabel('Maand').fill('3');
  await page.getByLabel('Jaar').fill('1985');
  await page.getByRole('button', { name: 'Verder naar aanmelden' }).click();
  await expect(page.getByLabel('Voornaam of schermnaam')).toBeVisible();
  await expect(page.getByLabel('Jaar', { exact: true }).last()).toHaveValue('1985');
  await page.goto(server.url('/landers/adultonly'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Ik ben jonger' }).click();
  await expect(page.getByRole('heading', { name: 'Dan is dit niets voor jou' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verder naar aanmelden' })).toBeHidden();
});

test('the deck works by buttons and keys, and counts its likes', async ({ page, server }) => {
  await page.goto(server.url('/landers/tinderswipe'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByText('Nog 3 likes')).toBeVisible();
  await expect(page.getByText('Samir, 41 · model')).toBeVisible();
  await page.getByRole('button', { name: 'Like', exact: true }).press('ArrowLeft');
  await expect(page.getByText('Ingrid, 57 · model')).toBeVisible();
  await expect(page.getByText('Nog 3 likes')).toBeVisible();
});

test('a slug chooses words and people; an unknown one is the plain page with its own address', async ({ page, server }) => {
  await page.goto(server.url('/landers/gallery/50plus'));
  await expect(page.getByRole('heading', { name: 'Opnieuw beginnen mag rustig.' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url('/landers/gallery/50plus'));
  await expect(page.getByText('Ingrid, 57')).toBeVisible();
  await page.goto(server.url('/landers/gallery/bestaat-niet'));
  await expect(page.getByRole('heading', { name: 'Portretten met een stem.' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.url('/landers/gallery'));
});

test('a film stops at its button, and does not begin for who asked for less motion', async ({ page, server }) => {
  await page.goto(server.url('/landers/video'), { waitUntil: 'networkidle' });
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Pauze' }).click();
  await expect(page.getByRole('button', { name: 'Afspelen' })).toBeVisible();
  await expect.poll(isPaused).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url('/landers/video'), { waitUntil: 'networkidle' });
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toBe('');
});

test('only a member who agreed stands on a landing page; what is written to them goes along', async ({ page, server }) => {
  const shy = await addMember(server, 'Verlegen');
  const open = await addMember(server, 'Mirjam');
  await withDatabase(server, (client) => client.query('update profiles set ad_consent = true where id = $1', [open.id]));
  for (const path of ['landing', 'landing2', 'landing3/calm']) {
    await page.goto(server.url(`/members/${shy.publicId}/${path}`));
    await expect(page.getByRole('heading', { name: 'Begin met een goed gesprek.' })).toBeVisible();
    expect(await page.content()).not.toContain(shy.name);
    await page.goto(server.url(`/members/${open.publicId}/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(open.name);
    await expectAccessible(page);
  }
  await page.getByLabel(/Je eerste bericht aan/).fill('Loop je ook langs de Eem?');
  await page.getByRole('button', { name: `Schrijf ${open.name}` }).click();
  await page.waitForURL(/\/signup$/);
  await expect(page.getByLabel(/Je eerste bericht aan/)).toHaveValue('Loop je ook langs de Eem?');
});
