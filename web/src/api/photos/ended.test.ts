import { expect, test } from 'vitest';
import { hasEndedPhotos } from './ended.ts';

const end = Date.parse('2026-11-21T13:00:00Z');
const address = `/photos/1/abc/card-v1.webp?for=members&until=${end / 1000}&by=AAAA`;

test('an answer is kept until the first of its photos’ addresses ends, wherever that stands', () => {
  const later = address.replace(String(end / 1000), String(end / 1000 + 3600));
  for (const answer of [
    address,
    { results: [{ main_image: { filename: address } }] },
    { pages: [[later], [address]] },
  ]) {
    expect(hasEndedPhotos(answer, end - 1)).toBe(false);
    expect(hasEndedPhotos(answer, end)).toBe(true);
  }
  expect(hasEndedPhotos({ card: `/chat-${address.slice(1)}` }, end)).toBe(true);
});

test('what holds no photo never ends', () => {
  for (const answer of [undefined, null, {}, { until: '1' }, 'https://example.org/?until=1'])
    expect(hasEndedPhotos(answer, end)).toBe(false);
});
