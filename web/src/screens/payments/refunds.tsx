import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { keys } from '../../api/keys.ts';
import { useLiveEvents } from '../../api/live.tsx';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp } from '../../api/use-app.ts';
import { moneyBackQuery } from '../../features/payments/queries.ts';
import { MoneyBackList } from '../../features/payments/refunds/money-back-list.tsx';
import { ProveDialog } from '../../features/settings/proof/prove-dialog.tsx';
import { LinkButton } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/refunds')({
  staticData: { texts: ['payments', 'methods', 'settings', 'account', 'errors'], title: 'payments.back.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureQueryData(moneyBackQuery(call)),
  component: Refunds,
});

function Refunds() {
  const t = useTranslations('payments.back');
  const { call } = useApp();
  const queryClient = useQueryClient();
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: keys.moneyBack });
  useLiveEvents({ payment: readAgain, balance: readAgain });
  const { data: refunds } = useSuspenseQuery(moneyBackQuery(call));
  const back = (
    <LinkButton variant="secondary" link={<Link to="/transactions" />}>
      {t('toPayments')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHeading title={t('title')} intro={t('intro')} />
      {refunds.length === 0 ? (
        <EmptyState title={t('emptyTitle')} action={back}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <MoneyBackList refunds={refunds} Prove={ProveDialog} />
          <p className="mt-5">{back}</p>
        </>
      )}
    </Page>
  );
}
