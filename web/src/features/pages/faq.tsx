import type { StaticPage } from '@vonk/contract/pages';
import { useTranslations } from 'use-intl';
import { TextInput } from '../../ui/form/text-input.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { foldText, searchFaq } from './search-faq.ts';

type FaqProps = { page: StaticPage; words: string; onWords(words: string): void };

/** The field that searches the questions; without JavaScript it is a form whose answer the server draws. */
export function FaqSearch({ words, onWords, page }: FaqProps) {
  const t = useTranslations('pages.faq');
  const count = searchFaq(page.sections, words).reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <form role="search" className="faq-search" action="/pages/faq" onSubmit={(event) => event.preventDefault()}>
      <TextInput
        label={t('label')}
        name="q"
        type="search"
        value={words}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onWords(value)}
      />
      <p className="faq-count" role="status">
        {foldText(words) && t('found', { count })}
      </p>
    </form>
  );
}

/** The questions that fit the search, under their subject; open when they were searched for. */
export function FaqList({ page, words }: Omit<FaqProps, 'onWords'>) {
  const isSearched = foldText(words) !== '';
  return searchFaq(page.sections, words).map(({ section, questions }) => (
    <section key={section.id} aria-labelledby={section.id}>
      <h2 id={section.id}>{section.title}</h2>
      {questions.map((question) => (
        <details key={`${question.text} ${isSearched}`} open={isSearched} className="faq-question">
          <summary>
            <h3>{question.text}</h3>
          </summary>
          <PageBlocks blocks={question.answer} />
        </details>
      ))}
    </section>
  ));
}
