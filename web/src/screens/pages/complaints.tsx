import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ownSearch } from '../../api/routing/own-search.ts';
import { ComplaintForm } from '../../features/complaints/complaint-form.tsx';
import { Contact } from '../../features/pages/contact.tsx';
import '../../features/pages/pages.css';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/complaints')({
  staticData: {
    texts: ['complaints', 'pages', 'errors'],
    title: 'complaints.complaint.title',
    description: 'complaints.complaint.intro',
  },
  validateSearch: ownSearch(['about'], ({ about }: { about?: unknown }): { about?: string } =>
    typeof about === 'string' ? { about: about.slice(0, 500) } : {},
  ),
  component: Complaints,
});

function Complaints() {
  const t = useTranslations('complaints.complaint');
  const { about } = Route.useSearch();
  return (
    <Page width="form">
      <PageHeading title={t('title')} intro={t('intro')} />
      <ComplaintForm kind="complaint" target={about} />
      <Contact />
    </Page>
  );
}
