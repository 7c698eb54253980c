import type { Page } from '@playwright/test';
import { newId, publicId } from '../server/src/platform/ids.ts';
import { isTooWide } from './support/accessibility.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** The label itself, not a sentence that speaks of it. */
const label = /^Fictief profiel/;

/** An invented profile, and members before whom it never stands in the search. */
async function addInvented(server: TestServer): Promise<{ publicId: string; name: string }> {
  for (let count = 0; count < 5; count += 1) await another(server, 'anna');
  const luna = { id: newId(new Date()), publicId: publicId(), name: `Luna${Math.random().toString(36).slice(2, 7)}` };
  await withDatabase(server, (client) =>
    client.query(
      `insert into profiles (site_id, id, public_id, kind, status, is_confirmed, name, birth_date, gender, country,
         quote, rank, created_at)
       values (1, $1, $2, 'fictional', 'active', true, $3, current_date - interval '40 years', 'female', 'NL',
         'Vertel eens over je avond.', 99999, now())`,
      [luna.id, luna.publicId, luna.name],
    ),
  );
  return luna;
}

/** The invented profile answers, as staff of the site do. */
const answer = (server: TestServer, profile: string) =>
  withDatabase(server, (client) =>
    client.query(
      `with talk as (
         update conversations c set last_seq = last_seq + 1 from profiles p
         where p.public_id = $1 and p.id in (c.low_id, c.high_id) returning c.id, c.last_seq, p.id as sender_id)
       insert into messages (conversation_id, seq, site_id, sender_id, client_key, kind, body, price,
         balance_after, granted_after, created_at)
       select id, last_seq, 1, sender_id, gen_random_uuid(), 'text', 'Een avond met een boek.', 0,
         0, 0, now() from talk`,
      [profile],
    ),
  );

/**
 * The sizes of texts that are like `words`, in CSS pixels, and of the running text: what `<p>` is without a class on
 * the page. Words which only a screen reader is told count with no size.
 */
const sizesOf = (page: Page, words: RegExp) =>
  page.evaluate<{ sizes: number[]; running: number }>(`(() => {
    const sizes = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: around, data } = walker.currentNode;
      if (!${words}.test(data.trim()) || ['SCRIPT', 'STYLE', 'TITLE'].includes(around.tagName)) continue;
      const { width, height } = around.getBoundingClientRect();
      if (width > 2 && height > 2 && around.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        sizes.push(Number.parseFloat(getComputedStyle(around).fontSize));
    }
    return { sizes, running: Number.parseFloat(getComputedStyle(document.body).fontSize) };
  })()`);

async function expectLabelled(page: Page, surface: string, words = label) {
  await expect(async () => {
    const { sizes, running } = await sizesOf(page, words);
    expect(sizes, `${surface}: ${words} stands there`).not.toEqual([]);
    expect(Math.min(...sizes), `${surface}: as large as the text around it`).toBeGreaterThanOrEqual(running);
    expect(running).toBeGreaterThanOrEqual(16);
  }).toPass({ timeout: 15_000 });
  expect(await isTooWide(page), `${surface} fits`).toBe(false);
}

test('T2: the label of an invented profile is as large as the text it stands beside, on every surface', async ({
  page,
  context,
  server,
}) => {
  const mark = await another(server, 'pim');
  const luna = await addInvented(server);

  await test.step('before one has an account', async () => {
    await page.goto(server.url(`/members/${luna.publicId}/signup`));
    await expectLabelled(page, 'the sign-up for this profile');
    await page.goto(server.url('/'));
    await expectLabelled(page, 'the first page');
    await page.goto(server.url('/landers/adultonly'));
    await expectLabelled(page, 'a landing page that names invented profiles');
  });

  await logIn(context, server, mark);
  await test.step('search, profile, likes', async () => {
    await page.goto(server.url('/members'));
    await expectLabelled(page, 'the search');
    await page.goto(server.url(`/members/${luna.publicId}`));
    await expectLabelled(page, 'the profile');
    const like = page.getByRole('button', { name: `Like ${luna.name}` });
    const kept = page.waitForResponse((each) => each.url().includes('/api/like') && each.ok());
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await kept;
    await page.goto(server.url('/likes/given'));
    await expect(page.getByText(luna.name).first()).toBeVisible();
    await expectLabelled(page, 'whom one likes');
  });

  await test.step('chat', async () => {
    await page.goto(server.url(`/members/${luna.publicId}/chat`));
    await expectLabelled(page, 'a conversation that is not begun');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ga verder' }).click();
    await page.getByRole('textbox').fill('Hoe was je avond?');
    await page.locator('form button[type=submit]').click();
    await expect(page).toHaveURL(/\/chats\/\w{14}$/);
    await answer(server, luna.publicId);
    await page.reload();
    await expect(page.getByRole('log')).toContainText('Een avond met een boek.');
    await expectLabelled(page, 'the head of a conversation');
    await expectLabelled(page, 'each message', /· fictief$/);
    await page.goto(server.url('/chats'));
    await expectLabelled(page, 'the list of conversations');
  });
});
