import { openSeal } from '../server/src/platform/seal.ts';
import { unsubscribePath } from '../server/src/mails/unsubscribing/links.ts';
import { expectAccessible } from './support/accessibility.ts';
import { logIn, play } from './support/members.ts';
import { expect, test } from './support/server.ts';

/** The link in a mail of a new message to somebody, as the server of the tests seals it. */
const linkTo = ({ id: memberId }: { id: string }) =>
  unsubscribePath(openSeal('demo mode keeps nothing secret'), { siteId: 1, memberId, type: 'message' });

test('I end mails of one kind with one press, and take it back (T93) @phone', async ({ page, server }) => {
  const { anna } = await play(server, 'anna');
  await page.goto(server.url(linkTo(anna)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geen mail meer bij ‘Nieuw bericht’?');
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Meld af voor ‘Nieuw bericht’' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent afgemeld');
  await expect(page.getByText('Nieuw gesprek, Like en Ongelezen berichten')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dit was een vergissing' }).click();
  await expect(page.getByText('Alles staat weer zoals het was.')).toBeVisible();
  await page.getByRole('button', { name: 'Meld af voor alles' }).click();
  await expect(page.getByText('Over leden, berichten en aanbiedingen komt geen mail meer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alles uit' })).toHaveCount(0);
});

test('I pause mails for a month, see until when, and let them come again @desktop', async ({
  page,
  context,
  server,
}) => {
  const { anna } = await play(server, 'anna');
  await page.goto(server.url(linkTo(anna)));
  await page.getByRole('button', { name: 'Een maand geen mail' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail staat op pauze');
  await logIn(context, server, anna);
  await page.goto(server.url('/notifications'));
  const paused = page.getByText('Mail staat op pauze');
  await expect(paused).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zet mail weer aan' }).click();
  await expect(paused).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Meldingen', level: 2 })).toBeVisible();
  await expect(paused).toBeHidden();
});

test('a link that is none of ours says what to do @desktop', async ({ page, server }) => {
  await page.goto(server.url(`/unsubscribe/${'A'.repeat(120)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link klopt niet');
});
