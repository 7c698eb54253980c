import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useUser } from '../../api/use-app.ts';
import { ownSearch } from '../../api/routing/own-search.ts';
import { ComplaintForm } from '../../features/complaints/complaint-form.tsx';
import { ProfileReportForm } from '../../features/complaints/profile-report-form.tsx';
import { Contact } from '../../features/pages/contact.tsx';
import '../../features/pages/pages.css';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

interface Search {
  /** What it is about: the address of a profile. */
  about?: string | undefined;
  /** Which photo of that profile. */
  photo?: string | undefined;
}

export const Route = createFileRoute('/_default/report')({
  staticData: {
    texts: ['complaints', 'pages', 'errors'],
    title: 'complaints.report.title',
    description: 'complaints.report.intro',
  },
  validateSearch: ownSearch(['about', 'photo'], ({ about, photo }: { about?: unknown; photo?: unknown }): Search => ({
    ...(typeof about === 'string' ? { about: about.slice(0, 500) } : {}),
    ...(typeof photo === 'string' && /^\w{1,14}$/.test(photo) ? { photo } : {}),
  })),
  component: Report,
});

function Report() {
  const t = useTranslations('complaints.report');
  const { about, photo } = Route.useSearch();
  const isMember = useUser() !== null;
  const [, profile] = /^\/members\/([^/?#]{1,14})$/.exec(about ?? '') ?? [];
  return (
    <Page width="form">
      <PageHeading title={t('title')} intro={t('intro')} />
      {isMember && profile !== undefined ? (
        <ProfileReportForm profile={profile} photo={photo} />
      ) : (
        <ComplaintForm kind="report" target={about} />
      )}
      <Contact />
    </Page>
  );
}
