import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { packagesQuery } from '../../prices/packages.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/directdebit')({
  staticData: { texts: ['payments'], title: 'payments.debit.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(packagesQuery(call)),
  component: DirectDebit,
});

/** What direct debit is, and whether it can be used here now. */
function DirectDebit() {
  const t = useTranslations('payments.debit');
  const { call, settings } = useApp();
  const { data: offer } = useSuspenseQuery(packagesQuery(call));
  const isOffered = offer.methods.some(({ slug }) => slug === 'sdd');
  return (
    <Page width="narrow">
      <PageHeading title={t('title')} intro={t('intro', { company: settings.company_name })} />
      <div className="mt-4 grid gap-4">
        <p>{t('refund')}</p>
        {!isOffered && <Alert kind="note">{t('notHere')}</Alert>}
        <p>
          <LinkButton link={<Link to="/credits" />}>{t(isOffered ? 'choose' : 'other')}</LinkButton>
        </p>
      </div>
    </Page>
  );
}
