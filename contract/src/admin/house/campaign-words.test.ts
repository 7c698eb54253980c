import { expect, test } from 'vitest';
import { campaignMistake, emptyPart, isOwnPath, paragraphsOf, textOf } from './campaign-words.ts';

const nl = { subject: 'Dag', paragraphs: ['Hier is {site}.', 'Tot snel.'], button: 'Kijk' };

test.each([
  ['nothing', { nl }, undefined],
  ['a field of the subject', { nl: { ...nl, subject: 'Dag {naam}' } }, ['field_unknown', 'nl', 'subject', 4, 10]],
  [
    'a brace of a later paragraph',
    { nl: { ...nl, paragraphs: ['Goed.', 'Dag {'] } },
    ['field_broken', 'nl', 'text', 11, 12],
  ],
  [
    'a language that lacks a field',
    { nl, de: { ...nl, paragraphs: ['Hallo.'] } },
    ['field_missing', 'de', 'text', 6, 6],
  ],
  [
    'an unknown field before what another language then lacks',
    { nl, pl: { ...nl, subject: '{imię}' } },
    ['field_unknown', 'pl', 'subject', 0, 6],
  ],
] as const)('%s is wrong', (_, words, mistake) => {
  const found = campaignMistake(words);
  expect(found && [found.code, found.locale, found.part, found.start, found.end]).toEqual(mistake);
});

test('a text in which nothing stands is found, whichever it is', () => {
  expect(emptyPart({ nl })).toBeUndefined();
  expect(emptyPart({ nl, fr: { ...nl, button: '' } })).toEqual({ locale: 'fr', part: 'button' });
  expect(emptyPart({ nl: { ...nl, paragraphs: [] } })).toEqual({ locale: 'nl', part: 'text' });
});

test('paragraphs are what stands between empty lines', () => {
  expect(paragraphsOf('\n a \nb\n\n \n c\n')).toEqual(['a \nb', 'c']);
  expect(paragraphsOf(textOf(nl.paragraphs))).toEqual(nl.paragraphs);
});

test.each([
  ['/credits?x=1', true],
  ['//elders.example', false],
  ['https://elders.example', false],
  ['credits', false],
])('%s is a page of the site: %s', (path, isOurs) => expect(isOwnPath(path)).toBe(isOurs));
