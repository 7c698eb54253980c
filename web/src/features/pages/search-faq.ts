import type { PageSection } from '@vonk/contract/pages';
import { plainText, type Question, questionsOf } from './questions.ts';

/** The text in small letters without accents, as one searches it. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').trim();

/** The questions that hold every word, by section; sections without one are left out. */
export function searchFaq(
  sections: readonly PageSection[],
  words: string,
): { section: PageSection; questions: Question[] }[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      section,
      questions: questionsOf(section).filter((question) => {
        const text = foldText(`${section.title} ${question.text} ${plainText(question.answer)}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
