import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LanguageForm } from '../features/language/language-form.tsx';
import { Page, PageHeading } from '../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/lang-config')({
  staticData: { texts: ['language'], title: 'language.title', description: 'language.intro' },
  validateSearch: ({ from }): { from?: string } => (isOwnPath(from) ? { from } : {}),
  component: LangConfig,
});

/** A path of this site: no other host may be reached through our link. */
const isOwnPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

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
