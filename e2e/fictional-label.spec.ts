import type { Page } from '@playwright/test';
import { newId, publicId } from '../server/src/platform/ids.ts';
import { isTooWide } from './support/accessibility.ts';
import { awake } from './support/awake.ts';
import { another, logIn, withDatabase } from './support/members.ts';
import { expect, test, type TestServer } from './support/server.ts';

/** The label itself, not a sentence that speaks of it. */
const label = /^Fictief profiel/;

/** An invented profile, and members before whom it never stands in the search. */
async function addInvented(server: TestServer): Promise<{ id: string; publicId: string; name: string }> {
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

interface Measured {
  /** Of the words, in CSS pixels. */
  readonly size: number;
  /** Of the words to what is behind them (WCAG). */
  readonly contrast: number;
  /** Something cuts part of the words off, or they are beyond the screen's edge. */
  readonly isCut: boolean;
}

/**
 * Texts that are like `words`, each measured, and the size of the running text: what `<p>` is without a class on the
 * page. Words which only a screen reader is told do not count.
 */
const measure = (page: Page, words: RegExp) =>
  page.evaluate<{ found: Measured[]; running: number }>(`(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const rgba = (color) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) => [r, g, b].map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const behind = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const color = rgba(getComputedStyle(at).backgroundColor);
        if (color[3] === 255) return color;
      }
      return [255, 255, 255, 255];
    };
    const isCut = (element, range) => [...range.getClientRects()].some(({ left, right, top, bottom }) => {
      if (left < -1 || right > innerWidth + 1) return true;
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
      }
      return false;
    });
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: around, data } = walker.currentNode;
      if (!${words}.test(data.trim()) || ['SCRIPT', 'STYLE', 'TITLE'].includes(around.tagName)) continue;
      const { width, height } = around.getBoundingClientRect();
      if (width <= 2 || height <= 2 || !around.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const [ink, ground] = [rgba(getComputedStyle(around).color), behind(around)].map(light);
      found.push({
        size: Number.parseFloat(getComputedStyle(around).fontSize),
        contrast: (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05),
        isCut: isCut(around, range),
      });
    }
    return { found, running: Number.parseFloat(getComputedStyle(document.body).fontSize) };
  })()`);

async function expectLabelled(page: Page, surface: string, words = label) {
  await expect(async () => {
    const { found, running } = await measure(page, words);
    expect(found, `${surface}: ${words} stands there`).not.toEqual([]);
    for (const { size, contrast, isCut } of found) {
      expect(size, `${surface}: as large as the text around it`).toBeGreaterThanOrEqual(running);
      expect(contrast, `${surface}: can be read`).toBeGreaterThanOrEqual(4.5);
      expect(isCut, `${surface}: is cut off`).toBe(false);
    }
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

  await test.step('the swipe game and the popup show nobody who is invented', async () => {
    await withDatabase(server, (client) =>
      client.query('update profiles set rank = (select max(rank) + 1 from profiles) where id = $1', [luna.id]),
    );
    await page.goto(server.url('/swipe-game'));
    await expect(page.getByRole('article')).toBeVisible();
    expect((await measure(page, new RegExp(luna.name))).found).toEqual([]);
    expect(await (await context.request.get(server.url('/api/swipe.php'))).text()).not.toContain(luna.publicId);
    expect(await (await context.request.get(server.url('/api/auto-like.php'))).text()).not.toContain(luna.publicId);
  });

  await test.step('what is shown of the address elsewhere', async () => {
    for (const path of [`/members/${luna.publicId}`, `/members/${luna.publicId}/signup`]) {
      const html = await (await context.request.get(server.url(path))).text();
      const shared = [...html.matchAll(/<(?:title|meta)[^>]*>[^<]*/g)].map(([tag]) => tag);
      const naming = shared.filter((tag) => tag.includes(luna.name));
      expect(naming, `${path} is called after them`).not.toEqual([]);
      expect(naming.filter((tag) => !tag.includes('Fictief profiel'))).toEqual([]);
      // The picture is the site's, never theirs.
      expect(shared.filter((tag) => tag.includes('og:image"'))).toEqual([expect.stringContaining('/og.png')]);
    }
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

  const named = new RegExp(`${luna.name} \\(Fictief profiel\\)`);
  await test.step('what pops up', async () => {
    await page.goto(server.url(`/members/${luna.publicId}`));
    await awake(page);
    await page.getByRole('button', { name: 'Blokkeren' }).click();
    await expect(page.getByRole('dialog', { name: named })).toBeVisible();
    await expectLabelled(page, 'the question whether to block', named);
    await page.getByRole('dialog').getByRole('button', { name: 'Blokkeer', exact: true }).click();
    await expect(page).toHaveURL(/\/members$/);
    // The question is still going: what says so counts alone.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: named })).toBeVisible();
    await expectLabelled(page, 'that somebody is blocked', named);
    await page.goto(server.url('/notifications?section=privacy'));
    await expectLabelled(page, 'whom one blocked', named);
  });
});
