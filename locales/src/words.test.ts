import { isArgumentElement, isPluralElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';

/** Words that call something a present. */
const presents = {
  nl: /cadeau|geschenk|krijg je|weggeven/i,
  de: /geschenk|schenk|bekommst du/i,
  en: /\bgift|present|\bget\b/i,
  es: /regal|obsequi/i,
  fr: /cadeau|offert|offre/i,
  it: /regal|omaggio/i,
  pl: /prezent|podarun|dostaj/i,
};
const locales = Object.keys(presents) as (keyof typeof presents)[];

interface Texts {
  chat: { emptyText: string };
  discounts: { welcome_discount_bonus: { act_fast: string } };
  likes: { popup: { suggestion: string } };
}

describe.each(locales)('the texts in %s', (locale) => {
  const read = async <Feature extends keyof Texts>(feature: Feature): Promise<Texts[Feature]> =>
    ((await import(`./${locale}/${feature}.ts`)) as Pick<Texts, Feature>)[feature];
  const argumentsOf = (text: string) =>
    parse(text).flatMap((part) => (isArgumentElement(part) || isPluralElement(part) ? [part.value] : []));

  test('X3: how many conversations one may begin stands beside the free messages, and is called no present', async () => {
    const { emptyText } = await read('chat');
    expect(argumentsOf(emptyText)).toEqual(expect.arrayContaining(['started', 'free']));
    expect(emptyText).not.toMatch(presents[locale]);
  });

  test('B4: what an offer says of its end is a moment, and what holds after it', async () => {
    const text = (await read('discounts')).welcome_discount_bonus.act_fast;
    expect(argumentsOf(text)).toEqual(['time']);
    expect(text.split(/(?<=\.) /)).toHaveLength(2);
  });

  test('X13: whom nobody liked is called a suggestion', async () => {
    expect((await read('likes')).popup.suggestion).toMatch(/sugg|vorschlag|suger|propozycj/i);
  });
});
