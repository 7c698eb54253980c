import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { fromSearch } from '../../api/routing/own-search.ts';
import { LanguageForm } from '../../features/language/language-form.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/lang-config')({
  staticData: { texts: ['language'], title: 'language.title', description: 'language.intro' },
  validateSearch: fromSearch,
  component: LangConfig,
});

function LangConfig() {
  const t = useTranslations('language');
  const { from = '/' } = Route.useSearch();
  return (
    <Page width="column">
      <PageHeading title={t('title')} intro={t('intro')} />
      <LanguageForm from={from} />
    </Page>
  );
}
