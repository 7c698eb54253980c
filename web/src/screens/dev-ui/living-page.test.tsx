import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DevUi } from './living-page.tsx';

const page = renderToStaticMarkup(<DevUi />);

test('no part of the kit has an inline style, which the content security policy would drop', () => {
  expect(page.length).toBeGreaterThan(20_000);
  expect(page).not.toMatch(/<[^>]+\sstyle=/);
});

test('every button and link of the kit has a name', () => {
  const controls = [...page.matchAll(/<(button|a)\b([^>]*)>([^]*?)<\/\1>/g)];
  expect(controls.length).toBeGreaterThan(100);
  const unnamed = controls.filter(
    ([, , attributes, content]) =>
      !attributes!.includes('aria-label=') && content!.replaceAll(/<[^>]+>/g, '').trim() === '',
  );
  expect(unnamed.map(([control]) => control.slice(0, 120))).toEqual([]);
});

test('ids are unique and every reference finds its element', () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [
    ...page.matchAll(/\s(?:for|aria-labelledby|aria-describedby|aria-controls|popovertarget)="([^"]+)"/gi),
  ].flatMap(([, list]) => list!.split(' '));
  // A closed dialog holds no title yet.
  const titles = [...page.matchAll(/<dialog[^>]*aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id) && !titles.includes(id))).toEqual([]);
});
