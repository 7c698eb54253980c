import { expect, test } from 'vitest';
import { landingPageAt } from './landing-page.ts';

test('a landing page is named by its address, and nobody in it (C32)', () => {
  expect(
    Object.fromEntries(
      [
        '/',
        '/landers/gallery',
        '/landers/gallery/50plus',
        '/landers/gallery/50plus/',
        '/members/ABCDEFGHJKMNPQ/landing2',
        '/members/ABCDEFGHJKMNPQ/landing3/calm',
        '/members/ABCDEFGHJKMNPQ/landing4',
        '/members/ABCDEFGHJKMNPQ',
        '/landers/gallery/Anna%40example.org',
        '/landers/gallery/one/two',
        '/signup',
        '',
      ].map((path) => [path, landingPageAt(path)]),
    ),
  ).toEqual({
    '/': 'index',
    '/landers/gallery': 'gallery',
    '/landers/gallery/50plus': 'gallery/50plus',
    '/landers/gallery/50plus/': 'gallery/50plus',
    '/landers/gallery/Anna%40example.org': 'gallery',
    '/landers/gallery/one/two': 'gallery/one',
    '/members/ABCDEFGHJKMNPQ/landing2': 'member-landing2',
    '/members/ABCDEFGHJKMNPQ/landing3/calm': 'member-landing3',
  });
});
