import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { requireMember } from '../../api/routing/require-member.ts';
import { useApp, useUser } from '../../api/use-app.ts';
import { transactionsQuery } from '../../features/payments/queries.ts';
import { TransactionsTable } from '../../features/payments/transactions/transactions-table.tsx';
import { Button, LinkButton } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page, PageHeading } from '../../ui/frame/page.tsx';

export const Route = createFileRoute('/_default/transactions')({
  staticData: { texts: ['payments', 'methods'], title: 'payments.list.title' },
  beforeLoad: requireMember,
  loader: ({ context: { call, queryClient } }) => queryClient.ensureInfiniteQueryData(transactionsQuery(call)),
  component: Transactions,
});

function Transactions() {
  const t = useTranslations('payments.list');
  const { call } = useApp();
  const user = useUser();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(transactionsQuery(call));
  const transactions = data.pages.flatMap((page) => page.transactions);
  const buy = <LinkButton link={<Link to="/credits" />}>{t('buy')}</LinkButton>;
  return (
    <Page>
      <PageHeading title={t('title')} intro={t('intro', { count: user?.credits ?? 0 })} />
      {transactions.length === 0 ? (
        <EmptyState title={t('emptyTitle')} action={buy}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <TransactionsTable transactions={transactions} />
          <p className="mt-5 flex flex-wrap gap-2.5">
            {hasNextPage && (
              <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('more')}
              </Button>
            )}
            {buy}
            <LinkButton variant="secondary" link={<Link to="/refunds" />}>
              {t('moneyBack')}
            </LinkButton>
          </p>
        </>
      )}
    </Page>
  );
}
