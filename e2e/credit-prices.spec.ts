import type { Page } from '@playwright/test';
import { another, logIn } from './support/members.ts';
import { expect, test } from './support/server.ts';

/** What a screen says of credits: the words, and the row, sentence or button they stand in. */
const creditsOn = (page: Page) =>
  page.evaluate<{ words: string; around: string }[]>(`(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: around, data } = walker.currentNode;
      if (!/(?:\\d|één)[\\s\\u00a0]credits?\\b/.test(data) || ['SCRIPT', 'STYLE', 'TITLE'].includes(around.tagName)) continue;
      if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const whole = around.closest('tr, li, p, label, button, a, .price-row, [role=row]') ?? around;
      found.push({ words: data.trim(), around: whole.textContent.replace(/\\s+/g, ' ').trim() });
    }
    return found;
  })()`);

/** What one has, or how many one may choose, is no price. */
const isQuantity = /Saldo: |Je hebt |Een ander aantal/;
const priced = /(\d+|één)\scredits?(?:\s·\s|\s\()€\s(\d+,\d\d)/i;
const euros = (words: string): number => Number(words.replace(',', '.'));

test('wherever credits are a price, their value in money stands in the same line, at the highest rate (T19) @desktop', async ({
  page,
  context,
  server,
}) => {
  const [gerrit, lies] = [await another(server, 'bram', { boughtCredits: 5 }), await another(server, 'anna')];
  await logIn(context, server, gerrit);
  const said: string[] = [];
  for (const path of [
    '/premium',
    '/pricing',
    '/credits',
    '/credits/10',
    '/credits/limits',
    '/members',
    `/members/${lies.publicId}`,
    `/members/${lies.publicId}/chat`,
    '/swipe',
    '/likes',
    '/notifications',
  ]) {
    await page.goto(server.url(path));
    await expect(page.locator('h1').first()).toBeAttached();
    said.push(...(await creditsOn(page)).map(({ words, around }) => `${path}: ${words} | ${around}`));
  }
  const prices = said.filter((line) => !isQuantity.test(line));
  expect(prices.filter((line) => !/€\s[\d.,]+/.test(line))).toEqual([]);
  // One euro a credit is the price of the smallest pack, whichever the member would choose.
  const values = prices.flatMap((line) => {
    const [, credits = '', value = ''] = priced.exec(line) ?? [];
    return value === '' ? [] : [euros(value) / (credits === 'één' ? 1 : Number(credits))];
  });
  expect(values.length).toBeGreaterThan(8);
  expect(new Set(values)).toEqual(new Set([1]));
});
