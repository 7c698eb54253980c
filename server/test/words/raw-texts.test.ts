import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giftPictures } from '@vonk/contract/gifts';
import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** What the server writes as it stands in the catalogue, without a translator that fills it in. */
const raw: Readonly<Record<string, { readonly catalogue: string; readonly of: readonly string[] }>> = {
  'pages/files/offline-page.ts': { catalogue: 'shell', of: ['shell', 'error', 'offlineTitle|offline|retry'] },
  'profile/erased-name.ts': { catalogue: 'shell', of: ['shell', 'erasedMember'] },
  'sites/words/gifts.ts': {
    catalogue: 'chat',
    of: ['chat', giftPictures.map((picture) => `gift_${picture}`).join('|')],
  },
  'sites/words/icebreakers.ts': { catalogue: 'icebreakers', of: ['icebreakers'] },
};

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

function at(value: unknown, [keys, ...rest]: readonly string[]): unknown[] {
  if (keys === undefined) return [value];
  return keys.split('|').flatMap((key) => at((value as Record<string, unknown>)[key], rest));
}

test('whatever the server writes without a translator is known here', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const found = files.filter((name) => {
    const text = readFileSync(join(source, name), 'utf8');
    return text.includes("'@vonk/locales/nl/") && !/\bcreateTranslator\b|Translator\(/.test(text);
  });
  expect(found.toSorted()).toEqual(Object.keys(raw).toSorted());
});

test.each(locales)('none of it has anything to fill in, in %s', async (locale) => {
  for (const { catalogue, of } of Object.values(raw)) {
    const texts = at(await import(`@vonk/locales/${locale}/${catalogue}`), of).flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  }
});
