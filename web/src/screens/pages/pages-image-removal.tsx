import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { pageHead } from '../../api/routing/page-head.ts';
import { useApp } from '../../api/use-app.ts';
import { ComplaintForm } from '../../features/complaints/complaint-form.tsx';
import { pageQuery } from '../../features/pages/queries.ts';
import { ReadingPage } from '../../features/pages/reading-page.tsx';

const name = 'image-removal';

export const Route = createFileRoute('/_default/pages/image-removal')({
  staticData: { texts: ['pages', 'complaints', 'errors'], isQuiet: true },
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(pageQuery(call, name)),
  head: ({ loaderData, match: { context } }) => (loaderData ? pageHead(context, loaderData) : {}),
  component: PagesImageRemoval,
});

function PagesImageRemoval() {
  const t = useTranslations('complaints.image_removal');
  const { call } = useApp();
  const { data: page } = useSuspenseQuery(pageQuery(call, name));
  return (
    <ReadingPage page={page}>
      <section className="mt-6" aria-labelledby="removal-form">
        <h2 id="removal-form">{t('title')}</h2>
        <ComplaintForm kind="image_removal" />
      </section>
    </ReadingPage>
  );
}
