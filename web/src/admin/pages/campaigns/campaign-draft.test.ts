import { locales } from '@vonk/contract/locales';
import { expect, test } from 'vitest';
import { contentMistakes, draftInput, draftMistakes, draftOf, newDraft, writtenWords } from './campaign-draft.ts';

const begun = newDraft();
const nl = { subject: ' Dag {name} ', text: 'Eerst dit.\n\n  \nDan dat.\n', button: 'Kijk' };
const written = { ...begun, name: 'lente-26', words: { ...begun.words, nl } };

const became = { push: 0, mail: 0, both: 0, waiting: 0, held: 0, failed: 0, passed_over: 0, taken_back: 0 };

test('what is typed comes to the server in paragraphs, and back as it was', () => {
  const input = draftInput(1, { ...written, premium: 'not', activeDays: ' 30 ' });
  expect(input.words).toEqual({
    nl: { subject: 'Dag {name}', paragraphs: ['Eerst dit.', 'Dan dat.'], button: 'Kijk' },
  });
  expect(input.segment).toEqual({ is_premium: false, active_days: 30, member_days: null });
  const kept = { ...input, written_at: '2026-01-01T00:00:00.000Z', state: 'draft' as const, started_at: null };
  const counts = { ended_at: null, noted: 0, became, forgotten: 0 };
  const again = draftOf({ ...kept, ...counts });
  expect(again.words.nl.text).toBe('Eerst dit.\n\nDan dat.');
  expect([again.premium, again.activeDays, again.memberDays]).toEqual(['not', '30', '']);
});

test.each([
  ['nothing', written, {}],
  ['its name', { ...written, name: 'Lente 26' }, { name: 'setting_invalid' }],
  ['that it has no name', { ...written, name: ' ' }, { name: 'words_required' }],
  [
    'days',
    { ...written, activeDays: '0', memberDays: '1,5' },
    { activeDays: 'setting_invalid', memberDays: 'setting_invalid' },
  ],
  [
    'half of a language',
    { ...written, words: { ...written.words, pl: { subject: '', text: '', button: 'Zobacz' } } },
    { 'pl.subject': 'words_required', 'pl.text': 'words_required' },
  ],
  [
    'seven paragraphs',
    { ...written, words: { ...written.words, nl: { ...nl, text: Array.from({ length: 7 }, () => 'a').join('\n\n') } } },
    { 'nl.text': 'setting_invalid' },
  ],
])('%s is wrong', (_, draft, mistakes) => {
  expect(draftMistakes(draft, 'nl')).toEqual(mistakes);
});

test('the own language of the site is written, and no other has to be', () => {
  expect(Object.keys(contentMistakes(written, 'de'))).toEqual(['de.subject', 'de.text', 'de.button']);
  expect(Object.keys(writtenWords(written))).toEqual(['nl']);
  expect(Object.keys(begun.words)).toEqual([...locales]);
});
